import { type Mistake, buildProblem, exact } from '../build-problem.ts';
import { greatestCommonFactor } from '../fraction-terms.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { FRACTION, counted } from '../quantity.ts';

/** Simple fractions and the factors that make them finer, by difficulty. */
const DENOMINATORS: Readonly<Record<MathDifficulty, readonly number[]>> = {
  basic: [2, 3, 4],
  intermediate: [3, 4, 5, 6],
  advanced: [4, 5, 6, 8],
};
const FACTORS: Readonly<Record<MathDifficulty, readonly number[]>> = { basic: [2, 3], intermediate: [2, 3, 4], advanced: [3, 4, 5, 6] };

interface Pair {
  readonly top: number;
  readonly bottom: number;
  readonly factor: number;
}

function drawPair({ random, difficulty, grade }: ProblemRequest): Pair {
  const bottom = random.pick(DENOMINATORS[difficulty]);
  const tops = Array.from({ length: bottom - 1 }, (_, index) => index + 1).filter((top) => greatestCommonFactor(top, bottom) === 1);
  return { top: random.pick(tops), bottom, factor: random.pick(grade <= 3 ? [2, 3] : FACTORS[difficulty]) };
}

function mistakes({ top, bottom, factor }: Pair): Mistake[] {
  const answer = top * factor;
  const finer = bottom * factor;
  return [
    [top + (finer - bottom), 'adds the same number above and below'],
    [top, 'leaves the numerator as it is'],
    [finer - answer, 'counts the parts that are left'],
    [factor, 'gives the factor'],
    [finer, 'gives the denominator'],
  ];
}

const CUT_THINGS = ['pan of corn bread', 'sheet of paper', 'strip of ribbon', 'tray of clay', 'poster', 'garden plot'] as const;

function missingNumerator(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = '', other = ''],
  } = request;
  const pair = drawPair(request);
  const { top, bottom, factor } = pair;
  const finer = bottom * factor;
  const item = random.pick(CUT_THINGS);

  return buildProblem({
    skill: 'equivalent-fractions',
    situation: 'other',
    text: random.pick([
      `${who} colors ${top}/${bottom} of a ${item}. ${other} has a ${item} of the same size. It is cut into ${finer} equal parts. How many of these parts must ${other} color to match?`,
      `A ${item} is cut into ${bottom} equal parts. ${who} takes ${top}/${bottom} of it. If it were cut into ${finer} equal parts, how many parts would ${who} take for the same amount?`,
    ]),
    bare: `What number makes ${top}/${bottom} = □/${finer} true?`,
    expression: `${top}/${bottom} * ${finer}`,
    value: exact(top * factor),
    notation: counted({ one: 'part', many: 'parts' }),
    steps: [
      { text: `Each of the ${bottom} parts is cut into ${factor} smaller parts.`, equation: `${bottom} * ${factor} = ${finer}` },
      {
        text: top === 1 ? `So the one part becomes ${factor} parts too.` : `So each of the ${top} parts becomes ${factor} parts too.`,
        equation: `${top} * ${factor} = ${top * factor}`,
      },
      { text: 'The two fractions are the same amount.', equation: `${top}/${bottom} = ${top * factor}/${finer}` },
    ],
    mistakes: mistakes(pair),
    operations: 1,
  });
}

/** Two readings of one amount: what was read or done, and what is still left, in the finer parts. */
function twoSteps(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const pair = drawPair(request);
  const { top, bottom, factor } = pair;
  const finer = bottom * factor;
  const done = top * factor;
  const left = finer - done;
  const item = random.pick(CUT_THINGS);
  return buildProblem({
    skill: 'equivalent-fractions',
    situation: 'multi-step',
    text: `A ${item} is cut into ${finer} equal parts. ${who} uses ${top}/${bottom} of it. How many parts are left?`,
    bare: `How many ${finer}ths are left when ${top}/${bottom} of ${finer}/${finer} is taken away?`,
    expression: `${finer} - ${top}/${bottom} * ${finer}`,
    value: exact(left),
    notation: counted({ one: 'part', many: 'parts' }),
    steps: [
      { text: `Write ${top}/${bottom} in ${finer} parts.`, equation: `${top}/${bottom} = ${done}/${finer}` },
      { text: 'Take these parts away from all the parts.', equation: `${finer} - ${done} = ${left}` },
    ],
    mistakes: [
      [done, 'gives the parts that are used'],
      [finer - top, 'takes away the numerator and leaves the size of the parts out'],
      [bottom - top, 'counts the larger parts that are left'],
      [left + 1, 'miscounts by one'],
      [left - 1, 'miscounts by one, one too few'],
      [left + 2, 'miscounts by two'],
    ],
    operations: 2,
  });
}

