import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { count, counted } from '../quantity.ts';
import { thingFor } from '../scenes.ts';

/** The number that is changed and how many tens or hundreds go or come. */
function draw({ random, grade, difficulty, scene }: ProblemRequest) {
  const unit = grade >= 2 && random.chance(difficulty === 'advanced' ? 0.2 : 0.06) ? 100 : 10;
  const most: Readonly<Record<MathDifficulty, number>> = { basic: 2, intermediate: 3, advanced: 3 };
  const steps = random.int(1, most[difficulty]);
  const change = steps * unit;
  const start = random.int(change + unit + 1, unit * 9 - change);
  return { unit, steps, change, start: start % unit === 0 ? start + random.int(1, 9) : start, thing: thingFor(scene, random, unit * 10) };
}

function problemFor(request: ProblemRequest, adds: boolean): MathProblem {
  const { unit, steps, change, start, thing } = draw(request);
  const {
    random,
    people: [who = '', other = ''],
  } = request;
  const answer = adds ? start + change : start - change;
  const word = unit === 10 ? 'ten' : 'hundred';
  return buildProblem({
    skill: 'tens-more-and-less',
    situation: adds ? 'join: result unknown' : 'separate: result unknown',
    text: random.pick(
      adds
        ? [
            `${who} has ${count(start, thing)}. ${who} ${thing.gain[1]} ${change} more. How many ${thing.many} does ${who} have now?`,
            `${other} has ${count(start, thing)}. ${who} has ${change} more than ${other}. How many ${thing.many} does ${who} have?`,
          ]
        : [
            `${who} has ${count(start, thing)}. ${who} ${thing.lose[1]} ${change} of the ${thing.many} ${thing.lose[2]}. How many ${thing.many} are left?`,
            `${other} has ${count(start, thing)}. ${who} has ${change} fewer than ${other}. How many ${thing.many} does ${who} have?`,
          ],
    ),
    bare: `${start} ${adds ? '+' : '−'} ${change}`,
    expression: `${start} ${adds ? '+' : '-'} ${change}`,
    value: new Fraction(answer),
    notation: counted(thing),
    steps: [
      { text: `${change} is ${steps} ${steps === 1 ? word : `${word}s`}. The ones stay.` },
      { text: `Change the ${word}s.`, equation: `${start} ${adds ? '+' : '-'} ${change} = ${answer}` },
    ],
    mistakes: [
      [adds ? start + steps : start - steps, 'changes the ones digit'],
      [adds ? start - change : start + change, adds ? 'takes away where more come' : 'adds where some go away'],
      [adds ? answer + unit : answer - unit, 'goes one step too far'],
      [adds ? answer - unit : answer + unit, 'goes one step too short'],
    ],
    ...(start < 1000 && {
      figure: { kind: 'base-ten-blocks', hundreds: Math.floor(start / 100), tens: Math.floor(start / 10) % 10, ones: start % 10 } as const,
    }),
  });
}

function twice(request: ProblemRequest): MathProblem {
  const { unit, thing } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const [gain, loss] = [random.int(1, 4) * unit, unit];
  const start = random.int(unit + 2, unit * 5 - 1);
  const middle = start + gain;
  return buildProblem({
    skill: 'tens-more-and-less',
    situation: 'multi-step',
    text: `${who} has ${count(start, thing)}. ${who} ${thing.gain[1]} ${gain} more. Then ${who} ${thing.lose[1]} ${loss} of the ${thing.many} ${thing.lose[2]}. How many ${thing.many} does ${who} have now?`,
    bare: `${start} + ${gain} − ${loss}`,
    expression: `${start} + ${gain} - ${loss}`,
    value: new Fraction(middle - loss),
    notation: counted(thing),
    steps: [
      { text: 'Some come first.', equation: `${start} + ${gain} = ${middle}` },
      { text: 'Then some go away.', equation: `${middle} - ${loss} = ${middle - loss}` },
    ],
    mistakes: [
      [middle, 'stops after the first change'],
      [middle + loss, 'adds both numbers'],
      [start - loss, 'leaves out the ones that came'],
    ],
  });
}

export const tensMoreAndLess = defineMathSkill({
  id: 'tens-more-and-less',
  strand: 'number',
  title: 'Tens and hundreds more or less',
  inText: 'tens more or less',
  grades: [1, 2],
  aliases: [
    'ten more ten less',
    '10 more 10 less',
    '10 more and 10 less',
    'adding tens',
    'subtracting tens',
    'adding multiples of 10',
    'subtracting multiples of 10',
    '100 more 100 less',
    'mental math tens',
    'adding tens and ones',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.1.NBT.C.5', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.1.NBT.C.6', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.2.NBT.B.8', grades: [2, 2] },
  ],
  bigIdea: 'Ten more changes the tens, and the ones stay as they are.',
  objective: 'find ten or a hundred more or less without counting',
  hint: 'Which digit changes? Which digits stay?',
  misconception: {
    belief: 'Ten more than 34 is 35.',
    why: 'One more in a place is easy to mix up with one more.',
    truth: 'Ten more is one more ten: 44.',
    teacherMove: 'Add one rod to 3 rods and 4 cubes. Ask which digit of 34 must change.',
  },
  restsOn: {
    skill: 'tens and ones',
    recall(random) {
      const [tens, ones] = [random.int(2, 9), random.int(1, 9)];
      return { prompt: `How many tens are in ${tens}${ones}?`, answer: `${tens} tens`, likelyError: `Says ${ones}: reads the ones.` };
    },
  },
  problem: byDifficulty({
    basic: [(request) => problemFor(request, true)],
    intermediate: [(request) => problemFor(request, true), (request) => problemFor(request, false)],
    advanced: [(request) => problemFor(request, false), (request) => problemFor(request, true), twice],
    multiStep: [twice],
  }),
});
