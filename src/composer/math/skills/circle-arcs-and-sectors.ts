import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { FULL_TURN, PI, SQUARED, SQUARE_ROOT, STRAIGHT_ANGLE, TWO_EQUAL_GROUPS } from '../named-constants.ts';
import { SIGNED_FRACTION, count, counted, measuredInDecimals } from '../quantity.ts';
import { METER, DEGREE, FOOT, UNIT, square } from '../units.ts';

const P = new Fraction(314, 100);
const ANGLES = [30, 36, 45, 60, 72, 90, 120, 180] as const;
const dec = (value: Fraction): string => value.toString(6);

function arcOrSector(request: ProblemRequest, area: boolean): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const unit = random.pick([FOOT, METER]);
  const angle = random.pick(ANGLES);
  const r = random.int(1, 5) * 6;
  const whole = area ? P.mul(r * r) : P.mul(2 * r);
  const value = whole.mul(angle).div(360);
  return buildProblem({
    skill: 'circle-arcs-and-sectors',
    situation: 'part-whole: part unknown',
    text: area
      ? `${who}’s sprinkler turns through ${angle} degrees and reaches ${count(r, unit)} far. Use 3.14 for pi. How many ${square(unit).many} does it water?`
      : `${who} walks along an arc of a circle with a radius of ${count(r, unit)}. The arc has a central angle of ${angle} degrees. Use 3.14 for pi. How long is the arc?`,
    bare: `A circle has a radius of ${r} ${unit.many}. Use 3.14 for pi. How many ${area ? square(unit).many : unit.many} is ${area ? 'the sector' : 'the arc'} of ${angle} degrees?`,
    expression: area ? `${angle} / 360 * 3.14 * ${r}^2` : `${angle} / 360 * 2 * 3.14 * ${r}`,
    constants: [PI, FULL_TURN, SQUARED, TWO_EQUAL_GROUPS],
    value,
    notation: measuredInDecimals(area ? square(unit) : unit),
    steps: [
      {
        text: area ? 'Find the area of the whole circle.' : 'Find the distance around the whole circle.',
        equation: area ? `3.14 * ${r}^2 = ${dec(whole)}` : `2 * 3.14 * ${r} = ${dec(whole)}`,
      },
      { text: 'Take the part that the angle is of a full turn.', equation: `${angle} / 360 * ${dec(whole)} = ${dec(value)}` },
    ],
    mistakes: [
      [
        area
          ? P.mul(2 * r)
              .mul(angle)
              .div(360)
          : P.mul(r * r)
              .mul(angle)
              .div(360),
        area ? 'finds the arc' : 'finds the sector',
      ],
      [whole, 'gives the whole circle'],
      [whole.mul(angle).div(180), 'divides by 180 degrees'],
      [value.div(P), 'leaves pi out'],
    ],
    figure: { kind: 'circle', radius: count(r, unit), diameter: '', sector: angle, sectorLabel: `${angle}°` },
  });
}

/** An inscribed angle is half of its arc. */
function inscribed(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const arc = random.int(20, 80) * 2;
  const back = random.chance(0.4);
  return buildProblem({
    skill: 'circle-arcs-and-sectors',
    situation: back ? 'compare: larger unknown' : 'compare: smaller unknown',
    text: back
      ? `An inscribed angle of a circle measures ${arc / 2} degrees. How many degrees does ${who} find for its arc?`
      : `An arc of a circle measures ${arc} degrees. ${who} draws an inscribed angle over this arc. How large is the angle?`,
    bare: back
      ? `An inscribed angle is ${arc / 2} degrees. How many degrees is its arc?`
      : `An arc is ${arc} degrees. How many degrees is the inscribed angle over it?`,
    expression: back ? `2 * ${arc / 2}` : `${arc} / 2`,
    constants: [TWO_EQUAL_GROUPS],
    value: new Fraction(back ? arc : arc / 2),
    notation: counted(DEGREE),
    steps: [{ text: 'An inscribed angle is half of its arc.', equation: back ? `2 * ${arc / 2} = ${arc}` : `${arc} / 2 = ${arc / 2}` }],
    mistakes: [
      [back ? arc / 2 : arc, 'takes angle and arc for equal'],
      [back ? new Fraction(arc, 4) : arc * 2, back ? 'halves where it is doubled' : 'doubles where it is halved'],
      [180 - (back ? arc / 2 : arc), 'subtracts from a straight angle'],
      [360 - (back ? arc : arc), 'takes the rest of the circle'],
    ],
  });
}

