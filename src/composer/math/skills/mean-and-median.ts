import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { type Notation, hasDecimalForm, withUnit, writeDecimal } from '../quantity.ts';
import { type Range, type Thing, thingFor } from '../scenes.ts';

const VALUES: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 15], intermediate: [5, 30], advanced: [10, 60] };
const DAYS: Readonly<Record<MathDifficulty, readonly number[]>> = { basic: [5], intermediate: [5, 6], advanced: [6, 7, 8] };

/** A mean or a median of counts may well fall between two counts: 6.5 tomatoes a day. */
function perDay(thing: Thing): Notation {
  return {
    unit: `${thing.many} a day`,
    accepts: (value) => value.gt(0) && hasDecimalForm(value, 2),
    write: (value) => `${withUnit(writeDecimal(value), value, thing)} a day`,
  };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const inOrder = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);

function medianOf(values: readonly number[]): Fraction {
  const row = inOrder(values);
  return new Fraction((row[Math.floor((row.length - 1) / 2)] ?? 0) + (row[Math.floor(row.length / 2)] ?? 0), 2);
}

/** Data whose mean is whole: the last value is set so. */
function drawData({ random, difficulty }: ProblemRequest): number[] {
  const days = random.pick(DAYS[difficulty]);
  const [least, most] = VALUES[difficulty];
  for (;;) {
    const values = Array.from({ length: days - 1 }, () => random.int(least, most));
    const last = random.int(least, most);
    const fixed = last - ((sumOf(values) + last) % days);
    const data = random.shuffle([...values, fixed]);
    if (fixed >= least && new Set(data).size >= days - 1 && String(data) !== String(inOrder(data))) return data;
  }
}

const told = (data: readonly number[], thing: Thing, who: string): string =>
  `${who} ${thing.gain[1]} ${thing.many} for ${data.length} days. The numbers are ${data.slice(0, -1).join(', ')} and ${data.at(-1)}.`;

function mistakesFor(data: readonly number[], asked: 'mean' | 'median'): Mistake[] {
  const row = inOrder(data);
  const [mean, median] = [new Fraction(sumOf(data), data.length), medianOf(data)];
  const middleAsTold = new Fraction((data[Math.floor((data.length - 1) / 2)] ?? 0) + (data[Math.floor(data.length / 2)] ?? 0), 2);
  const range = (row.at(-1) ?? 0) - (row[0] ?? 0);
  const own: Mistake[] =
    asked === 'mean'
      ? [
          [sumOf(data), 'stops at the sum'],
          [median, 'finds the median'],
          [new Fraction(sumOf(data), data.length - 1), 'divides by one day too few'],
          [new Fraction((row[0] ?? 0) + (row.at(-1) ?? 0), 2), 'takes the middle of the least and the greatest'],
        ]
      : [
          [middleAsTold, 'takes the middle of the list before ordering it'],
          [mean, 'finds the mean'],
          [new Fraction((row[0] ?? 0) + (row.at(-1) ?? 0), 2), 'takes the middle of the least and the greatest'],
        ];
  return [...own, [range, 'finds the range'], [row.at(-1) ?? 0, 'gives the greatest number']];
}

function mean(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    people: [who = ''],
  } = request;
  const data = drawData(request);
  const thing = thingFor(scene, random, sumOf(data));
  const average = sumOf(data) / data.length;
  return buildProblem({
    skill: 'mean-and-median',
    situation: 'rate: rate unknown',
    text: `${told(data, thing, who)} What is the mean?`,
    bare: `What is the mean of ${data.join(', ')}?`,
    expression: `(${data.join(' + ')}) / ${data.length}`,
    value: new Fraction(average),
    notation: perDay(thing),
    steps: [
      { text: 'Add all the numbers.', equation: `${data.join(' + ')} = ${sumOf(data)}` },
      { text: `Share the sum equally over the ${data.length} days.`, equation: `${sumOf(data)} / ${data.length} = ${average}` },
    ],
    mistakes: mistakesFor(data, 'mean'),
    operations: data.length,
  });
}

