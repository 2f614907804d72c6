import { buildProblem, exact } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { count, counted, measuredInFractions } from '../quantity.ts';

const PARTS: Readonly<Record<MathDifficulty, readonly number[]>> = {
  basic: [2, 3, 4],
  intermediate: [3, 4, 5, 6],
  advanced: [5, 6, 8, 10],
};
const NAMES: Readonly<Record<number, readonly [string, string]>> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['fourth', 'fourths'],
  5: ['fifth', 'fifths'],
  6: ['sixth', 'sixths'],
  8: ['eighth', 'eighths'],
  10: ['tenth', 'tenths'],
};
const noun = (parts: number) => ({ one: NAMES[parts]?.[0] ?? 'part', many: NAMES[parts]?.[1] ?? 'parts' });

function draw({ random, difficulty }: ProblemRequest) {
  const bottom = random.pick(PARTS[difficulty]);
  const whole = random.int(1, difficulty === 'basic' ? 4 : 7);
  const top = random.int(1, bottom - 1);
  return { bottom, whole, top, parts: whole * bottom + top };
}

/** 2 3/4 cups: how many fourths? */
function toParts(request: ProblemRequest): MathProblem {
  const { bottom, whole, top, parts } = draw(request);
  const {
    random,
    scene: { stuff },
    people: [who = ''],
  } = request;
  const scoop = `1/${bottom} ${stuff.unit.one}`;
  return buildProblem({
    skill: 'mixed-numbers',
    situation: 'groups: number unknown',
    text: random.pick([
      `${who} needs ${whole} ${top}/${bottom} ${stuff.unit.many} of ${stuff.noun}. The only scoop holds ${scoop}. How many scoops does ${who} need?`,
      `${who} has ${whole} ${top}/${bottom} ${stuff.unit.many} of ${stuff.noun} and splits all of it into portions of ${scoop}. How many portions are there?`,
    ]),
    bare: `How many ${noun(bottom).many} are in ${whole} ${top}/${bottom}?`,
    expression: `${whole} * ${bottom} + ${top}`,
    value: exact(parts),
    notation: counted({ one: noun(bottom).one, many: noun(bottom).many }),
    steps: [
      { text: `Each whole has ${bottom} ${noun(bottom).many}.`, equation: `${whole} * ${bottom} = ${whole * bottom}` },
      { text: `Add the ${top} that ${top === 1 ? 'is' : 'are'} left.`, equation: `${whole * bottom} + ${top} = ${parts}` },
    ],
    mistakes: [
      [whole * bottom, 'leaves the fraction part out'],
      [whole + top, 'adds the whole number and the numerator'],
      [whole * top + bottom, 'multiplies by the numerator'],
      [whole * bottom * top, 'multiplies all the numbers'],
    ],
    figure: {
      kind: 'fraction-bars',
      bars: [
        ...Array.from({ length: Math.min(whole, 3) }, () => ({ parts: bottom, shaded: bottom, label: '' })),
        ...(whole <= 3 ? [{ parts: bottom, shaded: top, label: '' }] : []),
      ],
    },
  });
}

/** 11 fourths as a mixed number. */
function toMixed(request: ProblemRequest): MathProblem {
  const { bottom, whole, top, parts } = draw(request);
  const {
    random,
    scene: { stuff },
    people: [who = ''],
  } = request;
  return buildProblem({
    skill: 'mixed-numbers',
    situation: 'groups: product unknown',
    text: random.pick([
      `${who} fills a scoop of 1/${bottom} ${stuff.unit.one} with ${stuff.noun} ${parts} times. How many ${stuff.unit.many} is that?`,
      `${who} has ${parts} portions of ${stuff.noun}. Each is 1/${bottom} ${stuff.unit.one}. How many ${stuff.unit.many} of ${stuff.noun} does ${who} have?`,
    ]),
    bare: `Write ${parts}/${bottom} as a mixed number. What is it?`,
    expression: `${parts} / ${bottom}`,
    value: exact([parts, bottom]),
    notation: measuredInFractions(stuff.unit),
    steps: [
      {
        text: `${bottom} ${noun(bottom).many} make one whole. Find how many wholes there are.`,
        equation: `${whole} * ${bottom} = ${whole * bottom}`,
      },
      {
        text: `${count(top, noun(bottom))} ${top === 1 ? 'is' : 'are'} left.`,
        equation: `${parts} / ${bottom} = ${whole} + ${top}/${bottom}`,
      },
    ],
    mistakes: [
      [[whole * bottom + bottom, bottom], 'rounds up to the next whole'],
      [whole, 'leaves the fraction part out'],
      [exact([top, bottom]), 'gives only the part that is left'],
      [exact([(whole + 1) * bottom + top, bottom]), 'counts one whole too many'],
    ],
  });
}

