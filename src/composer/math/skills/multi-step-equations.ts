import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { WHOLE } from '../named-constants.ts';
import { INTEGER, counted } from '../quantity.ts';
import { MONTH } from '../units.ts';

/** Two offers that cost the same after some months. */
function twoOffers(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const x = random.int(3, difficulty === 'advanced' ? 15 : 9);
  const [low, gap] = [random.int(5, 20), random.int(2, 9)];
  const high = low + gap;
  const lowStart = random.int(5, 20);
  const highStart = lowStart + gap * x;
  const place = random.pick(['gym', 'music school', 'phone store', 'climbing hall']);
  return buildProblem({
    skill: 'multi-step-equations',
    situation: 'multi-step',
    text: `One ${place} asks $${highStart} to join and $${low} each month. Another asks $${lowStart} to join and $${high} each month. After how many months does ${who} pay the same at both?`,
    bare: `For which whole number of months is ${highStart} + ${low}x = ${lowStart} + ${high}x?`,
    expression: `(${highStart} - ${lowStart}) / (${high} - ${low})`,
    value: new Fraction(x),
    notation: counted(MONTH),
    steps: [
      {
        text: `Write ${highStart} + ${low}x = ${lowStart} + ${high}x. Bring the numbers to one side.`,
        equation: `${highStart} - ${lowStart} = ${gap * x}`,
      },
      { text: 'Bring the letters to the other side.', equation: `${high} - ${low} = ${gap}` },
      { text: 'Divide.', equation: `${gap * x} / ${gap} = ${x}` },
    ],
    mistakes: [
      [new Fraction(highStart - lowStart, high + low), 'adds the numbers before x'],
      [new Fraction(highStart + lowStart, gap), 'adds the numbers without x'],
      [gap * x, 'stops before dividing'],
      [new Fraction(highStart, high), 'looks at one offer only'],
    ],
  });
}

/** Parentheses and letters on both sides. */
function withParentheses(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const factor = random.int(3, difficulty === 'basic' ? 5 : 8);
  const [inner, x] = [random.int(1, 9), random.int(2, difficulty === 'basic' ? 8 : 14)];
  const right = random.int(1, factor - 1);
  const add = factor * (x + inner) - right * x;
  return buildProblem({
    skill: 'multi-step-equations',
    situation: 'multi-step',
    text: random.pick([
      `${who} thinks of a number, adds ${inner} and multiplies the sum by ${factor}. The result is the same as ${right === 1 ? 'the number' : `${right} times the number`} plus ${add}. What is the number?`,
      `${who} solves ${factor}(x + ${inner}) = ${right === 1 ? '' : right}x + ${add}. What is x?`,
    ]),
    bare: `What is x if ${factor}(x + ${inner}) = ${right === 1 ? '' : right}x + ${add}?`,
    expression: `(${add} - ${factor} * ${inner}) / (${factor} - ${right})`,
    constants: [WHOLE],
    value: new Fraction(x),
    notation: INTEGER,
    steps: [
      { text: 'Multiply out the parentheses.', equation: `${factor} * ${inner} = ${factor * inner}` },
      { text: 'Bring the numbers to one side.', equation: `${add} - ${factor * inner} = ${add - factor * inner}` },
      { text: 'Bring the letters to the other side.', equation: `${factor} - ${right} = ${factor - right}` },
      { text: 'Divide.', equation: `${add - factor * inner} / ${factor - right} = ${x}` },
    ],
    mistakes: [
      [new Fraction(add - inner, factor - right), 'multiplies only the first part in the parentheses'],
      [new Fraction(add - factor * inner, factor + right), 'adds the numbers before x'],
      [new Fraction(add + factor * inner, factor - right), 'takes the wrong sign when bringing a number over'],
      [add - factor * inner, 'stops before dividing'],
    ],
  });
}

/** Two amounts that meet: one grows, one shrinks. */
function meeting(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = '', other = ''],
  } = request;
  const [up, down, x] = [random.int(4, 15), random.int(3, 12), random.int(3, 9)];
  const low = random.int(5, 40);
  const high = low + (up + down) * x;
  return buildProblem({
    skill: 'multi-step-equations',
    situation: 'multi-step',
    text: `${who} has read ${low} pages of a book and reads ${up} more each day. ${other} has ${high} pages left of another book and reads ${down} each day. After how many days has ${who} read as many pages as ${other} has left?`,
    bare: `For which whole number of days is ${low} + ${up}x = ${high} − ${down}x?`,
    expression: `(${high} - ${low}) / (${up} + ${down})`,
    value: new Fraction(x),
    notation: counted({ one: 'day', many: 'days' }),
    steps: [
      { text: `Write ${low} + ${up}x = ${high} − ${down}x. Add ${down}x on both sides.`, equation: `${up} + ${down} = ${up + down}` },
      { text: `Subtract ${low} on both sides.`, equation: `${high} - ${low} = ${high - low}` },
      { text: 'Divide.', equation: `${high - low} / ${up + down} = ${x}` },
    ],
    mistakes: [
      [new Fraction(high - low, Math.abs(up - down) || 1), 'subtracts the numbers before x'],
      [new Fraction(high + low, up + down), 'adds the two starts'],
      [new Fraction(high - low, up), 'leaves out the second number before x'],
      [high - low, 'stops before dividing'],
    ],
  });
}

export const multiStepEquations = defineMathSkill({
  id: 'multi-step-equations',
  strand: 'algebra',
  title: 'Multi-step equations',
  inText: 'multi-step equations',
  grades: [8, 9],
  aliases: [
    'multi-step equations',
    'multistep equations',
    'multi step equations',
    'variables on both sides',
    'equations with variables on both sides',
    'linear equations',
    'equations with parentheses',
    'solving equations',
    'solving linear equations',
    'solve equations',
    'solving for x',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.EE.C.7', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSA.REI.B.3', grades: [9, 9] },
  ],
  bigIdea: 'Both sides stay equal as long as the same is done to both.',
  objective: 'solve equations with the letter on both sides',
  hint: 'Which step leaves the letter on one side only?',
  misconception: {
    belief: 'In 5x + 3 = 2x + 12 the x can be added: 7x.',
    why: 'Like terms are added, wherever they stand.',
    truth: 'They stand on different sides. Subtract 2x on both sides: 3x + 3 = 12.',
    teacherMove: 'Show both sides with bars. Take the same bars off both and ask what is left.',
  },
  restsOn: {
    skill: 'two-step equations',
    recall(random) {
      const [a, x, b] = [random.int(3, 8), random.int(2, 9), random.int(2, 15)];
      return {
        prompt: `What is x if ${a}x + ${b} = ${a * x + b}?`,
        answer: `x = ${x}`,
        likelyError: `Says ${a * x}: stops before dividing.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [twoOffers, withParentheses],
    intermediate: [twoOffers, withParentheses, meeting],
    advanced: [withParentheses, meeting, twoOffers],
    multiStep: [twoOffers, withParentheses, meeting],
  }),
});
