import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { reference } from '../parts/reference.ts';
import type { Prompt } from '../recipe.ts';

export function promptCultural(_form: FormOf<'cultural'>, materials: Materials): Prompt {
  return {
    task: [
      'Propose six ways to make the topic culturally responsive for the class that the teacher describes.',
      'Each changes the task or the thinking, not the decoration, at the same rigor and standard; say which objective stays.',
      'Cover at least four of: language, family and community, place, history, people, critical question.',
      'Name people, places and practices that can be checked, and only what you are sure of. At most a quarter food, flags, heroes or holidays.',
      'Show variety within groups; never write “all X people.” Students are sources of knowledge, never spokespersons.',
      'For each idea say what to check with students or families first.',
    ].join('\n'),
    reference: reference(materials, { cultural: 6 }),
  };
}
