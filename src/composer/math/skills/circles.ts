import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { PI, SQUARED, TWO_OF_EACH_SIDE } from '../named-constants.ts';
import { type Noun, count, measuredInDecimals, writeDecimal } from '../quantity.ts';
import type { Range } from '../scenes.ts';

const RADII: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 10], intermediate: [3, 15], advanced: [5, 25] };
const FOOT: Noun = { one: 'foot', many: 'feet' };
const INCH: Noun = { one: 'inch', many: 'inches' };
const square = ({ one, many }: Noun): Noun => ({ one: `square ${one}`, many: `square ${many}` });
const P = new Fraction('3.14');
const USE = 'Use 3.14 for pi.';

/** Round things, with what goes around them and what covers them. */
const ROUND = [
  { noun: 'garden bed', unit: FOOT, around: 'a low fence', cover: 'straw', most: 15 },
  { noun: 'pond', unit: FOOT, around: 'a row of stones', cover: 'a net', most: 25 },
  { noun: 'rug', unit: FOOT, around: 'a ribbon', cover: 'foam', most: 8 },
  { noun: 'tabletop', unit: INCH, around: 'tape', cover: 'tiles', most: 25 },
  { noun: 'sign', unit: INCH, around: 'a metal strip', cover: 'paint', most: 25 },
] as const;

type Item = (typeof ROUND)[number];

interface Drawn {
  readonly item: Item;
  readonly radius: number;
  readonly tellsRadius: boolean;
}

function draw({ random, difficulty }: ProblemRequest): Drawn {
  const [least, most] = RADII[difficulty];
  const item = random.pick(ROUND.filter((round) => round.most >= least));
  const radius = random.int(least, Math.min(most, item.most));
  return { item, radius, tellsRadius: random.chance(0.5) };
}

const within = (radius: number, [least, most]: Range): boolean => least <= radius && radius <= most;

function storyAround({ random, people: [who = ''] }: ProblemRequest, { item, radius, tellsRadius }: Drawn, given: string): string {
  const stories = [
    `${who} puts ${item.around} around a round ${item.noun}. The ${item.noun} has a ${given}. ${USE} How long is the way around?`,
  ];
  if (item.unit === INCH && within(radius, [8, 15])) {
    stories.push(`The wheels of ${who}’s bike have a ${given}. ${USE} How far does the bike roll while a wheel turns once?`);
  }
  if (item.unit === FOOT && tellsRadius && within(radius, [4, 20])) {
    stories.push(
      `${who} rides a merry-go-round horse that is ${count(radius, FOOT)} from the middle. ${USE} How far does it go in one full turn?`,
    );
  }
  return random.pick(stories);
}

function storyOver({ random, people: [who = ''] }: ProblemRequest, { item, radius, tellsRadius }: Drawn, given: string): string {
  const stories = [
    `${who} covers a round ${item.noun} with ${item.cover}. The ${item.noun} has a ${given}. ${USE} What is its area?`,
    `A round ${item.noun} has a ${given}. ${who} wants ${item.cover} for all of it. ${USE} How many square ${item.unit.many} is that?`,
  ];
  if (item.unit === FOOT && tellsRadius && within(radius, [4, 25])) {
    stories.push(
      `${who} sets up a sprinkler. It sprays in every direction, and the water reaches ${count(radius, FOOT)} far. ${USE} How many square feet get wet?`,
    );
  }
  return random.pick(stories);
}

const mistakesFor = (radius: number, right: Fraction, own: readonly Mistake[]): Mistake[] => [
  ...own,
  [P.mul(radius), 'multiplies pi by the radius only'],
  [P.mul(radius * 2), 'finds the distance around'],
  [P.mul(radius * radius), 'finds the area'],
  [P.mul(radius * 4), 'doubles the diameter'],
  [P.mul(radius * radius * 4), 'squares the diameter'],
  [new Fraction(radius * radius), 'leaves pi out'],
  [right.add(P), 'takes the radius a little too large'],
  [right.sub(P), 'takes the radius a little too small'],
];

function around(request: ProblemRequest): MathProblem {
  const drawn = draw(request);
  const { item, radius, tellsRadius } = drawn;
  const value = P.mul(radius * 2);
  const given = tellsRadius ? `radius of ${count(radius, item.unit)}` : `diameter of ${count(radius * 2, item.unit)}`;
  return buildProblem({
    skill: 'circles',
    situation: 'measure',
    text: storyAround(request, drawn, given),
    bare: `A circle has a ${given}. ${USE} What is its circumference?`,
    expression: tellsRadius ? `2 * 3.14 * ${radius}` : `3.14 * ${radius * 2}`,
    constants: [PI, TWO_OF_EACH_SIDE],
    value,
    notation: measuredInDecimals(item.unit),
    steps: [
      ...(tellsRadius ? [{ text: 'The diameter is two radii.', equation: `2 * ${radius} = ${radius * 2}` }] : []),
      { text: 'Multiply the diameter by pi.', equation: `3.14 * ${radius * 2} = ${writeDecimal(value).replaceAll(',', '')}` },
    ],
    mistakes: mistakesFor(radius, value, []),
    operations: tellsRadius ? 2 : 1,
  });
}

