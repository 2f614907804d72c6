import { type Mistake, buildProblem, countingSlips } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathDifficulty, type ProblemRequest, type Step, defineMathSkill } from '../math-skill.ts';
import { thingFor } from '../scenes.ts';
import { additiveSituations, additiveStory, twoChangesStory } from '../stories/additive-story.ts';

/** Largest whole by grade and difficulty: within 5 and 10 in Kindergarten, 20 from first grade on. */
const LARGEST: readonly Readonly<Record<MathDifficulty, number>>[] = [
  { basic: 5, intermediate: 8, advanced: 10 },
  { basic: 10, intermediate: 15, advanced: 20 },
  { basic: 18, intermediate: 20, advanced: 20 },
];

function steps(left: number, right: number, adds: boolean): Step[] {
  if (!adds) {
    const difference = left - right;
    return [
      { text: `Think of adding: ${right} and how many more make ${left}?` },
      { text: `Count on from ${right} to ${left}. That is ${difference}.`, equation: `${right} + ${difference} = ${left}` },
      { text: `So ${difference} is the answer.`, equation: `${left} - ${right} = ${difference}` },
    ];
  }
  const [more, less] = left >= right ? [left, right] : [right, left];
  const sum = left + right;
  if (more < 10 && sum > 10) {
    return [
      { text: `Make a ten. Take ${10 - more} from the ${less}.`, equation: `${more} + ${10 - more} = 10` },
      { text: `Then add the ${sum - 10} that ${sum === 11 ? 'is' : 'are'} left.`, equation: `10 + ${sum - 10} = ${sum}` },
    ];
  }
  return [{ text: `Start at ${more}. Count on ${less} more.`, equation: `${left} + ${right} = ${sum}` }];
}

function twoSteps(request: ProblemRequest, largest: number) {
  const { random, scene } = request;
  const start = random.int(2, Math.max(3, largest - 3));
  const change = random.int(1, Math.max(1, Math.min(largest - start, start - 1)));
  const middleMost = Math.max(1, Math.min(start - change, 5));
  const plot = twoChangesStory(start, change, random.int(1, middleMost), thingFor(scene, random, largest), request);
  const [, , , , second = '0'] = plot.expression.split(' ');
  const middle = plot.gainsFirst ? start + change : start - change;
  const answer = Number(plot.value.n);
  return buildProblem({
    ...plot,
    skill: 'add-and-subtract-within-20',
    bare: displayMath(plot.expression),
    steps: [
      {
        text: `Do the first part. Now there are ${middle}.`,
        equation: `${start} ${plot.gainsFirst ? '+' : '-'} ${change} = ${middle}`,
      },
      { text: 'Do the second part.', equation: `${middle} ${plot.gainsFirst ? '-' : '+'} ${second} = ${answer}` },
    ],
    mistakes: [[middle, 'stops after the first part'], [start + change + Number(second), 'adds all the numbers'], ...countingSlips(answer)],
    operations: 2,
  });
}

export const addAndSubtractWithin20 = defineMathSkill({
  id: 'add-and-subtract-within-20',
  strand: 'operations',
  title: 'Adding and subtracting within 20',
  inText: 'adding and subtracting within 20',
  grades: [0, 2],
  aliases: [
    'add',
    'subtract',
    'plus',
    'minus',
    'addition and subtraction within 20',
    'adding to 20',
    'add to 20',
    'addition within 10',
    'subtraction within 10',
    'addition within 20',
    'subtraction within 20',
    'adding within 20',
    'subtracting within 20',
    'addition',
    'adding',
    'subtraction',
    'subtracting',
    'take away',
    'sums',
    'differences',
    'math facts',
    'addition facts',
    'subtraction facts',
    'make ten',
    'making 10',
    'number bonds',
    'fact families',
    'add and subtract',
    'add subtract',
    'single digit addition',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.K.OA.A.2', grades: [0, 0] },
    { code: 'CCSS.MATH.CONTENT.1.OA.A.1', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.1.OA.C.6', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.2.OA.B.2', grades: [2, 2] },
  ],
  bigIdea: 'Adding and subtracting are two ways to see the same three numbers: two parts and a whole.',
  objective: 'add and subtract within 20 and tell a story that fits',
  hint: 'Is the whole missing, or a part? Draw a bar with two parts.',
  misconception: {
    belief: 'The word “more” means that I add.',
    why: 'Early stories often use “more” only for adding.',
    truth: 'The story decides. In “How many more?” a part is missing, so we can subtract.',
    teacherMove: 'Act out two stories with counters that both say “more.” Ask what is known and what is missing in each.',
  },
  restsOn: {
    skill: 'counting on and back',
    recall(random) {
      const from = random.int(3, 15);
      return {
        prompt: `Count on from ${from}. Write the next three numbers.`,
        answer: `${from + 1}, ${from + 2}, ${from + 3}`,
        likelyError: `Writes ${from} again as the first number.`,
      };
    },
  },
  problem(request) {
    const { random, grade, difficulty, scene } = request;
    const largest = (LARGEST[grade] ?? LARGEST[2])?.[difficulty] ?? 20;
    if (request.multiStep) return twoSteps(request, largest);
    const total = random.int(Math.max(3, Math.ceil(largest / 2)), largest);
    const a = random.int(1, total - 1);
    const plot = additiveStory({
      situation: random.pick(additiveSituations(request)),
      a,
      b: total - a,
      thing: thingFor(scene, random, largest),
      request,
    });
    const [left = 0, right = 0] = plot.expression.split(/ [-+] /u).map(Number);
    const answer = Number(plot.value.n);
    const mistakes: Mistake[] = [
      plot.adds ? [Math.abs(left - right), 'subtracts where the parts should be joined'] : [left + right, 'adds where a part is missing'],
      [left, 'gives back a number from the problem'],
      ...countingSlips(answer),
    ];
    return buildProblem({
      ...plot,
      skill: this.id,
      bare: displayMath(plot.expression),
      steps: steps(left, right, plot.adds),
      mistakes,
      operations: 1,
    });
  },
});
