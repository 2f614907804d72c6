import { buildProblem, exact } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { PER_HUNDRED } from '../named-constants.ts';
import { FRACTION } from '../quantity.ts';

const TOPICS = [
  ['students', 'play a sport', 'play an instrument'],
  ['guests', 'order soup', 'order salad'],
  ['families', 'have a cat', 'have a dog'],
  ['cars', 'are white', 'have four doors'],
  ['readers', 'like comics', 'like novels'],
] as const;

function draw({ random }: ProblemRequest) {
  const both = random.int(3, 20);
  const onlyA = random.int(3, 25);
  const onlyB = random.int(3, 25);
  const neither = random.int(2, 20);
  return { both, a: both + onlyA, b: both + onlyB, all: both + onlyA + onlyB + neither, topic: random.pick(TOPICS) };
}

function given(request: ProblemRequest): MathProblem {
  const { both, a, all, topic } = draw(request);
  const [things, first, second] = topic;
  const {
    people: [who = ''],
  } = request;
  const value = exact([both, a]);
  return buildProblem({
    skill: 'conditional-probability',
    situation: 'part-whole: part unknown',
    text: `Of ${all} ${things}, ${a} ${first}, and ${both} of these also ${second}. ${who} picks one of those ${a} at random. What is the probability that it is one of the ${both}?`,
    bare: `P(A and B) is ${both}/${all} and P(A) is ${a}/${all}. What is the probability of B given A?`,
    expression: `${both} / ${a}`,
    value,
    notation: FRACTION,
    steps: [
      { text: `Look only at the ${a} of the first group.` },
      { text: 'Find the part that also belongs to the second.', equation: `${both} / ${a} = ${value.toFraction()}` },
    ],
    mistakes: [
      [exact([both, all]), 'compares with all and not with the given group'],
      [exact([a, all]), 'gives the probability of the first group'],
      [exact([a, both]), 'turns the fraction upside down'],
      [exact([both, all - a]), 'compares with those outside the group'],
    ],
  });
}

/** The addition rule. */
function either(request: ProblemRequest): MathProblem {
  const { both, a, b, all, topic } = draw(request);
  const [things, first, second] = topic;
  const {
    people: [who = ''],
  } = request;
  const value = exact([a + b - both, all]);
  return buildProblem({
    skill: 'conditional-probability',
    situation: 'multi-step',
    text: `Of ${all} ${things}, ${a} ${first}, ${b} ${second} and ${both} do both. ${who} picks one at random. How likely is it that this one is in at least one of the two groups?`,
    bare: `Of ${all}, ${a} are in A, ${b} in B and ${both} in both. What is the probability of A or B?`,
    expression: `(${a} + ${b} - ${both}) / ${all}`,
    value,
    notation: FRACTION,
    steps: [
      { text: 'Add both groups, and take away those counted twice.', equation: `${a} + ${b} - ${both} = ${a + b - both}` },
      { text: 'Divide by all.', equation: `${a + b - both} / ${all} = ${value.toFraction()}` },
    ],
    mistakes: [
      [exact([a + b, all]), 'counts those in both groups twice'],
      [exact([both, all]), 'asks for both groups at once'],
      [exact([a * b, all * all]), 'multiplies the two probabilities'],
      [exact([a + b - 2 * both, all]), 'leaves those in both groups out'],
    ],
  });
}

/** Multiplication rule with a condition. */
function chain(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [p, q] = [random.int(1, 9) * 10, random.int(1, 19) * 5];
  const all = random.pick([200, 400, 1000, 2000]);
  const value = exact([p * q, 10_000]);
  return buildProblem({
    skill: 'conditional-probability',
    situation: 'multi-step',
    text: `In a town of ${all} homes, ${p}% have a garden, and ${q}% of these grow beans. ${who} picks a home at random. What is the probability that it has a garden with beans?`,
    bare: `P(A) is ${p}% and P(B given A) is ${q}%. What is the probability of A and B as a fraction?`,
    expression: `${p} / 100 * ${q} / 100`,
    constants: [PER_HUNDRED],
    value,
    notation: FRACTION,
    steps: [
      { text: 'Write both percents as fractions.', equation: `${p} / 100 = ${exact([p, 100]).toFraction()}` },
      { text: 'Take the second part of the first part.', equation: `${exact([p, 100]).toFraction()} * ${q} / 100 = ${value.toFraction()}` },
    ],
    mistakes: [
      [exact([p + q, 100]), 'adds the percents'],
      [exact([q, 100]), 'leaves the condition out'],
      [exact([p, 100]), 'leaves the second part out'],
      [exact([Math.abs(p - q), 100]), 'subtracts the percents'],
    ],
  });
}

export const conditionalProbability = defineMathSkill({
  id: 'conditional-probability',
  strand: 'data',
  title: 'Conditional probability',
  inText: 'conditional probability',
  grades: [9, 12],
  aliases: [
    'conditional probability',
    'probability of a given b',
    'addition rule of probability',
    'multiplication rule of probability',
    'independence',
    'probability rules',
    'venn diagrams',
    'probability',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.HSS.CP.A.3', grades: [9, 12] },
    { code: 'CCSS.MATH.CONTENT.HSS.CP.B.6', grades: [9, 12] },
    { code: 'CCSS.MATH.CONTENT.HSS.CP.B.7', grades: [9, 12] },
  ],
  bigIdea: 'A condition makes the whole smaller: only the given group counts.',
  objective: 'find conditional probabilities and use the addition and multiplication rules',
  hint: 'Which group is given? That is the new whole.',
  misconception: {
    belief: 'The chance of A given B is the same as of B given A.',
    why: 'Both speak of A and B.',
    truth: 'The wholes differ. Most cats are pets, but few pets may be cats.',
    teacherMove: 'Draw two overlapping circles. Cover all but one and ask for the share of the overlap.',
  },
  restsOn: {
    skill: 'simple probability',
    recall(random) {
      const [a, b] = [random.int(2, 9), random.int(10, 20)];
      return {
        prompt: `${a} of ${b} cards are red. What is the probability of a red card?`,
        answer: exact([a, b]).toFraction(),
        likelyError: `Says ${a}/${b - a}: compares with the others.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [given, either],
    intermediate: [given, either, chain],
    advanced: [chain, either, given],
    multiStep: [either, chain],
  }),
});
