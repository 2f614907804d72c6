import Fraction from 'fraction.js';
import { buildProblem, exact } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { DOLLARS, FRACTION, count, counted, writeDecimal, writeMoney } from '../quantity.ts';
import { thingFor } from '../scenes.ts';

const plain = (value: Fraction): string => writeDecimal(value, 2).replaceAll(',', '');

/** The total at a steady rate, given for one amount of time and asked for another. */
function steadyRate(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene: {
      rate: { subject, verb, of, per, range },
    },
  } = request;
  const each = random.int(Math.max(2, range[0]), range[1]);
  const [given, asked] = random.sample(difficulty === 'basic' ? [2, 3, 4, 5] : [2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number];
  const [known, answer] = [each * given, each * asked];
  return buildProblem({
    skill: 'ratios-and-unit-rates',
    situation: 'rate: total unknown',
    text: `${subject} ${verb[1]} ${count(known, of)} in ${count(given, per)}. At the same rate, how many ${of.many} does it ${verb[0]} in ${count(asked, per)}?`,
    bare: `A rate is ${count(known, of)} in ${count(given, per)}. How many in ${count(asked, per)}?`,
    expression: `${known} / ${given} * ${asked}`,
    value: exact(answer),
    notation: counted(of),
    steps: [
      { text: `Find the rate for one ${per.one}.`, equation: `${known} / ${given} = ${each}` },
      { text: `Multiply by ${asked} ${per.many}.`, equation: `${each} * ${asked} = ${answer}` },
    ],
    mistakes: [
      [known + asked - given, 'adds the same amount to both'],
      [each, 'stops at the unit rate'],
      [known * asked, 'multiplies the total and forgets the unit rate'],
      [answer + each, `counts one ${per.one} too many`],
      [answer - each, `counts one ${per.one} too few`],
    ],
    operations: 2,
  });
}

function rateUnknown(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene: {
      rate: { subject, verb, of, per, range },
    },
  } = request;
  const each = random.int(Math.max(2, range[0]), range[1]);
  const given = difficulty === 'basic' ? random.int(2, 5) : random.int(4, 12);
  const total = each * given;
  return buildProblem({
    skill: 'ratios-and-unit-rates',
    situation: 'rate: rate unknown',
    text: `${subject} ${verb[1]} ${count(total, of)} in ${count(given, per)}. At this rate, how many ${of.many} is that for each ${per.one}?`,
    bare: displayMath(`${total} / ${given}`),
    expression: `${total} / ${given}`,
    value: exact(each),
    notation: { ...counted(of), unit: `${of.many} per ${per.one}`, write: (value) => `${counted(of).write(value)} per ${per.one}` },
    steps: [
      { text: `A unit rate is for one ${per.one}.` },
      { text: `Divide by the ${given} ${per.many}.`, equation: `${total} / ${given} = ${each}` },
    ],
    mistakes: [
      [total - given, 'subtracts where the rate is asked'],
      [total * given, 'multiplies where the rate is asked'],
      [given, `gives the number of ${per.many}`],
      [total + given, 'adds the numbers'],
    ],
    operations: 1,
  });
}

/** A ratio of two kinds, with one amount known. */
function mixedRatio(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene,
    people: [who = ''],
  } = request;
  const [a, b] = random.sample([2, 3, 4, 5, 7], 2) as [number, number];
  const factor = difficulty === 'basic' ? random.int(2, 6) : random.int(5, 14);
  const thing = thingFor(scene, random, (a + b) * factor);
  const [first, second] = thing.kinds;
  const total = difficulty !== 'basic' && random.chance(0.5);
  const [given, answer] = total ? [(a + b) * factor, b * factor] : [a * factor, b * factor];
  return buildProblem({
    skill: 'ratios-and-unit-rates',
    situation: total ? 'part-whole: part unknown' : 'compare: larger unknown',
    text: total
      ? `${who} has ${given} ${thing.many}. The ratio of ${first} to ${second} ones is ${a} to ${b}. How many ${second} ${thing.many} are there?`
      : `For every ${a} ${first} ${thing.many}, ${who} has ${b} ${second} ${thing.many}. ${who} has ${given} ${first} ${thing.many}. How many ${second} ${thing.many} does ${who} have?`,
    bare: total
      ? `A total of ${given} is split in the ratio ${a} to ${b}. How large is the second part?`
      : `What number makes ${a} : ${b} = ${given} : □ true?`,
    expression: total ? `${given} / (${a} + ${b}) * ${b}` : `${given} / ${a} * ${b}`,
    value: exact(answer),
    notation: counted(thing),
    steps: total
      ? [
          { text: 'Find how many equal parts there are.', equation: `${a} + ${b} = ${a + b}` },
          { text: 'Find the size of one part.', equation: `${given} / ${a + b} = ${factor}` },
          { text: `Take ${b} parts.`, equation: `${b} * ${factor} = ${answer}` },
        ]
      : [
          { text: `Find how many groups of ${a} there are.`, equation: `${given} / ${a} = ${factor}` },
          { text: `Each group of ${a} goes with ${b} of the others.`, equation: `${factor} * ${b} = ${answer}` },
        ],
    mistakes: [
      [given + b - a, 'adds the same amount to both'],
      [total ? a * factor : given * b, total ? 'finds the other part' : 'multiplies and forgets to divide'],
      [new Fraction(given, b), 'uses the ratio the wrong way around'],
      [factor, 'stops at the size of one part'],
      [answer + factor, 'counts one part too many'],
      [answer - factor, 'counts one part too few'],
      [answer + b, 'counts one group too many'],
      [answer - b, 'counts one group too few'],
      [given - b, 'subtracts a number of the ratio'],
    ],
    operations: total ? 3 : 2,
  });
}

