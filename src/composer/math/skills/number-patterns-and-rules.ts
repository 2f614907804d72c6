import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { FOURTH_PLACE } from '../named-constants.ts';
import { WHOLE_NUMBER, counted } from '../quantity.ts';
import { type Range, thingFor } from '../scenes.ts';

const STEP: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 6], intermediate: [3, 9], advanced: [4, 15] };

/** The term after those told, or a later one. */
function later(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    difficulty,
    people: [who = ''],
  } = request;
  const step = random.int(...STEP[difficulty]);
  const start = random.int(1, 20);
  const told = Array.from({ length: 4 }, (_, index) => start + index * step);
  const wanted = difficulty === 'basic' ? 5 : random.int(6, 9);
  const answer = start + (wanted - 1) * step;
  const thing = thingFor(scene, random, answer);
  const ordinal = `${wanted}th`;
  return buildProblem({
    skill: 'number-patterns-and-rules',
    situation: 'join: result unknown',
    text: random.pick([
      `${who} ${thing.gain[1]} ${thing.many} in a pattern. The first four days give ${told.join(', ')}. The pattern goes on. How many ${thing.many} come on the ${ordinal} day?`,
      `${who} builds a row of figures from ${thing.many}. The first four need ${told.join(', ')} of them. How many ${thing.many} does the ${ordinal} figure need?`,
    ]),
    bare: `A pattern begins ${told.join(', ')}. Each number grows by the same amount. What is the ${ordinal} number?`,
    expression: `${told[3]} + (${wanted} - 4) * (${told[1]} - ${told[0]})`,
    constants: [FOURTH_PLACE],
    value: new Fraction(answer),
    notation: counted(thing),
    steps: [
      { text: 'Find the rule.', equation: `${told[1]} - ${told[0]} = ${step}` },
      { text: `Go on from the fourth number to the ${ordinal}.`, equation: `${told[3]} + ${wanted - 4} * ${step} = ${answer}` },
    ],
    mistakes: [
      [answer + step, 'goes one step too far in the pattern'],
      [answer - step, 'stops one step short in the pattern'],
      [(told[3] ?? 0) + step, 'gives the next number only'],
      [wanted * step, 'multiplies and leaves the start out'],
      [start + wanted * step, 'adds the rule once for the first number too'],
    ],
    operations: 3,
    figure: {
      kind: 'table',
      title: '',
      rows: [
        ['place', '1', '2', '3', '4', String(wanted)],
        ['number', ...told.map(String), '?'],
      ],
    },
  });
}

/** An input-output table. */
function machine(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const factor = random.int(2, difficulty === 'advanced' ? 9 : 6);
  const add = difficulty === 'basic' ? 0 : random.int(1, 9);
  const [first, second, input] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3) as [number, number, number];
  const rule = `multiply by ${factor}${add > 0 ? ` and add ${add}` : ''}`;
  const out = (value: number): number => value * factor + add;
  return buildProblem({
    skill: 'number-patterns-and-rules',
    situation: 'rate: total unknown',
    text: random.pick([
      `${who} has a number machine. Its rule is “${rule}.” Which number comes out when ${input} goes in?`,
      `${who} fills in a table with the rule “${rule}.” What goes next to ${input}?`,
    ]),
    bare: `The rule is “${rule}.” What comes out when ${input} goes in?`,
    expression: `${input} * ${factor}${add > 0 ? ` + ${add}` : ''}`,
    value: new Fraction(out(input)),
    notation: WHOLE_NUMBER,
    steps: [
      { text: 'Multiply first.', equation: `${input} * ${factor} = ${input * factor}` },
      ...(add > 0 ? [{ text: 'Then add.', equation: `${input * factor} + ${add} = ${out(input)}` }] : []),
    ],
    mistakes: [
      [input + factor + add, 'adds where the rule multiplies'],
      ...(add > 0
        ? ([
            [(input + add) * factor, 'adds before multiplying'],
            [input * factor, 'leaves out the second part of the rule'],
          ] as const)
        : ([
            [input * factor + input, 'counts the number once more'],
            [factor, 'gives the number of the rule'],
          ] as const)),
    ],
    figure: {
      kind: 'table',
      title: '',
      rows: [
        ['in', String(first), String(second), String(input)],
        ['out', String(out(first)), String(out(second)), '?'],
      ],
    },
  });
}

/** Two patterns side by side. */
function twoPatterns(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = '', other = ''],
  } = request;
  const small = random.int(2, difficulty === 'advanced' ? 6 : 4);
  const times = random.int(2, 4);
  const large = small * times;
  const steps = random.int(4, 9);
  return buildProblem({
    skill: 'number-patterns-and-rules',
    situation: 'multi-step',
    text: `${who} and ${other} both start at 0. ${who} adds ${small} each time. ${other} adds ${large} each time. What is the difference of their numbers after ${steps} times?`,
    bare: `Two patterns start at 0. One adds ${small}, one adds ${large}. What is their difference after ${steps} times?`,
    expression: `${steps} * ${large} - ${steps} * ${small}`,
    value: new Fraction(steps * (large - small)),
    notation: WHOLE_NUMBER,
    steps: [
      { text: `Find the number that grows by ${large}.`, equation: `${steps} * ${large} = ${steps * large}` },
      { text: `Find the number that grows by ${small}.`, equation: `${steps} * ${small} = ${steps * small}` },
      { text: 'Subtract.', equation: `${steps * large} - ${steps * small} = ${steps * (large - small)}` },
    ],
    mistakes: [
      [large - small, 'compares only the rules'],
      [steps * large, 'gives the larger number'],
      [steps * (large + small), 'adds the two numbers'],
      [(steps - 1) * (large - small), 'counts the start as the first time'],
    ],
  });
}

export const numberPatternsAndRules = defineMathSkill({
  id: 'number-patterns-and-rules',
  strand: 'algebra',
  title: 'Number patterns and rules',
  inText: 'number patterns and rules',
  grades: [3, 5],
  aliases: [
    'patterns',
    'number patterns',
    'arithmetic patterns',
    'input output tables',
    'function machines',
    'function tables',
    'growing patterns',
    'patterns and rules',
    'in and out tables',
    'input and output',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.3.OA.D.9', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.4.OA.C.5', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.5.OA.B.3', grades: [5, 5] },
  ],
  bigIdea: 'A rule tells how each number of a pattern is made, so we can find numbers that we do not see.',
  objective: 'find the rule of a pattern and use it for a number far along',
  hint: 'By how much does each number change? How many steps are there?',
  misconception: {
    belief: 'The tenth number is ten times the rule.',
    why: 'It works for patterns that start with the rule itself.',
    truth: 'The pattern starts somewhere, and there are nine steps to the tenth number.',
    teacherMove: 'Number the steps between the terms, not the terms. Ask how many jumps reach the tenth.',
  },
  restsOn: {
    skill: 'skip counting',
    recall(random) {
      const [from, by] = [random.int(1, 9), random.int(3, 6)];
      return {
        prompt: `Count on by ${by}s from ${from}. Write three more numbers.`,
        answer: `${from + by}, ${from + 2 * by}, ${from + 3 * by}`,
        likelyError: `Writes ${from} again.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [later, machine],
    intermediate: [later, machine, twoPatterns],
    advanced: [later, machine, twoPatterns],
    multiStep: [twoPatterns, later],
  }),
});
