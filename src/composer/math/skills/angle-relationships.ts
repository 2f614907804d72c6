import Fraction from 'fraction.js';
import type { Figure } from '../../../figures/figure.ts';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { RIGHT_ANGLE, STRAIGHT_ANGLE } from '../named-constants.ts';
import { counted, writeWhole } from '../quantity.ts';
import { DEGREE } from '../units.ts';

const degrees = (value: number): string => `${writeWhole(value)} degrees`;
const rays = (parts: readonly number[], labels: readonly string[]): Figure => ({
  kind: 'angle',
  rays: [0, ...parts.map((_, index) => parts.slice(0, index + 1).reduce((sum, part) => sum + part, 0))],
  labels,
  rightAngles: parts.reduce((sum, part) => sum + part, 0) === 90,
});

/** Complementary or supplementary angles, one told as an expression. */
function pairWithLetter(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const right = random.chance(0.5);
  const whole = right ? 90 : 180;
  const factor = random.int(2, difficulty === 'basic' ? 3 : 6);
  const x = random.int(5, Math.floor((whole - 20) / (factor + 1)));
  const rest = whole - factor * x;
  return buildProblem({
    skill: 'angle-relationships',
    situation: 'multi-step',
    text: `${who} draws two ${right ? 'complementary' : 'supplementary'} angles. One is ${rest} degrees, the other is ${factor}x degrees. What is x?`,
    bare: `Two ${right ? 'complementary' : 'supplementary'} angles are ${rest} and ${factor}x degrees. What is x?`,
    expression: `(${whole} - ${rest}) / ${factor}`,
    constants: [RIGHT_ANGLE, STRAIGHT_ANGLE],
    value: new Fraction(x),
    notation: { ...counted(DEGREE), unit: '', write: (value) => value.toFraction() },
    steps: [
      { text: `Together they make ${whole} degrees.`, equation: `${whole} - ${rest} = ${factor * x}` },
      { text: 'Divide by the number before x.', equation: `${factor * x} / ${factor} = ${x}` },
    ],
    mistakes: [
      [new Fraction((right ? 180 : 90) - rest, factor), `takes ${right ? 180 : 90} degrees for the whole`],
      [factor * x, 'stops at the angle'],
      [new Fraction(rest, factor), 'takes both angles for equal'],
    ],
    figure: rays([rest, factor * x], [`${rest}°`, `${factor}x`]),
  });
}

/** Vertical angles are equal; angles beside each other on a line make 180. */
function crossing(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const known = random.int(25, 85);
  const beside = random.chance(0.5);
  const extra = random.int(3, 12);
  const value = beside ? 180 - known - extra : known - extra;
  return buildProblem({
    skill: 'angle-relationships',
    situation: 'multi-step',
    text: `Two straight lines cross. One angle is ${degrees(known)}. The ${beside ? 'angle next to it' : 'angle across from it'} is x + ${extra} degrees. Which value of x does ${who} find?`,
    bare: `Two lines cross at ${degrees(known)}. The ${beside ? 'next angle' : 'angle across'} is x + ${extra} degrees. What is x?`,
    expression: beside ? `180 - ${known} - ${extra}` : `${known} - ${extra}`,
    constants: [STRAIGHT_ANGLE],
    value: new Fraction(value),
    notation: { ...counted(DEGREE), unit: '', write: (each) => each.toFraction() },
    steps: [
      beside
        ? { text: 'Angles side by side on a line make 180 degrees.', equation: `180 - ${known} = ${180 - known}` }
        : { text: 'Angles across from each other are equal.' },
      { text: `Subtract ${extra}.`, equation: `${beside ? 180 - known : known} - ${extra} = ${value}` },
    ],
    mistakes: [
      [
        beside ? known - extra : 180 - known - extra,
        beside ? 'takes the angle next to it for equal' : 'takes the angle across for the one beside it',
      ],
      [beside ? 180 - known : known, 'stops at the angle'],
      [(beside ? 180 - known : known) + extra, 'adds where it is subtracted'],
    ],
    operations: beside ? 2 : 1,
  });
}

/** The exterior angle of a triangle. */
function exterior(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, b] = [random.int(25, 75), random.int(30, 80)];
  const asksThird = random.chance(0.5);
  const value = asksThird ? 180 - a - b : a + b;
  return buildProblem({
    skill: 'angle-relationships',
    situation: 'multi-step',
    text: asksThird
      ? `${who} draws a triangle with angles of ${degrees(a)} and ${degrees(b)}. How large is the third angle?`
      : `Two angles of a triangle are ${degrees(a)} and ${degrees(b)}. ${who} makes the side at the third corner longer. How large is the outside angle there?`,
    bare: asksThird
      ? `Two angles of a triangle are ${a} and ${b} degrees. How many degrees is the third?`
      : `Two angles of a triangle are ${a} and ${b} degrees. How many degrees is the outside angle at the third corner?`,
    expression: asksThird ? `180 - (${a} + ${b})` : `180 - (180 - (${a} + ${b}))`,
    constants: [STRAIGHT_ANGLE],
    value: new Fraction(value),
    notation: counted(DEGREE),
    steps: [
      { text: 'The three angles of a triangle make 180 degrees.', equation: `180 - (${a} + ${b}) = ${180 - a - b}` },
      ...(asksThird
        ? []
        : [{ text: 'The outside angle and the inside angle make a straight line.', equation: `180 - ${180 - a - b} = ${a + b}` }]),
    ],
    mistakes: [
      [asksThird ? a + b : 180 - a - b, asksThird ? 'adds the two angles' : 'gives the inside angle'],
      [360 - a - b, 'takes 360 degrees for the triangle'],
      [180 - a, 'leaves the second angle out'],
      [180 - b, 'leaves the first angle out'],
    ],
    figure: {
      kind: 'polygon',
      name: 'A triangle',
      corners: [
        { at: [0, 0], label: `${a}°`, right: false },
        { at: [8, 0], label: `${b}°`, right: false },
        { at: [3.5, 5], label: asksThird ? '?' : '', right: false },
      ],
      sides: ['', '', ''],
      dashes: [],
    },
  });
}

