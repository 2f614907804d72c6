/**
 * The same lesson in the order and the words of a framework. NGSS and NSTA plan by 5E (Bybee et al., 2006); C3 and NCSS by the
 * inquiry arc (NCSS, 2013); WIDA and TESOL by the cycle of building content and language together (WIDA, 2020; Gibbons, 2015).
 */
import type { Framework } from '../../tools/choices/frameworks.ts';
import type { SetMove } from '../sets/teaching-set.ts';

type Phase = SetMove['phase'];
type Names = Readonly<Record<Phase, string>>;

export interface LessonParts {
  /** What the plan calls its model: '5E'. */
  readonly model: string;
  readonly nameOf: (phase: Phase) => string;
}

const FIVE_E: Names = {
  hook: 'Engage',
  explore: 'Explore',
  explain: 'Explain',
  practice: 'Elaborate',
  apply: 'Elaborate',
  close: 'Evaluate',
};
const INQUIRY_ARC: Names = {
  hook: 'Compelling question',
  explore: 'Gather evidence',
  explain: 'Make sense of evidence',
  practice: 'Use evidence',
  apply: 'Communicate conclusions',
  close: 'Return to the question',
};
const CONTENT_AND_LANGUAGE: Names = {
  hook: 'Build the field: activate knowledge and words',
  explore: 'Build the field: explore together',
  explain: 'Model content and language',
  practice: 'Joint practice',
  apply: 'Independent use',
  close: 'Reflect on content and language',
};
const GRADUAL_RELEASE: Names = {
  hook: 'Open',
  explore: 'Try it',
  explain: 'I do',
  practice: 'We do, you do',
  apply: 'Apply',
  close: 'Close',
};
const CREATING: Names = {
  hook: 'Notice',
  explore: 'Explore',
  explain: 'Learn the technique',
  practice: 'Rehearse',
  apply: 'Create and perform',
  close: 'Respond',
};
const SKILL_BUILDING: Names = {
  hook: 'Why it matters',
  explore: 'Try it',
  explain: 'Model the skill',
  practice: 'Practice with feedback',
  apply: 'Use it in a real situation',
  close: 'Reflect',
};
const DESIGN: Names = {
  hook: 'Meet the problem',
  explore: 'Explore',
  explain: 'Learn the concept',
  practice: 'Build and test',
  apply: 'Improve',
  close: 'Share and reflect',
};
const PLAIN: Names = { hook: 'Hook', explore: 'Explore', explain: 'Explain', practice: 'Practice', apply: 'Apply', close: 'Close' };

const BY_FRAMEWORK: Readonly<Partial<Record<Framework, readonly [model: string, names: Names]>>> = {
  NGSS: ['5E', FIVE_E],
  NSTA: ['5E', FIVE_E],
  C3: ['C3 inquiry', INQUIRY_ARC],
  NCSS: ['inquiry', INQUIRY_ARC],
  WIDA: ['content and language', CONTENT_AND_LANGUAGE],
  TESOL: ['content and language', CONTENT_AND_LANGUAGE],
  CCRS: ['gradual release', GRADUAL_RELEASE],
  NCTM: [
    'launch, explore, summarize',
    { hook: 'Launch', explore: 'Explore', explain: 'Discuss', practice: 'Practice', apply: 'Apply', close: 'Summarize' },
  ],
  NCTE: [
    'workshop',
    {
      hook: 'Connect',
      explore: 'Read and notice',
      explain: 'Mini-lesson',
      practice: 'Guided work',
      apply: 'Independent work',
      close: 'Share',
    },
  ],
  ILA: [
    'workshop',
    {
      hook: 'Connect',
      explore: 'Read and notice',
      explain: 'Mini-lesson',
      practice: 'Guided work',
      apply: 'Independent work',
      close: 'Share',
    },
  ],
  NCCAS: ['creating, performing, responding', CREATING],
  SEADAE: ['creating, performing, responding', CREATING],
  SHAPE: ['skill-building', SKILL_BUILDING],
  CDC: ['skill-building', SKILL_BUILDING],
  CCTE: ['skill-building', SKILL_BUILDING],
  ACTE: ['skill-building', SKILL_BUILDING],
  ISTE: ['design', DESIGN],
  CSTA: ['design', DESIGN],
};

export function lessonParts(framework: Framework): LessonParts {
  const [model, names] = BY_FRAMEWORK[framework] ?? ['', PLAIN];
  return { model, nameOf: (phase) => names[phase] };
}
