/** Where a set has fewer prompts of a genre than are asked for, its open questions are written about: never its wider topic. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { SetQuestion, TeachingSet } from '../../composer/sets/teaching-set.ts';
import { mentions, partsWished, wishedIn, withoutUnwanted } from '../../composer/wished-items.ts';
import { needsPassage } from '../../composer/passages.ts';
import { termOf, wordsOf } from '../../composer/understanding/words.ts';
import { upperFirst } from '../../text/sentence.ts';
import { areAlike, trigramsOf } from '../../text/similarity.ts';
import type { FormOf } from '../catalogue.ts';
import { askedOfWriting } from './asked-of-writing.ts';
import type { WritingPromptsDocument } from './document.ts';
import { writingTime } from './genre-criteria.ts';
import { minutesFor, wordsToInclude } from './writing-prompts-from-set.ts';

/** quality bar: two prompts of one set share at most a quarter of their word trigrams. */
export const MOST_ALIKE = 0.25;

type Genre = FormOf<'writing-prompts'>['genre'];

interface Turn {
  /** Kinds of thinking whose questions can be answered in this genre. */
  readonly thinking: ReadonlySet<SetQuestion['thinking']>;
  readonly asks: RegExp;
  readonly task: string;
  readonly audience: string;
  readonly include: readonly string[];
}

/** Of the other genres, a question makes no task: a story has to be thought up as one. */
const TURNS: Partial<Record<Genre, Turn>> = {
  Persuasive: {
    thinking: new Set(['analyze', 'evaluate'] as const),
    // Two sides can be taken.
    asks: /^(?:Was|Were|Is|Are|Should|Could|Did|Does|Do|Would|Who|Which)\b|\b(?:[Dd]o you agree|better|fair|fairer|more important|most important|matters? more|should)\b/u,
    task: '**Take a position and argue for it.** Answer what someone who sees it differently would say.',
    audience: 'a classmate who sees it differently',
    include: ['your position in one sentence', 'two reasons, each with evidence', 'an answer to the other side'],
  },
  Expository: {
    thinking: new Set(['understand', 'apply', 'analyze'] as const),
    asks: /^(?:Why|How|What|Explain)\b/u,
    task: '**Explain it** so that a student who missed this lesson understands.',
    audience: 'a student who missed this lesson',
    include: ['an answer in the first two sentences', 'two facts or examples', 'a last sentence that says why it matters'],
  },
};
/** Younger students write to a prompt that was made for writing. */
const YOUNGEST_GRADE = 3;

/** What the set's family has on the set's own topic: a prompt that names it, and not only the wider one. */
export function promptsOfFamily(
  form: FormOf<'writing-prompts'>,
  { source, kit, grade, wishes, set }: Materials,
  made: readonly { readonly prompt: string }[],
  random: Random,
): WritingPromptsDocument['prompts'] {
  // The family knows no chapters.
  if (!set || source !== 'pack' || partsWished(set, wishes)) return [];
  const asked = askedOfWriting(form.additionalContext);
  const time = writingTime(grade);
  const ofTitle = wordsOf(set.card.inText).filter((word) => termOf(word) !== undefined);
  const told = made.map(({ prompt }) => trigramsOf(prompt));
  return random
    .shuffle(kit.writing.filter(({ genre, prompt }) => genre === form.genre && !needsPassage(kit, undefined, prompt)))
    .filter(
      ({ prompt }) =>
        ofTitle.some((word) => mentions(prompt, word)) && told.every((other) => !areAlike(other, trigramsOf(prompt), MOST_ALIKE)),
    )
    .slice(0, Math.max(0, form.numberOfPrompts - made.length))
    .map(({ prompt, audience, plan }) => ({
      title: '',
      prompt,
      audience,
      length: asked.length ?? time.length,
      minutes: minutesFor(wishes, time.minutes),
      include: [...asked.include, ...wordsToInclude(wishes)].slice(0, 4),
      starter: '',
      plan: [...plan],
    }));
}

/** @param made how many prompts there are already */
export function promptsFromQuestions(
  form: FormOf<'writing-prompts'>,
  { grade, wishes }: Materials,
  set: TeachingSet | undefined,
  made: number,
  random: Random,
): WritingPromptsDocument['prompts'] {
  const turn = TURNS[form.genre];
  const count = form.numberOfPrompts - made;
  if (!set || !turn || count <= 0 || grade < YOUNGEST_GRADE) return [];
  const ofParts = partsWished(set, wishes);
  const asked = askedOfWriting(form.additionalContext);
  const time = writingTime(grade);
  const names = new Map(set.card.ideas.map(({ id, name }) => [id, name]));
  return random
    .shuffle(
      withoutUnwanted(set.questions, wishes).filter(
        ({ thinking, stimulus, part, ask }) =>
          turn.thinking.has(thinking) &&
          turn.asks.test(ask) &&
          stimulus === undefined &&
          (ofParts === undefined || (part !== undefined && ofParts.parts.includes(part))),
      ),
    )
    .sort((one, other) => wishedIn(other, wishes) - wishedIn(one, wishes))
    .slice(0, count)
    .map(({ ask, idea, probe }) => ({
      title: upperFirst(names.get(idea) ?? ''),
      prompt: `${ask} ${turn.task}`,
      audience: turn.audience,
      length: asked.length ?? time.length,
      minutes: minutesFor(wishes, time.minutes),
      plan: ['What is your answer, before you look anything up?', 'Which evidence or example shows it best?', probe],
      include: [...asked.include, ...wordsToInclude(wishes), ...turn.include].slice(0, 4),
      starter: '',
    }));
}
