import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { WHOLE_NUMBER, count, counted } from '../quantity.ts';
import { type Range, thingFor } from '../scenes.ts';

const FACTOR: Readonly<Record<MathDifficulty, Range>> = { basic: [3, 6], intermediate: [4, 8], advanced: [6, 9] };

/** 7 × 12 = 7 × 10 + 7 × 2. */
function breakApart(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    grade,
    difficulty,
    people: [who = ''],
  } = request;
  const groups = random.int(...FACTOR[difficulty]);
  const tens = grade >= 5 ? random.int(2, 5) * 10 : grade === 4 ? random.int(1, 3) * 10 : 5;
  const rest = random.int(1, grade >= 4 ? 9 : 4);
  const size = tens + rest;
  const product = groups * size;
  const thing = thingFor(scene, random, product, size);
  return buildProblem({
    skill: 'properties-of-operations',
    situation: 'groups: product unknown',
    text: random.pick([
      `${who} has ${count(groups, thing.group)}. In each are ${tens} ${thing.kinds[0]} and ${rest} ${thing.kinds[1]} ${rest === 1 ? thing.one : thing.many}. How many ${thing.many} is that in all?`,
      `${who} needs ${groups} × ${size} ${thing.many}. ${who} thinks of ${size} as ${tens} and ${rest}. How many ${thing.many} does ${who} need?`,
    ]),
    bare: `${groups} × (${tens} + ${rest})`,
    expression: `${groups} * (${tens} + ${rest})`,
    value: new Fraction(product),
    notation: counted(thing),
    steps: [
      { text: 'Multiply the first part.', equation: `${groups} * ${tens} = ${groups * tens}` },
      { text: 'Multiply the second part.', equation: `${groups} * ${rest} = ${groups * rest}` },
      { text: 'Add both products.', equation: `${groups * tens} + ${groups * rest} = ${product}` },
    ],
    mistakes: [
      [groups * tens + rest, 'multiplies only the first part'],
      [tens + groups * rest, 'multiplies only the second part'],
      [groups + size, 'adds all the numbers'],
      [groups * tens, 'leaves the second part out'],
    ],
    figure: { kind: 'area-model', top: [String(tens), String(rest)], side: [String(groups)], cells: [['', '']] },
  });
}

/** Three factors in a friendly order. */
function threeFactors(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    grade,
    difficulty,
    people: [who = ''],
  } = request;
  const [a, b] = random.pick<readonly [number, number]>(
    grade >= 5
      ? [
          [4, 25],
          [5, 20],
          [2, 50],
        ]
      : [
          [2, 5],
          [5, 4],
          [5, 2],
        ],
  );
  const middle = random.int(...FACTOR[difficulty]);
  const product = a * middle * b;
  const thing = thingFor(scene, random, product, b);
  return buildProblem({
    skill: 'properties-of-operations',
    situation: 'multi-step',
    text: `${who} stacks ${a} shelves. On each shelf are ${count(middle, thing.group)}. Each ${thing.group.one} holds ${count(b, thing)}. How many ${thing.many} is that?`,
    bare: `${a} × ${middle} × ${b}`,
    expression: `${a} * ${middle} * ${b}`,
    value: new Fraction(product),
    notation: counted(thing),
    steps: [
      { text: 'Any order gives the same product. Start with the two that go well together.', equation: `${a} * ${b} = ${a * b}` },
      { text: 'Multiply by the third factor.', equation: `${a * b} * ${middle} = ${product}` },
    ],
    mistakes: [
      [a * middle + b, 'adds the last factor'],
      [a * middle, 'leaves the last factor out'],
      [a + middle + b, 'adds all three numbers'],
      [middle * b, 'leaves the first factor out'],
    ],
  });
}

/** 8 × 7 = 7 × □, 6 × 14 = 6 × 10 + 6 × □. */
function missingPart(request: ProblemRequest): MathProblem {
  const {
    random,
    grade,
    difficulty,
    people: [who = ''],
  } = request;
  const factor = random.int(...FACTOR[difficulty]);
  const first = grade >= 4 ? random.int(1, 6) * 10 : 5;
  const second = random.int(2, 9);
  const whole = first + second;
  return buildProblem({
    skill: 'properties-of-operations',
    situation: 'part-whole: part unknown',
    text: random.pick([
      `${who} writes ${factor} × ${whole} = ${factor} × ${first} + ${factor} × □. Which number goes in the box?`,
      `To work out ${factor} × ${whole}, ${who} adds ${factor} × ${first} and ${factor} × □. Which number goes in the box?`,
    ]),
    bare: `Which number makes this true: ${factor} × ${whole} = ${factor} × ${first} + ${factor} × □?`,
    expression: `${whole} - ${first}`,
    value: new Fraction(second),
    notation: WHOLE_NUMBER,
    steps: [
      { text: `${whole} is broken into ${first} and another part.`, equation: `${whole} - ${first} = ${second}` },
      { text: 'Check both sides.', equation: `${factor} * ${whole} = ${factor} * ${first} + ${factor} * ${second}` },
    ],
    mistakes: [
      [whole, 'writes the whole number again'],
      [factor * second, 'writes the product, not the factor'],
      [first, 'writes the part that is there already'],
    ],
  });
}

export const propertiesOfOperations = defineMathSkill({
  id: 'properties-of-operations',
  strand: 'operations',
  title: 'Properties of operations',
  inText: 'properties of operations',
  grades: [3, 6],
  aliases: [
    'distributive property',
    'distributive',
    'commutative property',
    'commutative',
    'associative property',
    'associative',
    'identity property',
    'identity',
    'properties of multiplication',
    'properties of addition',
    'break apart strategy',
    'properties',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.3.OA.B.5', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.4.NBT.B.5', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.6.EE.A.3', grades: [6, 6] },
  ],
  bigIdea: 'Factors can change places and can be broken into parts, and the product stays the same.',
  objective: 'use the order, the grouping or the parts of factors to make a product easy',
  hint: 'Can one factor be broken into easy parts? Multiply every part.',
  misconception: {
    belief: '6 × 14 is 6 × 10 + 4.',
    why: 'The 6 stands next to the first part only.',
    truth: 'Each of the 6 groups has the 10 and the 4: 6 × 10 + 6 × 4.',
    teacherMove: 'Draw 6 rows of 14 squares and cut them after the tenth square. Ask how many rows lie on each side.',
  },
  restsOn: {
    skill: 'multiplication facts',
    recall(random) {
      const [a, b] = [random.int(3, 9), random.int(3, 9)];
      return { prompt: `What is ${a} × ${b}?`, answer: String(a * b), likelyError: `Says ${a * b - a}: counts one group too few.` };
    },
  },
  problem: byDifficulty({
    basic: [breakApart, threeFactors],
    intermediate: [breakApart, threeFactors, missingPart],
    advanced: [missingPart, breakApart, threeFactors],
    multiStep: [breakApart, threeFactors],
  }),
});
