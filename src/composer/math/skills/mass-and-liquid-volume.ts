import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { barModel } from '../problem-figures.ts';
import { type Noun, count, counted } from '../quantity.ts';
import type { Range } from '../scenes.ts';
import { GRAM, LITER } from '../units.ts';

interface Item {
  readonly one: string;
  readonly many: string;
  readonly unit: Noun;
  /** Of one of them, in the unit. */
  readonly size: Range;
}

/** Sizes as on a kitchen scale or a label: an apple about 180 grams, an egg about 50, a bucket 8 to 12 liters. */
const ITEMS: readonly Item[] = [
  { one: 'apple', many: 'apples', unit: GRAM, size: [140, 220] },
  { one: 'egg', many: 'eggs', unit: GRAM, size: [45, 70] },
  { one: 'bag of rice', many: 'bags of rice', unit: GRAM, size: [400, 900] },
  { one: 'cookie', many: 'cookies', unit: GRAM, size: [12, 40] },
  { one: 'bucket of water', many: 'buckets of water', unit: LITER, size: [6, 12] },
  { one: 'watering can', many: 'watering cans', unit: LITER, size: [4, 9] },
  { one: 'jug of juice', many: 'jugs of juice', unit: LITER, size: [2, 4] },
  { one: 'fish tank', many: 'fish tanks', unit: LITER, size: [20, 90] },
];
const MOST: Readonly<Record<MathDifficulty, number>> = { basic: 60, intermediate: 250, advanced: 900 };

const measured = ({ unit }: Item): string => (unit === GRAM ? 'mass' : 'amount');

function draw({ random, difficulty }: ProblemRequest): Item {
  return random.pick(ITEMS.filter(({ size }) => size[0] <= MOST[difficulty]));
}

function total(request: ProblemRequest): MathProblem {
  const item = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, b] = [random.int(...item.size), random.int(...item.size)];
  const heavy = item.unit === GRAM;
  return buildProblem({
    skill: 'mass-and-liquid-volume',
    situation: 'part-whole: whole unknown',
    text: heavy
      ? `${who} puts two ${item.many} on a scale. One has a mass of ${count(a, GRAM)}, the other of ${count(b, GRAM)}. What is their mass in all?`
      : `${who} has two ${item.many}. One holds ${count(a, LITER)}, the other ${count(b, LITER)}. How many liters do they hold in all?`,
    bare: `What is ${count(a, item.unit)} and ${count(b, item.unit)} in all?`,
    expression: `${a} + ${b}`,
    value: new Fraction(a + b),
    notation: counted(item.unit),
    steps: [{ text: `Both are in ${item.unit.many}, so add them.`, equation: `${a} + ${b} = ${a + b}` }],
    mistakes: [
      [Math.abs(a - b), 'finds how much more one is'],
      [Math.max(a, b), 'gives the larger one'],
      [2 * a, 'doubles the first one'],
    ],
    figure: barModel(
      [
        [a, String(a)],
        [b, String(b)],
      ],
      '?',
    ),
  });
}

function equalOnes(request: ProblemRequest): MathProblem {
  const { random, difficulty } = request;
  const item = random.pick(ITEMS.filter(({ size }) => size[0] <= 60));
  const {
    people: [who = ''],
  } = request;
  const number = random.int(2, difficulty === 'basic' ? 5 : 9);
  const each = random.int(item.size[0], Math.min(item.size[1], 70));
  const findsEach = difficulty !== 'basic' && random.chance(0.5);
  const all = number * each;
  return buildProblem({
    skill: 'mass-and-liquid-volume',
    situation: findsEach ? 'groups: size unknown' : 'groups: product unknown',
    text: findsEach
      ? `${who} has ${number} ${item.many} of the same size. Together they ${item.unit === GRAM ? 'have a mass of' : 'hold'} ${count(all, item.unit)}. What is the ${measured(item)} of one?`
      : `One ${item.one} ${item.unit === GRAM ? 'has a mass of' : 'holds'} ${count(each, item.unit)}. ${who} has ${number} of them. What is the ${measured(item)} of all?`,
    bare: findsEach ? `What is ${count(all, item.unit)} shared by ${number}?` : `What is ${number} times ${count(each, item.unit)}?`,
    expression: findsEach ? `${all} / ${number}` : `${number} * ${each}`,
    value: new Fraction(findsEach ? each : all),
    notation: counted(item.unit),
    steps: findsEach
      ? [{ text: 'All are the same, so share equally.', equation: `${all} / ${number} = ${each}` }]
      : [{ text: 'All are the same, so multiply.', equation: `${number} * ${each} = ${all}` }],
    mistakes: findsEach
      ? [
          [all - number, 'subtracts the number of things'],
          [all, 'gives the total again'],
          [all * number, 'multiplies where it is shared'],
        ]
      : [
          [each + number, 'adds the two numbers'],
          [each, 'gives one of them'],
          [all - each, 'counts one too few of them'],
        ],
  });
}

