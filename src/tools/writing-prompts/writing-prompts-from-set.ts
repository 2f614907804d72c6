/** Writing prompts out of a teaching set: those of the chosen genre, in another order each time. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { FormOf } from '../catalogue.ts';
import { notesOnWishes, wishedIn, withoutUnwanted } from '../parts/follow-wishes.ts';
import type { WritingPromptsDocument } from './document.ts';
import { successCriteria } from './genre-criteria.ts';

export function writingPromptsFromSet(
  form: FormOf<'writing-prompts'>,
  materials: Materials,
  set: TeachingSet,
  random: Random,
): WritingPromptsDocument | undefined {
  const { wishes } = materials;
  const ofGenre = random
    .shuffle(withoutUnwanted(set.tasks.writing, wishes).filter(({ genre }) => genre === form.genre))
    .sort((one, other) => wishedIn(other, wishes) - wishedIn(one, wishes))
    .slice(0, form.numberOfPrompts);
  if (ofGenre.length === 0) return undefined;
  const draft = {
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
  };
  const followed = ['minutes', 'means:no devices', ...(wishes.counts.prompt === form.numberOfPrompts ? ['counts:prompt'] : [])];
  return { ...draft, teacherNotes: notesOnWishes(wishes, draft, followed) };
}
