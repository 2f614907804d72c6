import { type Mistake, buildProblem, exact } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { evaluateExpression } from '../evaluate-expression.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, type Step, defineMathSkill } from '../math-skill.ts';
import { SQUARED } from '../named-constants.ts';
import { DOLLARS, INTEGER, WHOLE_NUMBER, count, counted } from '../quantity.ts';
import { thingFor } from '../scenes.ts';

interface Shape {
  readonly expression: string;
  readonly steps: readonly Step[];
  /** The expression as a student with this error reads it. */
  readonly misread: readonly (readonly [expression: string, error: string])[];
}

function plain({ random }: ProblemRequest): Shape {
  const [a, b, c] = [random.int(4, 20), random.int(2, 9), random.int(2, 9)];
  const product = b * c;
  return {
    expression: `${a} + ${b} * ${c}`,
    steps: [
      { text: 'Multiply first.', equation: `${b} * ${c} = ${product}` },
      { text: 'Then add.', equation: `${a} + ${product} = ${a + product}` },
    ],
    misread: [
      [`(${a} + ${b}) * ${c}`, 'works from left to right'],
      [`${a} * ${b} + ${c}`, 'swaps the two operations'],
      [`${a} + ${b} + ${c}`, 'adds all the numbers'],
      [`${b} * ${c}`, 'stops after multiplying'],
    ],
  };
}

function grouped({ random }: ProblemRequest): Shape {
  const [b, c, d] = [random.int(2, 9), random.int(2, 9), random.int(2, 6)];
  const a = d * (b + c) + random.int(3, 20);
  const sum = b + c;
  return {
    expression: `${a} - ${d} * (${b} + ${c})`,
    steps: [
      { text: 'Work inside the parentheses.', equation: `${b} + ${c} = ${sum}` },
      { text: 'Multiply next.', equation: `${d} * ${sum} = ${d * sum}` },
      { text: 'Then subtract.', equation: `${a} - ${d * sum} = ${a - d * sum}` },
    ],
    misread: [
      [`(${a} - ${d}) * (${b} + ${c})`, 'subtracts before multiplying'],
      [`${a} - ${d} * ${b} + ${c}`, 'leaves the parentheses out'],
      [`${d} * (${b} + ${c})`, 'stops after multiplying'],
      [`${a} - (${d} + ${b} + ${c})`, 'adds where the parentheses are multiplied'],
      [`${a} - ${d} * (${b} + ${c}) + ${d}`, 'adds with a slip inside the parentheses'],
    ],
  };
}

function powered({ random, difficulty }: ProblemRequest): Shape {
  const [base, b, c] = [random.int(3, 7), random.int(2, 6), random.int(1, 5)];
  const square = base * base;
  if (difficulty !== 'advanced') {
    return {
      expression: `${b} * ${base}^2 + ${c}`,
      steps: [
        { text: 'Find the power first.', equation: `${base}^2 = ${square}` },
        { text: 'Multiply next.', equation: `${b} * ${square} = ${b * square}` },
        { text: 'Then add.', equation: `${b * square} + ${c} = ${b * square + c}` },
      ],
      misread: [
        [`(${b} * ${base})^2 + ${c}`, 'multiplies before finding the power'],
        [`${b} * ${base} * 2 + ${c}`, 'multiplies by the exponent'],
        [`${b} * (${base}^2 + ${c})`, 'adds before multiplying'],
        [`${base}^2 + ${c}`, `leaves the ${b} out`],
        [`${b} * ${base}^2`, 'stops before adding'],
      ],
    };
  }
  const d = random.int(2, 4);
  const inner = base + d;
  return {
    expression: `(${base} + ${d})^2 - ${b} * ${c + 1}`,
    steps: [
      { text: 'Work inside the parentheses.', equation: `${base} + ${d} = ${inner}` },
      { text: 'Find the power.', equation: `${inner}^2 = ${inner * inner}` },
      { text: 'Multiply.', equation: `${b} * ${c + 1} = ${b * (c + 1)}` },
      { text: 'Then subtract.', equation: `${inner * inner} - ${b * (c + 1)} = ${inner * inner - b * (c + 1)}` },
    ],
    misread: [
      [`${base} + ${d}^2 - ${b} * ${c + 1}`, 'leaves the parentheses out'],
      [`${base}^2 + ${d}^2 - ${b} * ${c + 1}`, 'squares each number on its own'],
      [`(${base} + ${d}) * 2 - ${b} * ${c + 1}`, 'multiplies by the exponent'],
      [`((${base} + ${d})^2 - ${b}) * ${c + 1}`, 'subtracts before multiplying'],
      [`(${base} + ${d})^2`, 'stops after the power'],
      [`(${base} + ${d})^2 - ${b} - ${c + 1}`, 'subtracts both numbers'],
    ],
  };
}