/** Opposite angles of a quadrilateral in a circle. */
function cyclic(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const angle = random.int(55, 125);
  const add = random.int(5, 30);
  const value = 180 - angle - add;
  return buildProblem({
    skill: 'circle-arcs-and-sectors',
    situation: 'multi-step',
    text: `All corners of a quadrilateral lie on a circle. One angle is ${angle} degrees, and the opposite one is x + ${add} degrees. Which x does ${who} find?`,
    bare: `Opposite angles of a quadrilateral in a circle are ${angle} and x + ${add} degrees. What is x?`,
    expression: `180 - ${angle} - ${add}`,
    constants: [STRAIGHT_ANGLE],
    value: new Fraction(value),
    notation: SIGNED_FRACTION,
    steps: [
      { text: 'Opposite angles make 180 degrees.', equation: `180 - ${angle} = ${180 - angle}` },
      { text: 'Subtract the number next to x.', equation: `${180 - angle} - ${add} = ${value}` },
    ],
    mistakes: [
      [angle - add, 'takes opposite angles for equal'],
      [360 - angle - add, 'takes 360 degrees for two angles'],
      [180 - angle, 'stops at the angle'],
      [180 - angle + add, 'adds where it is subtracted'],
    ],
  });
}

/** The radius in x² + y² form or from a chord. */
function chord(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, b, c] = random.pick([
    [3, 4, 5],
    [5, 12, 13],
    [8, 15, 17],
    [6, 8, 10],
    [9, 12, 15],
    [12, 16, 20],
  ] as const);
  const asksRadius = random.chance(0.5);
  return buildProblem({
    skill: 'circle-arcs-and-sectors',
    situation: 'multi-step',
    text: asksRadius
      ? `A chord of a circle is ${2 * b} units long and lies ${a} units from the center. How many units is the radius that ${who} finds?`
      : `A chord lies ${a} units from the center of a circle with a radius of ${c} units. How many units long is the chord, as ${who} finds?`,
    bare: asksRadius
      ? `A chord of ${2 * b} units lies ${a} units from the center. How many units is the radius?`
      : `In a circle of radius ${c}, a chord lies ${a} units from the center. How many units long is it?`,
    expression: asksRadius ? `((${2 * b} / 2)^2 + ${a}^2)^(1/2)` : `2 * (${c}^2 - ${a}^2)^(1/2)`,
    constants: [SQUARED, SQUARE_ROOT, TWO_EQUAL_GROUPS],
    value: new Fraction(asksRadius ? c : 2 * b),
    notation: counted(UNIT),
    steps: asksRadius
      ? [
          { text: 'The center line halves the chord.', equation: `${2 * b} / 2 = ${b}` },
          { text: 'Half chord, distance and radius make a right triangle.', equation: `${b}^2 + ${a}^2 = ${c}^2` },
        ]
      : [
          { text: 'Radius, distance and half chord make a right triangle.', equation: `${c}^2 - ${a}^2 = ${b}^2` },
          { text: 'Double the half chord.', equation: `2 * ${b} = ${2 * b}` },
        ],
    mistakes: [
      [asksRadius ? 2 * b + a : b, asksRadius ? 'adds the two lengths' : 'forgets to double the half chord'],
      [asksRadius ? b + a : 2 * (c - a), 'leaves the squares out'],
      [asksRadius ? b : c - a, asksRadius ? 'gives half of the chord' : 'subtracts the two lengths'],
      [asksRadius ? c * c : b * b, 'forgets the square root'],
    ],
  });
}

export const circleArcsAndSectors = defineMathSkill({
  id: 'circle-arcs-and-sectors',
  strand: 'geometry',
  title: 'Arcs, chords and sectors of circles',
  inText: 'arcs, chords and sectors of circles',
  grades: [9, 11],
  aliases: [
    'arcs',
    'chords',
    'arc length',
    'sectors',
    'area of a sector',
    'sector area',
    'inscribed angles',
    'central angles',
    'circle theorems',
    'arcs and chords',
    'tangents',
    'circles',
    'circles and coordinate geometry',
    'geometry circles',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.HSG.C.A.2', grades: [9, 11] },
    { code: 'CCSS.MATH.CONTENT.HSG.C.B.5', grades: [9, 11] },
  ],
  bigIdea: 'An arc and a sector are the same part of the circle that their angle is of a full turn.',
  objective: 'find arcs, sectors, chords and angles of circles',
  hint: 'Which part of a full turn is the angle? Which lengths make a right triangle?',
  misconception: {
    belief: 'An inscribed angle is as large as its arc.',
    why: 'Central angles are.',
    truth: 'An inscribed angle is half of its arc.',
    teacherMove: 'Let students measure a central and an inscribed angle over one arc, at three places.',
  },
  restsOn: {
    skill: 'parts of a full turn',
    recall(random) {
      const parts = random.pick([3, 4, 5, 6, 8, 9, 10, 12]);
      return {
        prompt: `How many degrees is 1/${parts} of a full turn?`,
        answer: `${360 / parts} degrees`,
        likelyError: `Says ${180 / parts}: takes 180 degrees for a turn.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [(request) => arcOrSector(request, false), inscribed],
    intermediate: [(request) => arcOrSector(request, false), (request) => arcOrSector(request, true), inscribed, cyclic],
    advanced: [(request) => arcOrSector(request, true), chord, cyclic],
    multiStep: [(request) => arcOrSector(request, false), (request) => arcOrSector(request, true), chord, cyclic],
  }),
});
