import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import type { Figure } from '../../../figures/figure.ts';
import { counted } from '../quantity.ts';
import { type Range, type Thing, thingFor } from '../scenes.ts';

const COUNTS: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 6], intermediate: [3, 9], advanced: [4, 12] };
/** What one picture or one square of a bar stands for, from third grade on. */
const SCALES: Readonly<Record<MathDifficulty, readonly number[]>> = { basic: [2, 5], intermediate: [2, 3, 5, 10], advanced: [3, 4, 6, 10] };
const DAYS = ['Monday', 'Tuesday', 'Wednesday'] as const;

interface Data {
  readonly thing: Thing;
  readonly values: readonly [number, number, number];
  /** 1 where a mark stands for one thing. */
  readonly scale: number;
}

function draw({ random, grade, difficulty, scene }: ProblemRequest): Data {
  const [least, most] = COUNTS[difficulty];
  const values = new Set<number>();
  while (values.size < 3) values.add(random.int(least, most + (grade === 2 ? 6 : 0)));
  const [a = 0, b = 0, c = 0] = random.shuffle([...values]);
  const scale = grade < 3 ? 1 : random.pick(SCALES[difficulty]);
  return { thing: thingFor(scene, random, most * 3 * scale), values: [a, b, c], scale };
}

function told({ people: [who = ''] }: ProblemRequest, { thing, scale }: Data): string {
  return `${who} makes a ${scale === 1 ? 'bar' : 'picture'} graph of ${thing.many} for three days.`;
}

function graph({ thing, values, scale }: Data): Figure {
  const title = thing.many.charAt(0).toUpperCase() + thing.many.slice(1);
  return scale === 1
    ? {
        kind: 'bar-graph',
        title,
        axis: '',
        step: 1,
        bars: values.map((value, index) => ({ label: DAYS[index] ?? '', value })),
        touching: false,
      }
    : {
        kind: 'picture-graph',
        title,
        key: `Each circle stands for ${scale}.`,
        rows: values.map((symbols, index) => ({ label: DAYS[index] ?? '', symbols })),
      };
}

function scaled(
  data: Data,
  marks: number,
  own: readonly Mistake[],
  request: ProblemRequest,
  rest: Pick<MathProblem, 'situation' | 'expression' | 'operations'> & { question: string; first: MathProblem['steps'][number] },
): MathProblem {
  const { thing, scale } = data;
  const answer = marks * scale;
  return buildProblem({
    skill: 'picture-and-bar-graphs',
    situation: rest.situation,
    text: `${told(request, data)} ${rest.question}`,
    bare: rest.question,
    figure: graph(data),
    leansOnFigure: true,
    expression: scale === 1 ? rest.expression : `(${rest.expression}) * ${scale}`,
    value: new Fraction(answer),
    notation: counted(thing),
    steps: [rest.first, ...(scale === 1 ? [] : [{ text: `Each mark stands for ${scale}.`, equation: `${marks} * ${scale} = ${answer}` }])],
    mistakes: [
      ...own,
      ...(scale === 1
        ? []
        : [[marks, 'counts the marks and leaves the key out'] as Mistake, [marks + scale, 'adds the number in the key'] as Mistake]),
    ],
    operations: rest.operations + (scale === 1 ? 0 : 1),
  });
}

function difference(request: ProblemRequest): MathProblem {
  const data = draw(request);
  const [one, other] = request.random.sample([0, 1, 2], 2) as [0 | 1 | 2, 0 | 1 | 2];
  const [high, low] = data.values[one] > data.values[other] ? [one, other] : [other, one];
  const [more, less] = [data.values[high], data.values[low]];
  return scaled(
    data,
    more - less,
    [
      [(more + less) * data.scale, 'joins the two days'],
      [more * data.scale, 'reads only one day'],
    ],
    request,
    {
      situation: 'compare: difference unknown',
      question: `How many more ${data.thing.many} are there for ${DAYS[high]} than for ${DAYS[low]}?`,
      expression: `${more} - ${less}`,
      first: { text: 'Compare the marks of the two days.', equation: `${more} - ${less} = ${more - less}` },
      operations: 1,
    },
  );
}

function total(request: ProblemRequest): MathProblem {
  const data = draw(request);
  const [a, b, c] = data.values;
  return scaled(
    data,
    a + b + c,
    [
      [(a + b) * data.scale, 'leaves the last day out'],
      [Math.max(a, b, c) * data.scale, 'reads only the longest row'],
    ],
    request,
    {
      situation: 'part-whole: whole unknown',
      question: `How many ${data.thing.many} are there in all?`,
      expression: `${a} + ${b} + ${c}`,
      first: { text: 'Put the marks of all three days together.', equation: `${a} + ${b} + ${c} = ${a + b + c}` },
      operations: 2,
    },
  );
}

function twoAgainstOne(request: ProblemRequest): MathProblem {
  const data = draw(request);
  const order = ([0, 1, 2] as const).toSorted((one, other) => data.values[one] - data.values[other]);
  const [least = 0, middle = 1, most = 2] = order;
  const [low, mid, high] = [data.values[least], data.values[middle], data.values[most]];
  const marks = low + mid - high;
  if (marks < 1) return twoAgainstOne(request);
  return scaled(
    data,
    marks,
    [
      [(low + mid) * data.scale, 'stops after the first step'],
      [(low + mid + high) * data.scale, 'joins all three days'],
    ],
    request,
    {
      situation: 'multi-step',
      question: `Put ${DAYS[least]} and ${DAYS[middle]} together. How many more ${data.thing.many} is that than for ${DAYS[most]}?`,
      expression: `${low} + ${mid} - ${high}`,
      first: { text: 'Put two days together and compare.', equation: `${low} + ${mid} - ${high} = ${marks}` },
      operations: 2,
    },
  );
}

export const pictureAndBarGraphs = defineMathSkill({
  id: 'picture-and-bar-graphs',
  strand: 'data',
  title: 'Picture graphs and bar graphs',
  inText: 'picture graphs and bar graphs',
  grades: [1, 4],
  aliases: [
    'picture graphs bar graphs and line plots',
    'picture graphs',
    'bar graphs',
    'pictographs',
    'pictograph',
    'tally charts',
    'tally marks',
    'graphing data',
    'data and graphing',
    'data and graphs',
    'reading graphs',
    'bar charts',
    'graphs',
    'scaled bar graphs',
    'line plots',
    'data',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.1.MD.C.4', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.2.MD.D.10', grades: [2, 2] },
    { code: 'CCSS.MATH.CONTENT.3.MD.B.3', grades: [3, 3] },
  ],
  bigIdea: 'A graph shows how many at a glance. The key tells what one mark stands for.',
  objective: 'read a graph and answer how many more and how many in all',
  hint: 'What does one mark stand for? Read the key first.',
  misconception: {
    belief: 'Each picture in a graph always stands for one thing.',
    why: 'First graphs show one picture for each thing.',
    truth: 'The key tells how many one picture stands for.',
    teacherMove: 'Draw one graph twice with the same stars. Change only the key, and ask what has changed.',
  },
  restsOn: {
    skill: 'counting and comparing',
    recall(random) {
      const [more, less] = [random.int(6, 10), random.int(2, 5)];
      return { prompt: `How many more is ${more} than ${less}?`, answer: String(more - less), likelyError: `Says ${more + less}: adds.` };
    },
  },
  problem(request) {
    if (request.multiStep) return twoAgainstOne(request);
    const kinds = { basic: [difference, total], intermediate: [difference, total], advanced: [difference, twoAgainstOne] };
    return request.random.pick(kinds[request.difficulty])(request);
  },
});
