import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { reference } from '../parts/reference.ts';
import type { Prompt } from '../recipe.ts';
import { writingTime } from './genre-criteria.ts';

const GENRES: Record<FormOf<'writing-prompts'>['genre'], string> = {
  Narrative: 'Narrative: tell events in order, with someone who wants something.',
  Persuasive: 'Persuasive: make a claim, back it with reasons and evidence, answer the other side.',
  Expository: 'Expository: explain or inform with facts, in an order that makes sense.',
  Descriptive: 'Descriptive: show one thing through the senses, so that the reader is there.',
  Creative: 'Creative: invent a form, a voice or a world; the rules are the writer’s own.',
};

export function promptWritingPrompts(form: FormOf<'writing-prompts'>, materials: Materials): Prompt {
  const { length, minutes } = writingTime(materials.grade);
  return {
    task: [
      `Write exactly ${form.numberOfPrompts} writing prompts on the topic.`,
      GENRES[form.genre],
      `Each gives a situation, a task in the genre’s own verb, a real reader and a choice. Length: ${length}; about ${minutes} minutes.`,
      'No trauma, no assumed wealth, travel, home or family. Planning questions help without giving the content.',
      'Each opens a door to the topic: its facts, places or words are needed to write well, and none has to be looked up. The first sentence makes one want to write.',
      'Prompts truly differ in situation, role and form. Success criteria are “I …” statements for this genre.',
    ].join('\n'),
    reference: reference(materials, { facts: 4, terms: 5, connections: 3, genre: form.genre }),
  };
}
