import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { FRACTION, counted } from '../quantity.ts';
import { type Range, thingFor } from '../scenes.ts';

const COUNTS: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 6], intermediate: [3, 12], advanced: [4, 15] };

function partMistakes(wanted: number, other: number): Mistake[] {
  const total = wanted + other;
  return [
    [[wanted, other], 'compares the wanted ones with the others'],
    [[other, total], 'finds the chance of the others'],
    [[1, 2], 'takes the two kinds for equally likely'],
    [[1, total], 'counts only one wanted thing'],
    [[1, wanted], 'looks only at the wanted ones'],
    [[wanted, total + 1], 'miscounts the total by one'],
    [[Math.min(wanted + 1, total), total], 'miscounts the wanted ones by one'],
  ];
}

function single(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    people: [who = ''],
    difficulty,
  } = request;
  const wanted = random.int(...COUNTS[difficulty]);
  const drawn = random.int(...COUNTS[difficulty]);
  const other = drawn === wanted ? drawn + 1 : drawn;
  const thing = thingFor(scene, random, wanted + other);
  const [first, second] = thing.kinds;
  const total = wanted + other;
  return buildProblem({
    skill: 'probability',
    situation: 'other',
    text: random.pick([
      `A box has ${wanted} ${first} ${thing.many} and ${other} ${second} ${thing.many}. ${who} takes one without looking. What is the probability that it is ${first}?`,
      `${who} mixes ${other} ${second} ${thing.many} with ${wanted} ${first} ${thing.many} in a bag. One falls out by chance. What is the probability that it is ${first}?`,
    ]),
    bare: `A bag has ${wanted} red and ${other} blue cubes. One is drawn by chance. What is the probability of red?`,
    expression: `${wanted} / (${wanted} + ${other})`,
    value: new Fraction(wanted, total),
    notation: FRACTION,
    steps: [
      { text: 'Find how many there are in all.', equation: `${wanted} + ${other} = ${total}` },
      { text: `${wanted} of the ${total} are wanted.`, equation: `${wanted} / ${total} = ${new Fraction(wanted, total).toFraction()}` },
    ],
    mistakes: partMistakes(wanted, other),
    operations: 2,
  });
}

/** How often something is expected in many tries. */
function expected(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const sides = random.pick([4, 5, 6, 8, 10]);
  const wanted = random.int(1, sides - 1);
  const spins = sides * random.int(4, 20);
  const value = (spins / sides) * wanted;
  const expression = `${wanted} / ${sides} * ${spins}`;
  return buildProblem({
    skill: 'probability',
    situation: 'part-whole: part unknown',
    text: `A spinner has ${sides} equal parts. ${wanted} of them ${wanted === 1 ? 'is' : 'are'} blue. ${who} spins it ${spins} times. About how many times can ${who} expect blue?`,
    bare: `A result has a chance of ${wanted}/${sides}. How often is it expected in ${spins} tries?`,
    expression,
    value: new Fraction(value),
    notation: counted({ one: 'time', many: 'times' }),
    steps: [
      {
        text: `The chance is ${wanted}/${sides}. Find 1/${sides} of ${spins}.`,
        equation: `${spins} / ${sides} = ${spins / sides}`,
      },
      { text: `Take ${wanted} of these parts.`, equation: `${wanted} * ${spins / sides} = ${value}` },
    ],
    mistakes: [
      [spins - value, 'finds how often the other results are expected'],
      [new Fraction(spins, 2), 'expects it half of the time'],
      [spins / sides, 'counts only one of the parts'],
      [wanted, 'gives the number of wanted parts'],
      [spins - wanted, 'subtracts the wanted parts'],
      [value + spins / sides, 'counts one part too many'],
    ],
    operations: 2,
  });
}

/** Two independent draws. */
function compound(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, b] = [random.pick([4, 5, 6, 8]), random.pick([3, 4, 5, 6])];
  const [p, q] = [random.int(1, a - 1), random.int(1, b - 1)];
  const value = new Fraction(p, a).mul(new Fraction(q, b));
  const expression = `(${p}/${a}) * (${q}/${b})`;
  return buildProblem({
    skill: 'probability',
    situation: 'multi-step',
    text: `One spinner has ${a} equal parts, and ${p} of them ${p === 1 ? 'is' : 'are'} red. Another one has ${b} equal parts, and ${q} of them ${q === 1 ? 'is' : 'are'} red. ${who} spins both. What is the probability that both land on red?`,
    bare: displayMath(expression),
    expression: `(${p} / ${a}) * (${q} / ${b})`,
    value,
    notation: FRACTION,
    steps: [
      { text: 'Count all pairs of results.', equation: `${a} * ${b} = ${a * b}` },
      { text: 'Count the pairs in which both are wanted.', equation: `${p} * ${q} = ${p * q}` },
      { text: 'Divide.', equation: `${p * q} / ${a * b} = ${value.toFraction()}` },
    ],
    mistakes: [
      [new Fraction(p, a).add(new Fraction(q, b)), 'adds the two chances'],
      [[p + q, a + b], 'adds the wanted parts and adds all the parts'],
      [[p, a], 'looks only at the first chance'],
      [[q, b], 'looks only at the second chance'],
      [new Fraction(1).sub(value), 'finds the chance of the opposite'],
      [[1, a * b], 'counts only one pair'],
      [[p * q, a + b], 'adds the numbers of parts'],
    ],
    operations: 3,
  });
}

export const probability = defineMathSkill({
  id: 'probability',
  strand: 'data',
  title: 'Probability',
  inText: 'probability',
  grades: [7, 9],
  aliases: [
    'probability',
    'chance',
    'likelihood',
    'compound events',
    'sample space',
    'tree diagram',
    'tree diagrams',
    'simple probability',
    'theoretical probability',
    'experimental probability',
    'independent events',
    'compound probability',
    'probability of simple events',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.7.SP.C.5', grades: [7, 7] },
    { code: 'CCSS.MATH.CONTENT.7.SP.C.7', grades: [7, 7] },
    { code: 'CCSS.MATH.CONTENT.7.SP.C.8', grades: [7, 7] },
  ],
  bigIdea: 'A probability compares the wanted results with all results that are equally likely.',
  objective: 'find a probability and say what it predicts for many tries',
  hint: 'How many results are there in all? How many of them are wanted?',
  misconception: {
    belief: 'It is red or not red, so the chance is 1/2.',
    why: 'Two possible results look like two equal chances.',
    truth: 'The results must be equally likely. With 1 red and 9 blue, red has a chance of 1/10.',
    teacherMove: 'Let students draw from a bag with 1 red and 9 blue cubes twenty times and compare with 10 red.',
  },
  restsOn: {
    skill: 'fractions in lowest terms',
    recall(random) {
      const [top, bottom, factor] = [random.int(1, 3), random.pick([4, 5, 7]), random.int(2, 5)];
      return {
        prompt: `Write ${top * factor}/${bottom * factor} in lowest terms.`,
        answer: new Fraction(top, bottom).toFraction(),
        likelyError: `Divides only the numerator: ${top}/${bottom * factor}.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return request.random.pick([compound, expected])(request);
    return request.random.pick(
      request.difficulty === 'basic'
        ? [single, expected]
        : request.difficulty === 'intermediate'
          ? [single, expected, compound]
          : [compound, expected],
    )(request);
  },
});
