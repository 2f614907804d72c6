/** The same problem, told in another way. What it has not worked out yet still waits. */
import { describeFigure } from '../../figures/describe-figure.ts';
import type { MathProblem } from './math-skill.ts';

function retold(problem: MathProblem, text: string, bare: string): MathProblem {
  const { skill, situation, expression, constants, answer, operations } = problem;
  return {
    skill,
    situation,
    text,
    bare,
    expression,
    constants,
    answer,
    operations,
    get steps() {
      return problem.steps;
    },
    get distractors() {
      return problem.distractors;
    },
  };
}

export function withText(problem: MathProblem, text: string): MathProblem {
  const { bare, figure, leansOnFigure = false } = problem;
  const told = retold(problem, text, bare);
  return figure ? Object.assign(told, { figure, leansOnFigure }) : told;
}

/** Without its story, for a place where no figure can stand: what a figure shows is told first, where the text asks about it. */
export function toldBare({ bare, figure, leansOnFigure = false }: MathProblem): string {
  return figure && leansOnFigure ? `${describeFigure(figure)} ${bare}` : bare;
}

/** For a place where no figure can stand. */
export function toldProblem(problem: MathProblem): MathProblem {
  const { text, figure, leansOnFigure = false } = problem;
  return retold(problem, figure && leansOnFigure ? `${describeFigure(figure)} ${text}` : text, toldBare(problem));
}
