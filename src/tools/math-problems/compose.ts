import { matchSkills, skillsOfGrade } from '../../composer/math/match-skills.ts';
import { nearestTo, strandsNamedIn } from '../../composer/math/math-words.ts';
import { operationMeant, operationsIn, operationsNamed, partMeant } from '../../composer/math/part-meant.ts';
import type { MathDifficulty, MathSkill } from '../../composer/math/math-skill.ts';
import { type Scene, scenesFor } from '../../composer/math/scenes.ts';
import { sceneForTopic, sceneNamedIn } from '../../composer/math/topic-scene.ts';
import type { Materials } from '../../composer/materials.ts';
import type { NumberLimits, Wishes } from '../../composer/understanding/wishes.ts';
import type { Random } from '../../composer/random.ts';
import { figureHref } from '../../figures/figure.ts';
import type { FormOf } from '../catalogue.ts';
import { classDirections } from '../parts/class-directions.ts';
import { forEarlyFinishers } from '../parts/early-finishers.ts';
import { teacherNotes } from '../parts/teacher-notes.ts';
import type { MathProblemsDocument, WrittenProblem } from './document.ts';
import { type DrawnProblem, brokenBy, drawProblems, isSetIn } from './draw-problems.ts';
import { type StoryFrame, storyFrame } from './story-frame.ts';

type Form = FormOf<'math-problems'>;

const DIFFICULTIES: Readonly<Record<Form['difficultyLevel'], MathDifficulty>> = {
  Basic: 'basic',
  Intermediate: 'intermediate',
  Advanced: 'advanced',
};

const NO_LIMITS: NumberLimits = {
  most: undefined,
  noRegrouping: false,
  noRemainders: false,
  noNegatives: false,
  noDecimals: false,
  denominators: [],
};

interface Subject {
  readonly skills: readonly MathSkill[];
  /** 'context': the topic is no mathematics, so it is what the problems are about; 'near': mathematics without a skill of its own. */
  readonly fit: 'skill' | 'near' | 'context';
}

function subjectOf(form: Form, materials: Materials): Subject {
  const matched = materials.skills.length > 0 ? materials.skills : matchSkills(form.topic, materials.grade);
  if (matched.length > 0) return { skills: matched, fit: 'skill' };
  const ofGrade = skillsOfGrade(Math.max(0, materials.grade));
  return strandsNamedIn(form.topic).length > 0
    ? { skills: nearestTo(form.topic, ofGrade), fit: 'near' }
    : { skills: ofGrade, fit: 'context' };
}

/** What the teacher wants the problems to be about. */
function sceneAsked(form: Form, { fit }: Subject, { grade, wishes }: Materials): Scene | undefined {
  return fit === 'context' ? sceneForTopic(form.topic, Math.max(0, grade)) : sceneNamedIn(wishes.settings.join('. '), Math.max(0, grade));
}

/** Chapters are spread over the set, so that the story goes on to the last problem. */
function chapterBefore({ chapters }: StoryFrame, index: number, count: number): string {
  const every = Math.ceil(count / chapters.length);
  return index % every === 0 ? (chapters[index / every] ?? '') : '';
}

