import Fraction from 'fraction.js';
import { buildProblem, exact } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { SQUARED, SQUARE_ROOT, STRAIGHT_ANGLE, WHOLE } from '../named-constants.ts';
import { type Notation, SIGNED_FRACTION, counted, measuredInDecimals } from '../quantity.ts';
import { DEGREE, INCH } from '../units.ts';

const OF_PI: Notation = {
  unit: 'radians',
  accepts: () => true,
  write: (value) => (value.equals(1) ? 'π' : `${value.toFraction().replace('-', '−')}${value.d === 1n ? '' : ' '}π`),
};
const DEGREES = [15, 30, 36, 45, 54, 60, 72, 75, 90, 108, 120, 135, 144, 150, 165, 210, 225, 240, 252, 270, 300, 315, 330] as const;

function toRadians(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const degrees = random.pick(DEGREES);
  const value = exact([degrees, 180]);
  return buildProblem({
    skill: 'radians-and-the-unit-circle',
    situation: 'rate: total unknown',
    text: random.pick([
      `A wheel turns ${degrees} degrees. ${who} writes the turn in radians, as a multiple of π. What is it?`,
      `${who} changes an angle of ${degrees} degrees to radians. What is it as a multiple of π?`,
    ]),
    bare: `What is ${degrees} degrees in radians, as a multiple of π?`,
    expression: `${degrees} / 180`,
    constants: [STRAIGHT_ANGLE],
    value,
    notation: OF_PI,
    steps: [
      { text: 'A half turn of 180 degrees is π.' },
      { text: 'Find which part of a half turn it is.', equation: `${degrees} / 180 = ${value.toFraction()}` },
    ],
    mistakes: [
      [exact([degrees, 360]), 'divides by a full turn'],
      [exact([180, degrees]), 'turns the fraction upside down'],
      [exact([degrees, 90]), 'divides by a right angle'],
    ],
  });
}

function toDegrees(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const degrees = random.pick(DEGREES);
  const value = exact([degrees, 180]);
  const told = value.toFraction();
  return buildProblem({
    skill: 'radians-and-the-unit-circle',
    situation: 'rate: total unknown',
    text: random.pick([
      `A robot arm turns by ${told} π radians. How many degrees does ${who} read?`,
      `${who} changes ${told} π radians to degrees. How many degrees is it?`,
    ]),
    bare: `How many degrees are ${told} π radians?`,
    expression: `${told} * 180`,
    constants: [STRAIGHT_ANGLE],
    value: new Fraction(degrees),
    notation: counted(DEGREE),
    steps: [{ text: 'π is a half turn of 180 degrees. Multiply.', equation: `${told} * 180 = ${degrees}` }],
    mistakes: [
      [degrees * 2, 'takes π for a full turn'],
      [new Fraction(degrees, 2), 'takes π for a right angle'],
      [exact(180).div(value), 'divides where it is multiplied'],
    ],
  });
}

/** The Pythagorean identity: one ratio from the other, in a quadrant. */
function identity(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, b, c] = random.pick([
    [3, 4, 5],
    [5, 12, 13],
    [8, 15, 17],
    [7, 24, 25],
    [20, 21, 29],
  ] as const);
  const [sine, cosine] = random.chance(0.5) ? [a, b] : [b, a];
  const quadrant = random.pick([1, 2, 3, 4] as const);
  const [sineSign, cosineSign] = [quadrant <= 2 ? 1 : -1, quadrant === 1 || quadrant === 4 ? 1 : -1];
  const findsCosine = random.chance(0.5);
  const value = exact([findsCosine ? cosine * cosineSign : sine * sineSign, c]);
  const known = findsCosine ? sine : cosine;
  const knownSign = findsCosine ? sineSign : cosineSign;
  const sign = findsCosine ? cosineSign : sineSign;
  const [told, wanted] = findsCosine ? ['sine', 'cosine'] : ['cosine', 'sine'];
  return buildProblem({
    skill: 'radians-and-the-unit-circle',
    situation: 'multi-step',
    text: `An angle ends in quadrant ${['I', 'II', 'III', 'IV'][quadrant - 1]}. Its ${told} is ${knownSign < 0 ? '−' : ''}${known}/${c}. What is its ${wanted}, as ${who} finds on the unit circle?`,
    bare: `An angle in quadrant ${['I', 'II', 'III', 'IV'][quadrant - 1]} has the ${told} ${knownSign < 0 ? '−' : ''}${known}/${c}. What is its ${wanted}?`,
    expression: `${sign < 0 ? '-' : ''}(1 - (${known}/${c})^2)^(1/2)`,
    constants: [SQUARED, WHOLE, SQUARE_ROOT],
    value,
    notation: SIGNED_FRACTION,
    steps: [
      { text: 'The squares of sine and cosine add up to 1.', equation: `1 - (${known}/${c})^2 = (${findsCosine ? cosine : sine}/${c})^2` },
      { text: `In this quadrant the ${wanted} is ${sign < 0 ? 'negative' : 'positive'}.` },
    ],
    mistakes: [
      [value.neg(), 'takes the sign of another quadrant'],
      [exact(1).sub(exact([known, c])), 'subtracts without squaring'],
      [exact([known * knownSign, c]), `takes the ${wanted} for equal to the ${told}`],
      [exact([known, findsCosine ? cosine : sine]), 'finds a tangent'],
    ],
    operations: 3,
  });
}

