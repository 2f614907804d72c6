import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import {
  FEET_IN_YARD,
  GRAMS_IN_KILOGRAM,
  INCHES_IN_FOOT,
  MINUTES_IN_HOUR,
  CENTIMETERS_IN_METER,
  MILLILITERS_IN_LITER,
  METERS_IN_KILOMETER,
  CUPS_IN_PINT,
  QUARTS_IN_GALLON,
  OUNCES_IN_POUND,
  type NamedConstant,
} from '../named-constants.ts';
import { type Noun, count, counted } from '../quantity.ts';

interface Pair {
  readonly large: Noun;
  readonly small: Noun;
  readonly factor: NamedConstant;
  /** What is measured, and by how many large units at most. */
  readonly thing: string;
  readonly most: number;
  /** The errors of mixing it up with another factor. */
  readonly wrongFactor: number;
}

const PAIRS: readonly Pair[] = [
  {
    large: { one: 'foot', many: 'feet' },
    small: { one: 'inch', many: 'inches' },
    factor: INCHES_IN_FOOT,
    thing: 'ribbon',
    most: 12,
    wrongFactor: 10,
  },
  {
    large: { one: 'yard', many: 'yards' },
    small: { one: 'foot', many: 'feet' },
    factor: FEET_IN_YARD,
    thing: 'rope',
    most: 30,
    wrongFactor: 12,
  },
  {
    large: { one: 'meter', many: 'meters' },
    small: { one: 'centimeter', many: 'centimeters' },
    factor: CENTIMETERS_IN_METER,
    thing: 'string',
    most: 12,
    wrongFactor: 1000,
  },
  {
    large: { one: 'kilometer', many: 'kilometers' },
    small: { one: 'meter', many: 'meters' },
    factor: METERS_IN_KILOMETER,
    thing: 'trail',
    most: 12,
    wrongFactor: 100,
  },
  {
    large: { one: 'kilogram', many: 'kilograms' },
    small: { one: 'gram', many: 'grams' },
    factor: GRAMS_IN_KILOGRAM,
    thing: 'rice',
    most: 9,
    wrongFactor: 100,
  },
  {
    large: { one: 'liter', many: 'liters' },
    small: { one: 'milliliter', many: 'milliliters' },
    factor: MILLILITERS_IN_LITER,
    thing: 'water',
    most: 9,
    wrongFactor: 100,
  },
  {
    large: { one: 'hour', many: 'hours' },
    small: { one: 'minute', many: 'minutes' },
    factor: MINUTES_IN_HOUR,
    thing: 'practice',
    most: 8,
    wrongFactor: 100,
  },
  {
    large: { one: 'gallon', many: 'gallons' },
    small: { one: 'quart', many: 'quarts' },
    factor: QUARTS_IN_GALLON,
    thing: 'juice',
    most: 15,
    wrongFactor: 2,
  },
  {
    large: { one: 'pint', many: 'pints' },
    small: { one: 'cup', many: 'cups' },
    factor: CUPS_IN_PINT,
    thing: 'milk',
    most: 20,
    wrongFactor: 4,
  },
  {
    large: { one: 'pound', many: 'pounds' },
    small: { one: 'ounce', many: 'ounces' },
    factor: OUNCES_IN_POUND,
    thing: 'flour',
    most: 12,
    wrongFactor: 12,
  },
];
const CONSTANTS = PAIRS.map(({ factor }) => factor);

function toSmall({ random, people: [who = ''] }: ProblemRequest): MathProblem {
  const { large, small, factor, thing, most, wrongFactor } = random.pick(PAIRS);
  const number = random.int(2, most);
  const by = Number(factor.value);
  return buildProblem({
    skill: 'unit-conversion',
    situation: 'groups: product unknown',
    text: `${who} plans ${count(number, large)} of ${thing}. How many ${small.many} of ${thing} is that?`,
    bare: `How many ${small.many} are ${count(number, large)}?`,
    expression: `${number} * ${by}`,
    constants: CONSTANTS,
    value: new Fraction(number * by),
    notation: counted(small),
    steps: [
      { text: `One ${large.one} has ${count(by, small)}.` },
      { text: 'The new units are smaller, so there are more of them. Multiply.', equation: `${number} * ${by} = ${number * by}` },
    ],
    mistakes: [
      [number * wrongFactor, `takes ${wrongFactor} ${small.many} for one ${large.one}`],
      [number + by, 'adds the two numbers'],
      [new Fraction(number, by), 'divides where it should multiply'],
      [number * by + by, `counts one ${large.one} too many`],
      [number * by - by, `counts one ${large.one} too few`],
      [number * 10, 'multiplies by 10 without thinking of the units'],
      [number * by * 10, 'writes a zero too many'],
    ],
    operations: 1,
  });
}

