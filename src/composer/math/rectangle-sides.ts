/** Sides of rectangles that suit a grade and a scene. */
import type { MathDifficulty, ProblemRequest } from './math-skill.ts';
import type { Range } from './scenes.ts';

const SIDES: Readonly<Record<number, Readonly<Record<MathDifficulty, Range>>>> = {
  3: { basic: [2, 6], intermediate: [3, 9], advanced: [4, 10] },
  4: { basic: [4, 10], intermediate: [6, 15], advanced: [8, 30] },
  5: { basic: [6, 15], intermediate: [10, 30], advanced: [12, 45] },
};

/** Two different sides inside the grade's range and inside what the scene's rectangle can be. */
export function drawSides({ random, grade, difficulty, scene: { rectangle } }: ProblemRequest): [long: number, wide: number] {
  const [least, most] = (SIDES[grade] ?? SIDES[5])?.[difficulty] ?? [4, 10];
  const from = Math.max(least, Math.min(rectangle.sides[0], most - 3));
  const to = Math.max(from + 3, Math.min(most, rectangle.sides[1]));
  const wide = random.int(from, to - 1);
  return [random.int(wide + 1, to), wide];
}
