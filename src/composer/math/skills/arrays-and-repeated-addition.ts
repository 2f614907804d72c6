import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { displayMath } from '../display-math.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { type Noun, count, counted } from '../quantity.ts';
import { type Range, thingFor } from '../scenes.ts';

const SIZE: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 5], intermediate: [2, 6], advanced: [3, 7] };
const ROW: Noun = { one: 'row', many: 'rows' };

function draw({ random, difficulty, scene }: ProblemRequest) {
  const [rows, columns] = [random.int(...SIZE[difficulty]), random.int(...SIZE[difficulty])];
  return { rows, columns, thing: thingFor(scene, random, 49), sum: Array.from({ length: rows }, () => columns).join(' + ') };
}

function total(request: ProblemRequest): MathProblem {
  const { rows, columns, thing, sum } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  return buildProblem({
    skill: 'arrays-and-repeated-addition',
    situation: 'groups: product unknown',
    text: random.pick([
      `${who} puts ${thing.many} in ${count(rows, ROW)}. Each row has ${columns}. How many ${thing.many} are there?`,
      `There are ${count(rows, ROW)} of ${thing.many} on the table. ${who} counts ${columns} in each row. How many ${thing.many} is that?`,
      `${who} makes an array of ${thing.many}. It has ${count(rows, ROW)} with ${columns} in each. How many ${thing.many} are in the array?`,
    ]),
    bare: sum,
    expression: sum,
    value: new Fraction(rows * columns),
    notation: counted(thing),
    steps: [{ text: `Add ${columns} once for each row.`, equation: `${sum} = ${rows * columns}` }],
    mistakes: [
      [rows + columns, 'adds the rows and the number in a row'],
      [rows * columns - columns, 'leaves one row out'],
      [rows * columns + columns, 'counts one row twice'],
      [2 * (rows + columns) - 4, 'counts only the edge of the array'],
    ],
    operations: rows - 1,
    figure: { kind: 'dots', rows, columns },
  });
}

function rowsOf(request: ProblemRequest): MathProblem {
  const { rows, columns, thing } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const all = rows * columns;
  return buildProblem({
    skill: 'arrays-and-repeated-addition',
    situation: 'groups: number unknown',
    text: random.pick([
      `${who} has ${count(all, thing)}. ${who} puts ${columns} in each row. How many rows does ${who} make?`,
      `${who} sets out ${count(all, thing)} in rows of ${columns}. How many rows are there?`,
    ]),
    bare: `How many rows of ${columns} make ${all}?`,
    expression: `${all} / ${columns}`,
    value: new Fraction(rows),
    notation: counted(ROW),
    steps: [{ text: `Count by ${columns}s up to ${all}. Each count is one row.`, equation: `${rows} * ${columns} = ${all}` }],
    mistakes: [
      [all - columns, 'takes one row away'],
      [rows + 1, 'counts one row too many'],
      [columns, 'gives the number in a row'],
    ],
  });
}

/** Some spaces of the array stay empty. */
function withGap(request: ProblemRequest): MathProblem {
  const { rows, columns, thing, sum } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const gone = random.int(1, columns - 1);
  const expression = `${sum} - ${gone}`;
  return buildProblem({
    skill: 'arrays-and-repeated-addition',
    situation: 'multi-step',
    text: `${who} puts ${thing.many} in ${count(rows, ROW)} of ${columns}. Then ${who} ${thing.lose[1]} ${gone} of the ${thing.many} ${thing.lose[2]}. How many ${thing.many} are left?`,
    bare: displayMath(expression),
    expression,
    value: new Fraction(rows * columns - gone),
    notation: counted(thing),
    steps: [
      { text: 'Find how many there were.', equation: `${sum} = ${rows * columns}` },
      { text: 'Take away those that are gone.', equation: `${rows * columns} - ${gone} = ${rows * columns - gone}` },
    ],
    mistakes: [
      [rows * columns, 'stops before some go away'],
      [rows * columns + gone, 'adds the ones that go away'],
      [rows + columns - gone, 'adds the rows and the number in a row'],
    ],
    operations: rows,
  });
}

export const arraysAndRepeatedAddition = defineMathSkill({
  id: 'arrays-and-repeated-addition',
  strand: 'operations',
  title: 'Arrays and repeated addition',
  inText: 'arrays and repeated addition',
  grades: [2, 3],
  aliases: ['arrays', 'array', 'repeated addition', 'equal rows', 'rows and columns', 'equal groups addition', 'rectangular arrays'],
  standards: [
    { code: 'CCSS.MATH.CONTENT.2.OA.C.4', grades: [2, 2] },
    { code: 'CCSS.MATH.CONTENT.3.OA.A.1', grades: [3, 3] },
  ],
  bigIdea: 'Equal rows can be counted by adding the same number again and again.',
  objective: 'find how many there are in an array by adding equal rows',
  hint: 'How many are in one row? How many rows are there?',
  misconception: {
    belief: 'In 4 rows of 3 there are 7.',
    why: 'Both numbers look alike, so students add them.',
    truth: 'One number counts rows, the other counts what is in a row: 3 + 3 + 3 + 3.',
    teacherMove: 'Build 4 rows of 3 with counters. Cover all but one row and ask what the 4 tells.',
  },
  restsOn: {
    skill: 'skip counting',
    recall(random) {
      const jump = random.int(2, 5);
      return {
        prompt: `Count by ${jump}s. Write the first four numbers.`,
        answer: `${jump}, ${jump * 2}, ${jump * 3}, ${jump * 4}`,
        likelyError: `Adds one too many in a jump: ${jump}, ${jump * 2 + 1}.`,
      };
    },
  },
  problem: byDifficulty({ basic: [total], intermediate: [total, rowsOf], advanced: [rowsOf, withGap, total], multiStep: [withGap] }),
});
