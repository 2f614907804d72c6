import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { EMPIRICAL_RULE, HALF, PER_HUNDRED } from '../named-constants.ts';
import { type Notation, counted, hasDecimalForm, writeDecimal } from '../quantity.ts';
import type { Range } from '../scenes.ts';

const Z: Notation = { unit: '', accepts: (value) => hasDecimalForm(value, 2), write: writeDecimal };
/** Means and spreads of usual size: test points as on scaled tests, masses in grams, lives in hours. */
const SETTINGS: readonly { readonly what: string; readonly unit: string; readonly mean: Range; readonly spread: Range }[] = [
  { what: 'test points', unit: 'points', mean: [60, 80], spread: [4, 12] },
  { what: 'masses of loaves in grams', unit: 'grams', mean: [450, 550], spread: [5, 20] },
  { what: 'lives of bulbs in hours', unit: 'hours', mean: [900, 1300], spread: [20, 60] },
  { what: 'heights of plants in centimeters', unit: 'centimeters', mean: [30, 60], spread: [2, 6] },
];

function draw({ random }: ProblemRequest) {
  const setting = random.pick(SETTINGS);
  return { setting, mean: random.int(...setting.mean), spread: random.int(...setting.spread) };
}

function zScore(request: ProblemRequest): MathProblem {
  const { setting, mean, spread } = draw(request);
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const halves = difficulty === 'basic' ? random.pick([-4, -2, 2, 4]) : random.pick([-5, -3, -1, 1, 3, 5, 4, -4]);
  const even = spread % 2 === 0 ? spread : spread + 1;
  const value = new Fraction(halves, 2);
  const seen = mean + (halves * even) / 2;
  return buildProblem({
    skill: 'normal-distribution',
    situation: 'compare: difference unknown',
    text: `The ${setting.what} have a mean of ${mean} and a standard deviation of ${even}. ${who} looks at the value ${seen}. What is its z-score?`,
    bare: `What is the z-score of ${seen} for a mean of ${mean} and a standard deviation of ${even}?`,
    expression: `(${seen} - ${mean}) / ${even}`,
    value,
    notation: Z,
    steps: [
      { text: 'Find how far the value lies from the mean.', equation: `${seen} - ${mean} = ${seen - mean}` },
      { text: 'Divide by the standard deviation.', equation: `${seen - mean} / ${even} = ${value.toFraction()}` },
    ],
    mistakes: [
      [value.neg(), 'subtracts the wrong way around'],
      [seen - mean, 'stops before dividing'],
      [value.add(1), 'counts one deviation too many'],
      [new Fraction(seen, even), 'leaves the mean out'],
    ],
  });
}

function fromZ(request: ProblemRequest): MathProblem {
  const { setting, mean, spread } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const z = random.pick([-3, -2, -1, 1, 2, 3]);
  const value = mean + z * spread;
  return buildProblem({
    skill: 'normal-distribution',
    situation: 'rate: total unknown',
    text: `The ${setting.what} have a mean of ${mean} and a standard deviation of ${spread}. ${who} finds a value with the z-score ${String(z).replace('-', '−')}. What is the value, in ${setting.unit}?`,
    bare: `Which number of ${setting.unit} has the z-score ${String(z).replace('-', '−')} for a mean of ${mean} and a standard deviation of ${spread}?`,
    expression: `${mean} ${z < 0 ? '-' : '+'} ${Math.abs(z)} * ${spread}`,
    value: new Fraction(value),
    notation: counted({ one: setting.unit.replace(/s$/u, ''), many: setting.unit }),
    steps: [
      { text: 'Find how far the value lies from the mean.', equation: `${Math.abs(z)} * ${spread} = ${Math.abs(z) * spread}` },
      {
        text: z < 0 ? 'Go below the mean.' : 'Go above the mean.',
        equation: `${mean} ${z < 0 ? '-' : '+'} ${Math.abs(z) * spread} = ${value}`,
      },
    ],
    mistakes: [
      [mean - z * spread, 'goes to the wrong side of the mean'],
      [mean + z, 'counts the z-score as units'],
      [mean + spread, 'goes one deviation up whatever the z-score is'],
    ],
  });
}