function written({ problem, skill }: DrawnProblem, withSteps: boolean, lead: string): WrittenProblem {
  const [slip] = problem.distractors;
  return {
    text: lead === '' ? problem.text : `${lead} ${problem.text}`,
    expression: problem.expression,
    answer: problem.answer.text,
    steps: withSteps ? problem.steps.map(({ text, equation = '' }) => ({ text, equation })) : [],
    hint: skill.hint,
    figure: problem.figure ? figureHref(problem.figure) : '',
    watchFor: slip ? `A student who ${slip.error}${slip.error.includes(', ') ? ',' : ''} answers ${slip.text.replace(/\.$/u, '')}.` : '',
  };
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** One skill, one belief to listen for; a mixed set has too many to help. */
function misconceptionNote(drawn: readonly DrawnProblem[], topic: string): string[] {
  const skills = [...new Set(drawn.map(({ skill }) => skill))];
  const [only] = skills;
  if (skills.length !== 1 || !only) return [];
  const { belief, teacherMove } = only.misconception;
  const named = operationsNamed(topic);
  // A belief on taking away says nothing to those who add.
  const isOther = named.size > 0 && [...operationsIn(belief)].some((operation) => !named.has(operation));
  return isOther ? [] : [`A common belief to listen for: ${belief} ${teacherMove}`];
}

function notesFor(form: Form, { fit }: Subject, drawn: readonly DrawnProblem[], limit: number | undefined): string[] {
  const practiced = listed([...new Set(drawn.map(({ skill }) => skill.inText))]);
  const over = drawn.filter(({ problem }) => limit !== undefined && brokenBy(problem, { ...NO_LIMITS, most: limit }).length > 0).length;
  return [
    ...(fit === 'near'
      ? [`There are no computed problems for “${form.topic}” yet. These practice the nearest skills of the grade: ${practiced}.`]
      : []),
    ...(fit === 'context'
      ? [`“${form.topic}” is not a mathematical topic, so it is what these problems for the grade are about. They practice ${practiced}.`]
      : []),
    ...(form.problemType === 'Real-world Applications'
      ? [
          'Prices and amounts are of the usual size. Let students replace them with numbers from a local flyer or a measurement of their own.',
        ]
      : []),
    ...misconceptionNote(drawn, form.topic),
    ...(over > 0 ? [`${over} of the problems need numbers above ${limit}: this topic begins there in this grade.`] : []),
  ];
}

export function composeMathProblems(form: Form, materials: Materials, random: Random): MathProblemsDocument {
  const subject = subjectOf(form, materials);
  const asked = sceneAsked(form, subject, materials);
  const isStory = form.problemType === 'Story-based Problems';
  const scene = asked ?? (isStory ? random.pick(scenesFor(Math.max(0, materials.grade))) : undefined);
  const { wishes } = materials;
  const count = Number(form.numberOfProblems);
  const drawn = drawProblems(
    {
      count,
      skills: subject.skills,
      grade: materials.grade,
      difficulty: DIFFICULTIES[form.difficultyLevel],
      multiStep: form.problemType === 'Multi-step Problems',
      scene,
      settings: !isStory,
      sameCast: isStory,
      realWorld: form.problemType === 'Real-world Applications',
      wishes,
      isMeant: partMeant(form.topic),
      operation: operationMeant(form.topic),
    },
    random,
  );
  const story = isStory && scene ? storyFrame(scene, drawn, asked !== undefined, random) : undefined;
  const directions = classDirections(wishes);
  const points = pointsOfEach(wishes, count);
  const draft = {
    title: materials.topic.title,
    // A topic outside mathematics is only what the problems are about: its codes are not practiced here.
    standards: materials.codes.filter((code) => code.startsWith('CCSS.MATH.')),
    instructions: [directions.sentence, points, wishes.minutes === undefined ? '' : `You have ${wishes.minutes} minutes.`]
      .filter(Boolean)
      .join(' '),
    story: story?.opening ?? '',
    problems: drawn.map((item, index) => written(item, form.includeSteps === 'true', story ? chapterBefore(story, index, count) : '')),
  };
  const early = forEarlyFinishers(materials, random);
  const told = draft.problems.map(({ text, answer }) => `${text} ; ${answer}`);
  const followed = [
    ...directions.followed,
    ...sceneFollowed(wishes, asked, drawn, materials.grade),
    ...(points === '' ? [] : ['points', 'pointsEach']),
    ...(wishes.counts.question === count ? ['counts:question'] : []),
    ...(wishes.answerKey === 'none' ? ['answerKey'] : []),
    ...(count <= MOST_ON_A_PAGE ? ['onePage'] : []),
    // Every problem has room to show the work.
    ...(wishes.written === 0 ? [] : ['written']),
    ...early.followed,
    'minutes',
  ];
  return {
    ...draft,
    withKey: wishes.answerKey !== 'none',
    teacherNotes: [
      ...notesFor(form, subject, drawn, wishes.numbers.most),
      ...early.lines,
      ...teacherNotes(materials, { whole: [draft.title, told], items: told }, followed),
    ],
  };
}

const MOST_ON_A_PAGE = 4;

/** 'Each problem is worth 4 points.' Nothing where they can't be shared evenly. */
function pointsOfEach({ points, pointsEach }: Wishes, count: number): string {
  if (pointsEach === undefined && (points === undefined || points % count !== 0)) return '';
  const each = pointsEach ?? (points ?? 0) / count;
  return `Each problem is worth ${each} ${each === 1 ? 'point' : 'points'}.`;
}

/** Keys of the settings that a scene stands for, where most of the problems are set in it. */
function sceneFollowed({ settings }: Wishes, asked: Scene | undefined, drawn: readonly DrawnProblem[], grade: number): string[] {
  if (!asked || drawn.filter(({ problem }) => isSetIn(asked, problem.text)).length * 2 < drawn.length) return [];
  return settings.filter((setting) => sceneNamedIn(setting, Math.max(0, grade)) === asked).map((setting) => `settings:${setting}`);
}
