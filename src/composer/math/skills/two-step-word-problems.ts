import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { barModel } from '../problem-figures.ts';
import { count, counted } from '../quantity.ts';
import { type Range, thingFor } from '../scenes.ts';

const FACTS: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 6], intermediate: [3, 9], advanced: [4, 12] };
const LOOSE: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 20], intermediate: [5, 60], advanced: [15, 150] };

function draw({ random, difficulty, grade, scene }: ProblemRequest) {
  const more = grade >= 4 ? 4 : 0;
  const [least, most] = FACTS[difficulty];
  const [groups, size] = [random.int(least, most + more), random.int(least, most + more)];
  const loose = random.int(...LOOSE[difficulty]);
  return { groups, size, loose, product: groups * size, thing: thingFor(scene, random, groups * size + loose, size) };
}

/** Groups, then some more or fewer. */
function groupsThenChange(request: ProblemRequest): MathProblem {
  const { groups, size, loose, product, thing } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const loses = loose < product && random.chance(0.5);
  const answer = loses ? product - loose : product + loose;
  const [sign, opposite] = loses ? ['-', product + loose] : ['+', Math.abs(product - loose)];
  return buildProblem({
    skill: 'two-step-word-problems',
    situation: 'multi-step',
    text: loses
      ? `${who} has ${count(groups, thing.group)} with ${count(size, thing)} in each. ${who} ${thing.lose[1]} ${loose} of the ${thing.many} ${thing.lose[2]}. How many ${thing.many} are left?`
      : `${who} has ${count(groups, thing.group)} with ${count(size, thing)} in each. Then ${who} ${thing.gain[1]} ${loose} more. How many ${thing.many} does ${who} have now?`,
    bare: `${groups} × ${size} ${loses ? '−' : '+'} ${loose}`,
    expression: `${groups} * ${size} ${sign} ${loose}`,
    value: new Fraction(answer),
    notation: counted(thing),
    steps: [
      { text: 'Find how many are in the groups.', equation: `${groups} * ${size} = ${product}` },
      { text: loses ? 'Take away those that go.' : 'Add those that come.', equation: `${product} ${sign} ${loose} = ${answer}` },
    ],
    mistakes: [
      [product, 'stops after the first step'],
      [opposite, loses ? 'adds what goes away' : 'takes away what comes'],
      [loses ? groups + size - loose : groups + size + loose, 'adds the groups and their size'],
    ],
  });
}

/** A whole with some set aside, the rest shared. */
function changeThenShare(request: ProblemRequest): MathProblem {
  const { groups, size, loose, product, thing } = draw(request);
  const {
    people: [who = ''],
  } = request;
  const total = product + loose;
  return buildProblem({
    skill: 'two-step-word-problems',
    situation: 'multi-step',
    text: `${who} has ${count(total, thing)}. ${who} ${thing.lose[1]} ${loose} of the ${thing.many} ${thing.lose[2]}. The rest go into ${count(groups, thing.group)}, the same number in each. How many ${thing.many} go in each ${thing.group.one}?`,
    bare: `(${total} − ${loose}) ÷ ${groups}`,
    expression: `(${total} - ${loose}) / ${groups}`,
    value: new Fraction(size),
    notation: counted(thing),
    steps: [
      { text: 'Find how many are left.', equation: `${total} - ${loose} = ${product}` },
      { text: 'Share them equally.', equation: `${product} / ${groups} = ${size}` },
    ],
    mistakes: [
      [product, 'stops after the first step'],
      [new Fraction(total, groups), 'shares before taking some away'],
      [product - groups, 'subtracts the number of groups'],
      [new Fraction(total + loose, groups), 'adds what goes away'],
    ],
    figure: barModel(
      [[loose, String(loose)], ...Array.from({ length: groups }, (_, index) => [size, index === 0 ? '?' : ''] as const)],
      String(total),
    ),
  });
}

