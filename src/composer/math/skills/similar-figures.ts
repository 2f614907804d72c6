import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { SQUARED } from '../named-constants.ts';
import { rightTriangle } from '../problem-figures.ts';
import { count, counted } from '../quantity.ts';
import type { Range } from '../scenes.ts';
import { CENTIMETER, FOOT, square } from '../units.ts';

const SIDE: Readonly<Record<MathDifficulty, Range>> = { basic: [3, 9], intermediate: [4, 15], advanced: [6, 24] };

/** The shadow of a tall thing and of a person. */
function shadow(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const height = random.int(4, 6);
  const short = random.int(2, 9);
  const factor = random.int(2, difficulty === 'basic' ? 5 : 12);
  const thing = random.pick(['flagpole', 'tree', 'lamp post', 'light tower']);
  const value = height * factor;
  return buildProblem({
    skill: 'similar-figures',
    situation: 'rate: total unknown',
    text: `${who} is ${count(height, FOOT)} tall and casts a shadow of ${count(short, FOOT)}. At the same time a ${thing} casts a shadow of ${count(short * factor, FOOT)}. How tall is the ${thing}?`,
    bare: `Two similar right triangles have bases of ${short} and ${short * factor} feet. The smaller one is ${count(height, FOOT)} high. How many feet high is the other?`,
    expression: `${height} * ${short * factor} / ${short}`,
    value: new Fraction(value),
    notation: counted(FOOT),
    steps: [
      { text: 'Find how many times as long the shadow is.', equation: `${short * factor} / ${short} = ${factor}` },
      { text: 'The height is as many times as large.', equation: `${height} * ${factor} = ${value}` },
    ],
    mistakes: [
      [height + short * factor - short, 'adds the difference of the shadows'],
      [short * factor, 'takes the shadow for the height'],
      [new Fraction(short * factor * short, height), 'compares height with the wrong shadow'],
      [factor, 'stops at the factor'],
    ],
    figure: rightTriangle(short * factor, value, [count(short * factor, FOOT), '', '?']),
  });
}

/** A side of similar triangles. */
function side(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const [a, b] = random.sample(
    Array.from({ length: SIDE[difficulty][1] - SIDE[difficulty][0] + 1 }, (_, index) => SIDE[difficulty][0] + index),
    2,
  ) as [number, number];
  const factor = random.int(2, 5);
  const smaller = random.chance(0.4);
  const [told, answer] = smaller ? [b * factor, b] : [b, b * factor];
  return buildProblem({
    skill: 'similar-figures',
    situation: smaller ? 'compare: smaller unknown' : 'compare: larger unknown',
    text: `${who} draws two similar triangles. A side of ${count(a, CENTIMETER)} in the small one belongs to a side of ${count(a * factor, CENTIMETER)} in the large one. Another side of the ${smaller ? 'large' : 'small'} triangle is ${count(told, CENTIMETER)}. How long is the matching side of the ${smaller ? 'small' : 'large'} one?`,
    bare: `In similar triangles ${a} cm belongs to ${a * factor} cm. How many centimeters belong to ${told} cm in the ${smaller ? 'large' : 'small'} one?`,
    expression: smaller ? `${told} * ${a} / ${a * factor}` : `${told} * ${a * factor} / ${a}`,
    value: new Fraction(answer),
    notation: counted(CENTIMETER),
    steps: [
      { text: 'Find the scale factor from the matching sides.', equation: `${a * factor} / ${a} = ${factor}` },
      {
        text: smaller ? 'The small triangle is smaller, so divide.' : 'The large triangle is larger, so multiply.',
        equation: smaller ? `${told} / ${factor} = ${answer}` : `${told} * ${factor} = ${answer}`,
      },
    ],
    mistakes: [
      [smaller ? told - a * factor + a : told + a * factor - a, 'uses the difference and not the factor'],
      [smaller ? told * factor : new Fraction(told, factor), 'goes from the wrong triangle to the other'],
      [factor, 'stops at the factor'],
      [told, 'takes the sides for equal'],
    ],
  });
}

/** Perimeter and area under a scale factor. */
function areaFactor(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const factor = random.int(2, 6);
  const area = random.int(4, 40);
  return buildProblem({
    skill: 'similar-figures',
    situation: 'multi-step',
    text: `${who} makes a poster that is similar to a postcard. Each side is ${factor} times as long. The area of the postcard is ${count(area, square(CENTIMETER))}. What is the area of the poster?`,
    bare: `A figure of ${count(area, square(CENTIMETER))} is enlarged so that each side is ${factor} times as long. How many square centimeters is the new area?`,
    expression: `${factor}^2 * ${area}`,
    constants: [SQUARED],
    value: new Fraction(factor * factor * area),
    notation: counted(square(CENTIMETER)),
    steps: [
      { text: 'Both directions grow, so square the factor.', equation: `${factor}^2 = ${factor * factor}` },
      { text: 'Multiply the area by that.', equation: `${factor * factor} * ${area} = ${factor * factor * area}` },
    ],
    mistakes: [
      [factor * area, 'multiplies the area by the factor once'],
      [2 * factor * area, 'doubles the factor where it is squared'],
      [factor ** 3 * area, 'cubes the factor'],
      [area + factor, 'adds the factor'],
    ],
  });
}

export const similarFigures = defineMathSkill({
  id: 'similar-figures',
  strand: 'geometry',
  title: 'Similar figures',
  inText: 'similar figures',
  grades: [8, 10],
  aliases: [
    'similar figures',
    'similar triangles',
    'similarity',
    'similar polygons',
    'indirect measurement',
    'shadow problems',
    'triangle similarity',
    'scale factor of similar figures',
    'congruence and similarity',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.G.A.4', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSG.SRT.A.2', grades: [9, 10] },
    { code: 'CCSS.MATH.CONTENT.HSG.SRT.B.5', grades: [9, 10] },
  ],
  bigIdea: 'Similar figures have equal angles, and all their lengths share one factor.',
  objective: 'use the scale factor of similar figures to find lengths and areas',
  hint: 'Which sides match? What is the factor from one to the other?',
  misconception: {
    belief: 'If one side is 4 longer, every side is 4 longer.',
    why: 'Adding the same amount seems to keep the shape.',
    truth: 'The shape stays only if all sides are multiplied by the same number.',
    teacherMove: 'Enlarge a 2 by 6 rectangle by adding 4 and by tripling. Lay the corners over each other.',
  },
  restsOn: {
    skill: 'proportions',
    recall(random) {
      const [a, b, f] = [random.int(2, 6), random.int(7, 12), random.int(2, 6)];
      return {
        prompt: `Which number fits: ${a}/${b} = ${a * f}/□?`,
        answer: String(b * f),
        likelyError: `Says ${b + a * f - a}: adds the same amount.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [shadow, side],
    intermediate: [shadow, side, areaFactor],
    advanced: [side, areaFactor, shadow],
    multiStep: [shadow, side, areaFactor],
  }),
});