function simplestRatio(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    people: [who = ''],
  } = request;
  const [a, b] = random.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 5],
  ] as const);
  const factor = random.int(3, 12);
  const thing = thingFor(scene, random, (a + b) * factor);
  const [first, second] = thing.kinds;
  return buildProblem({
    skill: 'ratios-and-unit-rates',
    situation: 'other',
    text: `${who} has ${a * factor} ${first} ${thing.many} and ${b * factor} ${second} ${thing.many}. What is the ratio of ${first} to ${second}? Write it as a fraction in lowest terms.`,
    bare: `What is the ratio ${a * factor} : ${b * factor} as a fraction in lowest terms?`,
    expression: `${a * factor} / ${b * factor}`,
    value: exact([a, b]),
    notation: { ...FRACTION, write: (ratio) => ratio.toFraction() },
    steps: [
      { text: `Both numbers can be divided by ${factor}.`, equation: `${a * factor} / ${factor} = ${a}` },
      { text: 'The second number too.', equation: `${b * factor} / ${factor} = ${b}` },
      { text: 'Write the ratio as a fraction.', equation: `${a * factor}/${b * factor} = ${a}/${b}` },
    ],
    mistakes: [
      [[b, a], 'turns the ratio around'],
      [[a, a + b], 'compares a part with the whole'],
      [[b, a + b], 'compares the other part with the whole'],
      [[b - a, b], 'uses the difference'],
      [(b - a) * factor, 'subtracts the numbers'],
      [[a, b * factor], 'divides only the first number'],
    ],
    operations: 1,
  });
}

function bestBuy(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: {
      priced: [item],
    },
    people: [who = ''],
  } = request;
  const unit = new Fraction(random.int(item.cents[0], item.cents[1]), 100);
  const [small, large] = [random.int(2, 4), random.int(6, 12)];
  const [smallCost, largeCost] = [unit.mul(small), unit.mul(large)];
  return buildProblem({
    skill: 'ratios-and-unit-rates',
    situation: 'multi-step',
    text: `A pack of ${small} ${item.many} costs ${writeMoney(smallCost)}. ${who} needs a pack of ${large}, at the same price for each one. What does that pack cost?`,
    bare: displayMath(`${plain(smallCost)} / ${small} * ${large}`),
    expression: `${plain(smallCost)} / ${small} * ${large}`,
    value: largeCost,
    notation: DOLLARS,
    steps: [
      { text: 'Find the price of one.', equation: `${plain(smallCost)} / ${small} = ${plain(unit)}` },
      { text: `Multiply by ${large}.`, equation: `${plain(unit)} * ${large} = ${plain(largeCost)}` },
    ],
    mistakes: [
      [unit, 'stops at the unit price'],
      [smallCost.mul(large), 'multiplies the whole pack'],
      [smallCost.add(large - small), 'adds the difference of the numbers'],
      [largeCost.add(unit), 'pays for one too many'],
      [largeCost.sub(unit), 'pays for one too few'],
      [smallCost.mul(2), 'doubles the pack'],
    ],
    operations: 2,
  });
}

export const ratiosAndUnitRates = defineMathSkill({
  id: 'ratios-and-unit-rates',
  strand: 'ratios',
  title: 'Ratios and unit rates',
  inText: 'ratios and unit rates',
  grades: [6, 7],
  aliases: [
    'ratios',
    'ratio',
    'ratios and rates',
    'unit rate',
    'unit rates',
    'rates',
    'ratio tables',
    'ratio table',
    'tape diagrams',
    'best buy',
    'proportional reasoning',
    'equivalent ratios',
    'proportions',
    'solving proportions',
    'unit price',
    'proportional relationships',
    'constant of proportionality',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.6.RP.A.1', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.6.RP.A.2', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.6.RP.A.3', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.7.RP.A.2', grades: [7, 7] },
  ],
  bigIdea: 'In a ratio two amounts change together by multiplying: what happens to one happens to the other by the same factor.',
  objective: 'find a unit rate and use it to solve for a missing amount',
  hint: 'What is the amount for one? Begin there.',
  misconception: {
    belief: '2 to 3 is the same as 4 to 5, because both grew by 2.',
    why: 'Adding the same amount feels fair.',
    truth: 'Ratios grow by multiplying. 2 to 3 is the same as 4 to 6.',
    teacherMove: 'Mix 2 cups of one color with 3 of another, then 4 with 5 and 4 with 6. Compare which shade matches.',
  },
  restsOn: {
    skill: 'equivalent fractions',
    recall(random) {
      const [a, b, factor] = [random.int(2, 4), random.pick([5, 7]), random.int(2, 6)];
      return {
        prompt: `What number makes ${a}/${b} = □/${b * factor} true?`,
        answer: String(a * factor),
        likelyError: `Writes ${a + b * factor - b}: adds the same number above and below.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return request.random.pick([steadyRate, mixedRatio, bestBuy])(request);
    const kinds = {
      basic: [steadyRate, rateUnknown, mixedRatio],
      intermediate: [steadyRate, rateUnknown, mixedRatio, simplestRatio],
      advanced: [steadyRate, mixedRatio, simplestRatio, bestBuy],
    }[request.difficulty];
    return request.random.pick(kinds)(request);
  },
});