/** Wholes and parts are used up. */
function partsLeft(request: ProblemRequest): MathProblem {
  const { bottom, whole, top, parts } = draw(request);
  const {
    random,
    scene: { stuff },
    people: [who = ''],
  } = request;
  const used = random.int(1, parts - 1);
  return buildProblem({
    skill: 'mixed-numbers',
    situation: 'multi-step',
    text: `${who} has ${whole} ${top}/${bottom} ${stuff.unit.many} of ${stuff.noun}. ${who} ${stuff.use[1]} ${count(used, { one: 'scoop', many: 'scoops' })} of 1/${bottom} ${stuff.unit.one}. How many more scoops of this size are left?`,
    bare: `How many ${noun(bottom).many} are left when ${used} ${noun(bottom)[used === 1 ? 'one' : 'many']} are taken from ${whole} ${top}/${bottom}?`,
    expression: `${whole} * ${bottom} + ${top} - ${used}`,
    value: exact(parts - used),
    notation: counted({ one: 'scoop', many: 'scoops' }),
    steps: [
      { text: `Find how many ${noun(bottom).many} there are.`, equation: `${whole} * ${bottom} + ${top} = ${parts}` },
      { text: 'Take away those that are used.', equation: `${parts} - ${used} = ${parts - used}` },
    ],
    mistakes: [
      [parts, 'stops after the first step'],
      [parts + used, 'adds the scoops that are used'],
      [Math.abs(whole * bottom - used), 'leaves the fraction part out'],
    ],
  });
}

export const mixedNumbers = defineMathSkill({
  id: 'mixed-numbers',
  strand: 'fractions',
  title: 'Mixed numbers and fractions greater than 1',
  inText: 'mixed numbers and fractions greater than 1',
  grades: [4, 5],
  aliases: [
    'improper fractions',
    'mixed numbers and improper fractions',
    'converting mixed numbers',
    'fractions greater than one',
    'fractions greater than 1',
    'improper fractions to mixed numbers',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.4.NF.B.3', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.5.NF.B.3', grades: [5, 5] },
  ],
  bigIdea: 'A mixed number and a fraction greater than 1 are two names for the same amount.',
  objective: 'change mixed numbers into fractions and back',
  hint: 'How many parts make one whole? How many wholes are there?',
  misconception: {
    belief: '2 3/4 is 23/4.',
    why: 'The whole number is written in front of the numerator.',
    truth: 'Two wholes are 8 fourths, and 3 more make 11/4.',
    teacherMove: 'Cut two paper strips into fourths and add three more fourths. Count all the pieces together.',
  },
  restsOn: {
    skill: 'unit fractions in a whole',
    recall(random) {
      const [parts, wholes] = [random.pick([3, 4, 5, 6, 8]), random.int(2, 5)];
      return {
        prompt: `How many ${noun(parts).many} are in ${wholes} wholes?`,
        answer: String(parts * wholes),
        likelyError: `Says ${parts + wholes}: adds.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [toParts, toMixed],
    intermediate: [toParts, toMixed],
    advanced: [toMixed, partsLeft, toParts],
    multiStep: [partsLeft],
  }),
});
