import Fraction from 'fraction.js';
import { buildProblem, exact } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { WHOLE } from '../named-constants.ts';
import { INTEGER, count, measuredInFractions } from '../quantity.ts';
import { HOUR } from '../units.ts';

/** Two people who work together. */
function together(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = '', other = ''],
  } = request;
  const [a, b] = random.pick<readonly [number, number]>(
    difficulty === 'basic'
      ? ([
          [2, 2],
          [3, 6],
          [4, 4],
          [6, 3],
          [4, 12],
          [6, 6],
        ] as const)
      : ([
          [3, 6],
          [4, 12],
          [6, 12],
          [2, 3],
          [3, 5],
          [4, 6],
          [5, 20],
          [6, 10],
        ] as const),
  );
  const value = exact([a * b, a + b]);
  const job = random.pick(['paint a fence', 'clean the gym', 'sort the books', 'set up the hall', 'mow a field']);
  return buildProblem({
    skill: 'rational-expressions',
    situation: 'rate: time unknown',
    text: `${who} can ${job} in ${count(a, HOUR)}, and ${other} needs ${count(b, HOUR)} alone. How many hours do they need if they work together?`,
    bare: `If 1/${a} + 1/${b} = 1/t, how many hours is t?`,
    expression: `1 / (1 / ${a} + 1 / ${b})`,
    constants: [WHOLE],
    value,
    notation: measuredInFractions(HOUR),
    steps: [
      { text: 'Add the parts of the job that each does in one hour.', equation: `1/${a} + 1/${b} = ${exact([a + b, a * b]).toFraction()}` },
      { text: 'The time is one job over that rate.', equation: `1 / (${exact([a + b, a * b]).toFraction()}) = ${value.toFraction()}` },
    ],
    mistakes: [
      [exact([a + b, 2]), 'takes the mean of both times'],
      [a + b, 'adds both times'],
      [exact([a + b, a * b]), 'gives the rate and not the time'],
      [exact([Math.min(a, b), 2]), 'halves the faster time'],
    ],
  });
}

/** Where a rational function has no value, or the number that it nears. */
function asymptote(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, c] = [random.int(2, 12), random.int(1, 4)];
  const b = a * c * (random.chance(0.5) ? 1 : -1);
  const d = random.int(2, 9);
  const level = random.chance(0.5);
  const bottom = `${c === 1 ? '' : c}x ${b < 0 ? '−' : '+'} ${Math.abs(b)}`;
  const top = `${c * d}x + ${random.int(1, 9)}`;
  const value = level ? d : -b / c;
  return buildProblem({
    skill: 'rational-expressions',
    situation: 'other',
    text: `${who} graphs f(x) = (${top}) / (${bottom}). ${level ? 'Which y does the graph come near when x grows without end?' : 'For which x does the function have a vertical asymptote?'}`,
    bare: level
      ? `Which y is the horizontal asymptote of (${top}) / (${bottom})?`
      : `Which x is the vertical asymptote of (${top}) / (${bottom})?`,
    expression: level ? `${c * d} / ${c}` : `-${b < 0 ? `(${b})` : b} / ${c}`,
    constants: [WHOLE],
    value: new Fraction(value),
    notation: INTEGER,
    steps: level
      ? [{ text: 'For large x only the parts with x count.' }, { text: 'Divide their coefficients.', equation: `${c * d} / ${c} = ${d}` }]
      : [
          { text: 'The function has no value where the denominator is 0.' },
          { text: `Solve ${bottom} = 0.`, equation: `-${b < 0 ? `(${b})` : b} / ${c} = ${value}` },
        ],
    mistakes: [
      [-value, 'takes the wrong sign'],
      [level ? -b / c : d, level ? 'finds the vertical asymptote' : 'finds the horizontal asymptote'],
      [level ? c * d : b, level ? 'leaves the coefficient below out' : 'reads the number in the denominator'],
      [0, level ? 'takes the x-axis for the asymptote' : 'takes the y-axis for the asymptote'],
    ],
  });
}

/** A mean cost: a fixed cost spread over many. */
function meanCost(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const each = random.int(3, 12);
  const number = random.int(4, difficulty === 'advanced' ? 50 : 20);
  const spread = random.int(1, 9);
  const fixed = spread * number;
  return buildProblem({
    skill: 'rational-expressions',
    situation: 'rate: time unknown',
    text: `A print shop asks $${fixed} for a design and $${each} for each shirt. ${who} wants the cost of one shirt, with its share of the design, to be $${each + spread}. How many shirts must be ordered?`,
    bare: `For which whole number of shirts is (${fixed} + ${each}x) / x = ${each + spread}?`,
    expression: `${fixed} / (${each + spread} - ${each})`,
    value: new Fraction(number),
    notation: {
      unit: 'shirts',
      accepts: (value) => value.d === 1n && value.gt(0),
      write: (value) => count(Number(value.n), { one: 'shirt', many: 'shirts' }),
    },
    steps: [
      { text: `Write (${fixed} + ${each}x) / x = ${each + spread} and multiply both sides by x.` },
      { text: 'Bring the letters to one side.', equation: `${each + spread} - ${each} = ${spread}` },
      { text: 'Divide.', equation: `${fixed} / ${spread} = ${number}` },
    ],
    mistakes: [
      [new Fraction(fixed, each), 'divides by the price of a shirt'],
      [new Fraction(fixed, each + spread), 'leaves the price of a shirt out'],
      [spread, 'stops at the share of the design'],
      [new Fraction(fixed, 2 * each + spread), 'adds the two prices'],
    ],
  });
}

export const rationalExpressions = defineMathSkill({
  id: 'rational-expressions',
  strand: 'algebra',
  title: 'Rational expressions and functions',
  inText: 'rational expressions and functions',
  grades: [10, 12],
  aliases: [
    'rational expressions',
    'rational functions',
    'rational equations',
    'asymptotes',
    'vertical asymptotes',
    'horizontal asymptotes',
    'work rate problems',
    'solving rational equations',
    'polynomials logarithms and rational functions',
    'algebra 2',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.HSA.REI.A.2', grades: [10, 12] },
    { code: 'CCSS.MATH.CONTENT.HSA.APR.D.6', grades: [11, 12] },
  ],
  bigIdea: 'A rational expression is a quotient that has no value where its denominator is zero.',
  objective: 'solve rational equations and find asymptotes',
  hint: 'Where is the denominator 0? What happens in one unit of time?',
  misconception: {
    belief: 'Two people who need 4 hours each need 8 hours together.',
    why: 'Two times are given, so they are added.',
    truth: 'Their rates add: 1/4 + 1/4 of the job in an hour, so 2 hours.',
    teacherMove: 'Ask whether help makes a job longer. Then find what is done in one hour.',
  },
  restsOn: {
    skill: 'adding unit fractions',
    recall(random) {
      const [a, b] = random.pick([
        [2, 3],
        [3, 6],
        [4, 12],
        [3, 4],
      ] as const);
      return {
        prompt: `What is 1/${a} + 1/${b}?`,
        answer: exact([a + b, a * b]).toFraction(),
        likelyError: `Says 2/${a + b}: adds above and below.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [together, asymptote],
    intermediate: [together, asymptote, meanCost],
    advanced: [meanCost, together, asymptote],
    multiStep: [together, meanCost],
  }),
});
