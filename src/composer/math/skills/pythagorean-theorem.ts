import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { SQUARED, SQUARE_ROOT } from '../named-constants.ts';
import { rightTriangle } from '../problem-figures.ts';
import { type Noun, count, counted } from '../quantity.ts';

type Triple = readonly [short: number, long: number, hypotenuse: number];

/** Whole-number right triangles, so that every answer is exact. */
const TRIPLES: Readonly<Record<MathDifficulty, readonly Triple[]>> = {
  basic: [
    [3, 4, 5],
    [6, 8, 10],
    [5, 12, 13],
    [9, 12, 15],
  ],
  intermediate: [
    [8, 15, 17],
    [9, 12, 15],
    [12, 16, 20],
    [10, 24, 26],
    [15, 20, 25],
    [7, 24, 25],
  ],
  advanced: [
    [20, 21, 29],
    [12, 35, 37],
    [9, 40, 41],
    [16, 30, 34],
    [18, 24, 30],
    [21, 28, 35],
    [24, 32, 40],
  ],
};
const CONSTANTS = [SQUARED, SQUARE_ROOT];
const FOOT: Noun = { one: 'foot', many: 'feet' };
const METER: Noun = { one: 'meter', many: 'meters' };
const MILE: Noun = { one: 'mile', many: 'miles' };
const INCH: Noun = { one: 'inch', many: 'inches' };

interface Setting {
  readonly unit: Noun;
  /** Which of the sides can be asked for here, and how it is told. `longest` bounds what is possible. */
  readonly longest: number;
  hypotenuse(a: string, b: string, who: string): string;
  leg(known: string, hypotenuse: string, who: string): string;
}

const SETTINGS: readonly Setting[] = [
  {
    unit: FOOT,
    longest: 26,
    hypotenuse: (a, b, who) =>
      `${who} leans a ladder against a wall. The foot of the ladder is ${a} from the wall. The top touches the wall ${b} above the ground. How long is the ladder?`,
    leg: (known, long, who) =>
      `${who} leans a ladder that is ${long} long against a wall. The foot of the ladder is ${known} from the wall. How high up does the ladder touch the wall?`,
  },
  {
    unit: METER,
    longest: 60,
    hypotenuse: (a, b, who) =>
      `A field is a rectangle, ${a} wide and ${b} long. ${who} walks straight from one corner to the opposite corner. How far is that?`,
    leg: (known, long, who) =>
      `A field is a rectangle. ${who} measures ${long} from one corner to the opposite corner. One side is ${known} long. How long is the other side?`,
  },
  {
    unit: MILE,
    longest: 50,
    hypotenuse: (a, b, who) => `${who} rides ${a} due east and then ${b} due north. How far is it in a straight line back to the start?`,
    leg: (known, long, who) =>
      `${who} rides ${known} due east and then some miles due north. Now the start is ${long} away in a straight line. How many miles north did ${who} ride?`,
  },
  {
    unit: INCH,
    longest: 60,
    hypotenuse: (a, b, who) =>
      `${who} builds a frame in the shape of a rectangle. It is ${a} by ${b}. A wire runs from corner to corner. How long is the wire?`,
    leg: (known, long, who) =>
      `A screen is a rectangle that is ${known} high. ${who} measures ${long} from corner to corner. How wide is the screen?`,
  },
];

function mistakesFor([short, long, hypotenuse]: Triple, findsLeg: boolean): Mistake[] {
  return findsLeg
    ? [
        [hypotenuse - short, 'subtracts the sides without squaring'],
        [hypotenuse * hypotenuse - short * short, 'forgets the square root'],
        [hypotenuse + short, 'adds the sides'],
        [new Fraction(hypotenuse * hypotenuse - short * short, 2), 'halves where the square root is needed'],
        [hypotenuse * hypotenuse + short * short, 'adds the squares and forgets the square root'],
        [short, 'gives back the side that is known'],
        [long + 1, 'takes a square root that is one too large'],
        [long - 1, 'takes a square root that is one too small'],
      ]
    : [
        [short + long, 'adds the sides without squaring'],
        [hypotenuse * hypotenuse, 'forgets the square root'],
        [2 * (short + long), 'multiplies by 2 where the sides are squared'],
        [new Fraction(hypotenuse * hypotenuse, 2), 'halves where the square root is needed'],
        [long - short, 'subtracts the sides'],
        [short * long, 'multiplies the sides'],
        [hypotenuse + 1, 'takes a square root that is one too large'],
        [hypotenuse - 1, 'takes a square root that is one too small'],
        [hypotenuse - 2, 'takes a square root that is two too small'],
        [long, 'takes the longer side for the longest'],
      ];
}

function draw({ random, difficulty }: ProblemRequest): { setting: Setting; triple: Triple } {
  const setting = random.pick(SETTINGS);
  const [a, b, c] = random.pick(
    TRIPLES[difficulty].filter(([, , hypotenuse]) => hypotenuse <= setting.longest).concat(difficulty === 'advanced' ? [[10, 24, 26]] : []),
  );
  return { setting, triple: random.chance(0.5) ? [a, b, c] : [b, a, c] };
}

