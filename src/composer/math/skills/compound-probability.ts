import { buildProblem, exact } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { COUNTS_ON_DIE, FACES_OF_DIE, HALF, WHOLE } from '../named-constants.ts';
import { FRACTION, counted } from '../quantity.ts';

/** Two draws with or without putting back. */
function twoDraws(request: ProblemRequest, putsBack: boolean): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const [a, b] = [random.int(3, difficulty === 'basic' ? 6 : 9), random.int(2, 9)];
  const all = a + b;
  const [colorA, colorB] = random.sample(['red', 'blue', 'green', 'white'], 2) as [string, string];
  const second = putsBack ? exact([a, all]) : exact([a - 1, all - 1]);
  const value = exact([a, all]).mul(second);
  return buildProblem({
    skill: 'compound-probability',
    situation: 'multi-step',
    text: `A bag holds ${a} ${colorA} and ${b} ${colorB} marbles. ${who} draws one, ${putsBack ? 'puts it back and draws again' : 'keeps it and draws another one'}. What is the probability that both are ${colorA}?`,
    bare: `A bag holds ${a} ${colorA} and ${b} ${colorB} marbles. What is the probability of two ${colorA} ones ${putsBack ? 'with' : 'without'} putting back?`,
    expression: putsBack ? `${a} / (${a} + ${b}) * ${a} / (${a} + ${b})` : `${a} / (${a} + ${b}) * (${a} - 1) / (${a} + ${b} - 1)`,
    constants: putsBack ? [] : [WHOLE],
    value,
    notation: FRACTION,
    steps: [
      {
        text: `There are ${all} marbles, so the first is ${colorA} with this probability.`,
        equation: `${a} / (${a} + ${b}) = ${exact([a, all]).toFraction()}`,
      },
      {
        text: putsBack ? 'The second draw is like the first.' : `Now ${a - 1} of ${all - 1} are ${colorA}.`,
        equation: putsBack ? `${a}/${all} = ${exact([a, all]).toFraction()}` : `${a - 1} / ${all - 1} = ${second.toFraction()}`,
      },
      {
        text: 'Both must happen, so multiply.',
        equation: `${exact([a, all]).toFraction()} * ${second.toFraction()} = ${value.toFraction()}`,
      },
    ],
    mistakes: [
      [
        exact([a, all]).mul(putsBack ? exact([a - 1, all - 1]) : exact([a, all])),
        putsBack ? 'draws as if the first were kept' : 'draws as if the first were put back',
      ],
      [exact([2 * a, all]), 'adds the two probabilities'],
      [exact([a, all]), 'stops after the first draw'],
      [exact([a, b]).mul(exact([a, b])), 'compares with the other color and not with all'],
    ],
  });
}

/** Coin and die. */
function coinAndDie(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [told, hits] = random.pick([
    ['an even number', 3],
    ['a number greater than 4', 2],
    ['a six', 1],
    ['a number less than 6', 5],
    ['a number less than 5', 4],
  ] as const);
  const side = random.pick(['heads', 'tails']);
  const value = exact([hits, 12]);
  return buildProblem({
    skill: 'compound-probability',
    situation: 'multi-step',
    text: `${who} tosses a coin and rolls a number cube with the numbers 1 to 6. What is the probability of ${side} and ${told}?`,
    bare: `What is the probability of ${side} on a coin and ${told} on a number cube with the numbers 1 to 6?`,
    expression: `1/2 * ${hits} / 6`,
    constants: [HALF, FACES_OF_DIE, ...COUNTS_ON_DIE],
    value,
    notation: FRACTION,
    steps: [
      { text: `Of 6 numbers, ${hits} ${hits === 1 ? 'fits' : 'fit'}.`, equation: `${hits} / 6 = ${exact([hits, 6]).toFraction()}` },
      { text: 'The coin is right half of the time. Multiply.', equation: `1/2 * ${exact([hits, 6]).toFraction()} = ${value.toFraction()}` },
    ],
    mistakes: [
      [exact([1, 2]).add(exact([hits, 6])), 'adds the two probabilities'],
      [exact([hits, 6]), 'leaves the coin out'],
      [exact([1 + hits, 8]), 'puts the coin and the cube into one list of cases'],
      [exact([1, 2]), 'leaves the cube out'],
    ],
  });
}

