import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { CONE_THIRD, CUBED, PI, SPHERE_FACTOR, SQUARED, TWO_EQUAL_GROUPS } from '../named-constants.ts';
import { count, measuredInDecimals } from '../quantity.ts';
import type { Range } from '../scenes.ts';
import { CENTIMETER, INCH, cubic } from '../units.ts';

const RADIUS: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 5], intermediate: [2, 8], advanced: [3, 12] };
const P = new Fraction(314, 100);
const dec = (value: Fraction): string => value.toString(6);
const ITEMS = {
  cylinder: ['can', 'candle', 'drum', 'vase', 'storage jar'],
  cone: ['paper cup', 'party hat', 'funnel', 'waffle cone'],
  sphere: ['ball', 'globe', 'glass marble'],
} as const;

function cylinder(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const unit = random.pick([INCH, CENTIMETER]);
  const [r, h] = [random.int(...RADIUS[difficulty]), random.int(3, 15)];
  const byDiameter = difficulty !== 'basic' && random.chance(0.5);
  const base = P.mul(r * r);
  const value = base.mul(h);
  const item = random.pick(ITEMS.cylinder);
  return buildProblem({
    skill: 'volume-of-round-solids',
    situation: 'measure',
    text: `${who} fills a ${item} in the shape of a cylinder. Its ${byDiameter ? `diameter is ${count(2 * r, unit)}` : `radius is ${count(r, unit)}`} and its height is ${count(h, unit)}. Use 3.14 for pi. How many ${cubic(unit).many} does it hold?`,
    bare: `A cylinder has a ${byDiameter ? `diameter of ${2 * r}` : `radius of ${r}`} and a height of ${count(h, unit)}. Use 3.14 for pi. How many ${cubic(unit).many} is its volume?`,
    expression: byDiameter ? `3.14 * (${2 * r} / 2)^2 * ${h}` : `3.14 * ${r}^2 * ${h}`,
    constants: [PI, SQUARED, TWO_EQUAL_GROUPS],
    value,
    notation: measuredInDecimals(cubic(unit)),
    steps: [
      ...(byDiameter ? [{ text: 'The radius is half of the diameter.', equation: `${2 * r} / 2 = ${r}` }] : []),
      { text: 'Find the area of the base.', equation: `3.14 * ${r}^2 = ${dec(base)}` },
      { text: 'Multiply by the height.', equation: `${dec(base)} * ${h} = ${dec(value)}` },
    ],
    mistakes: [
      [P.mul(4 * r * r * h), 'uses the diameter for the radius'],
      [P.mul(2 * r * h), 'uses the distance around the base for its area'],
      [value.div(3), 'takes a third as for a cone'],
      [base, 'stops at the area of the base'],
      [new Fraction(r * r * h), 'leaves pi out'],
    ],
    figure: { kind: 'solid', shape: 'cylinder', across: byDiameter ? '' : count(r, unit), height: count(h, unit), depth: '' },
  });
}

function cone(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const unit = random.pick([INCH, CENTIMETER]);
  const [r, h] = [random.int(...RADIUS[difficulty]), random.int(2, 5) * 3];
  const value = P.mul(r * r * h).div(3);
  return buildProblem({
    skill: 'volume-of-round-solids',
    situation: 'measure',
    text: `A ${random.pick(ITEMS.cone)} is a cone with a radius of ${count(r, unit)} and a height of ${count(h, unit)}. Use 3.14 for pi. How many ${cubic(unit).many} does ${who} need to fill it?`,
    bare: `A cone has a radius of ${r} and a height of ${count(h, unit)}. Use 3.14 for pi. How many ${cubic(unit).many} is its volume?`,
    expression: `1/3 * 3.14 * ${r}^2 * ${h}`,
    constants: [CONE_THIRD, PI, SQUARED],
    value,
    notation: measuredInDecimals(cubic(unit)),
    steps: [
      { text: 'Find the volume of the cylinder around it.', equation: `3.14 * ${r}^2 * ${h} = ${dec(value.mul(3))}` },
      { text: 'The cone is a third of it.', equation: `1/3 * ${dec(value.mul(3))} = ${dec(value)}` },
    ],
    mistakes: [
      [value.mul(3), 'forgets the third'],
      [value.mul(3).div(2), 'takes a half as for a triangle'],
      [P.mul(2 * r * h).div(3), 'uses the distance around the base for its area'],
      [new Fraction(r * r * h, 3), 'leaves pi out'],
    ],
    figure: { kind: 'solid', shape: 'cone', across: count(r, unit), height: count(h, unit), depth: '' },
  });
}

