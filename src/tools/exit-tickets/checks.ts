import { firstRepetition } from '../../text/similarity.ts';
import type { FormOf } from '../catalogue.ts';
import { type CheckResult, checkThat } from '../recipe.ts';
import { readWishes } from '../../composer/understanding/read-wishes.ts';
import { gradeNumber } from '../choices/grade-levels.ts';
import { fewerItems, ticketShape } from './ticket-shape.ts';
import type { ExitTicketDocument, ExitTicketItem } from './document.ts';

function obeysFormat(
  { options, answer, aim }: ExitTicketItem,
  format: FormOf<'exit-tickets'>['responseFormat'],
  isMixed: boolean,
): boolean {
  if (isMixed && format !== 'Rating Scale') return options.length === 0 || options.length === 4;
  if (format === 'Short Answer') return options.length === 0;
  if (format === 'Rating Scale') return options.length >= 3;
  return options.length === 4 && (aim === 'reflection' || options.includes(answer));
}

export function checkExitTicket(
  { minutes, items, gotIt, almost, reteach, teacherNotes }: ExitTicketDocument,
  form: FormOf<'exit-tickets'>,
): CheckResult[] {
  const shape = ticketShape(form, readWishes(form.additionalContext, gradeNumber(form.gradeLevel)));
  const isCounted = shape.count === undefined ? items.length >= 3 && items.length <= 5 : items.length === shape.count;
  const stray = items.findIndex((item) => !obeysFormat(item, form.responseFormat, shape.written !== undefined));
  const repetition = firstRepetition(items.map(({ prompt }) => prompt));
  const reflections = items.filter(({ aim }) => aim === 'reflection').length;
  const typeKept =
    shape.count !== undefined ||
    (form.assessmentType === 'Reflection' ? reflections >= 2 : form.assessmentType === 'Mixed' || reflections === 0);
  return [
    checkThat(
      'duration',
      shape.minutes === undefined ? minutes >= 5 && minutes <= 10 : minutes === shape.minutes,
      `${minutes} minutes`,
      `An exit ticket takes 5 to 10 minutes; this one says ${minutes}.`,
    ),
    checkThat(
      'item-count',
      isCounted || teacherNotes.includes(fewerItems(items.length, shape.count ?? 3)),
      `${items.length} items`,
      `There are ${items.length} items; 3 to 5 fit.`,
    ),
    checkThat(
      'response-format',
      stray < 0,
      `all items are ${form.responseFormat.toLowerCase()}`,
      `Item ${stray + 1} is not ${form.responseFormat.toLowerCase()}.`,
    ),
    checkThat('assessment-type', typeKept, `fits “${form.assessmentType}”`, `The items do not fit “${form.assessmentType}”.`),
    checkThat(
      'hardest-case',
      items.some(({ aim }) => aim === 'hardest case'),
      'the hardest case is there',
      'The hardest case is missing.',
    ),
    checkThat('criteria', new Set([gotIt, almost, reteach]).size === 3, 'criteria do not overlap', 'Two of the criteria are the same.'),
    checkThat('distinct-items', !repetition, 'every item is different', 'Two items ask nearly the same.'),
  ];
}