function simplify(request: ProblemRequest): MathProblem {
  const {
    people: [who = ''],
    scene: {
      things: [thing],
    },
  } = request;
  const { top, bottom, factor } = drawPair(request);
  const [done, all] = [top * factor, bottom * factor];
  return buildProblem({
    skill: 'equivalent-fractions',
    situation: 'other',
    text: `${who} has ${all} ${thing.many}. Of these, ${done} are ${thing.kinds[0]}. What fraction of the ${thing.many} is ${thing.kinds[0]}? Use the smallest numbers you can.`,
    bare: `What is ${done}/${all} in lowest terms?`,
    expression: `${done} / ${all}`,
    value: exact([done, all]),
    notation: FRACTION,
    steps: [
      { text: `The part is ${done} of ${all}. That is ${done}/${all}.` },
      { text: `Both numbers can be divided by ${factor}.`, equation: `${done} / ${factor} = ${top}` },
      { text: `The denominator too.`, equation: `${all} / ${factor} = ${bottom}` },
      { text: 'The two fractions are equal.', equation: `${done}/${all} = ${top}/${bottom}` },
    ],
    mistakes: [
      [[all - done, all], 'gives the part that is left over'],
      [[done, all - done], 'compares one part with the other part'],
      [[top, all], 'divides only the numerator'],
      [[top + 1, bottom], 'divides the numerator with a slip'],
      [[top, bottom + 1], 'divides the denominator with a slip'],
      [[1, factor], 'gives one over the common factor'],
      [[1, all], 'gives one part of all the parts'],
    ],
    operations: 1,
  });
}

export const equivalentFractions = defineMathSkill({
  id: 'equivalent-fractions',
  strand: 'fractions',
  title: 'Equivalent fractions',
  inText: 'equivalent fractions',
  grades: [3, 5],
  aliases: [
    'equivalent fractions',
    'equal fractions',
    'simplify fractions',
    'simplifying fractions',
    'lowest terms',
    'reducing fractions',
    'simplest form',
    'renaming fractions',
    'fractions',
    'fraction equivalence',
    'finding equivalent fractions',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.3.NF.A.3', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.4.NF.A.1', grades: [4, 4] },
  ],
  bigIdea: 'The same amount can be cut into more, smaller parts: the fraction gets other numbers and stays as large as it was.',
  objective: 'find equivalent fractions and show that they are the same amount',
  hint: 'Each part is cut into the same number of smaller parts. How many?',
  misconception: {
    belief: '2/3 = 4/5, because I add 2 to both numbers.',
    why: 'In some number games both sides change by the same amount and stay fair.',
    truth: 'Cutting each part in two doubles both numbers: 2/3 = 4/6.',
    teacherMove: 'Fold a paper strip into thirds and color two. Fold it once more the other way and count again.',
  },
  restsOn: {
    skill: 'multiplication facts',
    recall(random) {
      const [a, b] = [random.int(2, 5), random.int(3, 6)];
      return {
        prompt: `What number makes ${a} × □ = ${a * b} true?`,
        answer: String(b),
        likelyError: `Writes ${a * b - a}: subtracts ${a} from ${a * b}.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return twoSteps(request);
    return request.grade >= 4 && request.random.chance(0.4) ? simplify(request) : missingNumerator(request);
  },
});
