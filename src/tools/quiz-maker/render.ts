import { blocks, heading, plain, rich, richBullets, writingLines } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import type { Copy } from '../sheet.ts';
import { renderChoiceKey, renderChoiceQuestion } from '../parts/render-choice-question.ts';
import { NAME_AND_DATE, renderHeader } from '../parts/render-header.ts';
import { renderPassages } from '../parts/render-passage.ts';
import type { QuizDocument } from './document.ts';

type Written = QuizDocument['written'][number];

const pointsText = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

function renderWritten({ prompt, points, lines }: Written, number: number, passage: string): string {
  return blocks(passage, `**${number}.** *(${pointsText(points)})* ${rich(prompt)}`, writingLines(lines));
}

function renderWrittenKey({ sample, credit }: Written, number: number): string {
  return blocks(`**${number}.** ${rich(sample)}`, richBullets(credit));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Of the questions to choose from. */
const pointsOfChoice = ({ questions, choicePoints }: QuizDocument): readonly number[] =>
  questions.map((_, index) => choicePoints[index] ?? 1);

const totalPoints = (document: QuizDocument): number => sum(pointsOfChoice(document)) + sum(document.written.map(({ points }) => points));

/** '2 points each'; nothing where they differ. */
function eachPoints(document: QuizDocument): string {
  const [first = 1, ...others] = pointsOfChoice(document);
  return others.every((points) => points === first) ? ` (${pointsText(first)} each)` : '';
}

export function renderQuiz(document: QuizDocument, form: FormOf<'quiz-maker'>, copy: Copy = 'teacher'): string {
  const { questions, written } = document;
  const passages = renderPassages([...questions, ...written].map(({ passage }) => passage));
  return blocks(
    heading(1, `Quiz: ${document.title}`),
    copy === 'teacher' &&
      renderHeader({
        gradeLevel: form.gradeLevel,
        standards: document.standards,
        standard: form.stateStandard,
        framework: form.framework,
        more: [form.difficultyLevel],
      }),
    NAME_AND_DATE,
    String.raw`Score: \_\_\_\_ / ${totalPoints(document)}`,
    questions.length > 0 && written.length > 0 && heading(2, `Part 1: Multiple choice${eachPoints(document)}`),
    plain(document.instructions),
    ...questions.map((question, index) => renderChoiceQuestion(question, index + 1, passages[index] ?? '')),
    questions.length > 0 && written.length > 0 && heading(2, 'Part 2: Written answers'),
    ...written.map((question, index) => renderWritten(question, questions.length + index + 1, passages[questions.length + index] ?? '')),
    copy === 'teacher' && document.withKey && renderKey(document),
    copy === 'teacher' && renderNotes(document),
  );
}

function renderKey({ questions, written }: QuizDocument): string {
  return blocks(
    heading(2, 'Answer key'),
    ...questions.map((question, index) => renderChoiceKey(question, index + 1)),
    ...written.map((question, index) => renderWrittenKey(question, questions.length + index + 1)),
  );
}

function renderNotes({ reteach, teacherNotes }: QuizDocument): string {
  return blocks(
    reteach.length > 0 && blocks(heading(2, 'Reteach guide'), richBullets(reteach)),
    teacherNotes.length > 0 && blocks(heading(2, 'Notes for the teacher'), richBullets(teacherNotes)),
  );
}
