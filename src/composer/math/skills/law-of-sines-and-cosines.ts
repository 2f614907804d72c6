import Fraction from 'fraction.js';
import { buildProblem, exact } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { SQUARED, SQUARE_ROOT, TRIANGLE_HALF, TWO_IN_FORMULA } from '../named-constants.ts';
import { type Noun, count, counted } from '../quantity.ts';
import { METER, MILE, square } from '../units.ts';

/** Triangles with whole sides and the cosine of the angle between the first two, as a fraction. */
const TRIANGLES = [
  [5, 8, 7, 1, 2],
  [3, 8, 7, 1, 2],
  [7, 15, 13, 1, 2],
  [3, 5, 7, -1, 2],
  [7, 8, 13, -1, 2],
  [5, 16, 19, -1, 2],
  [4, 6, 4, 3, 4],
  [6, 10, 8, 3, 5],
  [5, 6, 4, 3, 4],
  [2, 4, 4, 1, 4],
] as const;
const UNITS: readonly Noun[] = [METER, MILE];
const fraction = (top: number, bottom: number): string => `${top < 0 ? '−' : ''}${Math.abs(top)}/${bottom}`;

function thirdSide(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, b, c, top, bottom] = random.pick(TRIANGLES);
  const factor = random.int(1, 4);
  const [x, y, z] = [a * factor, b * factor, c * factor];
  const unit = random.pick(UNITS);
  const product = exact([2 * x * y * top, bottom]);
  return buildProblem({
    skill: 'law-of-sines-and-cosines',
    situation: 'multi-step',
    text: random.pick([
      `Two trails start at a camp. They are ${count(x, unit)} and ${count(y, unit)} long, and the cosine of the angle between them is ${fraction(top, bottom)}. How far apart does ${who} find their ends?`,
      `${who} measures two sides of a field, ${count(x, unit)} and ${count(y, unit)}. The cosine of the angle between them is ${fraction(top, bottom)}. How long is the third side?`,
    ]),
    bare: `Two sides of a triangle are ${x} and ${y} ${unit.many}. The cosine of the angle between them is ${fraction(top, bottom)}. How long is the third side?`,
    expression: `(${x}^2 + ${y}^2 - 2 * ${x} * ${y} * ${top < 0 ? `(${top}/${bottom})` : `${top}/${bottom}`})^(1/2)`,
    constants: [SQUARED, SQUARE_ROOT, TWO_IN_FORMULA],
    value: new Fraction(z),
    notation: counted(unit),
    steps: [
      { text: 'Square both sides and add.', equation: `${x}^2 + ${y}^2 = ${x * x + y * y}` },
      {
        text: 'Find twice the product of the sides and the cosine.',
        equation: `2 * ${x} * ${y} * ${top < 0 ? `(${top}/${bottom})` : `${top}/${bottom}`} = ${product.toFraction()}`,
      },
      {
        text: `Subtract. The side is the square root, ${z}.`,
        equation: `${x * x + y * y} - ${product.lt(0) ? `(${product.toFraction()})` : product.toFraction()} = ${z}^2`,
      },
    ],
    mistakes: [
      [z * z, 'forgets the square root'],
      [x + y, 'adds the two sides'],
      [Math.abs(x - y), 'subtracts the two sides'],
      [exact(x * x + y * y).add(product), 'adds the product and forgets the square root'],
    ],
  });
}

function sineSide(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const unit = random.pick(UNITS);
  const [[a, b], [c, d]] = random.pick([
    [
      [3, 5],
      [4, 5],
    ],
    [
      [1, 2],
      [3, 4],
    ],
    [
      [5, 13],
      [12, 13],
    ],
    [
      [1, 4],
      [1, 2],
    ],
    [
      [2, 3],
      [5, 6],
    ],
    [
      [3, 5],
      [1, 2],
    ],
  ] as const);
  const [sinA, sinB] = [exact([a, b]), exact([c, d])];
  const side = sinA.mul(b * d * random.int(1, 4));
  const value = side.div(sinA).mul(sinB);
  const known = Number(side.n);
  return buildProblem({
    skill: 'law-of-sines-and-cosines',
    situation: 'rate: total unknown',
    text: random.pick([
      `${who} maps a triangle. The side across from A is ${count(known, unit)}. The sine of A is ${a}/${b}, and the sine of B is ${c}/${d}. How long is the side across from B?`,
      `Two towers watch a fire, and ${who} draws the triangle. The side across from A is ${count(known, unit)}, with the sine of A ${a}/${b} and the sine of B ${c}/${d}. How long is the side across from B?`,
    ]),
    bare: `The side across from A is ${known} ${unit.many}. The sine of A is ${a}/${b}, the sine of B ${c}/${d}. How long is the side across from B?`,
    expression: `${known} / (${a}/${b}) * ${c}/${d}`,
    value,
    notation: counted(unit),
    steps: [
      { text: 'Side over sine is the same for all angles.', equation: `${known} / (${a}/${b}) = ${side.div(sinA).toFraction()}` },
      { text: 'Multiply by the sine of B.', equation: `${side.div(sinA).toFraction()} * ${c}/${d} = ${value.toFraction()}` },
    ],
    mistakes: [
      [side.mul(sinA).div(sinB), 'turns the ratio upside down'],
      [side.mul(sinB), 'leaves the sine of A out'],
      [side.div(sinA), 'stops at the ratio'],
      [side, 'takes both sides for equal'],
    ],
  });
}

