import Fraction from 'fraction.js';
import type { Figure } from '../../../figures/figure.ts';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { WHOLE } from '../named-constants.ts';
import { INTEGER, counted } from '../quantity.ts';
import type { Priced } from '../scenes.ts';

/** How many can be bought at most. */
function atMost(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: { priced },
    difficulty,
    people: [who = ''],
  } = request;
  const item: Priced = random.pick(priced);
  const price = Math.max(1, Math.round(random.int(...item.cents) / 100));
  const most = random.int(3, 9);
  const fee = difficulty === 'basic' ? 0 : random.int(2, 20);
  const money = price * most + fee + random.int(0, price - 1);
  const letter = random.pick(['n', 'x', 'b']);
  return buildProblem({
    skill: 'inequalities',
    situation: 'multi-step',
    text:
      fee > 0
        ? `${who} has $${money}. A bag costs $${fee}, and each ${item.one} costs $${price}. What is the greatest number of ${item.many} that ${who} can buy with the bag?`
        : `${who} has $${money}. Each ${item.one} costs $${price}. What is the greatest number of ${item.many} that ${who} can buy?`,
    bare: `What is the greatest whole number ${letter} with ${price}${letter}${fee > 0 ? ` + ${fee}` : ''} ≤ ${money}?`,
    expression: fee > 0 ? `floor((${money} - ${fee}) / ${price})` : `floor(${money} / ${price})`,
    value: new Fraction(most),
    notation: counted(item),
    steps: [
      { text: `Write an inequality: ${price}${letter}${fee > 0 ? ` + ${fee}` : ''} ≤ ${money}.` },
      ...(fee > 0 ? [{ text: `Take the ${fee} away.`, equation: `${money} - ${fee} = ${money - fee}` }] : []),
      { text: `Divide ${money - fee} by ${price}. Keep the whole number, ${most}, since more would be too much.` },
    ],
    mistakes: [
      [most + 1, 'rounds up, which is too much'],
      ...(fee > 0
        ? ([
            [Math.floor(money / price), `leaves the ${fee} out`],
            [Math.floor((money + fee) / price), `adds the ${fee} where it is taken away`],
          ] as const)
        : ([[money - price, 'subtracts the price once']] as const)),
      [money * price, 'multiplies'],
    ],
    operations: fee > 0 ? 3 : 2,
  });
}

/** How many are needed at least. */
function atLeast(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const [each, start] = [random.int(4, 15), difficulty === 'basic' ? 0 : random.int(5, 60)];
  const weeks = random.int(4, 12);
  const goal = start + each * weeks - random.int(0, each - 1);
  return buildProblem({
    skill: 'inequalities',
    situation: 'multi-step',
    text:
      start > 0
        ? `${who} has $${start} and saves $${each} each week. ${who} needs at least $${goal} for a bike. After how many weeks is there enough?`
        : `${who} saves $${each} each week and needs at least $${goal} for a bike. What is the least number of weeks that this takes?`,
    bare: `What is the least whole number w with ${each}w${start > 0 ? ` + ${start}` : ''} ≥ ${goal}?`,
    expression: start > 0 ? `ceil((${goal} - ${start}) / ${each})` : `ceil(${goal} / ${each})`,
    value: new Fraction(weeks),
    notation: counted({ one: 'week', many: 'weeks' }),
    steps: [
      { text: `Write an inequality: ${each}w${start > 0 ? ` + ${start}` : ''} ≥ ${goal}.` },
      ...(start > 0 ? [{ text: 'Take away what is there already.', equation: `${goal} - ${start} = ${goal - start}` }] : []),
      { text: `Divide ${goal - start} by ${each}. Round up to ${weeks}, since less would not be enough.` },
    ],
    mistakes: [
      [weeks - 1, 'rounds down, which is not enough'],
      ...(start > 0
        ? ([
            [Math.ceil(goal / each), 'leaves out what is there already'],
            [Math.ceil((goal + start) / each), 'adds what is there already'],
          ] as const)
        : ([[goal - each, 'subtracts one week only']] as const)),
      [goal - start, 'stops before dividing'],
    ],
    operations: start > 0 ? 3 : 2,
  });
}

const ray = (boundary: number, side: 'left' | 'right', open: boolean): Figure => ({
  kind: 'number-line',
  labels: Array.from({ length: 11 }, (_, index) => String(boundary - 5 + index).replace('-', '−')),
  points: [{ at: 5, label: '', open }],
  shaded: side,
});

