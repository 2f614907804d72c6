import { buildProblem, exact } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { TWO_EQUAL_GROUPS, WHOLE as ONE_WHOLE } from '../named-constants.ts';
import { FRACTION, type Noun, counted } from '../quantity.ts';

const PARTS: Readonly<Record<MathDifficulty, readonly number[]>> = { basic: [2, 3, 4], intermediate: [2, 3, 4], advanced: [3, 4, 6] };
const NAMES: Readonly<Record<number, Noun>> = {
  2: { one: 'half', many: 'halves' },
  3: { one: 'third', many: 'thirds' },
  4: { one: 'fourth', many: 'fourths' },
  6: { one: 'sixth', many: 'sixths' },
};
const FOODS = ['sandwich', 'pizza', 'pie', 'corn bread', 'quilt square', 'paper', 'cracker', 'tortilla'] as const;

const nameOf = (parts: number): Noun => NAMES[parts] ?? { one: 'part', many: 'parts' };

/** One whole for so many people: what does each get? */
function share(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const parts = random.pick(PARTS[difficulty]);
  const food = random.pick(FOODS);
  return buildProblem({
    skill: 'equal-shares-of-shapes',
    situation: 'groups: size unknown',
    text: random.pick([
      `${who} cuts a ${food} into ${parts} equal parts. What fraction of the ${food} is one part?`,
      `${parts} friends share one ${food}. Each gets the same. What fraction of the ${food} does each friend get?`,
    ]),
    bare: `A whole has ${parts} equal parts. What fraction is one part?`,
    expression: `1 / ${parts}`,
    constants: [ONE_WHOLE],
    value: exact([1, parts]),
    notation: FRACTION,
    steps: [
      { text: `There are ${parts} equal parts. They are called ${nameOf(parts).many}.` },
      { text: `One of them is a ${nameOf(parts).one}.`, equation: `1 / ${parts} = 1/${parts}` },
    ],
    mistakes: [
      [[1, parts + 1], 'counts the cuts and the ends'],
      [[1, parts * 2], 'halves each part again'],
      [[parts - 1, parts], 'names what is left'],
      [parts, 'counts the parts'],
    ],
    figure: { kind: 'fraction-bars', bars: [{ parts, shaded: 0, label: '' }] },
  });
}

/** Several wholes are cut: how many parts are there? */
function partsOf(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const parts = random.pick(PARTS[difficulty]);
  const wholes = random.int(2, difficulty === 'basic' ? 6 : 9);
  const food = random.pick(FOODS.filter((name) => name !== 'corn bread' && name !== 'paper'));
  const name = nameOf(parts);
  return buildProblem({
    skill: 'equal-shares-of-shapes',
    situation: 'groups: product unknown',
    text: `${who} has ${wholes} ${food.replace(/(?<=wich)$/u, 'e')}s. ${who} cuts each one into ${parts} equal parts. How many ${name.many} does ${who} have?`,
    bare: `How many ${name.many} are in ${wholes} wholes? Each whole has ${parts}.`,
    expression: `${wholes} * ${parts}`,
    value: exact(wholes * parts),
    notation: counted(name),
    steps: [{ text: `Each whole gives ${parts} ${name.many}. Count by ${parts}s.`, equation: `${wholes} * ${parts} = ${wholes * parts}` }],
    mistakes: [
      [wholes + parts, 'adds the two numbers'],
      [parts, 'counts the parts of one whole'],
      [wholes * 2, 'cuts each whole in two'],
    ],
  });
}

/** Some parts are gone. */
function left(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = '', other = ''],
  } = request;
  const parts = random.pick([3, 4, 6, 8]);
  const [a, b] = [random.int(1, Math.floor((parts - 1) / 2)), random.int(1, Math.floor((parts - 1) / 2))];
  const food = random.pick(FOODS);
  const rest = parts - a - b;
  return buildProblem({
    skill: 'equal-shares-of-shapes',
    situation: 'multi-step',
    text: `A ${food} is cut into ${parts} equal parts. ${who} takes ${a}. ${other} takes ${b}. What fraction of the ${food} is left?`,
    bare: `A whole has ${parts} equal parts. ${a} and then ${b} are taken. What fraction is left?`,
    expression: `(${parts} - ${a} - ${b}) / ${parts}`,
    value: exact([rest, parts]),
    notation: FRACTION,
    steps: [
      { text: 'Count the parts that are left.', equation: `${parts} - ${a} - ${b} = ${rest}` },
      { text: `Each part is 1/${parts} of the whole. So ${rest}/${parts} ${rest === 1 ? 'is' : 'are'} left.` },
    ],
    mistakes: [
      [[a + b, parts], 'names the parts that are gone'],
      [[parts - a, parts], 'leaves the second share out'],
      [[rest, parts - 1], 'counts the cuts and not the parts'],
    ],
  });
}

/** A half of a set, for a first look at fractions of more than one thing. */
function halfOfParts(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = '', other = ''],
  } = request;
  const half = random.int(2, 4);
  const food = random.pick(FOODS);
  return buildProblem({
    skill: 'equal-shares-of-shapes',
    situation: 'groups: size unknown',
    text: `${who} cuts a ${food} into ${half * 2} equal parts. ${who} gives half of the ${food} to ${other}. How many parts does ${other} get?`,
    bare: `A whole has ${half * 2} equal parts. How many parts make a half?`,
    expression: `${half * 2} / 2`,
    constants: [TWO_EQUAL_GROUPS],
    value: exact(half),
    notation: counted({ one: 'part', many: 'parts' }),
    steps: [{ text: 'A half is one of two equal shares.', equation: `${half * 2} / 2 = ${half}` }],
    mistakes: [
      [1, 'takes one part for a half'],
      [2, 'takes two parts because a half has to do with 2'],
      [half * 2, 'counts all the parts'],
    ],
    figure: { kind: 'fraction-bars', bars: [{ parts: half * 2, shaded: 0, label: '' }] },
  });
}

export const equalSharesOfShapes = defineMathSkill({
  id: 'equal-shares-of-shapes',
  strand: 'fractions',
  title: 'Equal shares: halves, thirds and fourths',
  inText: 'equal shares of shapes',
  grades: [1, 2],
  aliases: [
    'equal shares',
    'halves and fourths',
    'halves thirds and fourths',
    'halves and quarters',
    'partitioning shapes',
    'equal parts',
    'fractions',
    'fair shares',
    'dividing shapes',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.1.G.A.3', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.2.G.A.3', grades: [2, 2] },
  ],
  bigIdea: 'Equal shares are the same size. The more shares there are, the smaller each one is.',
  objective: 'cut a whole into equal shares and name one share',
  hint: 'How many equal parts make the whole?',
  misconception: {
    belief: 'A fourth is more than a half because 4 is more than 2.',
    why: 'Four is a larger number than two.',
    truth: 'The whole is cut into more parts, so each part is smaller.',
    teacherMove: 'Fold one paper in two and one in four. Lay one part of each side by side.',
  },
  restsOn: {
    skill: 'equal groups',
    recall(random) {
      const each = random.int(2, 5);
      return {
        prompt: `Two children share ${each * 2} grapes. Each gets the same number. How many does each get?`,
        answer: `${each} grapes`,
        likelyError: `Says ${each * 2 - 2}: takes 2 away.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [share, halfOfParts, partsOf],
    intermediate: [share, partsOf, halfOfParts],
    advanced: [partsOf, left],
    multiStep: [left],
  }),
});
