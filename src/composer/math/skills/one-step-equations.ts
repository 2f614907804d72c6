import { type Mistake, buildProblem, exact } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { type Notation, count, counted } from '../quantity.ts';
import { type Range, thingFor } from '../scenes.ts';

const SUMS: Readonly<Record<MathDifficulty, Range>> = { basic: [10, 40], intermediate: [25, 120], advanced: [80, 400] };
const FACTORS: Readonly<Record<MathDifficulty, Range>> = { basic: [3, 9], intermediate: [4, 14], advanced: [6, 24] };

interface Told {
  readonly text: string;
  /** With the letter n. */
  readonly equation: string;
  readonly expression: string;
  readonly value: number;
  readonly notation: Notation;
  readonly undo: string;
  readonly check: string;
  readonly mistakes: readonly Mistake[];
}

const slips = (value: number): Mistake[] => [[value * 2, 'counts the answer twice']];

function sum(request: ProblemRequest): Told {
  const {
    random,
    difficulty,
    scene,
    people: [who = ''],
  } = request;
  const total = random.int(...SUMS[difficulty]);
  const known = random.int(3, total - 4);
  const value = total - known;
  const thing = thingFor(scene, random, total);
  return {
    text: `${who} has n ${thing.many}. ${who} ${thing.gain[1]} ${known} more. Now ${who} has ${count(total, thing)}. What is n?`,
    equation: `n + ${known} = ${total}`,
    expression: `${total} - ${known}`,
    value,
    notation: counted(thing),
    undo: `Take ${known} away on both sides.`,
    check: `${value} + ${known} = ${total}`,
    mistakes: [
      [total + known, 'adds on the other side where it should be undone'],
      [known, 'gives back a number of the equation'],
      ...slips(value),
    ],
  };
}

function difference(request: ProblemRequest): Told {
  const {
    random,
    difficulty,
    scene,
    people: [who = ''],
  } = request;
  const value = random.int(...SUMS[difficulty]);
  const gone = random.int(3, value - 4);
  const left = value - gone;
  const thing = thingFor(scene, random, value);
  return {
    text: `${who} has n ${thing.many}. ${who} ${thing.lose[1]} ${gone} of them ${thing.lose[2]}. Then ${left} are left. How many ${thing.many} did ${who} have at first?`,
    equation: `n − ${gone} = ${left}`,
    expression: `${left} + ${gone}`,
    value,
    notation: counted(thing),
    undo: `Add ${gone} on both sides.`,
    check: `${value} - ${gone} = ${left}`,
    mistakes: [
      [Math.abs(left - gone), 'subtracts again where it should be undone'],
      [left, 'gives back a number of the equation'],
      ...slips(value),
    ],
  };
}

function product(request: ProblemRequest): Told {
  const {
    random,
    difficulty,
    scene,
    people: [who = ''],
  } = request;
  const [groups, value] = [random.int(...FACTORS[difficulty]), random.int(...FACTORS[difficulty])];
  const total = groups * value;
  const thing = thingFor(scene, random, total, value);
  return {
    text: `${who} fills ${count(groups, thing.group)}. Each ${thing.group.one} holds n ${thing.many}. In all there are ${count(total, thing)}. How many ${thing.many} is n?`,
    equation: `${groups}n = ${total}`,
    expression: `${total} / ${groups}`,
    value,
    notation: counted(thing),
    undo: `Divide both sides by ${groups}.`,
    check: `${groups} * ${value} = ${total}`,
    mistakes: [
      [total - groups, 'subtracts where it should divide'],
      [total * groups, 'multiplies again where it should be undone'],
      [total + groups, 'adds the numbers'],
      ...slips(value),
    ],
  };
}

