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
      'Do not guess at the class: use the groups, places and languages that the context names; where it names none, use ways in which students bring their own.',
      'Include at least one critical question about whose knowledge, work or voice the usual lesson leaves out. Nothing that asks students to play a culture, a trauma or a stereotype.',
      'Each task says what students do, make or compare, with which source, in words a teacher can use tomorrow.',
    ].join('\n'),
    reference: reference(materials, { objectives: 2, cultural: 6, connections: 3 }),
  };
}
