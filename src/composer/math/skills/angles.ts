import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { FULL_TURN, type NamedConstant, RIGHT_ANGLE, STRAIGHT_ANGLE } from '../named-constants.ts';
import type { Figure } from '../../../figures/figure.ts';
import { type Noun, counted } from '../quantity.ts';

const DEGREE: Noun = { one: 'degree', many: 'degrees' };
const STEP: Readonly<Record<MathDifficulty, number>> = { basic: 10, intermediate: 5, advanced: 1 };

interface Whole {
  readonly degrees: number;
  readonly constant: NamedConstant;
  readonly stories: readonly ((who: string, known: string) => string)[];
  readonly bare: (known: string) => string;
  readonly fact: string;
}

const WHOLES: readonly Whole[] = [
  {
    degrees: 90,
    constant: RIGHT_ANGLE,
    stories: [
      (who, known) =>
        `${who} folds the corner of a sheet of paper. The corner is a right angle. The fold makes one angle of ${known}. How large is the other angle?`,
      (who, known) => `A gate opens to a right angle. ${who} has opened it ${known} so far. How many more degrees must it turn?`,
    ],
    bare: (known) => `Two angles make a right angle. One is ${known}. How large is the other?`,
    fact: 'A right angle has 90 degrees.',
  },
  {
    degrees: 180,
    constant: STRAIGHT_ANGLE,
    stories: [
      (who, known) =>
        `${who} draws a ray from a point on a straight line. One of the two angles is ${known}. How large is the other angle?`,
      (who, known) =>
        `A straight road meets a side street. ${who} measures one corner on the map. It is ${known}. How large is the corner next to it?`,
    ],
    bare: (known) => `Two angles make a straight line. One is ${known}. How large is the other?`,
    fact: 'A straight angle has 180 degrees.',
  },
  {
    degrees: 360,
    constant: FULL_TURN,
    stories: [
      (who, known) => `${who} turns a dial ${known}. How many more degrees make a full turn?`,
      (who, known) => `${who} cuts one slice out of a round pie. The angle of the slice is ${known}. How large is the angle of the rest?`,
    ],
    bare: (known) => `Two angles make a full turn. One is ${known}. How large is the other?`,
    fact: 'A full turn has 360 degrees.',
  },
];

function drawAngle({ random, difficulty }: ProblemRequest, most: number): number {
  const step = STEP[difficulty];
  return random.int(Math.ceil(20 / step), Math.floor((most - 15) / step)) * step;
}

const degrees = (number: number): string => `${number} degrees`;

const anglesFigure = (parts: readonly number[], labels: readonly string[]): Figure => ({
  kind: 'angle',
  rays: [0, ...parts.map((_, index) => parts.slice(0, index + 1).reduce((sum, part) => sum + part, 0))],
  labels,
  rightAngles: parts.reduce((sum, part) => sum + part, 0) === 90,
});

function missing(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const whole = random.pick(request.difficulty === 'basic' ? WHOLES.slice(0, 2) : WHOLES);
  const known = drawAngle(request, whole.degrees);
  const answer = whole.degrees - known;
  const others = [90, 180, 360].filter((sum) => sum !== whole.degrees && sum > known);
  return buildProblem({
    skill: 'angles',
    situation: 'part-whole: part unknown',
    text: random.pick(whole.stories)(who, degrees(known)),
    bare: whole.bare(degrees(known)),
    expression: `${whole.degrees} - ${known}`,
    constants: [whole.constant],
    value: new Fraction(answer),
    notation: counted(DEGREE),
    steps: [{ text: whole.fact }, { text: 'Take the known angle away.', equation: `${whole.degrees} - ${known} = ${answer}` }],
    ...(whole.degrees < 360 && { figure: anglesFigure([known, answer], [`${known}°`, '?']) }),
    mistakes: [
      ...others.map((sum): Mistake => [sum - known, `takes ${sum} degrees for the whole`]),
      [known, 'takes the two angles for equal'],
      [whole.degrees + known, 'adds the angle to the whole'],
      [100 - known, 'takes 100 degrees for the whole'],
    ],
    operations: 1,
  });
}

