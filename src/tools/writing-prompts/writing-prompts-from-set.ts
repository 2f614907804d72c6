/** Writing prompts out of a teaching set: those of the chosen genre, in another order each time. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { FormOf } from '../catalogue.ts';
import type { Wishes } from '../../composer/understanding/wishes.ts';
import { partsWished, wishedIn, withoutUnwanted } from '../../composer/wished-items.ts';
import type { WritingPromptsDocument } from './document.ts';
import type { AskedOfWriting } from './asked-of-writing.ts';
import { withWriting } from './writing-standards.ts';
import { successCriteria } from './genre-criteria.ts';

/** A story may be told, and what is told may be a story: where a genre runs out, the other one goes on. */
const NEAREST: Partial<Record<FormOf<'writing-prompts'>['genre'], FormOf<'writing-prompts'>['genre']>> = {
  Narrative: 'Creative',
  Creative: 'Narrative',
};

export function writingPromptsFromSet(
  form: FormOf<'writing-prompts'>,
  materials: Materials,
  set: TeachingSet,
  random: Random,
  asked: AskedOfWriting,
): Omit<WritingPromptsDocument, 'teacherNotes'> | undefined {
  const { wishes } = materials;
  const ofParts = partsWished(set, wishes);
  const suited = withoutUnwanted(set.tasks.writing, wishes).filter(
    ({ part }) => ofParts === undefined || (part !== undefined && ofParts.parts.includes(part)),
  );
  const promptsOf = (wanted: string | undefined): typeof suited =>
    random.shuffle(suited.filter(({ genre }) => genre === wanted)).sort((one, other) => wishedIn(other, wishes) - wishedIn(one, wishes));
  const ofGenre = [...promptsOf(form.genre), ...promptsOf(NEAREST[form.genre])].slice(0, form.numberOfPrompts);
  if (ofGenre.length === 0) return undefined;
  return {
    title: set.card.title,
    standards: withWriting(form, materials),
    prompts: ofGenre.map(({ title, prompt, audience, length, minutes, plan, include, starter }) => ({
      title,
      prompt,
      audience,
      length: asked.length ?? length,
      minutes: minutesFor(wishes, minutes),
      plan: [...plan],
      include: [...asked.include, ...wordsToInclude(wishes), ...include].slice(0, 4),
      starter,
    })),
    success: successCriteria(form.genre, materials.kitBand, random),
    toolbox: withoutUnwanted(set.tasks.toolbox, wishes).map(({ title, body }) => ({ title, body })),
  };
}

const FEWEST_MINUTES = 5;
const MOST_MINUTES = 90;

/** The minutes that the teacher says, where a text can be written in them. */
export function minutesFor({ minutes }: Wishes, usual: number): number {
  return minutes !== undefined && minutes >= FEWEST_MINUTES && minutes <= MOST_MINUTES ? minutes : usual;
}

/** Words that the writing must hold. */
export function wordsToInclude({ words }: Wishes): string[] {
  return words.length === 0 ? [] : [`${words.length === 1 ? 'this word' : 'these words'}: ${words.join(', ')}`];
}
