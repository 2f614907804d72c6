import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { classDirections, wordsSentence } from '../parts/class-directions.ts';
import { skeletonNotes } from '../parts/skeleton.ts';
import type { ExitTicketDocument, ExitTicketItem } from './document.ts';
import { formatAt, pointsSentence, shapeFollowed, ticketShape } from './ticket-shape.ts';

const OPTIONS: Readonly<Record<FormOf<'exit-tickets'>['responseFormat'], readonly string[]>> = {
  'Short Answer': [],
  'Multiple Choice': ['[The right answer.]', '[A mistake students make.]', '[Another mistake.]', '[Half of the right answer.]'],
  'Rating Scale': ['1 Not yet', '2 With help', '3 On my own', '4 I could teach it'],
};

type Ask = readonly [ExitTicketItem['aim'], string];

const RECALL: Ask = ['recall', '[What every student should be able to say after today.]'];
const ASKS: readonly Ask[] = [
  RECALL,
  ['application', '[A new case like the ones from class.]'],
  ['hardest case', '[The case where a half-understood idea breaks.]'],
];

export function exitTicketSkeleton(form: FormOf<'exit-tickets'>, materials: Materials): ExitTicketDocument {
  const { topic, wishes } = materials;
  const shape = ticketShape(form, wishes, ASKS.length);
  const count = shape.count ?? ASKS.length;
  const asks = Array.from({ length: count }, (_, index) => ASKS[Math.max(0, index - count + ASKS.length)] ?? RECALL);
  const directions = classDirections(wishes);
  return {
    title: topic.title,
    minutes: shape.minutes ?? 5,
    standards: [],
    instruction: [
      'Answer each one. It tells me what to teach tomorrow.',
      directions.sentence,
      wordsSentence(wishes),
      pointsSentence(wishes, count),
    ]
      .filter(Boolean)
      .join(' '),
    items: asks.map(([aim, prompt], index) => ({
      aim,
      passage: '',
      prompt,
      options: [...OPTIONS[formatAt(index, count, form, shape)]],
      lines: 2,
      answer: '[The right answer.]',
      reason: '',
      responses: [{ sign: '[A wrong answer you expect.]', move: '[What you will do tomorrow with those who give it.]' }],
    })),
    gotIt: 'All right: [what comes next].',
    almost: 'One wrong: [five minutes on what].',
    reteach: 'Two or more wrong: [what you will teach again, and with which example].',
    withKey: wishes.answerKey !== 'none',
    teacherNotes: skeletonNotes(materials, [
      ...directions.followed,
      ...shapeFollowed(shape, wishes, count),
      ...wishes.words.map((word) => `words:${word}`),
    ]),
  };
}