function area(request: ProblemRequest): MathProblem {
  const drawn = draw(request);
  const { item, radius, tellsRadius } = drawn;
  const value = P.mul(radius * radius);
  const given = tellsRadius ? `radius of ${count(radius, item.unit)}` : `diameter of ${count(radius * 2, item.unit)}`;
  return buildProblem({
    skill: 'circles',
    situation: tellsRadius ? 'measure' : 'multi-step',
    text: storyOver(request, drawn, given),
    bare: `A circle has a ${given}. ${USE} What is its area?`,
    expression: tellsRadius ? `3.14 * ${radius}^2` : `3.14 * (${radius * 2} / 2)^2`,
    constants: [PI, SQUARED],
    value,
    notation: measuredInDecimals(square(item.unit)),
    steps: [
      ...(tellsRadius ? [] : [{ text: 'The radius is half of the diameter.', equation: `${radius * 2} / 2 = ${radius}` }]),
      { text: 'Square the radius.', equation: `${radius}^2 = ${radius * radius}` },
      { text: 'Multiply by pi.', equation: `3.14 * ${radius * radius} = ${writeDecimal(value).replaceAll(',', '')}` },
    ],
    mistakes: mistakesFor(radius, value, []),
    operations: tellsRadius ? 2 : 3,
  });
}

/** A round path or border: the larger circle without the smaller one. */
function ring(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const { item, radius } = draw(request);
  const inner = random.int(1, radius - 1);
  const value = P.mul(radius * radius - inner * inner);
  return buildProblem({
    skill: 'circles',
    situation: 'multi-step',
    text: `${who} plans a round ${item.noun} with a radius of ${count(radius, item.unit)}. A circle in the middle, with a radius of ${count(inner, item.unit)}, stays open. The rest gets ${item.cover}. ${USE} What area is that?`,
    bare: `A circle with a radius of ${count(inner, item.unit)} is cut out of a circle with a radius of ${count(radius, item.unit)}. ${USE} What area is left?`,
    expression: `3.14 * ${radius}^2 - 3.14 * ${inner}^2`,
    constants: [PI, SQUARED],
    value,
    notation: measuredInDecimals(square(item.unit)),
    steps: [
      { text: 'Square both radii.', equation: `${radius}^2 - ${inner}^2 = ${radius * radius} - ${inner * inner}` },
      { text: 'Subtract.', equation: `${radius * radius} - ${inner * inner} = ${radius * radius - inner * inner}` },
      { text: 'Multiply by pi.', equation: `3.14 * ${radius * radius - inner * inner} = ${writeDecimal(value).replaceAll(',', '')}` },
    ],
    mistakes: mistakesFor(radius, value, [
      [P.mul((radius - inner) * (radius - inner)), 'subtracts the radii and then squares'],
      [P.mul(radius * radius), 'leaves the inner circle in'],
      [P.mul(radius * radius + inner * inner), 'adds the two areas'],
    ]),
    operations: 5,
  });
}

export const circles = defineMathSkill({
  id: 'circles',
  strand: 'geometry',
  title: 'Circumference and area of circles',
  inText: 'circumference and area of circles',
  grades: [7, 8],
  aliases: [
    'radius',
    'diameter',
    'circles',
    'area and circumference of circles',
    'circumference',
    'area of circles',
    'area of a circle',
    'circumference of a circle',
    'radius and diameter',
    'radius diameter',
    'pi',
    'circumference and area',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.7.G.B.4', grades: [7, 7] }],
  bigIdea: 'Every circle is a little more than three diameters around; its area grows with the square of the radius.',
  objective: 'find the circumference and the area of a circle and say which one a question asks for',
  hint: 'Is it a way around or a surface? Is the radius given, or the diameter?',
  misconception: {
    belief: 'A circle with twice the radius has twice the area.',
    why: 'The circumference does double.',
    truth: 'The area grows by the square: twice the radius makes four times the area.',
    teacherMove: 'Draw both circles on grid paper and count squares. Compare the counts with the radii.',
  },
  restsOn: {
    skill: 'squares of numbers',
    recall(random) {
      const side = random.int(4, 12);
      return { prompt: `What is ${side}²?`, answer: String(side * side), likelyError: `Says ${side * 2}: doubles the number.` };
    },
  },
  problem(request) {
    if (request.multiStep) return ring(request);
    const kinds = { basic: [around, area], intermediate: [around, area], advanced: [area, ring, around] };
    return request.random.pick(kinds[request.difficulty])(request);
  },
});