function quotient(request: ProblemRequest): Told {
  const { random, difficulty, scene } = request;
  const [friends, share] = [random.int(3, difficulty === 'basic' ? 6 : 12), random.int(...FACTORS[difficulty])];
  const value = friends * share;
  const thing = thingFor(scene, random, value);
  return {
    text: `${friends} friends share n ${thing.many} equally. Each friend gets ${share}. What is n?`,
    equation: `n ÷ ${friends} = ${share}`,
    expression: `${share} * ${friends}`,
    value,
    notation: counted(thing),
    undo: `Multiply both sides by ${friends}.`,
    check: `${value} / ${friends} = ${share}`,
    mistakes: [
      [share, 'gives back a number of the equation'],
      [share + friends, 'adds where it should multiply'],
      [value + share, 'counts one share too many'],
      [value - share, 'counts one share too few'],
      ...slips(value),
    ],
  };
}

function twoStories(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene,
    people: [who = ''],
  } = request;
  const [groups, n] = [random.int(3, 8), random.int(...FACTORS[difficulty])];
  const total = groups * n;
  const extra = random.int(2, 12);
  const thing = thingFor(scene, random, total, n);
  return buildProblem({
    skill: 'one-step-equations',
    situation: 'multi-step',
    text: `${who} fills ${count(groups, thing.group)} with n ${thing.many} each. That takes ${count(total, thing)}. Then ${who} adds ${extra} to one ${thing.group.one}. How many ${thing.many} are in that ${thing.group.one} now?`,
    bare: `If ${groups}n = ${total}, what is n + ${extra}?`,
    expression: `${total} / ${groups} + ${extra}`,
    value: exact(n + extra),
    notation: counted(thing),
    steps: [
      { text: `Write ${groups}n = ${total}. Divide both sides by ${groups}.`, equation: `${total} / ${groups} = ${n}` },
      { text: `Add the ${extra} that come after.`, equation: `${n} + ${extra} = ${n + extra}` },
    ],
    mistakes: [
      [n, 'stops at the value of n'],
      [total + extra, 'adds to the total'],
      [n * extra, 'multiplies in the second step'],
      [total - groups + extra, 'subtracts where it should divide'],
      ...slips(n + extra),
    ],
    operations: 2,
  });
}

export const oneStepEquations = defineMathSkill({
  id: 'one-step-equations',
  strand: 'algebra',
  title: 'One-step equations',
  inText: 'one-step equations',
  grades: [6, 7],
  aliases: [
    'one step equations',
    'one-step equations',
    '1 step equations',
    'solving for x',
    'solve for x',
    'solve equations',
    'solving equations',
    'equations',
    'algebra',
    'one variable equations',
    'algebraic equations',
    'inverse operations',
    'writing equations',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.6.EE.B.5', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.6.EE.B.7', grades: [6, 6] },
  ],
  bigIdea: 'An equation says that two sides are equal; doing the same to both sides keeps them equal.',
  objective: 'write and solve a one-step equation and check the solution',
  hint: 'What happens to n? Undo it on both sides.',
  misconception: {
    belief: 'In n + 8 = 20, I add 8 and get 28.',
    why: 'The plus sign is read as an order to add.',
    truth: 'The 8 is already added. Taking it away on both sides leaves n = 12.',
    teacherMove: 'Model the equation with cups and counters on a balance. Ask what may be done so that it stays level.',
  },
  restsOn: {
    skill: 'missing numbers',
    recall(random) {
      const [a, b] = [random.int(6, 15), random.int(4, 12)];
      return {
        prompt: `What number makes □ + ${a} = ${a + b} true?`,
        answer: String(b),
        likelyError: `Writes ${a + b + a}: adds the two numbers.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return twoStories(request);
    const kinds = {
      basic: [sum, difference, product],
      intermediate: [difference, product, quotient],
      advanced: [difference, quotient, product],
    }[request.difficulty];
    const told = request.random.pick(kinds)(request);
    return buildProblem({
      skill: this.id,
      situation: 'other',
      text: told.text,
      bare: `What is n if ${told.equation}?`,
      expression: told.expression,
      value: exact(told.value),
      notation: told.notation,
      steps: [
        { text: `The story says ${told.equation}.` },
        { text: told.undo, equation: `${told.expression} = ${told.value}` },
        { text: `Check: put ${told.value} in for n.`, equation: told.check },
      ],
      mistakes: told.mistakes,
      operations: 1,
    });
  },
});
