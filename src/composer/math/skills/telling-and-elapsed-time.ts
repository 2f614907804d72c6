import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathProblem, type ProblemRequest, type Step, defineMathSkill } from '../math-skill.ts';
import { MINUTES_BETWEEN_NUMBERS, MINUTES_IN_HOUR } from '../named-constants.ts';
import { clockFace } from '../problem-figures.ts';
import { type Notation, count, counted } from '../quantity.ts';

const MINUTE = { one: 'minute', many: 'minutes' };
const HALF_DAY = 720;
/** Six o'clock, in minutes since noon. */
const EVENING = 360;

/** Minutes since midnight or noon, never past the next one: 3:15 p.m. is 195. */
interface Clock {
  readonly start: number;
  readonly length: number;
  readonly isAfternoon: boolean;
}

function clockNotation(isAfternoon: boolean): Notation {
  return {
    unit: '',
    accepts: (value) => value.d === 1n && value.gte(60) && value.lt(HALF_DAY),
    write: (value) => clockText(Number(value.n), isAfternoon),
  };
}

const clockText = (minutes: number, isAfternoon: boolean): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} ${isAfternoon ? 'p.m.' : 'a.m.'}`;

/** As it stands in an expression: '3 * 60 + 15'. */
const inMinutes = (minutes: number): string => `${Math.floor(minutes / 60)} * 60${minutes % 60 === 0 ? '' : ` + ${minutes % 60}`}`;

/** Half hours in grade 1, five minutes in grade 2, single minutes in grade 3. */
function grain({ grade, difficulty }: ProblemRequest): number {
  if (grade <= 1) return 30;
  if (grade === 2) return difficulty === 'basic' ? 15 : 5;
  return difficulty === 'basic' ? 5 : 1;
}

function drawClock(request: ProblemRequest, mostLength = 180): Clock {
  const {
    random,
    scene: { happening },
  } = request;
  const unit = grain(request);
  const [shortest, longest] = happening.minutes;
  const most = Math.min(longest, mostLength, request.difficulty === 'basic' ? 60 : longest);
  const length =
    random.int(Math.ceil(Math.min(shortest, most) / unit), Math.max(Math.ceil(Math.min(shortest, most) / unit), Math.floor(most / unit))) *
    unit;
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) => happening.hours[0] <= hour && hour <= happening.hours[1] && hour % 12 !== 0 && (hour % 12) * 60 + 60 + length < HALF_DAY,
  );
  const hour = random.pick(hours.length > 0 ? hours : [13]);
  const minute = random.int(0, Math.floor(59 / unit)) * unit;
  return { start: (hour % 12) * 60 + minute, length, isAfternoon: hour >= 12 };
}

function countOnSteps(start: number, length: number, isAfternoon: boolean): Step[] {
  const toHour = (60 - (start % 60)) % 60;
  const end = start + length;
  if (toHour > 0 && length > toHour) {
    return [
      {
        text: `Count on ${count(toHour, MINUTE)} to ${clockText(start + toHour, isAfternoon)}.`,
        equation: `${start % 60} + ${toHour} = 60`,
      },
      {
        text: `Then count on ${count(length - toHour, MINUTE)} more to ${clockText(end, isAfternoon)}.`,
        equation: `${toHour} + ${length - toHour} = ${length}`,
      },
    ];
  }
  return [{ text: `Count on ${count(length, MINUTE)} from ${clockText(start, isAfternoon)} to ${clockText(end, isAfternoon)}.` }];
}

const clockSlips = (answer: number): Mistake[] => [
  [answer - 60, 'stays in the hour before'],
  [answer + 60, 'moves on one hour too far'],
  [answer + 5, 'counts one five-minute mark too many'],
  [answer - 5, 'counts one five-minute mark too few'],
  [answer + 30, 'counts half an hour too much'],
  [answer - 30, 'counts half an hour too little'],
];

/** The face itself: hours and minutes are read off the hands. */
function readClock(request: ProblemRequest): MathProblem {
  const {
    scene: { happening },
    people: [who = ''],
    random,
  } = request;
  const { start: drawn, isAfternoon } = drawClock(request);
  // At a full hour only one hand has to be read.
  const start = request.multiStep && drawn % 60 === 0 ? drawn + 30 : drawn;
  const part = !isAfternoon ? 'morning' : start < EVENING ? 'afternoon' : 'evening';
  const [hour, minute] = [Math.floor(start / 60), start % 60];
  const mark = Math.floor(minute / 5) || 12;
  const swapped = (mark % 12) * 60 + (hour % 12) * 5;
  return buildProblem({
    skill: 'telling-and-elapsed-time',
    situation: 'measure',
    text: random.pick([
      `${happening.noun} starts in the ${part}. The clock shows when. At what time does it start?`,
      `${who} looks at the clock in the ${part}. What time is it?`,
      `A clock hangs on the wall. ${who} reads it in the ${part}. What time does it show?`,
      `It is ${part}. A friend asks ${who} for the time. What should ${who} say?`,
      `${who} sets the hands of a toy clock to a time in the ${part}. Which time is that?`,
      `A bell rings in the ${part}. ${who} draws this clock. At what time did it ring?`,
    ]),
    bare: `It is ${part}. What time does the clock show?`,
    expression: [`${hour} * 60`, minute >= 5 ? `${mark} * 5` : '', minute % 5 === 0 ? '' : String(minute % 5)].filter(Boolean).join(' + '),
    constants: [MINUTES_IN_HOUR, MINUTES_BETWEEN_NUMBERS],
    value: new Fraction(start),
    notation: clockNotation(isAfternoon),
    steps: [
      { text: `Read the short hand first. The hour is ${hour}.` },
      minute === 0
        ? { text: 'The long hand points straight up. It is a full hour.' }
        : { text: `Read the long hand. Count the minutes by fives from the 12. There are ${minute}.` },
    ],
    mistakes: [
      [swapped, 'takes the long hand for the hour and the short hand for the minutes'],
      [hour * 60 + mark, 'reads the number at the long hand as minutes'],
      [
        minute > 30 ? start + 60 : start - 60,
        minute > 30 ? 'takes the next hour, which the short hand has almost reached' : 'gives the hour before',
      ],
      ...clockSlips(start),
    ],
    operations: 2,
    figure: clockFace(start),
    leansOnFigure: true,
  });
}

function endUnknown(request: ProblemRequest): MathProblem {
  const { start, length, isAfternoon } = drawClock(request);
  const { noun } = request.scene.happening;
  const end = start + length;
  return buildProblem({
    skill: 'telling-and-elapsed-time',
    situation: 'join: result unknown',
    text: `${noun} starts at ${clockText(start, isAfternoon)}. It lasts ${count(length, MINUTE)}. At what time does it end?`,
    bare: `What time is it ${count(length, MINUTE)} after ${clockText(start, isAfternoon)}?`,
    expression: `${inMinutes(start)} + ${length}`,
    constants: [MINUTES_IN_HOUR],
    value: new Fraction(end),
    notation: clockNotation(isAfternoon),
    steps: countOnSteps(start, length, isAfternoon),
    mistakes: [[start - length, 'counts back where time goes on'], ...clockSlips(end)],
    operations: 1,
    figure: clockFace(start),
  });
}

function startUnknown(request: ProblemRequest): MathProblem {
  const { start, length, isAfternoon } = drawClock(request);
  const { noun } = request.scene.happening;
  const end = start + length;
  return buildProblem({
    skill: 'telling-and-elapsed-time',
    situation: 'join: start unknown',
    text: `${noun} lasts ${count(length, MINUTE)}. It ends at ${clockText(end, isAfternoon)}. At what time does it start?`,
    bare: `What time is it ${count(length, MINUTE)} before ${clockText(end, isAfternoon)}?`,
    expression: `${inMinutes(end)} - ${length}`,
    constants: [MINUTES_IN_HOUR],
    value: new Fraction(start),
    notation: clockNotation(isAfternoon),
    steps: [
      { text: `Count back ${count(length, MINUTE)} from ${clockText(end, isAfternoon)} to ${clockText(start, isAfternoon)}.` },
      { text: `Check: ${count(length, MINUTE)} after ${clockText(start, isAfternoon)} is ${clockText(end, isAfternoon)}.` },
    ],
    mistakes: [[end + length, 'counts on where the start lies before'], ...clockSlips(start)],
    operations: 1,
  });
}

function lengthUnknown(request: ProblemRequest): MathProblem {
  const { start, length, isAfternoon } = drawClock(request);
  const { noun } = request.scene.happening;
  const end = start + length;
  const hundreds = Math.floor(end / 60) * 100 + (end % 60) - (Math.floor(start / 60) * 100 + (start % 60));
  return buildProblem({
    skill: 'telling-and-elapsed-time',
    situation: 'join: change unknown',
    text: `${noun} starts at ${clockText(start, isAfternoon)}. It ends at ${clockText(end, isAfternoon)}. How many minutes does it last?`,
    bare: `How many minutes are there from ${clockText(start, isAfternoon)} to ${clockText(end, isAfternoon)}?`,
    expression: `(${inMinutes(end)}) - (${inMinutes(start)})`,
    constants: [MINUTES_IN_HOUR],
    value: new Fraction(length),
    notation: counted(MINUTE),
    steps: countOnSteps(start, length, isAfternoon),
    mistakes: [
      [hundreds, 'subtracts as if an hour had 100 minutes'],
      [Math.abs((end % 60) - (start % 60)), 'looks only at the minutes and leaves the hours out'],
      [length + 60, 'counts one hour too many'],
      [length - 60, 'counts one hour too few'],
      [length + 5, 'counts one five-minute mark too many'],
      [length - 5, 'counts one five-minute mark too few'],
      [length + 10, 'counts two five-minute marks too many'],
    ],
    operations: 1,
  });
}

function twoParts(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: { happening },
  } = request;
  const { start, length, isAfternoon } = drawClock(request, 120);
  const unit = Math.max(5, grain(request));
  const second = random.int(1, Math.max(1, Math.floor(30 / unit))) * unit;
  const end = start + length + second;
  const middle = start + length;
  return buildProblem({
    skill: 'telling-and-elapsed-time',
    situation: 'multi-step',
    text: `${happening.noun} starts at ${clockText(start, isAfternoon)}. It lasts ${count(length, MINUTE)}. Then it takes ${count(second, MINUTE)} to clean up. At what time is the clean-up done?`,
    bare: `What time is it ${count(length, MINUTE)} and then ${second} more after ${clockText(start, isAfternoon)}?`,
    expression: `${inMinutes(start)} + ${length} + ${second}`,
    constants: [MINUTES_IN_HOUR],
    value: new Fraction(end),
    notation: clockNotation(isAfternoon),
    steps: [
      { text: `Find when the first part ends: at ${clockText(middle, isAfternoon)}.` },
      { text: `Count on ${count(second, MINUTE)} from there to ${clockText(end, isAfternoon)}.` },
    ],
    mistakes: [[middle, 'stops when the first part ends'], [start + second, 'leaves the first part out'], ...clockSlips(end)],
    operations: 2,
  });
}

export const tellingAndElapsedTime = defineMathSkill({
  id: 'telling-and-elapsed-time',
  strand: 'measurement',
  title: 'Telling time and elapsed time',
  inText: 'telling time and elapsed time',
  grades: [1, 3],
  aliases: [
    'telling time',
    'time',
    'elapsed time',
    'clocks',
    'analog clock',
    'analog time',
    'digital time',
    'quarter past',
    'half past',
    'time to the minute',
    'time to the hour',
    'hours and minutes',
    'time to the half hour',
    'time intervals',
    'reading a clock',
    'tell time',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.1.MD.B.3', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.2.MD.C.7', grades: [2, 2] },
    { code: 'CCSS.MATH.CONTENT.3.MD.A.1', grades: [3, 3] },
  ],
  bigIdea: 'An hour has 60 minutes: the short hand shows the hour and the long hand how far it has gone.',
  objective: 'tell the time on a clock and say how it goes on',
  hint: 'Which hour has begun? How many minutes is it to or from a full hour?',
  misconception: {
    belief: 'The long hand is at the 6, so it is 6 minutes past.',
    why: 'The numbers on the clock are read alike for both hands.',
    truth: 'From one number to the next the long hand takes 5 minutes. At the 6 it is 30 minutes past.',
    teacherMove: 'Count by fives around a big clock. Write 5, 10, 15 and so on next to its numbers.',
  },
  restsOn: {
    skill: 'counting by fives',
    recall(random) {
      const from = random.int(2, 8) * 5;
      return {
        prompt: `Count by fives from ${from}. Write the next three numbers.`,
        answer: `${from + 5}, ${from + 10}, ${from + 15}`,
        likelyError: `Counts by ones: ${from + 1}, ${from + 2}, ${from + 3}.`,
      };
    },
  },
  problem(request) {
    // Until grade 2 the standards ask for reading a clock; how time goes by comes in grade 3.
    if (request.grade < 3) return readClock(request);
    if (request.multiStep) return twoParts(request);
    const kinds = {
      basic: [readClock, endUnknown, lengthUnknown],
      intermediate: [readClock, endUnknown, lengthUnknown, startUnknown],
      advanced: [startUnknown, lengthUnknown],
    } as const;
    const kind = request.random.pick<(request: ProblemRequest) => MathProblem>(kinds[request.difficulty]);
    return kind(request);
  },
});
