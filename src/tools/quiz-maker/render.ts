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

const totalPoints = ({ questions, written }: QuizDocument): number =>
  [...questions, ...written].reduce((sum, { points }) => sum + points, 0);

/** What each question to choose from is worth; undefined where they differ. */
function worthOfEach({ questions }: QuizDocument): number | undefined {
  const [first] = questions;
  return questions.every(({ points }) => points === first?.points) ? first?.points : undefined;
}

export function renderQuiz(document: QuizDocument, form: FormOf<'quiz-maker'>, copy: Copy = 'teacher'): string {
  const { questions, written, withKey } = document;
  const each = worthOfEach(document);
  const isMixed = questions.length > 0 && written.length > 0;
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
    isMixed && heading(2, each === undefined ? 'Part 1: Multiple choice' : `Part 1: Multiple choice (${pointsText(each)} each)`),
    plain(document.instructions),
    !isMixed && each !== undefined && each > 1 && `Each question is worth ${pointsText(each)}.`,
    ...questions.map((question, index) =>
      renderChoiceQuestion(question, index + 1, passages[index] ?? '', each === undefined ? pointsText(question.points) : ''),
    ),
    isMixed && heading(2, 'Part 2: Written answers'),
    ...written.map((question, index) => renderWritten(question, questions.length + index + 1, passages[questions.length + index] ?? '')),
    copy === 'teacher' && withKey && renderKey(document),
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
