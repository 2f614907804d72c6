import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { VALUES_COUNTED } from '../named-constants.ts';
import { type Noun, counted, measuredInDecimals, withUnit, writeDecimal } from '../quantity.ts';
import { MINUTE } from '../units.ts';

const POINT: Noun = { one: 'point', many: 'points' };
const SUBJECTS: readonly { readonly noun: Noun; readonly tell: (who: string, list: string) => string }[] = [
  { noun: POINT, tell: (who, list) => `${who} scores these points in games: ${list}.` },
  { noun: MINUTE, tell: (who, list) => `${who} notes how many minutes a bus ride takes: ${list}.` },
  { noun: { one: 'book', many: 'books' }, tell: (who, list) => `${who} asks classmates how many books they read: ${list}.` },
  { noun: { one: 'inch', many: 'inches' }, tell: (who, list) => `${who} measures plants in inches: ${list}.` },
];

function range(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const { noun, tell } = random.pick(SUBJECTS);
  const data = Array.from({ length: difficulty === 'basic' ? 5 : 7 }, () => random.int(2, difficulty === 'advanced' ? 60 : 25));
  const [low, high] = [Math.min(...data), Math.max(...data)];
  return buildProblem({
    skill: 'mode-range-and-mad',
    situation: 'compare: difference unknown',
    text: `${tell(who, data.join(', '))} What is the range?`,
    bare: `What is the range of ${data.join(', ')} in ${noun.many}?`,
    expression: `max(${data.join(', ')}) - min(${data.join(', ')})`,
    value: new Fraction(high - low),
    notation: counted(noun),
    steps: [
      { text: `Find the greatest and the least value: ${high} and ${low}.` },
      { text: 'Subtract.', equation: `${high} - ${low} = ${high - low}` },
    ],
    mistakes: [
      [high, 'gives the greatest value'],
      [Math.abs((data.at(-1) ?? 0) - (data[0] ?? 0)), 'subtracts the first value from the last one'],
      [high + low, 'adds the greatest and the least value'],
      [data.length, 'counts the values'],
    ],
    operations: 1,
  });
}

function mode(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const { noun, tell } = random.pick(SUBJECTS);
  const [often, ...others] = random.sample(
    Array.from({ length: 24 }, (_, index) => index + 2),
    difficulty === 'basic' ? 4 : 6,
  );
  const commonest = often ?? 2;
  const data = random.shuffle([commonest, commonest, commonest, ...others]);
  const row = [...data].sort((one, other) => one - other);
  const middle = row[Math.floor(row.length / 2)] ?? 0;
  return buildProblem({
    skill: 'mode-range-and-mad',
    situation: 'other',
    text: `${tell(who, data.join(', '))} What is the mode?`,
    bare: `What is the mode of ${data.join(', ')} in ${noun.many}?`,
    expression: String(commonest),
    value: new Fraction(commonest),
    notation: counted(noun),
    steps: [{ text: 'Count how often each value comes.' }, { text: `The value ${commonest} comes 3 times, more often than any other.` }],
    mistakes: [
      [row.at(-1) ?? 0, 'takes the greatest value for the most common one'],
      [3, 'tells how often it comes'],
      [middle, 'gives the median'],
      [(row.at(-1) ?? 0) - (row[0] ?? 0), 'gives the range'],
    ],
    operations: 1,
    figure: {
      kind: 'dot-plot',
      title: '',
      columns: [...new Set(row)].map((value) => ({ label: String(value), dots: row.filter((each) => each === value).length })),
    },
  });
}

