import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { FOUR_IN_FORMULA, SQUARED, SQUARE_ROOT, TWO_IN_FORMULA, TWO_OF_EACH_SIDE } from '../named-constants.ts';
import { type Noun, INTEGER, counted } from '../quantity.ts';
import type { Range } from '../scenes.ts';

const ROOTS: Readonly<Record<MathDifficulty, Range>> = { basic: [3, 10], intermediate: [4, 14], advanced: [6, 20] };
const CONSTANTS = [TWO_IN_FORMULA, FOUR_IN_FORMULA, SQUARED, SQUARE_ROOT];
const FOOT: Noun = { one: 'foot', many: 'feet' };
const ITEMS = ['garden', 'patio', 'stage', 'poster wall', 'dog run'] as const;

function draw({ random, difficulty }: ProblemRequest): { small: number; gap: number } {
  return { small: random.int(...ROOTS[difficulty]), gap: random.int(2, difficulty === 'basic' ? 6 : 10) };
}

/** The two factors of x² + gap·x − area, whose greater root is wanted: (x + large)(x − small). */
function solvePlain(small: number, gap: number) {
  const [large, area] = [small + gap, small * (small + gap)];
  return {
    large,
    area,
    expression: `((${gap}^2 + 4 * ${area})^(1/2) - ${gap}) / 2`,
    steps: [
      { text: `Write x² + ${gap}x − ${area} = 0.` },
      { text: `Look for two numbers with the product ${area} and the difference ${gap}.`, equation: `${large} * ${small} = ${area}` },
      { text: `They are ${large} and ${small}.`, equation: `${large} - ${small} = ${gap}` },
      { text: `So (x + ${large})(x − ${small}) = 0, and x = ${small} is the positive solution.` },
    ],
  };
}

function rectangle(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const { small, gap } = draw(request);
  const { large, area, expression, steps } = solvePlain(small, gap);
  return buildProblem({
    skill: 'quadratic-equations',
    situation: 'measure',
    text: `${who} plans a ${random.pick(ITEMS)} with an area of ${area} square feet. It is ${gap} feet longer than it is wide. How wide is it?`,
    bare: `What is the positive solution of x² + ${gap}x − ${area} = 0?`,
    expression,
    constants: CONSTANTS,
    value: new Fraction(small),
    notation: counted(FOOT),
    steps,
    mistakes: [
      [large, 'takes the larger of the two numbers'],
      [new Fraction(area, gap), 'divides the product by the difference'],
      [new Fraction(area, 2), 'halves the product'],
      [area - gap, 'subtracts the difference from the product'],
    ],
    operations: 6,
  });
}

function numbers(request: ProblemRequest): MathProblem {
  const {
    people: [who = ''],
  } = request;
  const { small, gap } = draw(request);
  const { large, area, expression, steps } = solvePlain(small, gap);
  return buildProblem({
    skill: 'quadratic-equations',
    situation: 'other',
    text: `${who} thinks of a positive number. The square of the number plus ${gap} times the number is ${area}. What is the number?`,
    bare: `If x² + ${gap}x = ${area} and x is positive, what is x?`,
    expression,
    constants: CONSTANTS,
    value: new Fraction(small),
    notation: INTEGER,
    steps,
    mistakes: [
      [-large, 'gives the negative solution'],
      [large, 'reads the solution from the factor with the wrong sign'],
      [-small, 'turns the sign of the solution'],
      [area - gap, 'subtracts and forgets the square'],
    ],
    operations: 6,
  });
}

function perimeter(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const { small, gap } = draw(request);
  const { large, area, expression, steps } = solvePlain(small, gap);
  const answer = 2 * (small + large);
  return buildProblem({
    skill: 'quadratic-equations',
    situation: 'multi-step',
    text: `${who} plans a ${random.pick(ITEMS)} with an area of ${area} square feet. It is ${gap} feet longer than it is wide. How many feet of fence go once around it?`,
    bare: `A rectangle has an area of ${area} square feet. It is ${gap} feet longer than wide. What is its perimeter in feet?`,
    expression: `4 * ${expression} + 2 * ${gap}`,
    constants: [...CONSTANTS, TWO_OF_EACH_SIDE],
    value: new Fraction(answer),
    notation: counted(FOOT),
    steps: [...steps, { text: 'Add the width and the length, and take both twice.', equation: `2 * (${small} + ${large}) = ${answer}` }],
    mistakes: [
      [small + large, 'adds only two of the four sides'],
      [small * 4, 'takes all four sides for the width'],
      [large * 4, 'takes all four sides for the length'],
      [area, 'gives the area'],
    ],
    operations: 9,
  });
}

export const quadraticEquations = defineMathSkill({
  id: 'quadratic-equations',
  strand: 'algebra',
  title: 'Quadratic equations by factoring',
  inText: 'quadratic equations',
  grades: [9, 10],
  aliases: [
    'quadratics',
    'quadratic equations',
    'quadratic functions',
    'quadratic functions and factoring',
    'factoring',
    'factoring trinomials',
    'factoring quadratics',
    'solving quadratics',
    'solving quadratics by factoring',
    'solving quadratic equations',
    'quadratic formula',
    'completing the square',
    'zero product property',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.HSA.REI.B.4', grades: [9, 10] },
    { code: 'CCSS.MATH.CONTENT.HSA.SSE.B.3', grades: [9, 10] },
  ],
  bigIdea: 'A product is zero only when one of its factors is zero; that is why factoring solves an equation.',
  objective: 'write a quadratic equation for a story, solve it by factoring and choose the solution that fits',
  hint: 'Bring all terms to one side. Which two numbers have this product and this sum?',
  misconception: {
    belief: 'From (x + 5)(x − 3) = 0 it follows that x is 5 or −3.',
    why: 'The numbers are read off with their signs.',
    truth: 'Each factor must be zero: x = −5 or x = 3.',
    teacherMove: 'Have students put 5 and −3 back into both factors. Compare with −5 and 3.',
  },
  restsOn: {
    skill: 'factor pairs',
    recall(random) {
      const [small, gap] = [random.int(2, 8), random.int(1, 6)];
      return {
        prompt: `Which two positive numbers have the product ${small * (small + gap)} and the difference ${gap}?`,
        answer: `${small + gap} and ${small}`,
        likelyError: 'Finds a pair with the product only.',
      };
    },
  },
  problem(request) {
    if (request.multiStep) return perimeter(request);
    const kinds = { basic: [rectangle, numbers], intermediate: [rectangle, numbers], advanced: [rectangle, numbers, perimeter] };
    return request.random.pick(kinds[request.difficulty])(request);
  },
});
