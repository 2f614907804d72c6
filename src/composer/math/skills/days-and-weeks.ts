import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { DAYS_IN_WEEK } from '../named-constants.ts';
import { barModel } from '../problem-figures.ts';
import { count, counted } from '../quantity.ts';
import type { Range } from '../scenes.ts';
import { DAY, WEEK } from '../units.ts';

const WEEKS: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 4], intermediate: [2, 6], advanced: [3, 9] };
const WAITS = [
  'a class trip',
  'a birthday',
  'the school play',
  'a visit from a friend',
  'the field day',
  'the book fair',
  'the science show',
] as const;

/** Days from one date to another in the same month. */
function untilDate(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const first = random.int(2, 12);
  const gap = random.int(3, { basic: 8, intermediate: 12, advanced: 16 }[difficulty]);
  const wait = random.pick(WAITS);
  return buildProblem({
    skill: 'days-and-weeks',
    situation: 'compare: difference unknown',
    text: random.pick([
      `Today is May ${first}. ${who} waits for ${wait} on May ${first + gap}. How many days is that from now?`,
      `${who} plants a seed on May ${first}. It comes up on May ${first + gap}. How many days does that take?`,
    ]),
    bare: `How many days are there from May ${first} to May ${first + gap}?`,
    expression: `${first + gap} - ${first}`,
    value: new Fraction(gap),
    notation: counted(DAY),
    steps: [{ text: `Count on from ${first} to ${first + gap}. Each jump is one day.`, equation: `${first + gap} - ${first} = ${gap}` }],
    mistakes: [
      [gap + 1, 'counts the first day too'],
      [gap - 1, 'leaves the last day out'],
      [first + gap, 'reads the date'],
    ],
  });
}

function weeksInDays(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const weeks = random.int(...WEEKS[difficulty]);
  const days = weeks * 7;
  const sum = Array.from({ length: weeks }, () => 7).join(' + ');
  return buildProblem({
    skill: 'days-and-weeks',
    situation: 'groups: product unknown',
    text: random.pick([
      `${who} waits ${count(weeks, WEEK)} for ${random.pick(WAITS)}. How many days is that?`,
      `${who} keeps a weather chart for ${count(weeks, WEEK)}. Each day gets one box. How many days are on the chart?`,
    ]),
    bare: `How many days are in ${count(weeks, WEEK)}?`,
    expression: `${weeks} * 7`,
    constants: [DAYS_IN_WEEK],
    value: new Fraction(days),
    notation: counted(DAY),
    steps: [{ text: 'One week has 7 days. Add 7 for each week.', equation: `${sum} = ${days}` }],
    mistakes: [
      [weeks * 5, 'counts only the school days'],
      [weeks + 7, 'adds 7 once'],
      [days - 7, 'counts one week too few'],
      [days + 7, 'counts one week too many'],
    ],
    figure: barModel(
      Array.from({ length: weeks }, () => [7, '7'] as const),
      '?',
    ),
  });
}

function weeksAndDays(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const weeks = random.int(...WEEKS[difficulty]);
  const days = random.int(1, 6);
  const total = weeks * 7 + days;
  return buildProblem({
    skill: 'days-and-weeks',
    situation: 'multi-step',
    text: random.pick([
      `${who} counts the time to ${random.pick(WAITS)}. It is ${count(weeks, WEEK)} and ${count(days, DAY)}. How many days is that in all?`,
      `${who} cares for a plant for ${count(weeks, WEEK)} and ${count(days, DAY)}. How many days is that?`,
    ]),
    bare: `How many days are ${count(weeks, WEEK)} and ${count(days, DAY)}?`,
    expression: `${weeks} * 7 + ${days}`,
    constants: [DAYS_IN_WEEK],
    value: new Fraction(total),
    notation: counted(DAY),
    steps: [
      { text: 'Change the weeks into days.', equation: `${weeks} * 7 = ${weeks * 7}` },
      { text: 'Add the single days.', equation: `${weeks * 7} + ${days} = ${total}` },
    ],
    mistakes: [
      [weeks * 7, 'leaves the single days out'],
      [weeks + days, 'adds weeks and days as if they were the same'],
      [weeks * 5 + days, 'counts 5 days in a week'],
      [weeks * 10 + days, 'counts 10 days in a week'],
    ],
  });
}

export const daysAndWeeks = defineMathSkill({
  id: 'days-and-weeks',
  strand: 'measurement',
  title: 'Days and weeks on the calendar',
  inText: 'days and weeks on the calendar',
  grades: [1, 3],
  aliases: ['calendar', 'calendar math', 'days of the week', 'days and weeks', 'days in a week', 'months and days', 'reading a calendar'],
  standards: [],
  bigIdea: 'A week is a group of 7 days, and it starts again and again.',
  objective: 'find how many days or weeks lie between two dates',
  hint: 'A week has 7 days. Count on from the first day.',
  misconception: {
    belief: 'From May 3 to May 5 is 3 days.',
    why: 'Students count the 3rd, the 4th and the 5th.',
    truth: 'We count the steps from day to day: two steps.',
    teacherMove: 'Hop along a calendar on the floor. Count hops, not squares.',
  },
  restsOn: {
    skill: 'counting on',
    recall(random) {
      const from = random.int(8, 20);
      return {
        prompt: `Count on 3 from ${from}. Where do you end?`,
        answer: String(from + 3),
        likelyError: `Says ${from + 2}: counts ${from} as one.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [untilDate, weeksInDays],
    intermediate: [untilDate, weeksInDays],
    advanced: [weeksAndDays, untilDate],
    multiStep: [weeksAndDays],
  }),
});
