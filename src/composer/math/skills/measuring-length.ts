import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { type Noun, count, counted } from '../quantity.ts';
import type { Range } from '../scenes.ts';

/** Units that are laid out in a line: no ruler shows them. */
const LAID_OUT: ReadonlySet<string> = new Set(['cube', 'paper clip']);
const UNITS: readonly (readonly Noun[])[] = [
  [
    { one: 'cube', many: 'cubes' },
    { one: 'paper clip', many: 'paper clips' },
  ],
  [
    { one: 'paper clip', many: 'paper clips' },
    { one: 'cube', many: 'cubes' },
    { one: 'inch', many: 'inches' },
  ],
  [
    { one: 'inch', many: 'inches' },
    { one: 'centimeter', many: 'centimeters' },
  ],
];
const THINGS = [
  ['red ribbon', 'blue ribbon'],
  ['pencil', 'crayon'],
  ['toy train', 'toy bus'],
  ['leaf', 'stem'],
  ['scarf', 'belt'],
  ['stick', 'feather'],
] as const;
const LENGTHS: readonly Readonly<Record<MathDifficulty, Range>>[] = [
  { basic: [3, 6], intermediate: [4, 8], advanced: [5, 10] },
  { basic: [4, 10], intermediate: [5, 15], advanced: [7, 19] },
  { basic: [6, 25], intermediate: [12, 45], advanced: [18, 80] },
];

function draw({ random, grade, difficulty }: ProblemRequest) {
  const [least, most] = (LENGTHS[grade] ?? LENGTHS[2])?.[difficulty] ?? [3, 9];
  const short = random.int(least, most - 1);
  return { unit: random.pick(UNITS[grade] ?? UNITS[2] ?? []), pair: random.pick(THINGS), short, long: random.int(short + 1, most) };
}

function difference(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const { unit, pair, short, long } = draw(request);
  const [one, other] = random.shuffle(pair) as [string, string];
  const answer = long - short;
  return buildProblem({
    skill: 'measuring-length',
    situation: 'compare: difference unknown',
    text: random.pick([
      `${who} measures two things. The ${one} is ${count(long, unit)} long. The ${other} is ${count(short, unit)} long. How much longer is the ${one}?`,
      `${who} has a ${other} of ${count(short, unit)}. A ${one} is ${count(long, unit)} long. How much shorter is the ${other}?`,
    ]),
    bare: `One line is ${count(long, unit)} long. Another is ${count(short, unit)} long. How much longer is the first line?`,
    expression: `${long} - ${short}`,
    value: new Fraction(answer),
    notation: counted(unit),
    steps: [
      { text: 'Put both things side by side, with the ends lined up.' },
      { text: 'Find the part that sticks out.', equation: `${long} - ${short} = ${answer}` },
    ],
    mistakes: [
      [long + short, 'joins the lengths where they are compared'],
      [long, 'gives the longer length'],
      [short, 'gives the shorter length'],
    ],
    operations: 1,
  });
}

function endToEnd(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const {
    unit,
    pair: [one, other],
    short,
    long,
  } = draw(request);
  const [first, second] = random.shuffle([short, long]) as [number, number];
  const answer = long + short;
  return buildProblem({
    skill: 'measuring-length',
    situation: 'join: result unknown',
    text: `${who} lays a ${one} and a ${other} end to end. The ${one} is ${count(first, unit)} long. The ${other} is ${count(second, unit)} long. How long are they together?`,
    bare: `How long are ${count(first, unit)} and ${count(second, unit)} end to end?`,
    expression: `${first} + ${second}`,
    value: new Fraction(answer),
    notation: counted(unit),
    steps: [{ text: 'The lengths lie end to end. Put them together.', equation: `${first} + ${second} = ${answer}` }],
    mistakes: [
      [long - short, 'compares the lengths where they are joined'],
      [long, 'leaves the shorter thing out'],
    ],
    operations: 1,
  });
}

