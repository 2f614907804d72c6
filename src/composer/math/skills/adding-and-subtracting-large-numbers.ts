import { buildProblem, placeSlips } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { digitsOf } from '../place-parts.ts';
import { additiveSituations, additiveStory, twoChangesStory } from '../stories/additive-story.ts';
import { type Range, thingFor } from '../scenes.ts';
import { writeWhole } from '../quantity.ts';

const SIZE: Readonly<Record<MathDifficulty, Range>> = { basic: [1000, 9999], intermediate: [1200, 48_000], advanced: [11_000, 95_000] };

function mistakesFor(left: number, right: number, adds: boolean): [number, string][] {
  const answer = adds ? left + right : left - right;
  const top = digitsOf(left);
  const below = digitsOf(right);
  const shift = top.length - below.length;
  const smallerFromLarger = Number(top.map((digit, index) => Math.abs(digit - (below[index - shift] ?? 0))).join(''));
  return [
    adds ? [left - right, 'subtracts where the amounts are joined'] : [left + right, 'adds where a part is missing'],
    ...(adds ? [] : ([[smallerFromLarger, 'takes the smaller digit from the larger one in each place']] as [number, string][])),
    [answer + 1000, adds ? 'carries into the thousands once too often' : 'forgets that a thousand was opened'],
    [answer - 1000, adds ? 'forgets to carry into the thousands' : 'opens a thousand that was not needed'],
    ...(placeSlips(answer) as [number, string][]),
  ];
}

function oneChange(request: ProblemRequest): MathProblem {
  const { random, difficulty, scene } = request;
  const [a, b] = [random.int(...SIZE[difficulty]), random.int(...SIZE[difficulty])];
  const plot = additiveStory({
    situation: random.pick(additiveSituations(request)),
    a,
    b,
    thing: thingFor(scene, random, a + b),
    request,
  });
  const [left = 0, right = 0] = plot.expression.split(/ [-+] /u).map(Number);
  const answer = plot.adds ? left + right : left - right;
  const sign = plot.adds ? '+' : '-';
  return buildProblem({
    ...plot,
    skill: 'adding-and-subtracting-large-numbers',
    bare: `${writeWhole(left)} ${plot.adds ? '+' : '−'} ${writeWhole(right)}`,
    steps: [
      { text: 'Write the numbers one below the other, ones below ones.' },
      {
        text: plot.adds
          ? 'Add place by place from the right and carry.'
          : 'Subtract place by place from the right and open a place where you must.',
        equation: `${left} ${sign} ${right} = ${answer}`,
      },
      {
        text: plot.adds ? 'Check by subtracting.' : 'Check by adding.',
        equation: plot.adds ? `${answer} - ${right} = ${left}` : `${answer} + ${right} = ${left}`,
      },
    ],
    mistakes: mistakesFor(left, right, plot.adds),
  });
}

function twoChanges(request: ProblemRequest): MathProblem {
  const { random, difficulty, scene } = request;
  const start = random.int(...SIZE[difficulty]);
  const change = random.int(300, Math.floor(start * 0.6));
  const second = random.int(300, Math.max(301, Math.floor((start - change) * 0.8)));
  const plot = twoChangesStory(start, change, second, thingFor(scene, random, start + change), request);
  const middle = plot.gainsFirst ? start + change : start - change;
  const answer = Number(plot.value.n);
  const [one, other] = plot.gainsFirst ? ['+', '-'] : ['-', '+'];
  return buildProblem({
    ...plot,
    skill: 'adding-and-subtracting-large-numbers',
    bare: `${writeWhole(start)} ${one === '-' ? '−' : '+'} ${writeWhole(change)} ${other === '-' ? '−' : '+'} ${writeWhole(second)}`,
    steps: [
      { text: 'Do the first part.', equation: `${start} ${one} ${change} = ${middle}` },
      { text: 'Do the second part.', equation: `${middle} ${other} ${second} = ${answer}` },
    ],
    mistakes: [
      [middle, 'stops after the first part'],
      [start + change + second, 'adds all the numbers'],
      ...mistakesFor(middle, second, !plot.gainsFirst),
    ],
  });
}

export const addingAndSubtractingLargeNumbers = defineMathSkill({
  id: 'adding-and-subtracting-large-numbers',
  strand: 'operations',
  title: 'Adding and subtracting multi-digit numbers',
  inText: 'adding and subtracting multi-digit numbers',
  grades: [4, 5],
  aliases: [
    'multi-digit addition',
    'multi-digit subtraction',
    'multi digit addition and subtraction',
    'adding large numbers',
    'subtracting large numbers',
    'adding thousands',
    'addition and subtraction',
    'addition',
    'subtraction',
    'standard algorithm for addition',
    'subtracting across zeros',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.4.NBT.B.4', grades: [4, 4] }],
  bigIdea: 'Large numbers are added and subtracted place by place: ten of one place make one of the next.',
  objective: 'add and subtract multi-digit numbers and check the result',
  hint: 'Line up the ones. Which places have to be opened or carried?',
  misconception: {
    belief: 'In each column I take the smaller digit from the larger one.',
    why: 'A small digit minus a larger one seems not to work.',
    truth: 'The number on top is the one that is taken from. Open the next place when its digit is too small.',
    teacherMove: 'Work 4,002 − 1,567 with place-value disks and trade step by step.',
  },
  restsOn: {
    skill: 'three-digit subtraction',
    recall(random) {
      const [a, b] = [random.int(41, 89) * 10 + 2, random.int(11, 39) * 10 + 7];
      return { prompt: `What is ${a} − ${b}?`, answer: String(a - b), likelyError: `Writes ${a - b + 10}: forgets that a ten was opened.` };
    },
  },
  problem: byDifficulty({ basic: [oneChange], intermediate: [oneChange], advanced: [oneChange, twoChanges], multiStep: [twoChanges] }),
});