/** From the drawn line: the least or greatest whole number that is meant. */
function fromGraph(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const boundary = random.int(-8, 12);
  const side = random.pick(['left', 'right'] as const);
  const open = random.chance(0.6);
  const step = side === 'right' ? 1 : -1;
  const value = open ? boundary + step : boundary;
  const least = side === 'right';
  return buildProblem({
    skill: 'inequalities',
    situation: 'other',
    text: `${who} draws the solutions of an inequality on a number line. What is the ${least ? 'least' : 'greatest'} integer that is a solution?`,
    bare: `What is the ${least ? 'least' : 'greatest'} integer that is a solution?`,
    expression: open ? `${boundary < 0 ? `(${boundary})` : boundary} ${step > 0 ? '+' : '-'} 1` : String(boundary),
    constants: [WHOLE],
    value: new Fraction(value),
    notation: INTEGER,
    steps: [
      {
        text: open
          ? 'An open circle means that the number itself is no solution.'
          : 'A filled circle means that the number itself is a solution.',
      },
      open
        ? { text: `Take the next integer on the heavy side.`, equation: `${boundary} ${step > 0 ? '+' : '-'} 1 = ${value}` }
        : { text: `So the ${least ? 'least' : 'greatest'} one is the number at the circle.` },
    ],
    mistakes: [
      [open ? boundary : boundary + step, open ? 'takes the number at the open circle' : 'leaves out the number at the filled circle'],
      [boundary - step, 'goes to the side that is not heavy'],
      [least ? boundary + 5 : boundary - 5, 'reads the end of the drawing'],
    ],
    operations: 1,
    figure: ray(boundary, side, open),
    leansOnFigure: true,
  });
}

/** Dividing by a negative number turns the sign around. */
function negativeFactor(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const factor = random.int(2, 6);
  const boundary = random.int(2, 9);
  const drawn = random.int(1, 12);
  const add = Math.abs(drawn - factor * boundary) === 1 ? drawn + 3 : drawn;
  const right = add - factor * boundary;
  return buildProblem({
    skill: 'inequalities',
    situation: 'multi-step',
    text: random.pick([
      `The water in a tank changes: ${add} − ${factor}x tells its level in inches after x hours. ${who} wants to know from when on it is at most ${String(right).replace('-', '−')} inches. What is the least whole number x?`,
      `A diver is at ${add} − ${factor}x feet after x minutes. ${who} asks when the diver is at most at ${String(right).replace('-', '−')} feet. What is the least whole number x?`,
    ]),
    bare: `What is the least whole number x with ${add} − ${factor}x ≤ ${String(right).replace('-', '−')}?`,
    expression: `(${right < 0 ? `(${right})` : right} - ${add}) / (-${factor})`,
    value: new Fraction(boundary),
    notation: INTEGER,
    steps: [
      { text: `Subtract ${add} on both sides.`, equation: `${right} - ${add} = ${right - add}` },
      { text: `Divide by −${factor} and turn the sign around: x ≥ ${boundary}.`, equation: `${right - add} / (-${factor}) = ${boundary}` },
    ],
    mistakes: [
      [-boundary, 'loses the minus sign of the factor'],
      [right - add, 'stops before dividing'],
      [new Fraction(right + add, -factor), 'adds where it is subtracted'],
      [boundary + 1, 'takes the sign for “greater than”'],
    ],
  });
}

export const inequalities = defineMathSkill({
  id: 'inequalities',
  strand: 'algebra',
  title: 'Inequalities',
  inText: 'inequalities',
  grades: [6, 9],
  aliases: [
    'inequality',
    'solving inequalities',
    'graph inequalities',
    'graphing inequalities',
    'one step inequalities',
    'two step inequalities',
    'one-step inequalities',
    'linear inequalities',
    'inequalities on a number line',
    'writing inequalities',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.6.EE.B.8', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.7.EE.B.4.B', grades: [7, 7] },
    { code: 'CCSS.MATH.CONTENT.HSA.REI.B.3', grades: [9, 9] },
  ],
  bigIdea: 'An inequality has many solutions; its boundary tells where they begin.',
  objective: 'write, solve and graph inequalities and read their solutions in a story',
  hint: 'Solve it like an equation first. Which side of the boundary fits the story?',
  misconception: {
    belief: '“At least 10” means 10 or less.',
    why: 'The word “least” sounds like “less.”',
    truth: '“At least 10” means 10 or more: 10 is the smallest that will do.',
    teacherMove: 'Ask for three numbers that fit “You must be at least 10 years old.” Mark them on a line.',
  },
  restsOn: {
    skill: 'one-step equations',
    recall(random) {
      const [a, x] = [random.int(3, 9), random.int(4, 12)];
      return { prompt: `What is x if ${a}x = ${a * x}?`, answer: `x = ${x}`, likelyError: `Says ${a * x - a}: subtracts.` };
    },
  },
  problem(request) {
    const negative = request.grade >= 7 ? [negativeFactor] : [];
    return byDifficulty({
      basic: [atMost, atLeast, fromGraph],
      intermediate: [atMost, atLeast, fromGraph],
      advanced: [atMost, atLeast, fromGraph, ...negative],
      multiStep: [atMost, atLeast, ...negative],
    })(request);
  },
});