function leftOver(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
    difficulty,
  } = request;
  const number = random.int(2, difficulty === 'basic' ? 4 : 8);
  const heavy = random.chance(0.5);
  const each = heavy ? random.int(4, 12) * 5 : random.int(2, 6);
  const used = number * each;
  const left = random.int(heavy ? 20 : 2, heavy ? 200 : 15);
  const whole = used + left;
  const unit = heavy ? GRAM : LITER;
  return buildProblem({
    skill: 'mass-and-liquid-volume',
    situation: 'multi-step',
    text: heavy
      ? `${who} has ${count(whole, GRAM)} of flour. ${who} makes ${number} loaves with ${count(each, GRAM)} each. How many grams of flour are left?`
      : `A rain barrel holds ${count(whole, LITER)}. ${who} fills ${number} cans with ${count(each, LITER)} each. How many liters are left?`,
    bare: `${whole} − ${number} × ${each}`,
    expression: `${whole} - ${number} * ${each}`,
    value: new Fraction(left),
    notation: counted(unit),
    steps: [
      { text: 'Find how much is used.', equation: `${number} * ${each} = ${used}` },
      { text: 'Take it away.', equation: `${whole} - ${used} = ${left}` },
    ],
    mistakes: [
      [used, 'stops after the first step'],
      [whole - each, 'takes away only one portion'],
      [whole - number - each, 'subtracts all the numbers'],
    ],
  });
}

export const massAndLiquidVolume = defineMathSkill({
  id: 'mass-and-liquid-volume',
  strand: 'measurement',
  title: 'Mass and liquid volume',
  inText: 'mass and liquid volume',
  grades: [3, 4],
  aliases: [
    'mass',
    'weight',
    'capacity',
    'liquid volume',
    'mass and volume',
    'grams and kilograms',
    'liters',
    'grams',
    'mass and liquid volume',
    'weight and capacity',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.3.MD.A.2', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.4.MD.A.2', grades: [4, 4] },
  ],
  bigIdea: 'Mass tells how heavy something is and volume how much space it fills; each has its own units.',
  objective: 'solve problems about grams and liters',
  hint: 'Which unit is used? What happens to the amount?',
  misconception: {
    belief: 'The larger thing has the larger mass.',
    why: 'Often it is so.',
    truth: 'A balloon is large and light, a stone small and heavy. Only a scale tells.',
    teacherMove: 'Let students guess and then weigh a foam ball and a stone. Order four things by size and again by mass.',
  },
  restsOn: {
    skill: 'adding and subtracting hundreds',
    recall(random) {
      const [a, b] = [random.int(2, 5) * 100, random.int(11, 90)];
      return { prompt: `What is ${a} + ${b}?`, answer: String(a + b), likelyError: `Writes ${a + b * 10}: adds in the wrong place.` };
    },
  },
  problem: byDifficulty({
    basic: [total, equalOnes],
    intermediate: [total, equalOnes, leftOver],
    advanced: [equalOnes, leftOver],
    multiStep: [leftOver],
  }),
});
