import { buildProblem, exact } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { counted, measuredInFractions } from '../quantity.ts';
import { CENTIMETER, INCH } from '../units.ts';

const OBJECTS = ['ribbon', 'pencil', 'paper clip chain', 'crayon', 'leaf', 'key', 'toy car', 'string', 'feather', 'stick'] as const;

interface Laid {
  readonly from: number;
  readonly length: number;
  readonly name: string;
}

/** Inches have halves from grade 3 on. */
function lay({ random, grade, difficulty }: ProblemRequest, unitIsInch: boolean, name: string, fromZero: boolean): Laid {
  const halves = grade >= 3 && unitIsInch && difficulty !== 'basic';
  const length = random.int(2, unitIsInch ? 7 : 12) + (halves && random.chance(0.6) ? 0.5 : 0);
  return { from: fromZero ? 0 : random.int(1, 4), length, name };
}

const written = (value: number): string => (value % 1 === 0 ? String(value) : `(${Math.floor(value)} + 1/2)`);
const told = (value: number): string => (value % 1 === 0 ? String(value) : `${Math.floor(value)} 1/2`);

function one(request: ProblemRequest, fromZero: boolean): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const inch = random.chance(0.5);
  const unit = inch ? INCH : CENTIMETER;
  const { from, length, name } = lay(request, inch, random.pick(OBJECTS), fromZero);
  const to = from + length;
  return buildProblem({
    skill: 'reading-a-ruler',
    situation: 'measure',
    text: random.pick([
      `${who} lays a ${name} along a ruler. One end is at ${from}. The other end is at ${told(to)}. How many ${unit.many} long is the ${name}?`,
      `${who} measures a ${name} in ${unit.many}. It starts at the mark ${from} and ends at the mark ${told(to)}. How long is it?`,
    ]),
    bare: `A ${name} goes from ${from} to ${told(to)} on a ruler. How many ${unit.many} long is it?`,
    expression: `${written(to)} - ${from}`,
    value: exact(length * 2).div(2),
    notation: length % 1 === 0 ? counted(unit) : measuredInFractions(unit),
    steps: [
      { text: from === 0 ? 'The end is at 0, so the other end tells the length.' : `Count the spaces from ${from} to ${told(to)}.` },
      { text: 'Subtract the marks.', equation: `${written(to)} - ${from} = ${written(length)}` },
    ],
    mistakes: [
      [exact(to * 2).div(2), 'reads only the end mark'],
      [exact((length + 1) * 2).div(2), 'counts the marks and not the spaces'],
      [exact((to + from) * 2).div(2), 'adds the two marks'],
      [exact((length - 1) * 2).div(2), 'starts to measure at 1'],
    ],
    figure: {
      kind: 'ruler',
      unit: inch ? 'inches' : 'centimeters',
      length: Math.max(inch ? 8 : 14, Math.ceil(to) + 1),
      objects: [{ from, to, label: name.slice(0, 12) }],
    },
  });
}

/** Two things side by side: how much longer is one? */
function two(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const unit = random.pick([INCH, CENTIMETER]);
  const [name, other] = random.sample(OBJECTS, 2) as [string, string];
  const from = random.int(0, 3);
  const short = random.int(2, 5);
  const gap = random.int(1, 4);
  const [shortEnd, longEnd] = [from + short, from + short + gap];
  return buildProblem({
    skill: 'reading-a-ruler',
    situation: 'multi-step',
    text: `${who} lays two things along a ruler. The ${name} goes from ${from} to ${longEnd}. The ${other} goes from ${from} to ${shortEnd}. How many ${unit.many} longer is the ${name}?`,
    bare: `One thing goes from ${from} to ${longEnd}, one from ${from} to ${shortEnd}. How many ${unit.many} longer is the first?`,
    expression: `(${longEnd} - ${from}) - (${shortEnd} - ${from})`,
    value: exact(gap),
    notation: counted(unit),
    steps: [
      { text: 'Measure the longer thing.', equation: `${longEnd} - ${from} = ${short + gap}` },
      { text: 'Measure the shorter thing.', equation: `${shortEnd} - ${from} = ${short}` },
      { text: 'Compare the two.', equation: `${short + gap} - ${short} = ${gap}` },
    ],
    mistakes: [
      [short + gap, 'gives the length of the longer thing'],
      [short, 'gives the length of the shorter thing'],
      [2 * short + gap, 'adds both lengths'],
      [gap + 1, 'counts the marks and not the spaces'],
    ],
    figure: {
      kind: 'ruler',
      unit: unit === INCH ? 'inches' : 'centimeters',
      length: longEnd + 2,
      objects: [
        { from, to: longEnd, label: name.slice(0, 12) },
        { from, to: shortEnd, label: other.slice(0, 12) },
      ],
    },
  });
}

export const readingARuler = defineMathSkill({
  id: 'reading-a-ruler',
  strand: 'measurement',
  title: 'Reading a ruler',
  inText: 'reading a ruler',
  grades: [1, 3],
  aliases: [
    'inches',
    'centimeters',
    'ruler',
    'reading a ruler',
    'using a ruler',
    'broken ruler',
    'measuring with a ruler',
    'inches and centimeters',
    'measure to the nearest inch',
    'measuring to the half inch',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.1.MD.A.2', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.2.MD.A.1', grades: [2, 2] },
    { code: 'CCSS.MATH.CONTENT.3.MD.B.4', grades: [3, 3] },
  ],
  bigIdea: 'Length is the number of equal spaces between the two ends.',
  objective: 'measure a length with a ruler, wherever it starts',
  hint: 'Where does it start? Count the spaces, not the marks.',
  misconception: {
    belief: 'The number at the end is the length.',
    why: 'It works when things start at 0.',
    truth: 'From 2 to 7 there are 5 spaces, so it is 5 long.',
    teacherMove: 'Break a paper ruler at 2. Let students measure the same pencil with both pieces.',
  },
  restsOn: {
    skill: 'counting back',
    recall(random) {
      const [small, gap] = [random.int(2, 6), random.int(2, 6)];
      return {
        prompt: `How many steps is it from ${small} to ${small + gap}?`,
        answer: `${gap} steps`,
        likelyError: `Says ${gap + 1}: counts the start too.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [(request) => one(request, true), (request) => one(request, false)],
    intermediate: [(request) => one(request, false)],
    advanced: [(request) => one(request, false), two],
    multiStep: [two],
  }),
});