/** A story in which parts are priced alike: the expression shows the order. */
function priceStory(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: {
      priced: [first, second],
    },
    people: [who = ''],
  } = request;
  const dollars = ([least, most]: readonly [number, number]): number => Math.max(2, Math.round(random.int(least, most) / 100));
  const [one, other] = [dollars(first.cents), dollars(second.cents)];
  const [number, more] = [random.int(2, 6), random.int(2, 6)];
  const both = request.difficulty !== 'basic' && random.chance(0.5);
  const expression = both ? `${number} * (${one} + ${other})` : `${number} * ${one} + ${more} * ${other}`;
  const value = both ? number * (one + other) : number * one + more * other;
  return buildProblem({
    skill: 'order-of-operations',
    situation: 'multi-step',
    text: both
      ? `A ${first.one} costs $${one}. A ${second.one} costs $${other}. ${who} buys ${number} of each. How much does ${who} pay?`
      : `${who} buys ${number} ${first.many} for $${one} each. ${who} also buys ${more} ${second.many} for $${other} each. How much does ${who} pay in all?`,
    bare: displayMath(expression),
    expression,
    value: exact(value),
    notation: DOLLARS,
    steps: both
      ? [
          { text: 'Add the two numbers that belong together.', equation: `${one} + ${other} = ${one + other}` },
          { text: `Multiply by ${number}.`, equation: `${number} * ${one + other} = ${value}` },
        ]
      : [
          { text: 'Multiply the first two numbers.', equation: `${number} * ${one} = ${number * one}` },
          { text: 'Multiply the other two numbers.', equation: `${more} * ${other} = ${more * other}` },
          { text: 'Add the two products.', equation: `${number * one} + ${more * other} = ${value}` },
        ],
    mistakes: [
      both ? [number * one + other, 'multiplies only the first number'] : [(number * one + more) * other, 'works from left to right'],
      [number * one, 'stops after the first product'],
      both ? [number + one + other, 'adds all the numbers'] : [number + one + more + other, 'adds all the numbers'],
      [one + other, 'leaves out the multiplying'],
      [value + one, 'counts one too many'],
      [value - other, 'counts one too few'],
    ],
    operations: both ? 2 : 3,
  });
}

function countStory(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, groups, size] = [random.int(5, 30), random.int(3, 9), random.int(3, 9)];
  const thing = thingFor(request.scene, random, 150, size);
  const expression = `${a} + ${groups} * ${size}`;
  const value = a + groups * size;
  return buildProblem({
    skill: 'order-of-operations',
    situation: 'multi-step',
    text: `${who} has ${count(a, thing)}. ${who} gets ${groups} ${thing.group.many}, with ${size} in each. How many ${thing.many} does ${who} have in all?`,
    bare: displayMath(expression),
    expression,
    value: exact(value),
    notation: counted(thing),
    steps: [
      { text: `Find how many are in the ${groups} groups.`, equation: `${groups} * ${size} = ${groups * size}` },
      { text: `Add the other ${a}.`, equation: `${a} + ${groups * size} = ${value}` },
    ],
    mistakes: [
      [(a + groups) * size, 'works from left to right'],
      [groups * size, 'stops after multiplying'],
      [a + groups + size, 'adds all the numbers'],
      [value + size, 'counts one group too many'],
      [value - size, 'counts one group too few'],
      [a * groups + size, 'multiplies the wrong pair'],
    ],
    operations: 2,
  });
}

/** Bare expressions, told as a task: the expression itself is what this skill is about. */
function bareTask(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
    difficulty,
    grade,
  } = request;
  const shapes: Readonly<Record<MathDifficulty, readonly ((request: ProblemRequest) => Shape)[]>> = {
    basic: [plain, grouped],
    intermediate: grade >= 6 ? [grouped, powered] : [grouped, plain],
    advanced: grade >= 6 ? [powered] : [grouped],
  };
  const shape = random.pick(shapes[difficulty])(request);
  const value = evaluateExpression(shape.expression);
  return buildProblem({
    skill: 'order-of-operations',
    situation: 'other',
    text: random.pick([
      `${who} writes ${displayMath(shape.expression)} on the board. What is its value?`,
      `A game card shows ${displayMath(shape.expression)}. ${who} must find its value. What is it?`,
    ]),
    bare: displayMath(shape.expression),
    expression: shape.expression,
    constants: [SQUARED],
    value,
    notation: value.lt(0) ? INTEGER : WHOLE_NUMBER,
    steps: shape.steps,
    mistakes: shape.misread.map(([expression, error]): Mistake => [evaluateExpression(expression), error]),
    operations: shape.steps.length,
  });
}

export const orderOfOperations = defineMathSkill({
  id: 'order-of-operations',
  strand: 'algebra',
  title: 'Order of operations and numerical expressions',
  inText: 'the order of operations',
  grades: [5, 7],
  aliases: [
    'order of operations',
    'pemdas',
    'gemdas',
    'bodmas',
    'parentheses',
    'numerical expressions',
    'evaluate expressions',
    'evaluating expressions',
    'evaluating numerical expressions',
    'expressions with exponents',
    'grouping symbols',
    'brackets',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.5.OA.A.1', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.5.OA.A.2', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.6.EE.A.1', grades: [6, 6] },
  ],
  bigIdea: 'An agreed order gives an expression one value: groups first, then powers, then times and divide, then plus and minus.',
  objective: 'evaluate expressions in the agreed order and write one that fits a story',
  hint: 'Mark the parts that belong together before you work anything out.',
  misconception: {
    belief: '2 + 3 × 4 = 20, because I read from left to right.',
    why: 'Sentences are read that way, and simple calculators work that way.',
    truth: 'Times comes before plus: 2 + 12 = 14.',
    teacherMove: 'Tell a story: 2 dollars plus 3 tickets at 4 dollars. Ask which value makes sense, 20 or 14.',
  },
  restsOn: {
    skill: 'multiplication facts and addition',
    recall(random) {
      const [a, b, c] = [random.int(3, 9), random.int(3, 9), random.int(5, 15)];
      return {
        prompt: `Find ${a} × ${b}. Then add ${c}. What do you get?`,
        answer: String(a * b + c),
        likelyError: `Writes ${a * (b + c)}: adds before multiplying.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return request.random.pick([priceStory, countStory])(request);
    return request.random.pick([bareTask, bareTask, priceStory, countStory])(request);
  },
});
