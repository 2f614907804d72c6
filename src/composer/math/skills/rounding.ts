import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { HALF, HUNDRED, TEN, THOUSAND } from '../named-constants.ts';
import { WHOLE_NUMBER, count, counted, writeWhole } from '../quantity.ts';
import { thingFor } from '../scenes.ts';

const PLACES: Readonly<Record<number, Readonly<Record<MathDifficulty, readonly number[]>>>> = {
  3: { basic: [10], intermediate: [10, 100], advanced: [10, 100] },
  4: { basic: [10, 100], intermediate: [100, 1000], advanced: [100, 1000] },
  5: { basic: [100], intermediate: [100, 1000], advanced: [1000] },
};
const NAMES: Readonly<Record<number, string>> = { 10: 'ten', 100: 'hundred', 1000: 'thousand' };
const CONSTANTS = [TEN, HUNDRED, THOUSAND, HALF];

const roundedTo = (number: number, place: number): number => Math.floor((number + place / 2) / place) * place;

function drawNumber({ random, grade, difficulty }: ProblemRequest): { number: number; place: number } {
  const place = random.pick((PLACES[grade] ?? PLACES[5])?.[difficulty] ?? [100]);
  const most = grade === 3 ? (difficulty === 'basic' ? 99 : 999) : place * 90;
  let number = random.int(place + 1, most);
  if (number % place === 0) number += Math.ceil(place / 3);
  return { number, place };
}

function mistakes(number: number, place: number): Mistake[] {
  const [low, high] = [Math.floor(number / place) * place, Math.floor(number / place) * place + place];
  const right = roundedTo(number, place);
  const finer = place / 10;
  return [
    [
      right === low ? high : low,
      right === low ? 'rounds up where the number is nearer to the lower one' : 'rounds down without looking for halfway',
    ],
    [right === low ? low - place : high + place, 'moves one step too far'],
    ...(finer >= 10 ? ([[roundedTo(number, finer), `rounds to the nearest ${NAMES[finer]}`]] as Mistake[]) : []),
    [roundedTo(number, place * 10), `rounds to the nearest ${NAMES[place * 10] ?? 'ten thousand'}`],
    [number, 'gives the number as it is'],
    [right / 10, 'drops a zero'],
    [right * 10, 'writes a zero too many'],
    [right + place * 2, 'counts two steps too far'],
  ];
}

function told(number: number, place: number, right: number) {
  const [low, high] = [Math.floor(number / place) * place, Math.floor(number / place) * place + place];
  return [
    { text: `${writeWhole(number)} lies between ${writeWhole(low)} and ${writeWhole(high)}.` },
    { text: `Halfway is ${writeWhole(low + place / 2)}.`, equation: `(${low} + ${high}) / 2 = ${low + place / 2}` },
    {
      text:
        right === high
          ? `${writeWhole(number)} is at or past halfway, so go up to ${writeWhole(high)}.`
          : `${writeWhole(number)} is below halfway, so go down to ${writeWhole(low)}.`,
    },
  ];
}

function single(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    people: [who = ''],
  } = request;
  const { number, place } = drawNumber(request);
  const thing = thingFor(scene, random, number);
  const right = roundedTo(number, place);
  const asksHowMany = random.chance(0.5) && right > 0;
  return buildProblem({
    skill: 'rounding',
    situation: 'other',
    text: asksHowMany
      ? `${who} has ${count(number, thing)}. About how many is that, to the nearest ${NAMES[place]}?`
      : `A class has ${count(number, thing)}. ${who} rounds the number to the nearest ${NAMES[place]}. What does ${who} write?`,
    bare: `What is ${writeWhole(number)} rounded to the nearest ${NAMES[place]}?`,
    expression: `floor(${number} / ${place} + 1/2) * ${place}`,
    constants: CONSTANTS,
    value: new Fraction(right),
    notation: asksHowMany ? counted(thing) : WHOLE_NUMBER,
    steps: told(number, place, right),
    mistakes: mistakes(number, place),
    operations: 1,
  });
}