/** A thing that does not begin at zero. */
function offTheStart(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const { unit, pair, short: length } = draw(request);
  const from = random.int(1, request.grade === 0 ? 3 : 5);
  const to = from + length;
  const thing = random.pick(pair);
  const along = LAID_OUT.has(unit.one) ? `a line of ${unit.many} with numbers` : to > 12 ? 'a measuring tape' : 'a ruler';
  return buildProblem({
    skill: 'measuring-length',
    situation: 'measure',
    text: `${who} lays a ${thing} next to ${along}. One end is at the ${from}, the other at the ${to}. How many ${unit.many} long is the ${thing}?`,
    bare: `A line goes from ${from} to ${to}. How many ${unit.many} long is it?`,
    expression: `${to} - ${from}`,
    value: new Fraction(length),
    notation: counted(unit),
    steps: [
      { text: `It starts at ${from}, so the end mark alone is too much.` },
      { text: `Count the steps from ${from} to ${to}.`, equation: `${to} - ${from} = ${length}` },
    ],
    mistakes: [
      [to, 'reads only the end mark'],
      [length + 1, 'counts the marks and not the spaces'],
      [to + from, 'joins the two marks'],
      [from, 'gives the mark where it begins'],
    ],
    operations: 1,
  });
}

function cutAndCompare(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const {
    unit,
    pair: [one, other],
    short,
    long,
  } = draw(request);
  const cut = random.int(1, Math.max(1, short - 1));
  const [left, right] = [long, short];
  const answer = left + right - cut;
  return buildProblem({
    skill: 'measuring-length',
    situation: 'multi-step',
    text: `${who} lays a ${one} and a ${other} end to end. The ${one} is ${count(left, unit)} long. The ${other} is ${count(right, unit)} long. A part of ${count(cut, unit)} is under a book. How long is the part that ${who} can see?`,
    bare: `A line of ${count(left, unit)} and a line of ${count(right, unit)} lie end to end. ${count(cut, unit)} ${cut === 1 ? 'is' : 'are'} covered. How long is the rest?`,
    expression: `${left} + ${right} - ${cut}`,
    value: new Fraction(answer),
    notation: counted(unit),
    steps: [
      { text: 'Put the lengths together.', equation: `${left} + ${right} = ${left + right}` },
      { text: 'Take the covered part away.', equation: `${left + right} - ${cut} = ${answer}` },
    ],
    mistakes: [
      [left + right, 'stops after the first step'],
      [left + right + cut, 'adds all the numbers'],
    ],
    operations: 2,
  });
}

export const measuringLength = defineMathSkill({
  id: 'measuring-length',
  strand: 'measurement',
  title: 'Measuring and comparing length',
  inText: 'measuring and comparing length',
  grades: [0, 2],
  aliases: [
    'inches',
    'centimeters',
    'length and measurement',
    'measuring length',
    'measurement',
    'measuring',
    'length',
    'inches and centimeters',
    'measuring with a ruler',
    'ruler',
    'nonstandard units',
    'longer and shorter',
    'comparing lengths',
    'nonstandard measurement',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.K.MD.A.2', grades: [0, 0] },
    { code: 'CCSS.MATH.CONTENT.1.MD.A.2', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.2.MD.A.4', grades: [2, 2] },
    { code: 'CCSS.MATH.CONTENT.2.MD.B.5', grades: [2, 2] },
  ],
  bigIdea: 'A length is a number of equal units laid end to end, with no gaps and no overlaps.',
  objective: 'measure lengths with equal units and compare or join them',
  hint: 'Where does it begin? Count the spaces, not the marks.',
  misconception: {
    belief: 'A thing that ends at 7 on the ruler is 7 long.',
    why: 'Most things are laid at the zero mark, so the end mark is all that is read.',
    truth: 'The length is the number of spaces from the start mark to the end mark.',
    teacherMove: 'Use a ruler with its first two inches covered. Let students measure a strip and defend the answer.',
  },
  restsOn: {
    skill: 'adding and taking away',
    recall(random) {
      const [more, less] = [random.int(6, 10), random.int(2, 5)];
      return { prompt: `What is ${more} − ${less}?`, answer: String(more - less), likelyError: `Says ${more + less}: adds.` };
    },
  },
  problem(request) {
    if (request.multiStep) return cutAndCompare(request);
    const kinds = { basic: [difference, endToEnd], intermediate: [difference, endToEnd, offTheStart], advanced: [difference, offTheStart] };
    return request.random.pick(kinds[request.difficulty])(request);
  },
});