/** The mean absolute deviation of a small set with a whole mean. */
function mad(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const { noun, tell } = random.pick(SUBJECTS);
  const pairs = difficulty === 'basic' ? 2 : random.pick([2, 2, 4]);
  const center = random.int(10, 30);
  const gaps = Array.from({ length: pairs }, () => random.int(1, 8));
  const data = random.shuffle(gaps.flatMap((gap) => [center - gap, center + gap]));
  const value = new Fraction(2 * gaps.reduce((sum, gap) => sum + gap, 0), data.length);
  const distances = data.map((each) => Math.abs(each - center));
  const total = distances.reduce((sum, each) => sum + each, 0);
  const notation = measuredInDecimals(noun);
  return buildProblem({
    skill: 'mode-range-and-mad',
    situation: 'multi-step',
    text: `${tell(who, data.join(', '))} The mean is ${center}. What is the mean absolute deviation?`,
    bare: `The mean of ${data.join(', ')} is ${center}. What is the mean absolute deviation in ${noun.many}?`,
    expression: `(${data.map((each) => `abs(${each} - ${center})`).join(' + ')}) / ${data.length}`,
    constants: VALUES_COUNTED,
    value,
    notation: { ...notation, write: (number) => withUnit(writeDecimal(number), number, noun) },
    steps: [
      { text: `Find how far each value lies from the mean: ${distances.join(', ')}.` },
      { text: 'Add the distances.', equation: `${distances.join(' + ')} = ${total}` },
      { text: 'Divide by the number of values.', equation: `${total} / ${data.length} = ${value.toFraction()}` },
    ],
    mistakes: [
      [total, 'stops at the sum of the distances'],
      [new Fraction(total, data.length - 1), 'divides by one value too few'],
      [Math.max(...distances), 'gives the greatest distance'],
      [Math.max(...data) - Math.min(...data), 'gives the range'],
      [center, 'gives the mean'],
    ],
    operations: data.length + 1,
  });
}

/** Range before and after one value is added. */
function newRange(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const { noun, tell } = random.pick(SUBJECTS);
  const data = Array.from({ length: 5 }, () => random.int(10, 30));
  const [low, high] = [Math.min(...data), Math.max(...data)];
  const extra = high + random.int(3, 20);
  return buildProblem({
    skill: 'mode-range-and-mad',
    situation: 'multi-step',
    text: `${tell(who, data.join(', '))} One more value, ${extra}, comes in. By how much does the range grow?`,
    bare: `By how many ${noun.many} does the range of ${data.join(', ')} grow when ${extra} is added?`,
    expression: `(${extra} - min(${data.join(', ')})) - (max(${data.join(', ')}) - min(${data.join(', ')}))`,
    value: new Fraction(extra - high),
    notation: counted(noun),
    steps: [
      { text: 'Find the first range.', equation: `${high} - ${low} = ${high - low}` },
      { text: 'Find the new range.', equation: `${extra} - ${low} = ${extra - low}` },
      { text: 'Subtract.', equation: `${extra - low} - ${high - low} = ${extra - high}` },
    ],
    mistakes: [
      [extra - low, 'gives the new range'],
      [high - low, 'gives the first range'],
      [extra, 'gives the new value'],
    ],
    operations: 3,
  });
}

export const modeRangeAndMad = defineMathSkill({
  id: 'mode-range-and-mad',
  strand: 'data',
  title: 'Mode, range and mean absolute deviation',
  inText: 'mode, range and mean absolute deviation',
  grades: [6, 7],
  aliases: [
    'mode',
    'range',
    'mode and range',
    'mean absolute deviation',
    'mad',
    'measures of spread',
    'measures of variability',
    'variability',
    'spread',
    'center and spread',
    'statistics center spread and sampling',
    'mean median mode range',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.6.SP.A.3', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.6.SP.B.5.C', grades: [6, 6] },
  ],
  bigIdea: 'A measure of spread tells how far apart the values lie, which a mean alone hides.',
  objective: 'describe the spread of data and say what it means',
  hint: 'How far apart are the values, or how far is each from the mean?',
  misconception: {
    belief: 'The mode is the greatest number.',
    why: '“Most” sounds like the largest.',
    truth: 'The mode is the value that comes most often, large or small.',
    teacherMove: 'Line students up by shoe size. Ask for the largest size and for the size most students wear.',
  },
  restsOn: {
    skill: 'ordering numbers',
    recall(random) {
      const numbers = random.sample([4, 7, 9, 12, 15, 18, 21], 4);
      return {
        prompt: `Order from least to greatest: ${numbers.join(', ')}.`,
        answer: [...numbers].sort((one, other) => one - other).join(', '),
        likelyError: `Starts with ${Math.max(...numbers)}.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [range, mode],
    intermediate: [range, mode, mad],
    advanced: [mad, newRange, range],
    multiStep: [mad, newRange],
  }),
});
