import { describe, expect, it } from 'vitest';
import { isKnownCode } from '../../standards/known-codes.ts';
import { BROKEN, flawsOf } from '../../testing/math-problem-flaws.ts';
import { readingLevel } from '../../text/reading-level.ts';
import { Random } from '../random.ts';
import type { MathDifficulty, MathProblem, MathSkill } from './math-skill.ts';
import { MATH_SKILLS, makeProblem } from './math-skills.ts';
import { pickNames } from './names.ts';
import { scenesFor } from './scenes.ts';

/** Problems for each skill and difficulty; `bench/check-problems.ts` makes many more. */
const LEAST_PROBLEMS = 200;
const DIFFICULTIES: readonly MathDifficulty[] = ['basic', 'intermediate', 'advanced'];

function make(skill: MathSkill, grade: number, difficulty: MathDifficulty, multiStep: boolean, seed: number): MathProblem {
  const random = new Random(seed * 7919 + grade * 31 + difficulty.length + (multiStep ? 1 : 0));
  const scene = random.pick(scenesFor(grade));
  return makeProblem(skill, { random, grade, difficulty, scene, people: pickNames(random, 4), multiStep });
}

const gradesOf = ({ grades: [first, last] }: MathSkill): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe.each(MATH_SKILLS)('$id', (skill) => {
  it('makes true, solvable problems with real wrong answers', () => {
    const found: string[] = [];
    const grades = gradesOf(skill);
    const seeds = Math.ceil(LEAST_PROBLEMS / (2 * grades.length));
    for (const grade of grades) {
      for (const difficulty of DIFFICULTIES) {
        for (const multiStep of [false, true]) {
          for (let seed = 1; seed <= seeds; seed += 1) found.push(...flawsOf(make(skill, grade, difficulty, multiStep, seed), multiStep));
        }
      }
    }
    expect(found.slice(0, 8)).toEqual([]);
  });

  it('varies its problems', () => {
    const grade = skill.grades[0];
    const made = DIFFICULTIES.flatMap((difficulty) => Array.from({ length: 20 }, (_, seed) => make(skill, grade, difficulty, false, seed)));
    expect(new Set(made.map(({ text }) => text)).size).toBeGreaterThan(50);
    const frames = new Set(made.map(({ text }) => text.split('. ').at(-1)?.replaceAll(/\d\S*/gu, '#').split(' ').slice(0, 5).join(' ')));
    expect(frames.size).toBeGreaterThan(1);
  });

  it('makes the same problem from the same seed', () => {
    expect(make(skill, skill.grades[1], 'basic', false, 5)).toEqual(make(skill, skill.grades[1], 'basic', false, 5));
  });

  it('recalls the skill it rests on', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { prompt, answer, likelyError } = skill.restsOn.recall(new Random(seed));
      for (const text of [prompt, answer, likelyError]) expect(text).not.toMatch(BROKEN);
      expect(prompt).toMatch(/[.?]$/u);
    }
  });

  it('cites real codes and declares itself fully', () => {
    for (const { code } of skill.standards) expect(isKnownCode(code)).toBe(true);
    expect(skill.aliases.length).toBeGreaterThanOrEqual(4);
    expect(skill.aliases.every((alias) => alias === alias.toLowerCase())).toBe(true);
    expect(skill.inText).toMatch(/^\p{Ll}|^[A-Z]/u);
  });
});

describe('reading level', () => {
  /** Human word problems by grade read at 3.4, 3.5, 4.7, 4.4, 5.1 and 5.2; a grade's pool stays below that of a hard one. */
  const MOST: Readonly<Record<number, number>> = {
    0: 3,
    1: 3.5,
    2: 4,
    3: 4.9,
    4: 5.3,
    5: 5.9,
    6: 6.5,
    7: 7,
    8: 7.5,
    9: 8.5,
    10: 9,
    11: 9.5,
    12: 9.5,
  };

  it.each(Object.entries(MOST))('in grade %s stays at most %s', (grade, most) => {
    const year = Number(grade);
    const skills = MATH_SKILLS.filter(({ grades: [first, last] }) => first <= year && year <= last);
    const texts = skills.flatMap((skill) =>
      DIFFICULTIES.flatMap((difficulty) => [1, 2, 3, 4, 5].map((seed) => make(skill, year, difficulty, false, seed).text)),
    );
    const level = readingLevel(texts);
    expect(level?.grade ?? 0).toBeLessThanOrEqual(most);
  });
});
