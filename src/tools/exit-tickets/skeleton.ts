import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { SKELETON_NOTE } from '../parts/skeleton.ts';
import type { ExitTicketDocument, ExitTicketItem } from './document.ts';

const OPTIONS: Readonly<Record<FormOf<'exit-tickets'>['responseFormat'], readonly string[]>> = {
  'Short Answer': [],
  'Multiple Choice': ['[The right answer.]', '[A mistake students make.]', '[Another mistake.]', '[Half of the right answer.]'],
  'Rating Scale': ['1 Not yet', '2 With help', '3 On my own', '4 I could teach it'],
};

const ASKS: readonly (readonly [ExitTicketItem['aim'], string])[] = [
  ['recall', '[What every student should be able to say after today.]'],
  ['application', '[A new case like the ones from class.]'],
  ['hardest case', '[The case where a half-understood idea breaks.]'],
];

export function exitTicketSkeleton(form: FormOf<'exit-tickets'>, { topic }: Materials): ExitTicketDocument {
  return {
    title: topic.title,
    minutes: 5,
    standards: [],
    instruction: 'Answer on your own. It tells me what to teach tomorrow.',
    items: ASKS.map(([aim, prompt]) => ({
      aim,
      passage: '',
      prompt,
      options: [...OPTIONS[form.responseFormat]],
      lines: 2,
      answer: '[The right answer.]',
      reason: '',
      responses: [{ sign: '[A wrong answer you expect.]', move: '[What you will do tomorrow with those who give it.]' }],
    })),
    gotIt: 'All right: [what comes next].',
    almost: 'One wrong: [five minutes on what].',
    reteach: 'Two or more wrong: [what you will teach again, and with which example].',
    teacherNotes: [SKELETON_NOTE],
  };
}