/** How many outcomes: the counting principle. */
function outcomes(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const three = difficulty !== 'basic';
  const [a, b, c] = [random.int(2, 6), random.int(2, 6), random.int(2, 4)];
  const [first, second, third] = random.pick([
    ['shirts', 'pants', 'caps'],
    ['breads', 'fillings', 'drinks'],
    ['bowls', 'soups', 'toppings'],
    ['colors', 'sizes', 'patterns'],
  ] as const);
  const value = three ? a * b * c : a * b;
  return buildProblem({
    skill: 'compound-probability',
    situation: 'groups: product unknown',
    text: three
      ? `${who} can choose from ${a} ${first}, ${b} ${second} and ${c} ${third}, one of each. How many choices are there in all?`
      : `${who} can choose from ${a} ${first} and ${b} ${second}, one of each. How many choices are there in all?`,
    bare: three
      ? `How many choices are there of one of ${a}, one of ${b} and one of ${c}?`
      : `How many choices are there of one of ${a} and one of ${b}?`,
    expression: three ? `${a} * ${b} * ${c}` : `${a} * ${b}`,
    value: exact(value),
    notation: counted({ one: 'choice', many: 'choices' }),
    steps: [
      { text: `Each of the first ${a} goes with each of the next ${b}.`, equation: `${a} * ${b} = ${a * b}` },
      ...(three ? [{ text: `Each of these goes with each of the last ${c}.`, equation: `${a * b} * ${c} = ${value}` }] : []),
    ],
    mistakes: [
      [three ? a + b + c : a + b, 'adds the numbers of choices'],
      [three ? a * b : a, 'leaves the last kind out'],
      [three ? a * b + c : a * b - 1, three ? 'adds the last kind' : 'leaves one choice out of the list'],
    ],
    ...(!three && { figure: { kind: 'dots', rows: a, columns: b } as const }),
  });
}

/** At least one: the way around through none. */
function atLeastOnce(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const sections = random.pick([3, 4, 5, 6, 8]);
  const wins = random.int(1, sections - 2);
  const lose = exact([sections - wins, sections]);
  const value = exact(1).sub(lose.mul(lose));
  return buildProblem({
    skill: 'compound-probability',
    situation: 'multi-step',
    text: `A spinner has ${sections} equal sections, and ${wins} of them ${wins === 1 ? 'wins' : 'win'}. ${who} spins 2 times. What is the probability of at least one win?`,
    bare: `${wins} of ${sections} equal sections ${wins === 1 ? 'wins' : 'win'}. What is the probability of at least one win in 2 spins?`,
    expression: `1 - ((${sections} - ${wins}) / ${sections})^2`,
    constants: [WHOLE],
    value,
    notation: FRACTION,
    steps: [
      { text: 'Find the probability of no win in one spin.', equation: `(${sections} - ${wins}) / ${sections} = ${lose.toFraction()}` },
      {
        text: 'Both spins lose with the product.',
        equation: `${lose.toFraction()} * ${lose.toFraction()} = ${lose.mul(lose).toFraction()}`,
      },
      { text: 'All other cases have a win.', equation: `1 - ${lose.mul(lose).toFraction()} = ${value.toFraction()}` },
    ],
    mistakes: [
      [exact([2 * wins, sections]), 'adds the probabilities of both spins'],
      [lose.mul(lose), 'stops at the probability of no win'],
      [exact([wins, sections]).mul(exact([wins, sections])), 'asks for two wins'],
      [exact([wins, sections]), 'counts one spin only'],
    ],
    figure: { kind: 'spinner', sections: Array.from({ length: sections }, (_, index) => (index < wins ? 'win' : '')) },
  });
}

export const compoundProbability = defineMathSkill({
  id: 'compound-probability',
  strand: 'data',
  title: 'Compound events and the counting principle',
  inText: 'compound events',
  grades: [7, 10],
  aliases: [
    'compound events',
    'compound probability',
    'sample space',
    'sample spaces',
    'tree diagram',
    'tree diagrams',
    'independent events',
    'dependent events',
    'independent and dependent events',
    'counting principle',
    'fundamental counting principle',
    'probability of compound events',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.7.SP.C.8', grades: [7, 7] },
    { code: 'CCSS.MATH.CONTENT.HSS.CP.A.2', grades: [9, 10] },
  ],
  bigIdea: 'When two things happen one after the other, each case of the first goes with each case of the second.',
  objective: 'list or count outcomes and find the probability of compound events',
  hint: 'Draw a tree. Does the first event change the second one?',
  misconception: {
    belief: 'If one toss has a chance of 1/2, two tosses give at least one head for sure.',
    why: 'Two halves make a whole.',
    truth: 'One of the four outcomes has no head, so the chance is 3/4.',
    teacherMove: 'List the four outcomes of two coins. Count those with a head, then toss 20 times.',
  },
  restsOn: {
    skill: 'multiplying fractions',
    recall(random) {
      const [b, d] = [random.int(3, 6), random.int(4, 9)];
      return { prompt: `What is 1/${b} × 1/${d}?`, answer: `1/${b * d}`, likelyError: `Says 2/${b + d}: adds.` };
    },
  },
  problem: byDifficulty({
    basic: [(request) => twoDraws(request, true), coinAndDie, outcomes],
    intermediate: [(request) => twoDraws(request, true), (request) => twoDraws(request, false), coinAndDie, outcomes],
    advanced: [(request) => twoDraws(request, false), atLeastOnce, outcomes],
    multiStep: [(request) => twoDraws(request, true), (request) => twoDraws(request, false), coinAndDie, atLeastOnce],
  }),
});
