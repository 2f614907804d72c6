/** Writing prompts out of a teaching set: those of the chosen genre, in another order each time. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { FormOf } from '../catalogue.ts';
import type { WritingPromptsDocument } from './document.ts';
import { successCriteria } from './genre-criteria.ts';

export function writingPromptsFromSet(
  form: FormOf<'writing-prompts'>,
  materials: Materials,
  set: TeachingSet,
  random: Random,
): WritingPromptsDocument | undefined {
  const ofGenre = random.shuffle(set.tasks.writing.filter(({ genre }) => genre === form.genre)).slice(0, form.numberOfPrompts);
  if (ofGenre.length === 0) return undefined;
  return {
    title: set.card.title,
    standards: [...materials.codes],
    prompts: ofGenre.map(({ title, prompt, audience, length, minutes, plan, include, starter }) => ({
      title,
      prompt,
      audience,
      length,
      minutes: materials.wishes.minutes ?? minutes,
      plan: [...plan],
      include: [...include],
      starter,
    })),
    success: successCriteria(form.genre, materials.kitBand, random),
    toolbox: set.tasks.toolbox.map(({ title, body }) => ({ title, body })),
    teacherNotes: [],
  };
}
