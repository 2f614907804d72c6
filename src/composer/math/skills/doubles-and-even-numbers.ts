import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { TWO_EQUAL_GROUPS } from '../named-constants.ts';
import { type Noun, count, counted } from '../quantity.ts';
import { type Range, thingFor } from '../scenes.ts';

const PAIRS: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 14], intermediate: [4, 17], advanced: [6, 20] };
const PAIR: Noun = { one: 'pair', many: 'pairs' };

function double(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    difficulty,
    people: [who = '', other = ''],
  } = request;
  const half = random.int(...PAIRS[difficulty]);
  const thing = thingFor(scene, random, half * 2);
  return buildProblem({
    skill: 'doubles-and-even-numbers',
    situation: 'part-whole: whole unknown',
    text: random.pick([
      `${who} has ${count(half, thing)}. ${other} has the same number. How many ${thing.many} do both have?`,
      `${who} puts ${half} ${thing.many} in each of 2 ${thing.group.many}. How many ${thing.many} is that?`,
      `${who} and ${other} each bring ${count(half, thing)}. How many ${thing.many} do they bring?`,
    ]),
    bare: `${half} + ${half}`,
    expression: `${half} + ${half}`,
    value: new Fraction(half * 2),
    notation: counted(thing),
    steps: [{ text: `It is a double: ${half} and ${half}.`, equation: `${half} + ${half} = ${half * 2}` }],
    mistakes: [
      [half, 'counts only one of the two groups'],
      [half * 2 + 1, 'takes the near double, one more'],
      [half + 2, 'adds 2 where the number is doubled'],
    ],
    figure: { kind: 'dots', rows: 2, columns: Math.min(20, half) },
  });
}

function halfOf(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    difficulty,
    people: [who = '', other = ''],
  } = request;
  const half = random.int(...PAIRS[difficulty]);
  const thing = thingFor(scene, random, half * 2);
  return buildProblem({
    skill: 'doubles-and-even-numbers',
    situation: 'groups: size unknown',
    text: random.pick([
      `${who} and ${other} share ${count(half * 2, thing)}. Each gets the same number. How many ${thing.many} does each get?`,
      `${who} puts ${count(half * 2, thing)} into 2 equal rows. How many ${thing.many} are in each row?`,
    ]),
    bare: `What is half of ${half * 2}?`,
    expression: `${half * 2} / 2`,
    constants: [TWO_EQUAL_GROUPS],
    value: new Fraction(half),
    notation: counted(thing),
    steps: [
      { text: `Think of a double that makes ${half * 2}.`, equation: `${half} + ${half} = ${half * 2}` },
      { text: `So each part is ${half}.`, equation: `${half * 2} / 2 = ${half}` },
    ],
    mistakes: [
      [half * 2 - 2, 'takes 2 away'],
      [half * 2, 'gives the whole'],
      [half * 4, 'doubles again'],
    ],
  });
}

/** Pairs and one left over: odd numbers. */
function pairs(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    difficulty,
    people: [who = ''],
  } = request;
  const half = random.int(...PAIRS[difficulty]);
  const total = half * 2 + 1;
  const thing = thingFor(scene, random, total);
  return buildProblem({
    skill: 'doubles-and-even-numbers',
    situation: 'groups: number unknown',
    text: `${who} has ${count(total, thing)}. ${who} makes pairs. One is left over. How many pairs does ${who} make?`,
    bare: `How many pairs are in ${total} if 1 is left over?`,
    expression: `(${total} - 1) / 2`,
    constants: [TWO_EQUAL_GROUPS],
    value: new Fraction(half),
    notation: counted(PAIR),
    steps: [
      { text: 'Take away the one that is left over.', equation: `${total} - 1 = ${total - 1}` },
      { text: 'Split the rest into twos.', equation: `${total - 1} / 2 = ${half}` },
    ],
    mistakes: [
      [half + 1, 'counts the one left over as a pair'],
      [total - 1, 'counts the things and not the pairs'],
      [total - 2, 'takes only one pair away'],
    ],
  });
}

export const doublesAndEvenNumbers = defineMathSkill({
  id: 'doubles-and-even-numbers',
  strand: 'number',
  title: 'Doubles, halves, odd and even numbers',
  inText: 'doubles, halves, odd and even numbers',
  grades: [1, 2],
  aliases: [
    'doubles',
    'doubles facts',
    'near doubles',
    'odd and even',
    'even and odd',
    'odd and even numbers',
    'even numbers',
    'odd numbers',
    'halving and doubling',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.1.OA.C.6', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.2.OA.C.3', grades: [2, 2] },
  ],
  bigIdea: 'An even number splits into two equal parts. An odd number has one left over.',
  objective: 'use doubles and tell whether a number is odd or even',
  hint: 'Make pairs. Is one left over?',
  misconception: {
    belief: 'A number is even if its first digit is even.',
    why: 'The first digit is read first.',
    truth: 'Only the ones tell: 21 is odd, 12 is even.',
    teacherMove: 'Build 21 and 12 with cubes in pairs. Ask which one has a cube without a partner.',
  },
  restsOn: {
    skill: 'counting by twos',
    recall(random) {
      const from = random.int(1, 7) * 2;
      return {
        prompt: `Count by twos from ${from}. Write the next three numbers.`,
        answer: `${from + 2}, ${from + 4}, ${from + 6}`,
        likelyError: `Counts by ones: ${from + 1}, ${from + 2}, ${from + 3}.`,
      };
    },
  },
  problem: byDifficulty({ basic: [double], intermediate: [double, halfOf], advanced: [halfOf, pairs], multiStep: [pairs] }),
});
