/** Every math skill: one file each in the folder beside this one, found at build time. */
import type { MathSkill } from './math-skill.ts';

const modules = import.meta.glob<Record<string, MathSkill>>('./skills/*.ts', { eager: true });

export const MATH_SKILLS: readonly MathSkill[] = Object.values(modules).flatMap((module) => Object.values(module));

export function skillById(id: string): MathSkill | undefined {
  return MATH_SKILLS.find((skill) => skill.id === id);
}

/** The skill's own grade nearest to the one asked for. @param grade Kindergarten is 0 */
export function gradeWithin({ grades: [first, last] }: MathSkill, grade: number): number {
  return Math.min(last, Math.max(first, grade));
}
