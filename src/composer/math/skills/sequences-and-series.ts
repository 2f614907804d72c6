import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { TWO_EQUAL_GROUPS, WHOLE } from '../named-constants.ts';
import { count, counted } from '../quantity.ts';
import { thingFor } from '../scenes.ts';

/** The nth term of an arithmetic sequence. */
function arithmeticTerm(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    difficulty,
    people: [who = ''],
  } = request;
  const [first, step, n] = [random.int(3, 30), random.int(2, 12), random.int(8, difficulty === 'basic' ? 15 : 40)];
  const value = first + (n - 1) * step;
  const thing = thingFor(scene, random, value);
  return buildProblem({
    skill: 'sequences-and-series',
    situation: 'rate: total unknown',
    text: random.pick([
      `${who} sets ${thing.many} in rows. Row 1 has ${first}, and each row has ${step} more than the one before. How many ${thing.many} are in row ${n}?`,
      `In week 1 ${who} ${thing.gain[1]} ${first} ${thing.many}, and each week ${step} more than in the week before. How many ${thing.many} is that in week ${n}?`,
    ]),
    bare: `What is term ${n} of the arithmetic sequence with first term ${first} and common difference ${step}, counted in ${thing.many}?`,
    expression: `${first} + (${n} - 1) * ${step}`,
    constants: [WHOLE],
    value: new Fraction(value),
    notation: counted(thing),
    steps: [
      { text: 'Count the steps from the first term.', equation: `${n} - 1 = ${n - 1}` },
      { text: 'Add the difference so many times.', equation: `${first} + ${n - 1} * ${step} = ${value}` },
    ],
    mistakes: [
      [first + n * step, 'counts one step too many'],
      [n * step, 'leaves the first term out'],
      [first * step ** 2, 'takes the difference for a factor'],
      [first + step, 'gives the second term'],
    ],
  });
}

/** The sum of an arithmetic series. */
function arithmeticSum(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    people: [who = ''],
  } = request;
  const [first, step, n] = [random.int(4, 25), random.int(2, 8), random.int(3, 10) * 2];
  const last = first + (n - 1) * step;
  const value = (n * (first + last)) / 2;
  const thing = thingFor(scene, random, value);
  return buildProblem({
    skill: 'sequences-and-series',
    situation: 'multi-step',
    text: `A stand has ${n} rows. Row 1 holds ${first} ${thing.many}, and each row holds ${step} more than the row before. How many ${thing.many} does ${who} need for all rows?`,
    bare: `An arithmetic series has ${n} terms, first term ${first} and common difference ${step}. How many ${thing.many} is its sum?`,
    expression: `${n} * (${first} + ${first} + (${n} - 1) * ${step}) / 2`,
    constants: [WHOLE, TWO_EQUAL_GROUPS],
    value: new Fraction(value),
    notation: counted(thing),
    steps: [
      { text: 'Find the last term.', equation: `${first} + (${n} - 1) * ${step} = ${last}` },
      { text: 'First and last term make a pair.', equation: `${first} + ${last} = ${first + last}` },
      { text: 'There are half as many pairs as terms.', equation: `${n} * ${first + last} / 2 = ${value}` },
    ],
    mistakes: [
      [n * (first + last), 'forgets to halve'],
      [last, 'stops at the last term'],
      [n * first, 'takes all rows for equal'],
      [(n * (first + first + n * step)) / 2, 'counts one step too many'],
    ],
  });
}

