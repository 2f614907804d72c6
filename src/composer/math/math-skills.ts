/** Every math skill: one file each in the folder beside this one, found at build time. */
import { TooFewDistractors } from './build-problem.ts';
import type { MathProblem, MathSkill, ProblemRequest } from './math-skill.ts';

const modules = import.meta.glob<Record<string, MathSkill>>('./skills/*.ts', { eager: true });

export const MATH_SKILLS: readonly MathSkill[] = Object.values(modules).flatMap((module) => Object.values(module));

export function skillById(id: string): MathSkill | undefined {
  return MATH_SKILLS.find((skill) => skill.id === id);
}

const MOST_TRIES = 20;

/** A problem of the skill; numbers whose errors all lead to the same few answers are drawn again. */
export function makeProblem(skill: MathSkill, request: ProblemRequest): MathProblem {
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