/** Two products compared or joined. */
function twoGroups(request: ProblemRequest): MathProblem {
  const { groups, size, product, thing } = draw(request);
  const {
    random,
    people: [who = '', other = ''],
    difficulty,
  } = request;
  const [secondGroups, secondSize] = [random.int(...FACTS[difficulty]), random.int(...FACTS[difficulty])];
  const second = secondGroups * secondSize;
  return buildProblem({
    skill: 'two-step-word-problems',
    situation: 'multi-step',
    text: `${who} has ${count(groups, thing.group)} with ${count(size, thing)} in each. ${other} has ${count(secondGroups, thing.group)} with ${secondSize} in each. How many ${thing.many} do they have in all?`,
    bare: `${groups} × ${size} + ${secondGroups} × ${secondSize}`,
    expression: `${groups} * ${size} + ${secondGroups} * ${secondSize}`,
    value: new Fraction(product + second),
    notation: counted(thing),
    steps: [
      { text: 'Find the first amount.', equation: `${groups} * ${size} = ${product}` },
      { text: 'Find the second amount.', equation: `${secondGroups} * ${secondSize} = ${second}` },
      { text: 'Put both together.', equation: `${product} + ${second} = ${product + second}` },
    ],
    mistakes: [
      [product, 'counts only the first amount'],
      [second, 'counts only the second amount'],
      [groups + size + secondGroups + secondSize, 'adds all the numbers'],
      [(groups + secondGroups) * (size + secondSize), 'adds groups and sizes before multiplying'],
    ],
  });
}

/** Which number of groups gives the whole, when some are there already. */
function startUnknown(request: ProblemRequest): MathProblem {
  const { groups, size, loose, product, thing } = draw(request);
  const {
    people: [who = ''],
  } = request;
  const total = product + loose;
  return buildProblem({
    skill: 'two-step-word-problems',
    situation: 'groups: number unknown',
    text: `${who} wants ${count(total, thing)} and has ${loose} so far. Each ${thing.group.one} holds ${size}. How many full ${thing.group.many} does ${who} still need?`,
    bare: `(${total} − ${loose}) ÷ ${size}`,
    expression: `(${total} - ${loose}) / ${size}`,
    value: new Fraction(groups),
    notation: counted(thing.group),
    steps: [
      { text: 'Find how many are missing.', equation: `${total} - ${loose} = ${product}` },
      { text: `Find how many groups of ${size} that is.`, equation: `${product} / ${size} = ${groups}` },
    ],
    mistakes: [
      [product, 'stops after the first step'],
      [new Fraction(total, size), 'leaves out what is there already'],
      [new Fraction(total + loose, size), 'adds what is there already'],
      [groups + 1, 'counts the part that is there as one more group'],
    ],
  });
}

export const twoStepWordProblems = defineMathSkill({
  id: 'two-step-word-problems',
  strand: 'operations',
  title: 'Two-step word problems',
  inText: 'two-step word problems',
  grades: [3, 4],
  aliases: [
    'two step word problems',
    'two-step word problems',
    '2 step word problems',
    'two step problems',
    'multi-step word problems',
    'multistep word problems',
    'four operations',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.3.OA.D.8', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.4.OA.A.3', grades: [4, 4] },
  ],
  bigIdea: 'In a two-step problem the first answer is a number that the second step needs.',
  objective: 'find the hidden question in a story and answer it first',
  hint: 'What do you need to know before you can answer? Find that first.',
  misconception: {
    belief: 'I use each number in the order in which it stands.',
    why: 'In short problems the order of the numbers often fits.',
    truth: 'The story decides what comes first, and one result feeds the next step.',
    teacherMove: 'Cover the question. Ask what can be found out so far, and what that number would tell.',
  },
  restsOn: {
    skill: 'one-step groups',
    recall(random) {
      const [groups, size] = [random.int(3, 9), random.int(3, 9)];
      return {
        prompt: `There are ${groups} boxes with ${size} pens in each. How many pens is that?`,
        answer: `${groups * size} pens`,
        likelyError: `Adds: ${groups + size}.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [groupsThenChange],
    intermediate: [groupsThenChange, changeThenShare, twoGroups],
    advanced: [changeThenShare, startUnknown, twoGroups],
    multiStep: [groupsThenChange, changeThenShare, twoGroups],
  }),
});