/** The 68–95 rule, for a number of things. */
function howMany(request: ProblemRequest): MathProblem {
  const { setting, mean, spread } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const [percent, z] = random.pick([
    [68, 1],
    [95, 2],
  ] as const);
  const all = random.int(2, 10) * 200;
  const half = random.chance(0.5);
  const value = new Fraction(all * percent, half ? 200 : 100);
  return buildProblem({
    skill: 'normal-distribution',
    situation: 'multi-step',
    text: half
      ? `The ${setting.what} are normally distributed with a mean of ${mean} and a standard deviation of ${spread}. There are ${all} values. About how many does ${who} expect between ${mean} and ${mean + z * spread}?`
      : `The ${setting.what} are normally distributed with a mean of ${mean} and a standard deviation of ${spread}. There are ${all} values. About how many does ${who} expect between ${mean - z * spread} and ${mean + z * spread}?`,
    bare: half
      ? `Of ${all} normal values, about how many lie between the mean and ${z} standard ${z === 1 ? 'deviation' : 'deviations'} above it?`
      : `Of ${all} normal values, about how many lie within ${z} standard ${z === 1 ? 'deviation' : 'deviations'} of the mean?`,
    expression: half ? `1/2 * ${percent} / 100 * ${all}` : `${percent} / 100 * ${all}`,
    constants: [...EMPIRICAL_RULE, PER_HUNDRED, HALF],
    value,
    notation: counted({ one: 'value', many: 'values' }),
    steps: [
      {
        text: `About ${percent} percent lie within ${z === 1 ? 'one standard deviation' : 'two standard deviations'} of the mean.`,
        equation: `${percent} / 100 * ${all} = ${(percent * all) / 100}`,
      },
      ...(half ? [{ text: 'Half of them lie above the mean.', equation: `1/2 * ${(percent * all) / 100} = ${value.toFraction()}` }] : []),
    ],
    mistakes: [
      [new Fraction(all * (percent === 68 ? 95 : 68), half ? 200 : 100), 'takes the percent of another number of deviations'],
      [half ? value.mul(2) : value.div(2), half ? 'counts both sides of the mean' : 'counts only one side of the mean'],
      [new Fraction(all).sub(value), 'counts those outside'],
      [new Fraction(all, 2), 'takes a half of all'],
    ],
  });
}

export const normalDistribution = defineMathSkill({
  id: 'normal-distribution',
  strand: 'data',
  title: 'Normal distribution and z-scores',
  inText: 'the normal distribution and z-scores',
  grades: [10, 12],
  aliases: [
    'normal distribution',
    'z scores',
    'z-scores',
    'z-score',
    'standard deviation',
    'bell curve',
    'empirical rule',
    '68 95 99.7 rule',
    'statistics',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.HSS.ID.A.4', grades: [10, 12] }],
  bigIdea: 'A z-score tells how many standard deviations a value lies from the mean.',
  objective: 'find z-scores and use the empirical rule',
  hint: 'How far is it from the mean? How many standard deviations is that?',
  misconception: {
    belief: 'A negative z-score is a mistake.',
    why: 'Distances are positive.',
    truth: 'It tells that the value lies below the mean.',
    teacherMove: 'Mark the mean on a line and let students place z = −1, 0 and 1 for one data set.',
  },
  restsOn: {
    skill: 'percent of a number',
    recall(random) {
      const all = random.int(2, 9) * 100;
      return { prompt: `What is 68% of ${all}?`, answer: String((68 * all) / 100), likelyError: `Says ${all - 68}: subtracts.` };
    },
  },
  problem: byDifficulty({
    basic: [zScore, fromZ],
    intermediate: [zScore, fromZ, howMany],
    advanced: [howMany, zScore],
    multiStep: [zScore, fromZ, howMany],
  }),
});