function toLarge({ random, people: [who = ''] }: ProblemRequest): MathProblem {
  const { large, small, factor, thing, most, wrongFactor } = random.pick(PAIRS);
  const number = random.int(2, most);
  const by = Number(factor.value);
  const total = number * by;
  return buildProblem({
    skill: 'unit-conversion',
    situation: 'groups: number unknown',
    text: `${who} has ${count(total, small)} of ${thing}. How many ${large.many} of ${thing} is that?`,
    bare: `How many ${large.many} are ${count(total, small)}?`,
    expression: `${total} / ${by}`,
    constants: CONSTANTS,
    value: new Fraction(number),
    notation: counted(large),
    steps: [
      { text: `It takes ${count(by, small)} to make one ${large.one}.` },
      { text: 'The new units are larger, so there are fewer of them. Divide.', equation: `${total} / ${by} = ${number}` },
    ],
    mistakes: [
      [total * by, 'multiplies where it should divide'],
      [new Fraction(total, wrongFactor), `takes ${wrongFactor} ${small.many} for one ${large.one}`],
      [total - by, 'subtracts where it should divide'],
      [number + 1, `counts one ${large.one} too many`],
      [number - 1, `counts one ${large.one} too few`],
      [number * 10, 'drops a zero too few'],
      [number + 2, `counts two ${large.many} too many`],
      [total, 'gives back the number'],
    ],
    operations: 1,
  });
}

function leftAfterCutting({ random, people: [who = ''] }: ProblemRequest): MathProblem {
  const { large, small, factor, thing, most } = random.pick(PAIRS.filter(({ thing }) => !['trail', 'practice'].includes(thing)));
  const number = random.int(2, Math.min(most, 8));
  const by = Number(factor.value);
  const total = number * by;
  const used = random.int(2, total - 1);
  const expression = `${number} * ${by} - ${used}`;
  return buildProblem({
    skill: 'unit-conversion',
    situation: 'multi-step',
    text: `${who} has ${count(number, large)} of ${thing}. ${who} uses ${count(used, small)}. How many ${small.many} of ${thing} are left?`,
    bare: displayMath(expression),
    expression,
    constants: CONSTANTS,
    value: new Fraction(total - used),
    notation: counted(small),
    steps: [
      { text: `Change the ${large.many} to ${small.many}.`, equation: `${number} * ${by} = ${total}` },
      { text: 'Take away what is used.', equation: `${total} - ${used} = ${total - used}` },
    ],
    mistakes: [
      [total, 'stops after changing the units'],
      [total + used, 'adds what is used'],
      [Math.abs(used - number), 'subtracts without changing the units'],
      [number * by * 10 - used, 'takes ten times too many'],
      [total - used + by, `counts one ${large.one} too many`],
      [total - used - by, `counts one ${large.one} too few`],
    ],
    operations: 2,
  });
}

export const unitConversion = defineMathSkill({
  id: 'unit-conversion',
  strand: 'measurement',
  title: 'Converting units of measure',
  inText: 'converting units of measure',
  grades: [4, 6],
  aliases: [
    'unit conversion',
    'unit conversions',
    'converting units',
    'metric conversion',
    'metric conversions',
    'customary units',
    'inches to feet',
    'feet to inches',
    'cm to m',
    'converting measurements',
    'measurement conversion',
    'measurement conversions',
    'metric system',
    'metric units',
    'converting metric units',
    'customary measurement',
    'convert units',
    'units of measurement',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.4.MD.A.1', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.4.MD.A.2', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.5.MD.A.1', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.6.RP.A.3.D', grades: [6, 6] },
  ],
  bigIdea: 'The smaller the unit, the more of them it takes to measure the same thing.',
  objective: 'change between units and explain why to multiply or divide',
  hint: 'Is the new unit larger or smaller? Will there be more of them or fewer?',
  misconception: {
    belief: 'Inches are small, so the number of inches must be small: I divide.',
    why: '“Small unit” is heard as “small number.”',
    truth: 'It takes many small units to cover what one large unit covers.',
    teacherMove: 'Measure a table once with a foot strip and once with inch tiles. Compare the two numbers.',
  },
  restsOn: {
    skill: 'multiplication facts',
    recall(random) {
      const [a, b] = [random.int(3, 9), random.pick([3, 4, 10, 12])];
      return { prompt: `What is ${a} × ${b}?`, answer: String(a * b), likelyError: `Writes ${a + b}: adds the numbers.` };
    },
  },
  problem(request) {
    if (request.multiStep) return leftAfterCutting(request);
    const kinds =
      request.difficulty === 'basic'
        ? [toSmall]
        : request.difficulty === 'intermediate'
          ? [toSmall, toLarge]
          : [toLarge, toLarge, leftAfterCutting];
    return request.random.pick(kinds)(request);
  },
});
