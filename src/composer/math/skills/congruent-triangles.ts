import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { STRAIGHT_ANGLE, TWO_EQUAL_GROUPS } from '../named-constants.ts';
import { SIGNED_FRACTION, counted } from '../quantity.ts';
import { DEGREE } from '../units.ts';

const NAMES = [
  ['ABC', 'DEF'],
  ['PQR', 'STU'],
  ['KLM', 'XYZ'],
] as const;

/** Corresponding sides: ax + b = c. */
function side(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const [first, second] = random.pick(NAMES);
  const [a, x, b] = [random.int(2, 6), random.int(3, difficulty === 'basic' ? 9 : 15), random.int(1, 12)];
  const minus = difficulty !== 'basic' && random.chance(0.5);
  const length = a * x + (minus ? -b : b);
  const at = random.int(0, 1);
  return buildProblem({
    skill: 'congruent-triangles',
    situation: 'multi-step',
    text: `${who} proves that triangles ${first} and ${second} are congruent. Side ${first.slice(at, at + 2)} is ${a}x ${minus ? '−' : '+'} ${b} and side ${second.slice(at, at + 2)} is ${length}. What is x?`,
    bare: `Triangles ${first} and ${second} are congruent with ${first.slice(at, at + 2)} = ${a}x ${minus ? '−' : '+'} ${b} and ${second.slice(at, at + 2)} = ${length}. What is x?`,
    expression: `(${length} ${minus ? '+' : '-'} ${b}) / ${a}`,
    value: new Fraction(x),
    notation: SIGNED_FRACTION,
    steps: [
      { text: 'Matching sides of congruent triangles are equal.', equation: `${a} * ${x} ${minus ? '-' : '+'} ${b} = ${length}` },
      { text: 'Undo the last part.', equation: `${length} ${minus ? '+' : '-'} ${b} = ${a * x}` },
      { text: 'Divide.', equation: `${a * x} / ${a} = ${x}` },
    ],
    mistakes: [
      [new Fraction(length + (minus ? -b : b), a), 'takes the wrong sign'],
      [a * x, 'stops before dividing'],
      [length, 'gives the length of the side'],
      [new Fraction(length, a), 'leaves the number next to x out'],
    ],
  });
}

/** The third angle, carried over to the other triangle. */
function angle(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [first, second] = random.pick(NAMES);
  const [a, b] = [random.int(30, 75), random.int(35, 80)];
  const value = 180 - a - b;
  return buildProblem({
    skill: 'congruent-triangles',
    situation: 'multi-step',
    text: `Triangles ${first} and ${second} are congruent. ${who} knows that angle ${first[0]} is ${a} degrees and angle ${second[1]} is ${b} degrees. How large is angle ${second[2]}?`,
    bare: `Triangles ${first} and ${second} are congruent. Angle ${first[0]} is ${a} degrees, angle ${second[1]} is ${b} degrees. How many degrees is angle ${second[2]}?`,
    expression: `180 - (${a} + ${b})`,
    constants: [STRAIGHT_ANGLE],
    value: new Fraction(value),
    notation: counted(DEGREE),
    steps: [
      { text: `Matching angles are equal, so angle ${second[0]} is ${a} degrees, too.` },
      { text: 'The angles of a triangle make 180 degrees.', equation: `180 - (${a} + ${b}) = ${value}` },
    ],
    mistakes: [
      [a, 'matches the wrong angles'],
      [b, 'takes the two angles of one triangle for equal'],
      [a + b, 'adds the two angles'],
      [360 - a - b, 'takes 360 degrees for the triangle'],
    ],
    figure: {
      kind: 'polygon',
      name: `Triangle ${second}`,
      corners: [
        { at: [0, 0], label: second[0] ?? '', right: false },
        { at: [8, 0], label: second[1] ?? '', right: false },
        { at: [3, 5], label: second[2] ?? '', right: false },
      ],
      sides: ['', '', ''],
      dashes: [],
    },
  });
}

/** Base angles of an isosceles triangle, as a proof gives them. */
function isosceles(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const base = random.int(25, 80);
  const asksTop = random.chance(0.5);
  const top = 180 - 2 * base;
  return buildProblem({
    skill: 'congruent-triangles',
    situation: 'multi-step',
    text: asksTop
      ? `${who} proves that the base angles of an isosceles triangle are equal. Each is ${base} degrees. How large is the third angle?`
      : `The top angle of an isosceles triangle is ${top} degrees. ${who} uses that the base angles are equal. How large is each base angle?`,
    bare: asksTop
      ? `Each base angle of an isosceles triangle is ${base} degrees. How many degrees is the third angle?`
      : `The top angle of an isosceles triangle is ${top} degrees. How many degrees is each base angle?`,
    expression: asksTop ? `180 - 2 * ${base}` : `(180 - ${top}) / 2`,
    constants: [STRAIGHT_ANGLE, TWO_EQUAL_GROUPS],
    value: new Fraction(asksTop ? top : base),
    notation: counted(DEGREE),
    steps: asksTop
      ? [
          { text: 'Both base angles together.', equation: `2 * ${base} = ${2 * base}` },
          { text: 'Subtract from 180 degrees.', equation: `180 - ${2 * base} = ${top}` },
        ]
      : [
          { text: 'Find what is left for both base angles.', equation: `180 - ${top} = ${2 * base}` },
          { text: 'Share it equally.', equation: `${2 * base} / 2 = ${base}` },
        ],
    mistakes: [
      [asksTop ? 180 - base : 180 - top, asksTop ? 'counts one base angle' : 'forgets to share'],
      [asksTop ? base : top, 'takes all angles for equal'],
      [asksTop ? 2 * base : new Fraction(top, 2), asksTop ? 'gives both base angles' : 'halves the top angle'],
      [asksTop ? 360 - 2 * base : new Fraction(360 - top, 2), 'takes 360 degrees for the triangle'],
    ],
  });
}

export const congruentTriangles = defineMathSkill({
  id: 'congruent-triangles',
  strand: 'geometry',
  title: 'Congruent triangles and proofs',
  inText: 'congruent triangles',
  grades: [8, 11],
  aliases: [
    'congruent triangles',
    'triangle congruence',
    'congruence',
    'triangle proofs',
    'proofs',
    'geometry proofs',
    'cpctc',
    'sss sas asa',
    'isosceles triangles',
    'transformations congruence and similarity',
    'corresponding parts',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.G.A.2', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSG.CO.B.7', grades: [9, 11] },
    { code: 'CCSS.MATH.CONTENT.HSG.CO.C.10', grades: [9, 11] },
  ],
  bigIdea: 'In congruent triangles all matching sides and angles are equal.',
  objective: 'match the parts of congruent triangles and use them in arguments',
  hint: 'The order of the letters tells which parts match.',
  misconception: {
    belief: 'Three equal angles make triangles congruent.',
    why: 'Three equal sides do.',
    truth: 'Equal angles make them similar; one may be larger.',
    teacherMove: 'Let pairs draw a triangle with angles 40, 60 and 80 degrees. Lay the drawings over each other.',
  },
  restsOn: {
    skill: 'angles of a triangle',
    recall(random) {
      const [a, b] = [random.int(30, 80), random.int(30, 80)];
      return {
        prompt: `Two angles of a triangle are ${a} and ${b} degrees. How large is the third?`,
        answer: `${180 - a - b} degrees`,
        likelyError: `Says ${a + b}: adds.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [side, angle, isosceles],
    intermediate: [side, angle, isosceles],
    advanced: [side, isosceles, angle],
    multiStep: [side, angle, isosceles],
  }),
});
