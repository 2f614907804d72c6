/** A problem for a place where no figure can stand. */
import { describeFigure } from '../../figures/describe-figure.ts';
import type { MathProblem } from './math-skill.ts';

const withFigureTold = (text: string, { figure, leansOnFigure = false }: MathProblem): string =>
  figure && leansOnFigure ? `${describeFigure(figure)} ${text}` : text;

/** The question without its story; what a figure shows is told first, where the text asks about it. */
export const toldBare = (problem: MathProblem): string => withFigureTold(problem.bare, problem);

/** The same problem without its figure; where the text asks about it, what it shows is told first. */
export function toldProblem(problem: MathProblem): MathProblem {
  return problem.figure
    ? problem.retold({ text: withFigureTold(problem.text, problem), bare: toldBare(problem), figure: undefined })
    : problem;
}