function side(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const { setting, triple } = draw(request);
  const [a, b, c] = triple;
  const { unit } = setting;
  const findsLeg = difficulty === 'advanced' ? random.chance(0.7) : difficulty === 'intermediate' && random.chance(0.5);
  const expression = findsLeg ? `(${c}^2 - ${a}^2)^(1/2)` : `(${a}^2 + ${b}^2)^(1/2)`;
  const answer = findsLeg ? b : c;
  const square = answer * answer;
  return buildProblem({
    skill: 'pythagorean-theorem',
    situation: 'measure',
    text: findsLeg ? setting.leg(count(a, unit), count(c, unit), who) : setting.hypotenuse(count(a, unit), count(b, unit), who),
    bare: findsLeg
      ? `A right triangle has a hypotenuse of ${count(c, unit)} and a leg of ${count(a, unit)}. How long is the other leg?`
      : `A right triangle has legs of ${count(a, unit)} and ${count(b, unit)}. How long is the hypotenuse?`,
    expression,
    figure: findsLeg
      ? rightTriangle(a, b, [count(a, unit), count(c, unit), '?'])
      : rightTriangle(a, b, [count(a, unit), '?', count(b, unit)]),
    constants: CONSTANTS,
    value: new Fraction(answer),
    notation: counted(unit),
    steps: findsLeg
      ? [
          { text: 'The longest side is known. Square both known sides.', equation: `${c}^2 - ${a}^2 = ${c * c} - ${a * a}` },
          { text: 'Subtract.', equation: `${c * c} - ${a * a} = ${square}` },
          { text: `Find the number whose square is ${square}.`, equation: `${answer}^2 = ${square}` },
        ]
      : [
          { text: 'Square the two legs.', equation: `${a}^2 + ${b}^2 = ${a * a} + ${b * b}` },
          { text: 'Add.', equation: `${a * a} + ${b * b} = ${square}` },
          { text: `Find the number whose square is ${square}.`, equation: `${answer}^2 = ${square}` },
        ],
    mistakes: mistakesFor(triple, findsLeg),
    operations: 4,
  });
}

/** How much shorter the straight way is. */
function shortcut(request: ProblemRequest): MathProblem {
  const {
    people: [who = ''],
    random,
  } = request;
  const [a, b, c] = random.pick(TRIPLES[request.difficulty]);
  const unit = random.pick([METER, FOOT]);
  const answer = a + b - c;
  const expression = `${a} + ${b} - (${a}^2 + ${b}^2)^(1/2)`;
  return buildProblem({
    skill: 'pythagorean-theorem',
    situation: 'multi-step',
    text: `A lot is a rectangle, ${count(a, unit)} wide and ${count(b, unit)} long. ${who} can walk along two sides or straight across to the opposite corner. How much shorter is the straight way?`,
    bare: `How much longer are both legs of ${count(a, unit)} and ${count(b, unit)} together than the hypotenuse?`,
    expression,
    constants: CONSTANTS,
    value: new Fraction(answer),
    notation: counted(unit),
    steps: [
      { text: 'Find the square of the straight way.', equation: `${a}^2 + ${b}^2 = ${c * c}` },
      { text: `Find the number whose square is ${c * c}.`, equation: `${c}^2 = ${c * c}` },
      { text: 'Find the way along two sides.', equation: `${a} + ${b} = ${a + b}` },
      { text: 'Compare the two ways.', equation: `${a + b} - ${c} = ${answer}` },
    ],
    mistakes: [
      [c, 'stops at the straight way'],
      [a + b, 'stops at the way along two sides'],
      [2 * (a + b) - c, 'compares with all four sides'],
      [c - b, 'compares with one side'],
      [a * b - c, 'multiplies the sides'],
    ],
    operations: 6,
  });
}

export const pythagoreanTheorem = defineMathSkill({
  id: 'pythagorean-theorem',
  strand: 'geometry',
  title: 'The Pythagorean theorem',
  inText: 'the Pythagorean theorem',
  grades: [8, 10],
  aliases: [
    'pythagorean theorem',
    'pythagoras',
    'right triangles',
    'a2 + b2 = c2',
    'a squared plus b squared',
    'hypotenuse',
    'distance formula',
    'pythagorean triples',
    'legs and hypotenuse',
    'missing side of a right triangle',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.G.B.7', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSG.SRT.C.8', grades: [9, 10] },
  ],
  bigIdea: 'In a right triangle the squares on the two legs together are as large as the square on the hypotenuse.',
  objective: 'find a missing side of a right triangle and explain which side is the hypotenuse',
  hint: 'Draw the triangle. Mark the right angle. Which side lies across from it?',
  misconception: {
    belief: 'With legs of 3 and 4, the longest side is 7.',
    why: 'The two known lengths are simply put together.',
    truth: 'Squares are added, not sides: 9 + 16 = 25, so the side is 5.',
    teacherMove: 'Cut squares out of grid paper on all three sides. Cover the large square with the two small ones.',
  },
  restsOn: {
    skill: 'squares and square roots',
    recall(random) {
      const side = random.int(6, 15);
      return {
        prompt: `A square has an area of ${side * side} square feet. How long is one side?`,
        answer: `${side} feet`,
        likelyError: `Divides ${side * side} by 2 or by 4.`,
      };
    },
  },
  problem(request) {
    return request.multiStep ? shortcut(request) : side(request);
  },
});