function sphere(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const unit = random.pick([INCH, CENTIMETER]);
  const r = random.pick(difficulty === 'advanced' ? [3, 6, 9, 12, 15] : [3, 6, 9]);
  const value = P.mul(4 * r ** 3).div(3);
  return buildProblem({
    skill: 'volume-of-round-solids',
    situation: 'measure',
    text: `A ${random.pick(ITEMS.sphere)} is a sphere with a radius of ${count(r, unit)}. Use 3.14 for pi. How many ${cubic(unit).many} does ${who} find for its volume?`,
    bare: `A sphere has a radius of ${count(r, unit)}. Use 3.14 for pi. How many ${cubic(unit).many} is its volume?`,
    expression: `4/3 * 3.14 * ${r}^3`,
    constants: [SPHERE_FACTOR, PI, CUBED],
    value,
    notation: measuredInDecimals(cubic(unit)),
    steps: [
      { text: 'Cube the radius.', equation: `${r}^3 = ${r ** 3}` },
      { text: 'Multiply by four thirds and pi.', equation: `4/3 * 3.14 * ${r ** 3} = ${dec(value)}` },
    ],
    mistakes: [
      [P.mul(4 * r * r), 'finds the surface'],
      [P.mul(r ** 3), 'leaves the four thirds out'],
      [P.mul(4 * r * r).div(3), 'squares the radius'],
      [value.mul(8), 'uses the diameter for the radius'],
    ],
    figure: { kind: 'solid', shape: 'sphere', across: count(r, unit), height: '', depth: '' },
  });
}

/** A cylinder with a ball inside. */
function leftRoom(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const unit = random.pick([INCH, CENTIMETER]);
  const r = random.pick([3, 6]);
  const h = 2 * r + random.int(0, 6);
  const can = P.mul(r * r * h);
  const ball = P.mul(4 * r ** 3).div(3);
  return buildProblem({
    skill: 'volume-of-round-solids',
    situation: 'multi-step',
    text: `A can is a cylinder with a radius of ${count(r, unit)} and a height of ${count(h, unit)}. ${who} puts a ball with the same radius into it. Use 3.14 for pi. How many ${cubic(unit).many} of room are left?`,
    bare: `Use 3.14 for pi. By how many ${cubic(unit).many} is a cylinder of radius ${r} and height ${h} larger than a sphere of radius ${r}?`,
    expression: `3.14 * ${r}^2 * ${h} - 4/3 * 3.14 * ${r}^3`,
    constants: [PI, SQUARED, CUBED, SPHERE_FACTOR],
    value: can.sub(ball),
    notation: measuredInDecimals(cubic(unit)),
    steps: [
      { text: 'Find the volume of the can.', equation: `3.14 * ${r}^2 * ${h} = ${dec(can)}` },
      { text: 'Find the volume of the ball.', equation: `4/3 * 3.14 * ${r}^3 = ${dec(ball)}` },
      { text: 'Subtract.', equation: `${dec(can)} - ${dec(ball)} = ${dec(can.sub(ball))}` },
    ],
    mistakes: [
      [can, 'stops at the volume of the can'],
      [ball, 'gives the volume of the ball'],
      [can.add(ball), 'adds the two volumes'],
      [can.sub(P.mul(r ** 3)), 'leaves the four thirds out'],
    ],
  });
}

export const volumeOfRoundSolids = defineMathSkill({
  id: 'volume-of-round-solids',
  strand: 'measurement',
  title: 'Volume of cylinders, cones and spheres',
  inText: 'the volume of cylinders, cones and spheres',
  grades: [8, 10],
  aliases: [
    'volume of cylinders',
    'volume of cones',
    'volume of spheres',
    'volume of cylinders cones and spheres',
    'cylinders',
    'cones',
    'spheres',
    'volume of a cylinder',
    'volume of a cone',
    'volume of a sphere',
    'volume',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.G.C.9', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSG.GMD.A.3', grades: [9, 10] },
  ],
  bigIdea: 'Base times height gives a cylinder; the cone in it is a third, the ball in it two thirds.',
  objective: 'find volumes of cylinders, cones and spheres',
  hint: 'What is the area of the base? Which part of the cylinder is the solid?',
  misconception: {
    belief: 'A cone is half of its cylinder.',
    why: 'A triangle is half of its rectangle.',
    truth: 'It takes three cones of water to fill the cylinder.',
    teacherMove: 'Pour water or rice from a paper cone into a cylinder with the same base and height. Count.',
  },
  restsOn: {
    skill: 'area of circles',
    recall(random) {
      const r = random.int(2, 6);
      return {
        prompt: `A circle has a radius of ${r} inches. What is its area?`,
        answer: `${dec(P.mul(r * r))} square inches`,
        likelyError: `Says ${dec(P.mul(2 * r))}: finds the distance around.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [cylinder, cone],
    intermediate: [cylinder, cone, sphere],
    advanced: [cone, sphere, leftRoom],
    multiStep: [cylinder, cone, leftRoom],
  }),
});