/** The nth term of a geometric sequence. */
function geometricTerm(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const [first, ratio] = [random.int(1, 9), random.int(2, difficulty === 'basic' ? 3 : 5)];
  const n = random.int(4, ratio <= 3 ? 7 : 5);
  const value = first * ratio ** (n - 1);
  const message = random.chance(0.5);
  const noun = message ? { one: 'person', many: 'people' } : { one: 'tile', many: 'tiles' };
  return buildProblem({
    skill: 'sequences-and-series',
    situation: 'rate: total unknown',
    text: message
      ? `${who} sends a message to ${count(first, noun)} on day 1. Each day ${ratio} times as many people get it as on the day before. How many people get it on day ${n}?`
      : `A puzzle starts with ${count(first, noun)} in step 1. Each step has ${ratio} times as many as the step before. How many tiles does ${who} lay in step ${n}?`,
    bare: `What is term ${n} of the geometric sequence with first term ${first} and common ratio ${ratio}?`,
    expression: `${first} * ${ratio}^(${n} - 1)`,
    constants: [WHOLE],
    value: new Fraction(value),
    notation: counted(noun),
    steps: [
      { text: `From term 1 to term ${n} there are ${n - 1} steps.`, equation: `${ratio}^${n - 1} = ${ratio ** (n - 1)}` },
      { text: 'Multiply by the first term.', equation: `${first} * ${ratio ** (n - 1)} = ${value}` },
    ],
    mistakes: [
      [value * ratio, 'counts one step too many'],
      [first + ratio * (n - 1), 'adds the ratio each time'],
      [first * ratio * (n - 1), 'multiplies by the number of steps'],
      [(first * ratio) ** 2, 'squares where it goes on'],
    ],
  });
}

/** The sum of a geometric series. */
function geometricSum(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [first, ratio] = [random.int(1, 6), random.int(2, 4)];
  const n = random.int(4, ratio === 2 ? 8 : 5);
  const value = (first * (ratio ** n - 1)) / (ratio - 1);
  return buildProblem({
    skill: 'sequences-and-series',
    situation: 'multi-step',
    text: `${who} puts ${first} ${first === 1 ? 'cent' : 'cents'} in a jar in week 1 and each week ${ratio} times as much as in the week before. How many cents are in the jar after ${n} weeks?`,
    bare: `What is the sum of the first ${n} terms of the geometric series with first term ${first} and ratio ${ratio}?`,
    expression: `${first} * (${ratio}^${n} - 1) / (${ratio} - 1)`,
    constants: [WHOLE],
    value: new Fraction(value),
    notation: counted({ one: 'cent', many: 'cents' }),
    steps: [
      { text: 'Work out the power.', equation: `${ratio}^${n} = ${ratio ** n}` },
      { text: 'Use the sum formula.', equation: `${first} * (${ratio ** n} - 1) / (${ratio} - 1) = ${value}` },
    ],
    mistakes: [
      [first * ratio ** (n - 1), 'gives only the last term'],
      [first * ratio ** n, 'gives the term after the last one'],
      [first * n * ratio, 'multiplies by the number of weeks'],
      [value + first * ratio ** n, 'counts one week too many'],
    ],
  });
}

export const sequencesAndSeries = defineMathSkill({
  id: 'sequences-and-series',
  strand: 'algebra',
  title: 'Sequences and series',
  inText: 'sequences and series',
  grades: [9, 12],
  aliases: [
    'sequences',
    'series',
    'arithmetic sequences',
    'geometric sequences',
    'arithmetic and geometric sequences',
    'arithmetic series',
    'geometric series',
    'sequences and series',
    'recursive sequences',
    'explicit formulas',
    'summation',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.HSF.BF.A.2', grades: [9, 12] },
    { code: 'CCSS.MATH.CONTENT.HSA.SSE.B.4', grades: [11, 12] },
  ],
  bigIdea: 'Adding the same number gives a linear pattern, multiplying by the same number an exponential one.',
  objective: 'find terms and sums of arithmetic and geometric sequences',
  hint: 'Is a number added each time, or is it multiplied? How many steps are there?',
  misconception: {
    belief: 'Term 10 is the first term plus 10 differences.',
    why: 'The number of the term is taken for the number of steps.',
    truth: 'From term 1 to term 10 there are 9 steps.',
    teacherMove: 'Write the terms on a line and draw the jumps. Count jumps and terms.',
  },
  restsOn: {
    skill: 'number patterns',
    recall(random) {
      const [a, d] = [random.int(2, 15), random.int(3, 9)];
      return {
        prompt: `What comes next: ${a}, ${a + d}, ${a + 2 * d}, □?`,
        answer: String(a + 3 * d),
        likelyError: `Says ${a + 2 * d + 1}: adds one.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [arithmeticTerm, geometricTerm],
    intermediate: [arithmeticTerm, geometricTerm, arithmeticSum],
    advanced: [arithmeticSum, geometricSum, geometricTerm],
    multiStep: [arithmeticSum, geometricSum, arithmeticTerm],
  }),
});