/** Parallel lines and a line across. */
function parallel(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const factor = random.int(2, 5);
  const x = random.int(10, Math.floor(120 / factor));
  const add = random.int(5, 30);
  const angle = factor * x + add;
  const sameSide = random.chance(0.5) && angle < 175;
  const told = sameSide ? 180 - angle : angle;
  if (told < 5 || told > 175) return parallel(request);
  return buildProblem({
    skill: 'angle-relationships',
    situation: 'multi-step',
    text: `A line crosses two parallel lines. One angle is ${degrees(told)}. Its ${sameSide ? 'same-side interior angle' : 'corresponding angle'} is ${factor}x + ${add} degrees. Which value of x does ${who} find?`,
    bare: `Parallel lines are crossed. ${sameSide ? 'Same-side interior angles' : 'Corresponding angles'} are ${told} and ${factor}x + ${add} degrees. What is x?`,
    expression: sameSide ? `(180 - ${told} - ${add}) / ${factor}` : `(${told} - ${add}) / ${factor}`,
    constants: [STRAIGHT_ANGLE],
    value: new Fraction(x),
    notation: { ...counted(DEGREE), unit: '', write: (each) => each.toFraction() },
    steps: [
      sameSide
        ? { text: 'Same-side interior angles make 180 degrees.', equation: `180 - ${told} = ${angle}` }
        : { text: 'Corresponding angles at parallel lines are equal.' },
      { text: `Subtract ${add}.`, equation: `${angle} - ${add} = ${factor * x}` },
      { text: `Divide by ${factor}.`, equation: `${factor * x} / ${factor} = ${x}` },
    ],
    mistakes: [
      [
        new Fraction((sameSide ? told : 180 - told) - add, factor),
        sameSide ? 'takes the angles for equal' : 'takes 180 degrees for both angles',
      ],
      [factor * x, 'stops before dividing'],
      [new Fraction(angle + add, factor), 'adds where it is subtracted'],
      [angle, 'gives the angle and not x'],
    ],
  });
}

export const angleRelationships = defineMathSkill({
  id: 'angle-relationships',
  strand: 'geometry',
  title: 'Angle relationships',
  inText: 'angle relationships',
  grades: [7, 10],
  aliases: [
    'angle relationships',
    'complementary angles',
    'supplementary angles',
    'complementary and supplementary angles',
    'vertical angles',
    'adjacent angles',
    'angles of a triangle',
    'angle sum of a triangle',
    'exterior angles',
    'parallel lines and transversals',
    'transversals',
    'corresponding angles',
    'alternate interior angles',
    'angles',
    'angle pairs',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.7.G.B.5', grades: [7, 7] },
    { code: 'CCSS.MATH.CONTENT.8.G.A.5', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSG.CO.C.9', grades: [9, 10] },
  ],
  bigIdea: 'Where lines meet, a few facts tie all angles together, so that one angle tells the others.',
  objective: 'use facts about angles to find an unknown angle or letter',
  hint: 'Which whole do the angles make: 90, 180 or 360 degrees? Or are they equal?',
  misconception: {
    belief: 'Angles that look alike in a drawing are equal.',
    why: 'Drawings are often nearly to scale.',
    truth: 'Only a fact can tell: they are across from each other, or they correspond at parallel lines.',
    teacherMove: 'Show a drawing that is not to scale. Ask which facts are certain and mark only these.',
  },
  restsOn: {
    skill: 'two-step equations',
    recall(random) {
      const [a, x, b] = [random.int(2, 6), random.int(5, 20), random.int(3, 30)];
      return {
        prompt: `What is x if ${a}x + ${b} = ${a * x + b}?`,
        answer: `x = ${x}`,
        likelyError: `Says ${a * x}: stops before dividing.`,
      };
    },
  },
  problem(request) {
    const lines = request.grade >= 8 ? [parallel, exterior] : [];
    return byDifficulty({
      basic: [pairWithLetter, crossing, exterior],
      intermediate: [pairWithLetter, crossing, ...lines],
      advanced: [pairWithLetter, crossing, ...lines],
      multiStep: [pairWithLetter, exterior, ...(request.grade >= 8 ? [exterior] : [])],
    })(request);
  },
});