function area(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [top, bottom] = random.pick([
    [1, 2],
    [3, 5],
    [4, 5],
    [5, 13],
    [12, 13],
  ] as const);
  const [x, y] = [bottom * random.int(1, 5) * 2, random.int(5, 20)];
  const value = exact([x * y * top, 2 * bottom]);
  return buildProblem({
    skill: 'law-of-sines-and-cosines',
    situation: 'measure',
    text: `${who} measures a field in the shape of a triangle. Two sides are ${count(x, METER)} and ${count(y, METER)}, and the sine of the angle between them is ${top}/${bottom}. How many ${square(METER).many} is the field?`,
    bare: `Two sides of a triangle are ${x} and ${y} meters. The sine of the angle between them is ${top}/${bottom}. How many square meters is its area?`,
    expression: `1/2 * ${x} * ${y} * ${top}/${bottom}`,
    constants: [TRIANGLE_HALF],
    value,
    notation: counted(square(METER)),
    steps: [
      { text: 'The height is a side times the sine.', equation: `${x} * ${top}/${bottom} = ${exact([x * top, bottom]).toFraction()}` },
      {
        text: 'Take half of the other side times the height.',
        equation: `1/2 * ${y} * ${exact([x * top, bottom]).toFraction()} = ${value.toFraction()}`,
      },
    ],
    mistakes: [
      [value.mul(2), 'forgets to halve'],
      [exact([x * y, 2]), 'leaves the sine out'],
      [exact([x * top, bottom]), 'gives the height'],
      [x + y, 'adds the two sides'],
    ],
  });
}

export const lawOfSinesAndCosines = defineMathSkill({
  id: 'law-of-sines-and-cosines',
  strand: 'geometry',
  title: 'Law of sines and law of cosines',
  inText: 'the laws of sines and cosines',
  grades: [10, 12],
  aliases: [
    'law of sines',
    'law of cosines',
    'laws of sines and cosines',
    'oblique triangles',
    'non right triangles',
    'trigonometry',
    'area of a triangle with sine',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.HSG.SRT.D.10', grades: [10, 12] },
    { code: 'CCSS.MATH.CONTENT.HSG.SRT.D.11', grades: [10, 12] },
  ],
  bigIdea: 'The laws of sines and cosines carry right-triangle trigonometry over to every triangle.',
  objective: 'find sides and areas of any triangle',
  hint: 'Do you know two sides and the angle between them, or a side and its angle?',
  misconception: {
    belief: 'a² + b² = c² holds in every triangle.',
    why: 'It has been used for most triangles so far.',
    truth: 'It holds for right triangles only; the cosine corrects it for others.',
    teacherMove: 'Open two sticks of 3 and 4 to three angles and measure the gap. Compare with 5.',
  },
  restsOn: {
    skill: 'the Pythagorean theorem',
    recall(random) {
      const [a, b, c] = random.pick([
        [6, 8, 10],
        [5, 12, 13],
        [9, 12, 15],
        [8, 15, 17],
        [12, 16, 20],
        [7, 24, 25],
        [15, 20, 25],
        [3, 4, 5],
      ] as const);
      return {
        prompt: `A right triangle has legs of ${a} and ${b}. How long is the hypotenuse?`,
        answer: String(c),
        likelyError: `Says ${a + b}: adds the legs.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [sineSide, area],
    intermediate: [sineSide, thirdSide, area],
    advanced: [thirdSide, sineSide],
    multiStep: [thirdSide, sineSide, area],
  }),
});
