import { type Mistake, buildProblem, exact } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { HUNDRED, TEN, THOUSAND } from '../named-constants.ts';
import { WHOLE_NUMBER, count, counted, writeWhole } from '../quantity.ts';

const PLACES = [
  { name: 'ones', value: 1 },
  { name: 'tens', value: 10 },
  { name: 'hundreds', value: 100 },
  { name: 'thousands', value: 1000 },
] as const;
const CONSTANTS = [TEN, HUNDRED, THOUSAND];

/** Number of digits by grade: tens in grade 1, hundreds in grade 2, thousands from grade 3. */
function digitsFor(grade: number, difficulty: MathDifficulty): 2 | 3 | 4 {
  if (grade <= 1) return 2;
  if (grade === 2) return difficulty === 'basic' ? 2 : 3;
  return grade === 3 && difficulty === 'basic' ? 3 : 4;
}

/** Different digits, so that every place reads differently. */
function drawDigits({ random, grade, difficulty }: ProblemRequest): number[] {
  return random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], digitsFor(grade, difficulty));
}

const asNumber = (digits: readonly number[]): number => digits.reduce((number, digit) => number * 10 + digit, 0);

function valueOfDigit(request: ProblemRequest): MathProblem {
  const digits = drawDigits(request);
  const number = asNumber(digits);
  const index = request.random.int(0, digits.length - 2);
  const place = PLACES[digits.length - 1 - index] ?? PLACES[0];
  const digit = digits[index] ?? 0;
  const value = digit * place.value;
  const [who = ''] = request.people;
  const thing = request.random.pick(['number', 'page number', 'ticket number', 'locker number', 'house number']);
  const others: Mistake[] = PLACES.slice(0, digits.length + 1).map((wrong) => [
    digit * wrong.value,
    `reads the ${place.name} digit in the ${wrong.name} place`,
  ]);
  return buildProblem({
    skill: 'place-value',
    situation: 'other',
    text: `${who} writes the ${thing} ${writeWhole(number)}. What is the value of the digit ${digit}?`,
    bare: `What is the value of the digit ${digit} in ${writeWhole(number)}?`,
    expression: `${digit} * ${place.value}`,
    constants: CONSTANTS,
    value: exact(value),
    notation: WHOLE_NUMBER,
    steps: [
      { text: `The ${digit} is in the ${place.name} place.` },
      {
        text:
          digit === 1
            ? `One ${place.name.slice(0, -1)} has a value of ${writeWhole(value)}.`
            : `${digit} ${place.name} have a value of ${writeWhole(value)}.`,
        equation: `${digit} * ${place.value} = ${value}`,
      },
    ],
    mistakes: [
      [digit, 'gives the digit, and leaves its place out'],
      ...others,
      [number, 'gives the whole number'],
      [number % (place.value * 10), `gives the ${place.name} together with what follows`],
    ],
    operations: 1,
  });
}

const PACKS = ['', 'bundles of 10', 'boxes of 100', 'cartons of 1000'] as const;

/** Bundles, boxes and cartons: the number is built from its parts; harder ones name the parts out of order. */
function composeNumber(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const digits = drawDigits(request);
  const number = asNumber(digits);
  const noun = random.pick([
    { one: 'straw', many: 'straws' },
    { one: 'craft stick', many: 'craft sticks' },
    { one: 'pencil', many: 'pencils' },
    { one: 'sticker', many: 'stickers' },
  ]);
  const parts = digits.map((digit, index) => ({
    digit,
    place: PLACES[digits.length - 1 - index] ?? PLACES[0],
    at: digits.length - 1 - index,
  }));
  const told = difficulty === 'basic' ? parts : random.shuffle(parts);
  const phrases = told.map(({ digit, at }) =>
    at === 0
      ? `${digit} single ${digit === 1 ? noun.one : noun.many}`
      : `${digit} ${digit === 1 ? PACKS[at]?.replace(/s of/u, ' of').replace('boxe ', 'box ') : PACKS[at]}`,
  );
  const list = `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}`;
  const inOrder = asNumber(told.map(({ digit }) => digit));
  const swapped = asNumber([...digits.slice(0, -2), digits.at(-1) ?? 0, digits.at(-2) ?? 0]);
  return buildProblem({
    skill: 'place-value',
    situation: 'part-whole: whole unknown',
    text: `${who} sorts ${noun.many}. There are ${list}. How many ${noun.many} is that?`,
    bare: `What number has ${told.map(({ digit, place }) => `${digit} ${digit === 1 ? place.name.slice(0, -1) : place.name}`).join(', ')}?`,
    expression: parts.map(({ digit, place }) => (place.value === 1 ? `${digit}` : `${digit} * ${place.value}`)).join(' + '),
    constants: CONSTANTS,
    value: exact(number),
    notation: counted(noun),
    steps: [
      ...parts
        .filter(({ at }) => at > 0)
        .map(({ digit, place }) => ({ text: `Find the ${place.name}.`, equation: `${digit} * ${place.value} = ${digit * place.value}` })),
      { text: 'Put the parts together.', equation: `${parts.map(({ digit, place }) => digit * place.value).join(' + ')} = ${number}` },
    ],
    mistakes: [
      [inOrder, 'writes the digits in the order of the story'],
      [digits.reduce((sum, digit) => sum + digit, 0), 'adds the digits and leaves their places out'],
      [swapped, 'swaps the tens and the ones'],
      [asNumber([...digits.slice(0, -1), 0, digits.at(-1) ?? 0]), 'writes the tens and ones next to each other with an extra zero'],
      [number - (digits.at(-1) ?? 0), 'leaves out the ones'],
      [number + 10, 'counts a ten twice'],
    ],
    operations: digits.length * 2 - 2,
  });
}

