import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { barModel } from '../problem-figures.ts';
import { type Noun, count, counted } from '../quantity.ts';

const STUDENT: Noun = { one: 'student', many: 'students' };
const TOPICS = [
  { noun: STUDENT, all: 'students of a school', trait: 'walk to school' },
  { noun: STUDENT, all: 'students of a school', trait: 'play an instrument' },
  { noun: { one: 'fish', many: 'fish' }, all: 'fish of a pond', trait: 'have a tag' },
  { noun: { one: 'lamp', many: 'lamps' }, all: 'lamps of a factory', trait: 'do not work' },
  { noun: { one: 'visitor', many: 'visitors' }, all: 'visitors of a zoo', trait: 'come by bus' },
] as const;
const FACTOR: Readonly<Record<MathDifficulty, readonly number[]>> = {
  basic: [2, 5, 10],
  intermediate: [4, 8, 12, 20],
  advanced: [6, 15, 18, 25],
};

function draw({ random, difficulty }: ProblemRequest) {
  const sample = random.pick([20, 25, 30, 40, 50]);
  const hits = random.int(2, sample - 3);
  const factor = random.pick(FACTOR[difficulty]);
  return { sample, hits, factor, all: sample * factor, topic: random.pick(TOPICS) };
}

function predict(request: ProblemRequest): MathProblem {
  const { sample, hits, factor, all, topic } = draw(request);
  const {
    people: [who = ''],
  } = request;
  return buildProblem({
    skill: 'sampling-and-predictions',
    situation: 'rate: total unknown',
    text: `${who} takes a random sample of ${sample} ${topic.all}. In the sample, ${hits} ${topic.trait}. There are ${count(all, topic.noun)} in all. About how many of them ${topic.trait}?`,
    bare: `In a random sample of ${sample}, ${hits} have a trait. How many ${topic.noun.many} of ${all} can be expected to have it?`,
    expression: `${hits} / ${sample} * ${all}`,
    value: new Fraction(hits * factor),
    notation: counted(topic.noun),
    steps: [
      { text: 'Find how many samples the whole is worth.', equation: `${all} / ${sample} = ${factor}` },
      { text: 'Multiply those found in the sample by that.', equation: `${hits} * ${factor} = ${hits * factor}` },
    ],
    mistakes: [
      [all - sample + hits, 'adds the rest of the population'],
      [(sample - hits) * factor, 'predicts those without the trait'],
      [hits, 'gives the number in the sample'],
      [all - hits, 'subtracts the number in the sample'],
    ],
  });
}

/** Mark and recapture: the size of a population. */
function population(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const marked = random.int(3, 9) * 10;
  const share = random.pick([4, 5, 8, 10]);
  const found = random.int(3, 9);
  const caught = found * share;
  const value = marked * share;
  return buildProblem({
    skill: 'sampling-and-predictions',
    situation: 'multi-step',
    text: `${who} marks ${marked} turtles in a lake. A month later a catch of ${caught} turtles holds ${found} with a mark. About how many turtles live in the lake?`,
    bare: `${marked} animals are marked. In a catch of ${caught}, ${found} have a mark. About how many turtles are there in all?`,
    expression: `${marked} * ${caught} / ${found}`,
    value: new Fraction(value),
    notation: counted({ one: 'turtle', many: 'turtles' }),
    steps: [
      { text: 'Find for how many turtles one has a mark.', equation: `${caught} / ${found} = ${share}` },
      { text: 'The same holds for the lake. Multiply.', equation: `${marked} * ${share} = ${value}` },
    ],
    mistakes: [
      [marked + caught - found, 'adds both groups'],
      [marked * caught, 'multiplies without dividing'],
      [caught * found, 'multiplies the numbers of the catch'],
      [marked * found, 'multiplies by the marked ones'],
    ],
  });
}

/** Two samples compared by their expectation. */
function twoSamples(request: ProblemRequest): MathProblem {
  const { sample, factor, all, topic } = draw(request);
  const {
    random,
    people: [who = '', other = ''],
  } = request;
  const [a, b] = random
    .sample(
      Array.from({ length: sample - 4 }, (_, index) => index + 2),
      2,
    )
    .sort((one, two) => two - one) as [number, number];
  return buildProblem({
    skill: 'sampling-and-predictions',
    situation: 'multi-step',
    text: `${who} and ${other} each take a random sample of ${sample} from ${count(all, topic.noun)}. In one sample ${a} ${topic.trait}, in the other ${b}. By how many do their predictions for the whole differ?`,
    bare: `Samples of ${sample} from ${count(all, topic.noun)} hold ${a} and ${b} with a trait. By how many do the predictions differ?`,
    expression: `(${a} - ${b}) / ${sample} * ${all}`,
    value: new Fraction((a - b) * factor),
    notation: counted(topic.noun),
    steps: [
      { text: 'Find the difference of the samples.', equation: `${a} - ${b} = ${a - b}` },
      { text: 'Scale it up to the whole.', equation: `${a - b} / ${sample} * ${all} = ${(a - b) * factor}` },
    ],
    mistakes: [
      [a - b, 'gives the difference of the samples'],
      [a * factor, 'gives one of the predictions'],
      [(a + b) * factor, 'adds the predictions'],
      [b * factor, 'gives the smaller prediction'],
    ],
    figure: barModel(
      [
        [a, String(a)],
        [sample - a, ''],
      ],
      String(sample),
    ),
  });
}

export const samplingAndPredictions = defineMathSkill({
  id: 'sampling-and-predictions',
  strand: 'data',
  title: 'Samples and predictions',
  inText: 'samples and predictions',
  grades: [7, 8],
  aliases: [
    'sampling',
    'samples',
    'random samples',
    'random sampling',
    'populations and samples',
    'making predictions from samples',
    'inferences about populations',
    'representative samples',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.7.SP.A.1', grades: [7, 7] },
    { code: 'CCSS.MATH.CONTENT.7.SP.A.2', grades: [7, 7] },
  ],
  bigIdea: 'A random sample looks like the whole, so its share is a fair guess for the whole.',
  objective: 'use a random sample to predict how many in the whole have a trait',
  hint: 'Which share of the sample has the trait? Take the same share of the whole.',
  misconception: {
    belief: 'A large sample must be a good one.',
    why: 'More data seem to be better data.',
    truth: 'A sample must be random. A thousand answers from one bus tell little about a town.',
    teacherMove: 'Ask only the front row for a favorite sport, then draw names from a hat. Compare.',
  },
  restsOn: {
    skill: 'equivalent ratios',
    recall(random) {
      const [a, b, f] = [random.int(2, 7), random.int(8, 12), random.int(3, 9)];
      return {
        prompt: `${a} of ${b} is the same share as how many of ${b * f}?`,
        answer: String(a * f),
        likelyError: `Says ${a + b * f - b}: adds the same amount.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [predict],
    intermediate: [predict, population],
    advanced: [population, twoSamples],
    multiStep: [predict, population, twoSamples],
  }),
});