/** A straight angle in three parts, or the three angles of a triangle. */
function three(request: ProblemRequest): MathProblem {
  const {
    random,
    grade,
    people: [who = ''],
  } = request;
  const first = drawAngle(request, 100);
  const second = drawAngle(request, 175 - first);
  const answer = 180 - first - second;
  const isTriangle = grade >= 7 && random.chance(0.7);
  const text = isTriangle
    ? `${who} draws a triangle. Two of its angles are ${degrees(first)} and ${degrees(second)}. How large is the third angle?`
    : random.pick([
        `${who} draws two rays from a point on a straight line. They make three angles. Two of them are ${degrees(first)} and ${degrees(second)}. How large is the third angle?`,
        `${who} cuts a half circle of paper into three slices. The first has an angle of ${degrees(first)}, the second ${degrees(second)}. What is the angle of the last slice?`,
      ]);
  return buildProblem({
    skill: 'angles',
    situation: 'multi-step',
    text,
    bare: isTriangle
      ? `Two angles of a triangle are ${degrees(first)} and ${degrees(second)}. How large is the third?`
      : `Three angles make a straight line. Two are ${degrees(first)} and ${degrees(second)}. How large is the third?`,
    expression: `180 - (${first} + ${second})`,
    constants: [STRAIGHT_ANGLE],
    value: new Fraction(answer),
    notation: counted(DEGREE),
    steps: [
      { text: 'Add the two angles that are known.', equation: `${first} + ${second} = ${first + second}` },
      {
        text: isTriangle ? 'The angles of a triangle make 180 degrees.' : 'Together all three make 180 degrees.',
        equation: `180 - ${first + second} = ${answer}`,
      },
    ],
    mistakes: [
      [first + second, 'stops after adding the known angles'],
      [360 - first - second, 'takes 360 degrees for the whole'],
      [180 - first, 'leaves one known angle out'],
      [180 - second, 'leaves the other known angle out'],
      [Math.abs(first - second), 'subtracts the known angles'],
    ],
    operations: 2,
  });
}

export const angles = defineMathSkill({
  id: 'angles',
  strand: 'geometry',
  title: 'Angles',
  inText: 'angles',
  grades: [4, 8],
  aliases: [
    'parallel perpendicular',
    'parallel and perpendicular lines',
    'degrees',
    'angles',
    'angles and lines',
    'measuring angles',
    'angle measurement',
    'protractor',
    'acute obtuse right',
    'acute and obtuse angles',
    'missing angles',
    'additive angles',
    'complementary and supplementary angles',
    'complementary angles',
    'supplementary angles',
    'angle relationships',
    'triangle angle sum',
    'angles in a triangle',
    'types of angles',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.4.MD.C.7', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.7.G.B.5', grades: [7, 7] },
    { code: 'CCSS.MATH.CONTENT.8.G.A.5', grades: [8, 8] },
  ],
  bigIdea: 'An angle measures a turn; angles side by side add up to the whole turn.',
  objective: 'find a missing angle from a right angle, a straight angle or a full turn',
  hint: 'What do the angles make together: a corner, a line or a full turn?',
  misconception: {
    belief: 'An angle with longer sides is a larger angle.',
    why: 'The drawing takes up more room.',
    truth: 'Only the turn between the sides counts, not their length.',
    teacherMove: 'Lay a small paper corner on a large one. Let students explain why both fit the same doorway.',
  },
  restsOn: {
    skill: 'subtracting from 180 and 90',
    recall(random) {
      const part = random.int(3, 16) * 10;
      return { prompt: `What is 180 − ${part}?`, answer: String(180 - part), likelyError: `Says ${280 - part}: loses track of a hundred.` };
    },
  },
  problem(request) {
    if (request.multiStep) return three(request);
    return request.difficulty === 'advanced' || (request.grade >= 7 && request.random.chance(0.5))
      ? request.random.pick([missing, three])(request)
      : missing(request);
  },
});
