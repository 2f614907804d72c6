import { blocks, heading, labelled, plain, rich, richBullets, writingLines } from '../../text/markdown.ts';
import { withoutStop } from '../../text/sentence.ts';
import type { FormOf } from '../catalogue.ts';
import type { Copy } from '../sheet.ts';
import { LETTERS } from '../parts/render-choice-question.ts';
import { NAME_AND_DATE, renderHeader } from '../parts/render-header.ts';
import { renderPassages } from '../parts/render-passage.ts';
import type { ExitTicketDocument, ExitTicketItem } from './document.ts';

type Format = FormOf<'exit-tickets'>['responseFormat'];

function renderItem({ prompt, options, lines }: ExitTicketItem, index: number, format: Format, passage: string): string {
  const letters = (text: string, at: number): string => `${LETTERS[at] ?? ''}. ${rich(text)}`;
  const isChoice = format !== 'Rating Scale' && options.length > 0;
  const choicesShown = isChoice
    ? options.map((text, at) => letters(text, at)).join('  \n')
    : options.map((text) => plain(text)).join(' · ');
  return blocks(passage, `**${index + 1}.** ${rich(prompt)}`, choicesShown, !isChoice && writingLines(lines));
}

/** 'B. ' where a sign is one of the options. */
const letterOf = (sign: string, options: readonly string[]): string =>
  options.includes(sign) ? `${LETTERS[options.indexOf(sign)]}. ` : '';

function renderKey({ answer, options, reason, responses }: ExitTicketItem, index: number): string {
  const letter = options.includes(answer) ? `${LETTERS[options.indexOf(answer)]}. ` : '';
  return blocks(
    reason === ''
      ? `**${index + 1}.** ${rich(`${letter}${answer}`)}`
      : `**${index + 1}. ${rich(`${letter}${withoutStop(answer)}`)}.** ${rich(reason)}`,
    responses.map(({ sign, move }) => `- ${letterOf(sign, options)}${rich(withoutStop(sign))} **→** ${rich(move)}`).join('\n'),
  );
}

export function renderExitTicket(document: ExitTicketDocument, form: FormOf<'exit-tickets'>, copy: Copy = 'teacher'): string {
  const passages = renderPassages(document.items.map(({ passage }) => passage));
  return blocks(
    heading(1, `Exit Ticket: ${document.title}`),
    copy === 'teacher' &&
      renderHeader({
        gradeLevel: form.gradeLevel,
        standards: document.standards,
        standard: form.stateStandard,
        framework: form.framework,
        more: [`${document.minutes} minutes`, form.assessmentType],
      }),
    NAME_AND_DATE,
    plain(document.instruction),
    ...document.items.map((item, index) => renderItem(item, index, form.responseFormat, passages[index] ?? '')),
    copy === 'teacher' && renderKeys(document),
  );
}

function renderKeys(document: ExitTicketDocument): string {
  return blocks(
    heading(2, document.withKey ? 'Answer key and next steps' : 'Next steps'),
    ...(document.withKey ? document.items.map((item, index) => renderKey(item, index)) : []),
    heading(3, 'Sort the tickets'),
    [labelled('Got it', document.gotIt), labelled('Almost', document.almost), labelled('Reteach', document.reteach)]
      .map((line) => `- ${line}`)
      .join('\n'),
    document.teacherNotes.length > 0 && blocks(heading(3, 'Notes for the teacher'), richBullets(document.teacherNotes)),
  );
}