/** An estimate of a sum: both numbers are rounded first. */
function estimate(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    people: [who = '', other = ''],
  } = request;
  const { number: one, place } = drawNumber(request);
  const second = random.int(place + 1, Math.max(place * 2, one));
  const two = second % place === 0 ? second + 1 : second;
  const thing = thingFor(scene, random, one + two);
  const [a, b] = [roundedTo(one, place), roundedTo(two, place)];
  return buildProblem({
    skill: 'rounding',
    situation: 'multi-step',
    text: `${who} has ${count(one, thing)}. ${other} has ${count(two, thing)}. Round both numbers to the nearest ${NAMES[place]}. About how many ${thing.many} do ${who} and ${other} have together?`,
    bare: `Round ${writeWhole(one)} and ${writeWhole(two)} to the nearest ${NAMES[place]}. What is the sum of the rounded numbers?`,
    expression: `floor(${one} / ${place} + 1/2) * ${place} + floor(${two} / ${place} + 1/2) * ${place}`,
    constants: CONSTANTS,
    value: new Fraction(a + b),
    notation: counted(thing),
    steps: [
      { text: `${writeWhole(one)} is about ${writeWhole(a)}.` },
      { text: `${writeWhole(two)} is about ${writeWhole(b)}.` },
      { text: 'Add the rounded numbers.', equation: `${a} + ${b} = ${a + b}` },
    ],
    mistakes: [
      [one + two, 'adds without rounding'],
      [Math.floor(one / place) * place + Math.floor(two / place) * place, 'rounds down without looking for halfway'],
      [a, 'leaves the second number out'],
      [a + b + place, 'rounds one number too far up'],
      [a + b - place, 'rounds one number too far down'],
      [Math.abs(a - b), 'subtracts the rounded numbers'],
      [(a + b) * 10, 'writes a zero too many'],
    ],
    operations: 3,
  });
}

export const rounding = defineMathSkill({
  id: 'rounding',
  strand: 'number',
  title: 'Rounding whole numbers',
  inText: 'rounding whole numbers',
  grades: [3, 5],
  aliases: [
    'round decimals',
    'rounding decimals',
    'rounding',
    'round numbers',
    'rounding numbers',
    'estimate',
    'estimating',
    'estimation',
    'nearest ten',
    'nearest hundred',
    'nearest thousand',
    'rounding to the nearest ten',
    'rounding to the nearest hundred',
    'round to the nearest 10',
    'round to the nearest 100',
    'estimating sums',
    'rounding and estimating',
    'rounding whole numbers',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.3.NBT.A.1', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.4.NBT.A.3', grades: [4, 4] },
  ],
  bigIdea: 'Rounding finds the nearest friendly number; halfway numbers go up by agreement.',
  objective: 'round a number and explain with a number line why it goes up or down',
  hint: 'Which two friendly numbers is it between? Which one is nearer?',
  misconception: {
    belief: 'To round 347 to the nearest hundred, I first make it 350 and then 400.',
    why: 'Rounding in small steps feels careful.',
    truth: '347 is nearer to 300, as it lies below 350.',
    teacherMove: 'Mark 300, 350 and 400 on a number line and let students place 347.',
  },
  restsOn: {
    skill: 'counting by tens and hundreds',
    recall(random) {
      const number = random.int(2, 8) * 10 + random.int(1, 9);
      return {
        prompt: `Between which two tens is ${number}?`,
        answer: `${Math.floor(number / 10) * 10} and ${Math.floor(number / 10) * 10 + 10}`,
        likelyError: 'Names the ones before and after it.',
      };
    },
  },
  problem(request) {
    return request.multiStep || (request.difficulty === 'advanced' && request.random.chance(0.4)) ? estimate(request) : single(request);
  },
});