function median(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    people: [who = ''],
  } = request;
  const data = drawData(request);
  const row = inOrder(data);
  const thing = thingFor(scene, random, sumOf(data));
  const value = medianOf(data);
  const even = data.length % 2 === 0;
  const [left = 0, right = 0] = [row[data.length / 2 - 1], row[data.length / 2]];
  return buildProblem({
    skill: 'mean-and-median',
    situation: 'other',
    text: `${told(data, thing, who)} What is the median?`,
    bare: `What is the median of ${data.join(', ')}?`,
    expression: `median(${data.join(', ')})`,
    value,
    notation: perDay(thing),
    steps: [
      { text: `Put the numbers in order: ${row.join(', ')}.` },
      even
        ? {
            text: `Two numbers are in the middle: ${left} and ${right}. Take the number halfway.`,
            equation: `(${left} + ${right}) / 2 = ${writeDecimal(value)}`,
          }
        : { text: `The number in the middle is ${writeDecimal(value)}.` },
    ],
    mistakes: mistakesFor(data, 'median'),
    operations: 1,
  });
}

/** The missing day that makes a given mean. */
function missingValue(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    people: [who = ''],
  } = request;
  const data = drawData(request);
  const thing = thingFor(scene, random, sumOf(data));
  const days = data.length;
  const average = sumOf(data) / days;
  const known = data.slice(0, -1);
  const value = data.at(-1) ?? 0;
  const plan = average * days;
  return buildProblem({
    skill: 'mean-and-median',
    situation: 'multi-step',
    text: `${who} ${thing.gain[1]} ${thing.many} for ${days} days. The mean is ${average} a day. The numbers of the first ${days - 1} days are ${known.slice(0, -1).join(', ')} and ${known.at(-1)}. What is the number of the last day?`,
    bare: `The mean of ${days} numbers is ${average}. All but one are ${known.join(', ')}. What is the missing number?`,
    expression: `${average} * ${days} - (${known.join(' + ')})`,
    value: new Fraction(value),
    notation: {
      ...perDay(thing),
      unit: thing.many,
      accepts: (number) => number.d === 1n && number.gte(0),
      write: (number) => withUnit(writeDecimal(number), number, thing),
    },
    steps: [
      { text: 'Find the sum of all the days.', equation: `${average} * ${days} = ${plan}` },
      { text: 'Add the days that are known.', equation: `${known.join(' + ')} = ${plan - value}` },
      { text: 'Take the known sum away.', equation: `${plan} - ${plan - value} = ${value}` },
    ],
    mistakes: [
      [average, 'gives the mean as the missing number'],
      [plan, 'stops at the sum of all days'],
      [plan - value, 'stops at the sum of the known days'],
      [Math.abs(average * (days - 1) - (plan - value)), 'multiplies by one day too few'],
    ],
    operations: days,
  });
}

export const meanAndMedian = defineMathSkill({
  id: 'mean-and-median',
  strand: 'data',
  title: 'Mean and median',
  inText: 'mean and median',
  grades: [6, 7],
  aliases: [
    'mean',
    'mean of a data set',
    'median',
    'median of a data set',
    'mean and median',
    'mean median mode range',
    'mean median and mode',
    'mean median mode',
    'average',
    'averages',
    'measures of center',
    'measures of central tendency',
    'statistics',
    'center and spread',
    'data and statistics',
    'statistical measures',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.6.SP.A.3', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.6.SP.B.5', grades: [6, 6] },
  ],
  bigIdea: 'The mean shares a total out evenly; the median stands in the middle of the ordered data.',
  objective: 'find the mean and the median and say which describes the data better',
  hint: 'For the mean, share the sum evenly. For the median, put the numbers in order first.',
  misconception: {
    belief: 'The median is the number in the middle of the list as it is written.',
    why: '“Middle” is read as a place on the page.',
    truth: 'The numbers must be in order of size first.',
    teacherMove: 'Give each of five students a number card. Ask who is in the middle before and after they line up by size.',
  },
  restsOn: {
    skill: 'sharing equally',
    recall(random) {
      const [friends, share] = [random.int(3, 6), random.int(4, 9)];
      return {
        prompt: `What is ${friends * share} ÷ ${friends}?`,
        answer: String(share),
        likelyError: `Writes ${friends * share - friends}: subtracts ${friends}.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return missingValue(request);
    const kinds = request.difficulty === 'advanced' ? [mean, median, missingValue] : [mean, median];
    return request.random.pick(kinds)(request);
  },
});
