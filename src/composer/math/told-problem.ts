/** A problem for a place where no figure can stand. */
import { describeFigure } from '../../figures/describe-figure.ts';
import type { MathProblem } from './math-skill.ts';

/** The same problem without its figure; where the text asks about it, what it shows is told first. */
export function toldProblem(problem: MathProblem): MathProblem {
  const { figure, leansOnFigure = false, ...rest } = problem;
  if (!figure || !leansOnFigure) return rest;
  return { ...rest, text: `${describeFigure(figure)} ${rest.text}`, bare: `${describeFigure(figure)} ${rest.bare}` };
}
