import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { WHOLE } from '../named-constants.ts';
import { gridAround } from '../problem-figures.ts';
import { SIGNED_FRACTION } from '../quantity.ts';

const MOST: Readonly<Record<MathDifficulty, number>> = { basic: 6, intermediate: 9, advanced: 12 };
const pair = (x: number, y: number): string => `(${x}, ${y})`.replaceAll('-', '−');
const inside = (value: number): string => (value < 0 ? `(${value})` : String(value));

function point({ random, difficulty }: ProblemRequest): readonly [number, number] {
  const most = MOST[difficulty];
  const pick = (): number => random.int(1, most) * (random.chance(0.5) ? 1 : -1);
  const x = pick();
  let y = pick();
  while (Math.abs(x) === Math.abs(y)) y = pick();
  return [x, y];
}

function shapeOf(request: ProblemRequest, [x, y]: readonly [number, number], move: string, asked: 'x' | 'y') {
  const {
    random,
    people: [who = ''],
  } = request;
  return {
    text: random.pick([
      `${who} draws a triangle with a corner A at ${pair(x, y)} and ${move}. What is the ${asked}-coordinate of the image of A?`,
      `A corner of a shape lies at ${pair(x, y)}. ${who} ${move}. What is the ${asked}-coordinate of the new corner?`,
    ]),
    bare: `The point ${pair(x, y)} is moved: someone ${move}. What is the ${asked}-coordinate of its image?`,
    figure: gridAround(
      [
        [x, y],
        [x + 2, y],
        [x, y + 2],
      ],
      {
        points: [{ at: [x, y], label: 'A' }],
        shapes: [
          {
            corners: [
              [x, y],
              [x + 2, y],
              [x, y + 2],
            ],
            label: '',
            dashed: false,
          },
        ],
      },
    ),
  };
}

function translation(request: ProblemRequest): MathProblem {
  const { random } = request;
  const [x, y] = point(request);
  const [a, b] = [random.int(1, 8) * (random.chance(0.5) ? 1 : -1), random.int(1, 8) * (random.chance(0.5) ? 1 : -1)];
  const asked = random.pick(['x', 'y'] as const);
  const [from, by, other] = asked === 'x' ? [x, a, b] : [y, b, a];
  const move = `moves it ${Math.abs(a)} units ${a > 0 ? 'right' : 'left'} and ${Math.abs(b)} units ${b > 0 ? 'up' : 'down'}`;
  return buildProblem({
    skill: 'transformations',
    situation: 'join: result unknown',
    ...shapeOf(request, [x, y], move.replace(/\b1 units/gu, '1 unit'), asked),
    expression: `${inside(from)} ${by < 0 ? '-' : '+'} ${Math.abs(by)}`,
    value: new Fraction(from + by),
    notation: SIGNED_FRACTION,
    steps: [
      { text: asked === 'x' ? 'Right and left change x.' : 'Up and down change y.' },
      { text: 'Add or subtract the units.', equation: `${inside(from)} ${by < 0 ? '-' : '+'} ${Math.abs(by)} = ${from + by}` },
    ],
    mistakes: [
      [from - by, 'goes the opposite way'],
      [from + other, 'uses the units of the other direction'],
      [asked === 'x' ? y + b : x + a, 'gives the other coordinate'],
      [from, 'leaves the coordinate as it is'],
    ],
  });
}

function reflection(request: ProblemRequest): MathProblem {
  const { random } = request;
  const [x, y] = point(request);
  const axis = random.pick(['x', 'y'] as const);
  const asked = axis === 'x' ? 'y' : 'x';
  const from = asked === 'x' ? x : y;
  return buildProblem({
    skill: 'transformations',
    situation: 'other',
    ...shapeOf(request, [x, y], `mirrors it in the ${axis}-axis`, asked),
    expression: `-1 * ${inside(from)}`,
    constants: [WHOLE],
    value: new Fraction(-from),
    notation: SIGNED_FRACTION,
    steps: [{ text: `Mirroring in the ${axis}-axis changes the sign of ${asked}.`, equation: `-1 * ${inside(from)} = ${-from}` }],
    mistakes: [
      [from, 'mirrors in the other axis'],
      [asked === 'x' ? y : x, 'swaps the coordinates'],
      [asked === 'x' ? -y : -x, 'swaps the coordinates and changes the sign'],
      [2 * from, 'counts the distance to the axis twice on the same side'],
    ],
    operations: 1,
  });
}

