import { buildProblem, exact } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { WHOLE } from '../named-constants.ts';
import { FRACTION, type Noun, counted } from '../quantity.ts';

const WAY: Noun = { one: 'way', many: 'ways' };
const falling = (n: number, k: number): number =>
  Array.from({ length: k }, (_, index) => n - index).reduce((product, factor) => product * factor, 1);
const choose = (n: number, k: number): number => falling(n, k) / falling(k, k);

function permutation(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const n = random.int(5, difficulty === 'basic' ? 8 : 12);
  const k = random.int(2, 3);
  const value = falling(n, k);
  const factors = Array.from({ length: k }, (_, index) => n - index);
  return buildProblem({
    skill: 'permutations-and-combinations',
    situation: 'groups: product unknown',
    text: random.pick([
      `${n} runners race. ${who} lists who can come in ${k === 2 ? 'first and second' : 'first, second and third'}, that is, ${k} places. In how many ways can that be?`,
      `${who} has ${n} books and puts ${k} of them in a row. In how many ways can that be done?`,
    ]),
    bare: `In how many ways can ${k} of ${n} things be put in order?`,
    expression: `permutations(${n}, ${k})`,
    value: exact(value),
    notation: counted(WAY),
    steps: [
      { text: `There are ${n} choices for the first place and one fewer for each next place.` },
      { text: 'Multiply.', equation: `${factors.join(' * ')} = ${value}` },
    ],
    mistakes: [
      [choose(n, k), 'leaves the order out'],
      [n ** k, 'lets the same one come twice'],
      [n * k, 'multiplies the two numbers'],
    ],
    operations: k - 1,
  });
}

function combination(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const n = random.int(5, difficulty === 'basic' ? 8 : 12);
  const k = random.int(2, 3);
  const value = choose(n, k);
  return buildProblem({
    skill: 'permutations-and-combinations',
    situation: 'groups: number unknown',
    text: random.pick([
      `${who} picks ${k} of ${n} toppings for a pizza. In how many ways can that be done?`,
      `A team of ${k} is chosen from ${n} students. How many ways does ${who} count?`,
    ]),
    bare: `In how many ways can ${k} of ${n} things be chosen without order?`,
    expression: `combinations(${n}, ${k})`,
    value: exact(value),
    notation: counted(WAY),
    steps: [
      {
        text: 'Count the ways in order first.',
        equation: `${Array.from({ length: k }, (_, index) => n - index).join(' * ')} = ${falling(n, k)}`,
      },
      { text: `Each choice comes in ${falling(k, k)} orders. Divide.`, equation: `${falling(n, k)} / ${falling(k, k)} = ${value}` },
    ],
    mistakes: [
      [falling(n, k), 'counts the order, which does not matter'],
      [n * k, 'multiplies the two numbers'],
      [n - k, 'subtracts the two numbers'],
    ],
    operations: 2,
  });
}

/** A committee from two groups. */
function twoGroups(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [n, m] = [random.int(4, 8), random.int(3, 7)];
  const value = choose(n, 2) * m;
  return buildProblem({
    skill: 'permutations-and-combinations',
    situation: 'multi-step',
    text: `A group needs 2 of ${n} singers and 1 of ${m} drummers. In how many ways can ${who} choose them?`,
    bare: `In how many ways can 2 of ${n} and 1 of ${m} be chosen?`,
    expression: `combinations(${n}, 2) * combinations(${m}, 1)`,
    value: exact(value),
    notation: counted(WAY),
    steps: [
      { text: 'Count the pairs of singers.', equation: `${n} * ${n - 1} / 2 = ${choose(n, 2)}` },
      { text: 'Each pair goes with each drummer.', equation: `${choose(n, 2)} * ${m} = ${value}` },
    ],
    mistakes: [
      [choose(n, 2) + m, 'adds where each goes with each'],
      [falling(n, 2) * m, 'counts the order of the singers'],
      [choose(n, 2), 'leaves the drummers out'],
      [2 * n * m, 'multiplies all the numbers'],
    ],
    operations: 3,
  });
}

/** A probability by counting. */
function probability(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const n = random.int(5, 10);
  const good = random.int(3, n - 1);
  const value = exact([choose(good, 2), choose(n, 2)]);
  return buildProblem({
    skill: 'permutations-and-combinations',
    situation: 'multi-step',
    text: `A box holds ${n} batteries, and ${good} of them work. ${who} takes 2 at random. What is the probability that both work?`,
    bare: `${good} of ${n} batteries work. What is the probability that 2 taken at random both work?`,
    expression: `(${good} * (${good} - 1)) / (${n} * (${n} - 1))`,
    constants: [WHOLE],
    value,
    notation: FRACTION,
    steps: [
      { text: 'Count the pairs that work.', equation: `${good} * ${good - 1} / 2 = ${choose(good, 2)}` },
      { text: 'Count all pairs.', equation: `${n} * ${n - 1} / 2 = ${choose(n, 2)}` },
      { text: 'Divide.', equation: `${choose(good, 2)} / ${choose(n, 2)} = ${value.toFraction()}` },
    ],
    mistakes: [
      [exact([good * good, n * n]), 'takes the second one as if the first were put back'],
      [exact([good, n]), 'looks at one battery only'],
      [exact([2, n]), 'divides the number taken by all'],
      [exact([2 * good, n]), 'adds the two probabilities'],
    ],
    operations: 5,
  });
}

export const permutationsAndCombinations = defineMathSkill({
  id: 'permutations-and-combinations',
  strand: 'data',
  title: 'Permutations and combinations',
  inText: 'permutations and combinations',
  grades: [9, 12],
  aliases: [
    'permutations',
    'combinations',
    'permutations and combinations',
    'combinatorics',
    'counting methods',
    'factorials',
    'counting problems',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.HSS.CP.B.9', grades: [9, 12] }],
  bigIdea: 'First ask whether the order matters; if it does not, each choice has been counted in every order.',
  objective: 'count ordered and unordered choices and use them for probabilities',
  hint: 'Does it matter which one comes first?',
  misconception: {
    belief: 'Choosing 3 of 10 gives 10 × 9 × 8 ways.',
    why: 'The choices are made one after the other.',
    truth: 'The same 3 come in 6 orders, so divide by 6.',
    teacherMove: 'List all teams of 2 from 4 names. Cross out those that are there twice.',
  },
  restsOn: {
    skill: 'the counting principle',
    recall(random) {
      const [a, b] = [random.int(3, 8), random.int(3, 8)];
      return {
        prompt: `There are ${a} shirts and ${b} hats. How many outfits of one shirt and one hat are there?`,
        answer: String(a * b),
        likelyError: `Says ${a + b}: adds.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [permutation, combination],
    intermediate: [permutation, combination, twoGroups],
    advanced: [twoGroups, probability, combination],
    multiStep: [twoGroups, probability],
  }),
});