/** Arc length in radians: s = rθ. */
function arcByRadians(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const r = random.int(2, 12);
  const [angle, turns] = [random.pick([0.5, 1.5, 2, 2.5, 3]), random.int(2, 8)];
  const value = exact(r * turns).mul(exact(angle));
  return buildProblem({
    skill: 'radians-and-the-unit-circle',
    situation: 'multi-step',
    text: `A wheel has a radius of ${r} inches. ${who} turns it ${turns} times by ${angle} radians. How many inches does it roll in all?`,
    bare: `A wheel of radius ${r} turns ${turns} times by ${angle} radians. How many inches does it roll?`,
    expression: `${r} * ${angle} * ${turns}`,
    value,
    notation: measuredInDecimals(INCH),
    steps: [
      {
        text: 'An arc is the radius times the angle in radians.',
        equation: `${r} * ${angle} = ${exact(r).mul(exact(angle)).toFraction()}`,
      },
      {
        text: 'Multiply by the number of turns.',
        equation: `${exact(r).mul(exact(angle)).toFraction()} * ${turns} = ${value.toFraction()}`,
      },
    ],
    mistakes: [
      [exact(r).mul(exact(angle)), 'counts one turn'],
      [exact(r * turns), 'leaves the angle out'],
      [exact(2).mul(value), 'uses the diameter'],
      [exact(r).add(exact(angle)).mul(turns), 'adds radius and angle'],
    ],
  });
}

export const radiansAndTheUnitCircle = defineMathSkill({
  id: 'radians-and-the-unit-circle',
  strand: 'geometry',
  title: 'Radians and the unit circle',
  inText: 'radians and the unit circle',
  grades: [11, 12],
  aliases: [
    'radians',
    'unit circle',
    'degrees to radians',
    'radian measure',
    'trig identities',
    'trigonometric identities',
    'pythagorean identity',
    'trigonometric functions',
    'precalculus',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.HSF.TF.A.1', grades: [11, 12] },
    { code: 'CCSS.MATH.CONTENT.HSF.TF.C.8', grades: [11, 12] },
  ],
  bigIdea: 'A radian measures an angle by the arc that it cuts on a circle of radius 1.',
  objective: 'change between degrees and radians and find values on the unit circle',
  hint: 'π radians are 180 degrees. In which quadrant does the angle end?',
  misconception: {
    belief: 'π radians are 3.14 degrees.',
    why: 'π is known as the number 3.14.',
    truth: 'π radians are 3.14 radiuses along the circle: a half turn, 180 degrees.',
    teacherMove: 'Lay a string of one radius along a circle and count how many fit around half of it.',
  },
  restsOn: {
    skill: 'simplifying fractions',
    recall(random) {
      const degrees = random.pick([30, 45, 60, 120, 135, 150]);
      return {
        prompt: `What is ${degrees}/180 in lowest terms?`,
        answer: exact([degrees, 180]).toFraction(),
        likelyError: `Says ${degrees / 10}/180: divides only the top.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [toRadians, toDegrees],
    intermediate: [toRadians, toDegrees, identity],
    advanced: [identity, arcByRadians],
    multiStep: [identity, arcByRadians],
  }),
});
