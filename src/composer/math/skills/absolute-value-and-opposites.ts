import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { numberLine } from '../problem-figures.ts';
import { INTEGER, type Noun, count, counted } from '../quantity.ts';
import { DEGREE, FOOT, METER } from '../units.ts';

const MOST: Readonly<Record<MathDifficulty, number>> = { basic: 12, intermediate: 40, advanced: 150 };
const shown = (value: number): string => String(value).replace('-', '−');
const inside = (value: number): string => (value < 0 ? `(${value})` : String(value));

interface Setting {
  readonly unit: Noun;
  readonly above: string;
  readonly below: string;
  readonly zero: string;
}
const SETTINGS: readonly Setting[] = [
  { unit: FOOT, above: 'A gull flies at', below: 'a fish swims at', zero: 'sea level' },
  { unit: DEGREE, above: 'At noon it is', below: 'at night it is', zero: 'zero' },
  { unit: METER, above: 'A drone is at', below: 'a diver is at', zero: 'the surface' },
];

/** How far from zero. */
function fromZero(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const { unit, zero } = random.pick(SETTINGS);
  const value = -random.int(2, MOST[difficulty]);
  return buildProblem({
    skill: 'absolute-value-and-opposites',
    situation: 'measure',
    text: random.pick([
      `${who} marks ${shown(value)} ${unit.many} on an upright number line with ${zero} at 0. How many ${unit.many} is that from 0?`,
      `A gauge shows ${shown(value)} ${unit.many}. ${who} asks how far that is from 0. How many ${unit.many} is it?`,
    ]),
    bare: `What is |${shown(value)}|?`,
    expression: `abs(${value})`,
    value: new Fraction(-value),
    notation: counted(unit),
    steps: [{ text: 'The absolute value is the distance from 0, which has no minus sign.', equation: `abs(${value}) = ${-value}` }],
    mistakes: [
      [-value * 2, 'counts the distance to the opposite number'],
      [-value + 1, 'counts 0 as the first step'],
      [-value - 1, 'starts to count at −1'],
    ],
    ...(value >= -12 && { figure: numberLine(value - 1, 2, 1, [{ at: 1, label: '', open: false }]) }),
  });
}

/** The distance between two places on both sides of zero. */
function between(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const { unit, above, below } = random.pick(SETTINGS);
  const [up, down] = [random.int(2, MOST[difficulty]), -random.int(2, MOST[difficulty])];
  return buildProblem({
    skill: 'absolute-value-and-opposites',
    situation: 'compare: difference unknown',
    text: `${above} ${count(up, unit)}, and ${below} ${shown(down)} ${unit.many}. ${who} finds how far apart these are. How many ${unit.many} is that?`,
    bare: `How far apart are ${up} and ${shown(down)} on a number line, in ${unit.many}?`,
    expression: `abs(${up}) + abs(${down})`,
    value: new Fraction(up - down),
    notation: counted(unit),
    steps: [
      { text: 'Find both distances from 0.', equation: `abs(${down}) = ${-down}` },
      { text: 'They lie on different sides of 0, so add.', equation: `${up} + ${-down} = ${up - down}` },
    ],
    mistakes: [
      [Math.abs(up + down), 'subtracts the two distances'],
      [up, 'counts only the distance above 0'],
      [-down, 'counts only the distance below 0'],
      [up - down + 1, 'counts the marks and not the steps'],
    ],
  });
}

/** Which opposite, and opposites of opposites. */
function opposite(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const value = random.int(2, MOST[difficulty]) * (random.chance(0.5) ? 1 : -1);
  const move = random.int(2, 12);
  return buildProblem({
    skill: 'absolute-value-and-opposites',
    situation: 'multi-step',
    text: `${who} stands at ${shown(value)} on a number line, goes to the opposite number and then ${move} steps to the right. On which number does ${who} stand now?`,
    bare: `What is the opposite of ${shown(value)}, plus ${move}?`,
    expression: `-${inside(value)} + ${move}`,
    value: new Fraction(-value + move),
    notation: INTEGER,
    steps: [
      { text: 'The opposite lies just as far on the other side of 0.', equation: `-${inside(value)} = ${-value}` },
      { text: 'Go to the right.', equation: `${-value} + ${move} = ${-value + move}` },
    ],
    mistakes: [
      [value + move, 'does not go to the opposite number'],
      [-value - move, 'goes to the left'],
      [-value, 'stops at the opposite number'],
      [Math.abs(value) + move, 'takes the absolute value for the opposite'],
    ],
    operations: 2,
  });
}

/** Warmest and coldest: order of negative numbers. */
function coldest(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const values = random.sample(
    Array.from({ length: MOST[difficulty] * 2 }, (_, index) => index - MOST[difficulty]).filter((value) => value !== 0),
    4,
  );
  const low = Math.min(...values);
  return buildProblem({
    skill: 'absolute-value-and-opposites',
    situation: 'other',
    text: random.pick([
      `${who} reads four temperatures in degrees: ${values.map(shown).join(', ')}. What is the coldest one?`,
      `Four depth marks in feet are ${values.map(shown).join(', ')}, with the water at 0. ${who} looks for the lowest mark. Which one is it?`,
    ]),
    bare: `Which of these numbers is the least: ${values.map(shown).join(', ')}?`,
    expression: `min(${values.join(', ')})`,
    value: new Fraction(low),
    notation: INTEGER,
    steps: [
      { text: 'On a number line the least number lies farthest to the left.' },
      { text: `Of the four numbers that is ${shown(low)}.` },
    ],
    mistakes: values
      .filter((value) => value !== low)
      .map(
        (value) =>
          [
            value,
            Math.abs(value) === Math.min(...values.map((each) => Math.abs(each)))
              ? 'takes the number nearest to 0'
              : 'compares the digits and leaves the signs out',
          ] as const,
      ),
    operations: 1,
  });
}

export const absoluteValueAndOpposites = defineMathSkill({
  id: 'absolute-value-and-opposites',
  strand: 'number',
  title: 'Absolute value, opposites and order of integers',
  inText: 'absolute value and opposites',
  grades: [6, 7],
  aliases: [
    'absolute value',
    'opposites',
    'opposite numbers',
    'comparing integers',
    'ordering integers',
    'negative numbers',
    'integers',
    'integers on a number line',
    'rational numbers on the number line',
    'positive and negative numbers',
    'integers and rational numbers',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.6.NS.C.5', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.6.NS.C.7', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.7.NS.A.1', grades: [7, 7] },
  ],
  bigIdea: 'A negative number lies to the left of 0; its absolute value tells how far.',
  objective: 'compare integers and find distances from and across zero',
  hint: 'Draw a number line. How far is each number from 0?',
  misconception: {
    belief: '−20 is greater than −5 because 20 is greater than 5.',
    why: 'The digits are compared as before.',
    truth: '−20 lies farther to the left, so it is less. Its absolute value is greater.',
    teacherMove: 'Ask on which of two winter days you need the warmer coat: −20 or −5 degrees.',
  },
  restsOn: {
    skill: 'distance on a number line',
    recall(random) {
      const [a, b] = [random.int(2, 9), random.int(11, 20)];
      return {
        prompt: `How far is it from ${a} to ${b} on a number line?`,
        answer: String(b - a),
        likelyError: `Says ${b - a + 1}: counts the marks.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [fromZero, coldest, between],
    intermediate: [fromZero, between, coldest, opposite],
    advanced: [between, opposite, coldest],
    multiStep: [between],
  }),
});
