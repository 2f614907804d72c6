import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { TEN } from '../named-constants.ts';
import { count, counted } from '../quantity.ts';
import { type Thing, thingFor } from '../scenes.ts';

function draw({ random, scene }: ProblemRequest): { ones: number; thing: Thing } {
  return { ones: random.int(1, 9), thing: thingFor(scene, random, 20) };
}

/** Ten and some more: how many is that? */
function wholeOf(request: ProblemRequest): MathProblem {
  const { ones, thing } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const { group } = thing;
  return buildProblem({
    skill: 'teen-numbers',
    situation: 'part-whole: whole unknown',
    text: random.pick([
      `${who} has one ${group.one} with 10 ${thing.many}. ${who} has ${ones} more. How many ${thing.many} does ${who} have?`,
      `${who} fills a ten-frame with ${thing.many}. There ${ones === 1 ? 'is' : 'are'} ${ones} more. How many ${thing.many} are there?`,
    ]),
    bare: `10 + ${ones}`,
    expression: `10 + ${ones}`,
    constants: [TEN],
    value: new Fraction(10 + ones),
    notation: counted(thing),
    steps: [{ text: 'Start at 10. That is one ten.' }, { text: `Count on ${ones} more.`, equation: `10 + ${ones} = ${10 + ones}` }],
    mistakes: [
      [ones, 'counts the ones and leaves the ten out'],
      [1 + ones, 'counts the ten as one'],
      [10 * ones, 'writes the ones in the tens place'],
    ],
    figure: { kind: 'ten-frames', counters: 10 + ones, crossed: 0 },
  });
}

/** A teen number is told: how many are outside the ten? */
function onesOf(request: ProblemRequest): MathProblem {
  const { ones, thing } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const total = 10 + ones;
  return buildProblem({
    skill: 'teen-numbers',
    situation: 'part-whole: part unknown',
    text: random.pick([
      `${who} has ${count(total, thing)}. ${who} puts 10 of them in a ${thing.group.one}. How many ${thing.many} are left over?`,
      `${who} has ${count(total, thing)}. Ten fill the ten-frame. How many ${thing.many} do not fit in?`,
    ]),
    bare: `${total} is 10 and how many more?`,
    expression: `${total} - 10`,
    constants: [TEN],
    value: new Fraction(ones),
    notation: counted(thing),
    steps: [
      { text: `Think of ${total} as a ten and some more.`, equation: `10 + ${ones} = ${total}` },
      { text: 'Take the ten away.', equation: `${total} - 10 = ${ones}` },
    ],
    mistakes: [
      [total, 'counts all of them'],
      [total + 10, 'adds the ten'],
      [1, 'reads the first digit'],
    ],
  });
}

/** Two teen numbers compared by their ones, or two tens and more. */
function tenAndTwoParts(request: ProblemRequest): MathProblem {
  const { thing } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, b] = [random.int(1, 4), random.int(1, 5)];
  return buildProblem({
    skill: 'teen-numbers',
    situation: 'multi-step',
    text: `${who} has 10 ${thing.many} in a ${thing.group.one}. ${who} ${thing.gain[1]} ${a} more. Then ${who} ${thing.gain[1]} ${b} more. How many ${thing.many} does ${who} have?`,
    bare: `10 + ${a} + ${b}`,
    expression: `10 + ${a} + ${b}`,
    constants: [TEN],
    value: new Fraction(10 + a + b),
    notation: counted(thing),
    steps: [
      { text: 'Start at 10. Count on for the first part.', equation: `10 + ${a} = ${10 + a}` },
      { text: 'Count on for the next part.', equation: `${10 + a} + ${b} = ${10 + a + b}` },
    ],
    mistakes: [
      [10 + a, 'stops after the first part'],
      [a + b, 'leaves the ten out'],
      [1 + a + b, 'counts the ten as one'],
    ],
  });
}

export const teenNumbers = defineMathSkill({
  id: 'teen-numbers',
  strand: 'number',
  title: 'Teen numbers as ten and ones',
  inText: 'teen numbers as ten and ones',
  grades: [0, 1],
  aliases: [
    'teen numbers',
    'numbers 11 to 19',
    'numbers 11-19',
    'ten and some more',
    'tens and ones to 20',
    'ten frames',
    'ten frame',
    'counting on from 10',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.K.NBT.A.1', grades: [0, 0] },
    { code: 'CCSS.MATH.CONTENT.1.NBT.B.2.B', grades: [1, 1] },
  ],
  bigIdea: 'A teen number is one ten and some ones.',
  objective: 'see a teen number as ten and some more',
  hint: 'Fill a ten-frame first. How many more are there?',
  misconception: {
    belief: 'The 1 in 14 means one.',
    why: 'The digit looks the same as the number one.',
    truth: 'The 1 stands for one ten. So 14 is 10 and 4.',
    teacherMove: 'Build 14 on two ten-frames. Point to the 1 and ask which counters it stands for.',
  },
  restsOn: {
    skill: 'counting to ten',
    recall(random) {
      const from = random.int(4, 7);
      return {
        prompt: `Count on from ${from} to 10. Which numbers do you say?`,
        answer: Array.from({ length: 10 - from }, (_, index) => from + 1 + index).join(', '),
        likelyError: `Says ${from} first.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [wholeOf],
    intermediate: [wholeOf, onesOf],
    advanced: [onesOf, tenAndTwoParts],
    multiStep: [tenAndTwoParts],
  }),
});
