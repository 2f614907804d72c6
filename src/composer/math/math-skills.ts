/** Every math skill: one file each in the folder beside this one, found at build time. */
import { TooFewDistractors } from './build-problem.ts';
import { joinSentences } from './join-sentences.ts';
import type { MathProblem, MathSkill, ProblemRequest } from './math-skill.ts';

const modules = import.meta.glob<Record<string, MathSkill>>('./skills/*.ts', { eager: true });

export const MATH_SKILLS: readonly MathSkill[] = Object.values(modules).flatMap((module) => Object.values(module));

const MOST_TRIES = 20;
/** The first grade in which two short sentences may stand as one. */
const JOINING_GRADE = 3;

/** How many pairs of short sentences become one: word problems by people read harder from grade to grade. */
function joinsFor(grade: number): number {
  if (grade < 5) return 1;
  return grade < 9 ? 2 : 3;
}

/** A problem of the skill as readers of the grade like it. */
export function makeProblem(skill: MathSkill, request: ProblemRequest): MathProblem {
  return withJoinedSentences(drawProblem(skill, request), request);
}

/** The same problem with its first sentences joined, where the grade reads with ease. */
export function withJoinedSentences(problem: MathProblem, { grade, people }: Pick<ProblemRequest, 'grade' | 'people'>): MathProblem {
  return grade < JOINING_GRADE ? problem : problem.retold({ text: joinSentences(problem.text, people, joinsFor(grade)) });
}

/** A problem of the skill in short sentences; numbers whose errors all lead to the same few answers are drawn again. */
export function drawProblem(skill: MathSkill, request: ProblemRequest): MathProblem {
  for (let tries = 1; ; tries += 1) {
    try {
      return skill.problem(request);
    } catch (error) {
      if (!(error instanceof TooFewDistractors) || tries === MOST_TRIES) throw error;
    }
  }
}

/** The skill's own grade nearest to the one asked for. @param grade Kindergarten is 0 */
export function gradeWithin({ grades: [first, last] }: MathSkill, grade: number): number {
  return Math.min(last, Math.max(first, grade));
}