/** Trading: so many tens in all, from hundreds and tens. */
function countInTens(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
    grade,
  } = request;
  const tens = grade <= 1 ? random.int(3, 9) : random.int(12, 98);
  const ones = random.int(1, 9);
  const {
    things: [thing],
  } = request.scene;
  const total = tens * 10 + ones;
  return buildProblem({
    skill: 'place-value',
    situation: 'groups: product unknown',
    text: `${who} has ${tens} groups of 10 ${thing.many}. ${who} gets ${count(ones, thing)} more. How many ${thing.many} does ${who} have?`,
    bare: `What number is ${tens} tens and ${ones} ${ones === 1 ? 'one' : 'ones'}?`,
    expression: `${tens} * 10 + ${ones}`,
    value: exact(total),
    notation: counted(thing),
    steps: [
      { text: `${tens} tens make ${writeWhole(tens * 10)}.`, equation: `${tens} * 10 = ${tens * 10}` },
      { text: 'Add the ones.', equation: `${tens * 10} + ${ones} = ${total}` },
    ],
    mistakes: [
      [tens + ones, 'adds tens and ones as if they were the same'],
      [ones * 10 + tens, 'swaps the tens and the ones'],
      [tens * 10, 'leaves out the ones'],
      [tens * 100 + ones, 'writes the tens as hundreds'],
      [total + 10, 'counts a ten twice'],
      [total - 10, 'leaves out a ten'],
    ],
    operations: 2,
  });
}

export const placeValue = defineMathSkill({
  id: 'place-value',
  strand: 'number',
  title: 'Place value',
  inText: 'place value',
  grades: [1, 4],
  aliases: [
    'place value',
    'tens and ones',
    'hundreds tens ones',
    'hundreds tens and ones',
    'base ten',
    'base ten blocks',
    'expanded form',
    'value of a digit',
    'digits',
    'thousands',
    'place value to 1000',
    'place value to 100',
    'standard form and expanded form',
    'number sense',
    'whole number place value',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.1.NBT.B.2', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.2.NBT.A.1', grades: [2, 2] },
    { code: 'CCSS.MATH.CONTENT.2.NBT.A.3', grades: [2, 2] },
    { code: 'CCSS.MATH.CONTENT.4.NBT.A.1', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.4.NBT.A.2', grades: [4, 4] },
  ],
  bigIdea: 'The place of a digit tells its value: each place is worth ten times the place to its right.',
  objective: 'tell the value of each digit and build a number from its parts',
  hint: 'Write the number in a chart. Which place is each digit in?',
  misconception: {
    belief: 'In 47, the 4 just means four.',
    why: 'We read the digit’s name and do not see its place.',
    truth: 'The 4 stands for 4 tens. Its value is 40.',
    teacherMove: 'Build 47 and 74 with bundles of ten and single sticks. Ask which 4 is worth more and why.',
  },
  restsOn: {
    skill: 'counting in tens',
    recall(random) {
      const from = random.int(1, 6) * 10;
      return {
        prompt: `Count by tens from ${from}. Write the next three numbers.`,
        answer: `${from + 10}, ${from + 20}, ${from + 30}`,
        likelyError: `Counts by ones: ${from + 1}, ${from + 2}, ${from + 3}.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return request.random.chance(0.5) && request.grade > 1 ? composeNumber(request) : countInTens(request);
    const kinds = request.difficulty === 'basic' ? [valueOfDigit, composeNumber] : [valueOfDigit, composeNumber, countInTens];
    return request.random.pick(kinds)(request);
  },
});
