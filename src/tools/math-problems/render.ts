import { displayMath } from '../../composer/math/display-math.ts';
import { figureMarkdown, readFigure } from '../../figures/figure.ts';
import { blocks, bullets, heading, labelled, plain, writingLines } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import type { Copy } from '../sheet.ts';
import { NAME_AND_DATE, renderHeader } from '../parts/render-header.ts';
import type { MathProblemsDocument, WrittenProblem } from './document.ts';

const LINES_TO_WORK_ON = 3;

/** Whatever stands in an equation is shown with the signs of the classroom; anything else is made inert as it is. */
const shown = (equation: string): string =>
  plain(/^[\d\s+\-*/^().,=a-z]*$/u.test(equation) ? displayMath(inSchoolWords(equation)) : equation);

/** 'ceil(41 / 4) = 11' is no notation of the classroom. */
const inSchoolWords = (equation: string): string =>
  equation
    .replace(/^ceil\((?<inside>[^()]+)\) = (?<value>\d+)$/u, '$<inside>, rounded up, is $<value>.')
    .replace(/^floor\((?<inside>[^()]+)\) = (?<value>\d+)$/u, '$<inside>, without the remainder, is $<value>.');

/** A hint that serves several problems is told once, before their answers. */
function sharedHints(problems: readonly WrittenProblem[]): ReadonlyMap<string, readonly number[]> {
  const uses = new Map<string, number[]>();
  for (const [index, { hint }] of problems.entries()) if (hint !== '') uses.set(hint, [...(uses.get(hint) ?? []), index + 1]);
  return new Map([...uses].filter(([, numbers]) => numbers.length > 1));
}

function renderSharedHints(hints: ReadonlyMap<string, readonly number[]>, count: number): string | false {
  const lines = [...hints].map(([hint, numbers]) =>
    labelled(numbers.length === count ? 'Hint for every problem' : `Hint for problems ${numbers.join(', ')}`, hint),
  );
  return lines.length > 0 && lines.map((line) => `- ${line}`).join('\n');
}

/** A drawing between the problem and the room to work; an address that is no figure draws nothing. */
function renderFigure({ figure }: WrittenProblem): string | false {
  const read = readFigure(figure);
  return read !== undefined && figureMarkdown(read);
}

function renderKey({ answer, steps, hint, watchFor }: WrittenProblem, number: number, isShared: boolean): string {
  return blocks(
    `**${number}.** ${plain(answer)}`,
    steps.map(({ text, equation }, index) => `${index + 1}. ${plain(text)}${equation === '' ? '' : ` ${shown(equation)}`}`).join('\n'),
    watchFor !== '' && `- ${labelled('Watch for', watchFor)}`,
    hint !== '' && !isShared && `- ${labelled('Hint', hint)}`,
  );
}

export function renderMathProblems(document: MathProblemsDocument, form: FormOf<'math-problems'>, copy: Copy = 'teacher'): string {
  const { title, problems, standards, story, teacherNotes } = document;
  const shared = sharedHints(problems);
  return blocks(
    heading(1, `Math Word Problems: ${title}`),
    copy === 'teacher' &&
      renderHeader({
        gradeLevel: form.gradeLevel,
        standards,
        standard: form.stateStandard,
        framework: form.optionalFramework,
        more: [form.problemType, form.difficultyLevel],
      }),
    NAME_AND_DATE,
    document.instructions !== '' && plain(document.instructions),
    story !== '' && plain(story),
    ...problems.map((problem, index) =>
      blocks(`**${index + 1}.** ${plain(problem.text)}`, renderFigure(problem), writingLines(LINES_TO_WORK_ON)),
    ),
    copy === 'teacher' &&
      document.withKey &&
      blocks(
        heading(2, 'Answer key'),
        renderSharedHints(shared, problems.length),
        ...problems.map((problem, index) => renderKey(problem, index + 1, shared.has(problem.hint))),
      ),
    copy === 'teacher' && teacherNotes.length > 0 && blocks(heading(2, 'For the teacher'), bullets(teacherNotes)),
  );
}