function rotation(request: ProblemRequest): MathProblem {
  const { random } = request;
  const [x, y] = point(request);
  const turn = random.pick([90, 180, 270] as const);
  const asked = random.pick(['x', 'y'] as const);
  const image = { 90: [-y, x], 180: [-x, -y], 270: [y, -x] }[turn] as [number, number];
  const value = asked === 'x' ? image[0] : image[1];
  const source = turn === 180 ? (asked === 'x' ? x : y) : asked === 'x' ? y : x;
  const sign = value === source ? 1 : -1;
  return buildProblem({
    skill: 'transformations',
    situation: 'other',
    ...shapeOf(request, [x, y], `turns it ${turn} degrees counterclockwise about the origin`, asked),
    expression: `${sign} * ${inside(source)}`,
    constants: [WHOLE],
    value: new Fraction(value),
    notation: SIGNED_FRACTION,
    steps: [
      { text: `A turn of ${turn} degrees takes (x, y) to ${{ 90: '(−y, x)', 180: '(−x, −y)', 270: '(y, −x)' }[turn]}.` },
      { text: `Take the ${asked === 'x' ? 'first' : 'second'} coordinate.`, equation: `${sign} * ${inside(source)} = ${value}` },
    ],
    mistakes: [
      [-value, 'turns clockwise'],
      [asked === 'x' ? image[1] : image[0], 'gives the other coordinate'],
      [asked === 'x' ? -image[1] : -image[0], 'swaps the coordinates and loses a sign'],
      [asked === 'x' ? x : y, 'leaves the coordinate as it is'],
    ],
    operations: 1,
  });
}

/** A dilation about the origin, after a translation. */
function dilation(request: ProblemRequest): MathProblem {
  const { random } = request;
  const [x, y] = point(request);
  const factor = random.int(2, 5);
  const [a, b] = [random.int(1, 6), random.int(1, 6)];
  const asked = random.pick(['x', 'y'] as const);
  const [from, by] = asked === 'x' ? [x, a] : [y, b];
  const value = factor * from + by;
  return buildProblem({
    skill: 'transformations',
    situation: 'multi-step',
    ...shapeOf(request, [x, y], `stretches it by the factor ${factor} from the origin and then moves it ${a} right and ${b} up`, asked),
    expression: `${factor} * ${inside(from)} + ${by}`,
    value: new Fraction(value),
    notation: SIGNED_FRACTION,
    steps: [
      { text: 'The stretch multiplies both coordinates.', equation: `${factor} * ${inside(from)} = ${factor * from}` },
      { text: 'The move adds its units.', equation: `${factor * from} + ${by} = ${value}` },
    ],
    mistakes: [
      [factor * (from + by), 'moves before stretching'],
      [from + factor + by, 'adds the factor'],
      [factor * from, 'leaves the move out'],
      [factor * from + (asked === 'x' ? b : a), 'uses the units of the other direction'],
    ],
  });
}

export const transformations = defineMathSkill({
  id: 'transformations',
  strand: 'geometry',
  title: 'Transformations on the coordinate plane',
  inText: 'transformations on the coordinate plane',
  grades: [8, 10],
  aliases: [
    'transformations',
    'translations',
    'rotations',
    'reflections',
    'dilations',
    'rigid motions',
    'rotations and reflections',
    'translations rotations reflections',
    'geometric transformations',
    'transformations congruence and similarity',
    'congruence',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.G.A.3', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSG.CO.A.5', grades: [9, 10] },
  ],
  bigIdea: 'Each transformation is a rule for coordinates that works for every point of a figure.',
  objective: 'find images of points under translations, reflections, rotations and dilations',
  hint: 'Which coordinate changes, and how? Sketch the point and its image.',
  misconception: {
    belief: 'Mirroring in the x-axis changes the x-coordinate.',
    why: 'The name of the axis seems to tell what changes.',
    truth: 'The x-axis is the mirror, so points move up or down: y changes its sign.',
    teacherMove: 'Fold grid paper along the x-axis and press a dot of paint. Read both points.',
  },
  restsOn: {
    skill: 'adding integers',
    recall(random) {
      const [a, b] = [random.int(2, 9), random.int(2, 9)];
      return {
        prompt: `What is −${a} + ${b}?`,
        answer: String(b - a).replace('-', '−'),
        likelyError: `Says ${a + b}: leaves the sign out.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [translation, reflection],
    intermediate: [translation, reflection, rotation],
    advanced: [rotation, dilation],
    multiStep: [dilation],
  }),
});
