/** Which structures of problem a skill has, by difficulty: harder means another structure or unknown, not only larger numbers. */
import type { MathDifficulty, MathProblem, ProblemRequest } from './math-skill.ts';

export type MakeProblem = (request: ProblemRequest) => MathProblem;

/** `multiStep` holds the structures with at least two operations that depend on each other. */
export function byDifficulty(kinds: Readonly<Record<MathDifficulty | 'multiStep', readonly MakeProblem[]>>): MakeProblem {
  return (request) => request.random.pick(kinds[request.multiStep ? 'multiStep' : request.difficulty])(request);
}
