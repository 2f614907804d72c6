import Fraction from 'fraction.js';
import { all, create } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { describeFigure } from '../../figures/describe-figure.ts';
import { figureHref, readFigure } from '../../figures/figure.ts';
import { isKnownCode } from '../../standards/known-codes.ts';
import { readingLevel } from '../../text/reading-level.ts';
import { Random } from '../random.ts';
import { evaluateExpression, numbersOf, operationsOf } from './evaluate-expression.ts';
import type { MathDifficulty, MathProblem, MathSkill } from './math-skill.ts';
import { MATH_SKILLS, makeProblem } from './math-skills.ts';
import { NAMED_CONSTANTS } from './named-constants.ts';
import { pickNames } from './names.ts';
import { scenesFor } from './scenes.ts';
import { numbersIn } from './numbers-in-text.ts';
import { toldProblem } from './told-problem.ts';

/** Problems for each skill and difficulty; `bench/check-problems.ts` makes many more. */
const LEAST_PROBLEMS = 200;
const DIFFICULTIES: readonly MathDifficulty[] = ['basic', 'intermediate', 'advanced'];
const math = create(all ?? {}, { number: 'Fraction' });

const plainMath = create(all ?? {}, {});

const values = new Map<string, Fraction>();
/** What mathjs makes of an expression: shares no code with the skills. */
function valueOf(expression: string): Fraction {
  const known = values.get(expression);
  if (known) return known;
  // The median of mathjs does not take fractions; of whole numbers it is a half at most, which a double holds exactly.
  const isWhole = /^(?:median|combinations|permutations)\(/u.test(expression);
  const result = (isWhole ? plainMath : math).evaluate(expression) as number | { s: bigint; n: bigint; d: bigint };
  const value = typeof result === 'number' ? new Fraction(result) : new Fraction(result.s * result.n, result.d);
  values.set(expression, value);
  return value;
}

const PRONOUN = /\b(?:he|she|him|his|her|hers|himself|herself|theirs|themself)\b/iu;
const BROKEN = /undefined|NaN|Infinity|\[object|null|\.\.|  |(?<![.\d,/])\b1 (?:tomatoes|books|feet|cups|parts|groups|tens|yards)\b|\$\{/u;
const UNCOUNTABLE_BY_PART = /\b\d+\.\d+ (?:children|people|friends|students|books|tickets)\b/u;

function problemsWith(problem: MathProblem, multiStep: boolean): string[] {
  const found: string[] = [];
  const flaw = (holds: boolean, name: string): void => {
    if (!holds) found.push(`${name} — ${problem.text} [${problem.expression}] → ${problem.answer.text}`);
  };
  flaw(valueOf(problem.expression).equals(problem.answer.value), 'wrong answer');
  flaw(evaluateExpression(problem.expression).equals(problem.answer.value), 'the own evaluator disagrees');
  for (const { text, equation } of problem.steps) {
    flaw(/[.?!]$/u.test(text) && !BROKEN.test(text), `step text “${text}”`);
    if (equation === undefined) continue;
    const [first, ...others] = equation.split('=').map((side) => valueOf(side));
    flaw(first !== undefined && others.length > 0 && others.every((side) => side.equals(first)), `false step ${equation}`);
  }
  flaw(problem.steps.length > 0, 'no steps');
  const given = numbersIn(toldProblem(problem).text);
  for (const number of numbersOf(problem.expression)) {
    const isConstant = problem.constants.some(({ value }) => value === number);
    const parts = number.split('/');
    flaw(
      isConstant || given.has(number) || parts.every((part) => given.has(new Fraction(part).toFraction())),
      `${number} is not in the text`,
    );
  }
  flaw(
    problem.constants.every((constant) => NAMED_CONSTANTS.includes(constant)),
    'an undeclared constant',
  );
  flaw(problem.distractors.length >= 3, 'fewer than 3 distractors');
  const texts = [problem.answer.text, ...problem.distractors.map(({ text }) => text)];
  const numbers = [problem.answer.value, ...problem.distractors.map(({ value }) => value)].map((value) => value.toFraction());
  flaw(new Set(texts).size === texts.length && new Set(numbers).size === numbers.length, `repeated options ${texts.join(' | ')}`);
  flaw(
    problem.distractors.every(({ error }) => error.length > 8 && /^\p{Ll}/u.test(error)),
    'an unnamed error',
  );
  flaw(/[.?]$/u.test(problem.text) && /^[\p{Lu}\d]/u.test(problem.text), 'text does not begin or end as a sentence');
  flaw(/[.?]$/u.test(problem.bare), 'bare does not end as a sentence');
  for (const text of [problem.text, problem.bare, ...texts]) flaw(!BROKEN.test(text), 'broken text');
  flaw(!PRONOUN.test(problem.text), 'a pronoun');
  flaw(!/\bhow (?:many|much|far|long)\b/iu.test(problem.text) || /[\p{L}$%¢°:]/u.test(problem.answer.text), 'an answer without its unit');
  flaw(!UNCOUNTABLE_BY_PART.test(problem.text), 'part of a countable thing');
  if (problem.figure) {
    const told = describeFigure(problem.figure);
    flaw(readFigure(figureHref(problem.figure)) !== undefined, 'a figure that cannot be read back');
    flaw(
      problem.answer.unit === '' || !told.includes(problem.answer.text) || problem.text.includes(problem.answer.text),
      `a figure that tells the answer: ${told}`,
    );
  }
  if (multiStep) {
    flaw(problem.operations >= 2, 'multi-step with fewer than two operations');
    flaw(operationsOf(problem.expression) >= 2, 'multi-step expression with fewer than two operations');
  }
  return found;
}

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
          for (let seed = 1; seed <= seeds; seed += 1)
            found.push(...problemsWith(make(skill, grade, difficulty, multiStep, seed), multiStep));
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
