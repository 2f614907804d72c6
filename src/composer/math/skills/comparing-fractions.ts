import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { greatestCommonFactor, leastCommonMultiple } from '../fraction-terms.ts';
import { type MathDifficulty, type ProblemRequest, type Step, defineMathSkill } from '../math-skill.ts';
import { among, measuredInFractions } from '../quantity.ts';

type Part = readonly [top: number, bottom: number];

/** Grade 3 compares fractions with the same numerator or the same denominator; from grade 4 any. */
const BOTTOMS: Readonly<Record<MathDifficulty, readonly number[]>> = {
  basic: [2, 3, 4, 6, 8],
  intermediate: [3, 4, 5, 6, 8],
  advanced: [4, 5, 6, 8, 10, 12],
};

const valueOf = ([top, bottom]: Part): Fraction => new Fraction(top, bottom);
const write = ([top, bottom]: Part): string => `${top}/${bottom}`;

function drawParts({ random, grade, difficulty }: ProblemRequest, number: number): Part[] {
  if (grade <= 3 && random.chance(0.5)) {
    const bottom = random.pick([6, 8]);
    return random
      .sample(
        [1, 2, 3, 4, 5, 6, 7].filter((top) => top < bottom),
        number,
      )
      .map((top): Part => [top, bottom]);
  }
  if (grade <= 3) {
    const top = random.pick([1, 2]);
    return random
      .sample(
        [2, 3, 4, 6, 8].filter((bottom) => bottom > top),
        number,
      )
      .map((bottom): Part => [top, bottom]);
  }
  const parts = BOTTOMS[difficulty].flatMap((bottom) =>
    Array.from({ length: bottom - 1 }, (_, index): Part => [index + 1, bottom]).filter(([top]) => greatestCommonFactor(top, bottom) === 1),
  );
  const mostCommon = difficulty === 'basic' ? 24 : 60;
  for (;;) {
    const chosen: Part[] = [];
    for (const part of random.shuffle(parts)) {
      const isNew = chosen.every(([, bottom]) => bottom !== part[1]);
      const common = [...chosen, part].map(([, bottom]) => bottom).reduce(leastCommonMultiple);
      if (isNew && common <= mostCommon) chosen.push(part);
      if (chosen.length === number) return chosen;
    }
  }
}

function whyPicked(part: Part, parts: readonly Part[], greatest: boolean): string {
  const tops = parts.map(([top]) => top);
  const bottoms = parts.map(([, bottom]) => bottom);
  if (part[1] === (greatest ? Math.max(...bottoms) : Math.min(...bottoms)) && new Set(bottoms).size > 1)
    return greatest ? 'takes the largest denominator for the largest fraction' : 'takes the smallest denominator for the smallest fraction';
  if (part[0] === (greatest ? Math.max(...tops) : Math.min(...tops)) && new Set(tops).size > 1)
    return `looks only at the numerators and picks ${part[0]}`;
  if (part[0] === (greatest ? Math.min(...tops) : Math.max(...tops)) && new Set(tops).size > 1)
    return 'turns the comparison of the numerators around';
  return `places ${write(part)} on the wrong side of its neighbors on a number line`;
}

function steps(parts: readonly Part[], greatest: boolean, answer: Part): Step[] {
  const common = parts.map(([, bottom]) => bottom).reduce(leastCommonMultiple);
  const word = greatest ? 'greatest' : 'least';
  if (parts.every(([, bottom]) => bottom === common))
    return [
      { text: 'All parts have the same size, so compare how many there are.' },
      { text: `${write(answer)} has the ${greatest ? 'most' : 'fewest'} parts.` },
    ];
  if (new Set(parts.map(([top]) => top)).size === 1)
    return [
      { text: 'All have the same number of parts, so compare the size of a part.' },
      {
        text: `The ${greatest ? 'fewer' : 'more'} parts the whole is cut into, the ${greatest ? 'larger' : 'smaller'} each part is. So ${write(answer)} is the ${word}.`,
      },
    ];
  return [
    ...parts.map((part) => ({
      text: `Write ${write(part)} with the denominator ${common}.`,
      equation: `${write(part)} = ${(part[0] * common) / part[1]}/${common}`,
    })),
    { text: `Compare the numerators. ${write(answer)} is the ${word}.` },
  ];
}

const ACTIONS = [
  { whole: 'the same book', done: 'reads', noun: 'book', most: 'read the most', least: 'read the least' },
  { whole: 'paths of the same length', done: 'walks', noun: 'path', most: 'walked the farthest', least: 'walked the shortest way' },
  { whole: 'jars of the same size', done: 'fills', noun: 'jar', most: 'filled the most', least: 'filled the least' },
  { whole: 'walls of the same size', done: 'paints', noun: 'wall', most: 'painted the most', least: 'painted the least' },
] as const;

function twoSteps(request: ProblemRequest) {
  const {
    random,
    people: [who = '', other = ''],
    scene: { stuff },
  } = request;
  const [[top, bottom] = [1, 2]] = drawParts(request, 1);
  const extra = random.int(1, bottom - 1);
  const second: Part = [random.int(1, bottom - 1), bottom];
  const sum = new Fraction(top + extra, bottom);
  const [large, small] = sum.gte(valueOf(second)) ? [sum, valueOf(second)] : [valueOf(second), sum];
  const notation = measuredInFractions(stuff.unit);
  const equal = large.equals(small);
  if (equal) return undefined;
  const difference = large.sub(small);
  const whoMore = sum.gt(valueOf(second));
  const expression = whoMore
    ? `${top}/${bottom} + ${extra}/${bottom} - ${write(second)}`
    : `${write(second)} - (${top}/${bottom} + ${extra}/${bottom})`;
  const left = Number(sum.mul(bottom).n);
  return buildProblem({
    skill: 'comparing-fractions',
    situation: 'multi-step',
    text: `${who} ${stuff.use[1]} ${top}/${bottom} ${stuff.unit.one} of ${stuff.noun} ${stuff.first} and ${extra}/${bottom} ${stuff.unit.one} ${stuff.second}. ${other} ${stuff.use[1]} ${write(second)} ${stuff.unit.one} in all. Who ${stuff.use[1]} more, and how much more?`,
    bare: `How far apart are ${top}/${bottom} + ${extra}/${bottom} and ${write(second)}?`,
    expression,
    value: difference,
    notation: { ...notation, write: (value) => `${whoMore ? who : other}, ${notation.write(value)} more` },
    steps: [
      { text: 'Add the first two parts.', equation: `${top}/${bottom} + ${extra}/${bottom} = ${left}/${bottom}` },
      {
        text: 'Compare with the other amount. Subtract to find how much more.',
        equation: whoMore
          ? `${left}/${bottom} - ${write(second)} = ${difference.toFraction()}`
          : `${write(second)} - ${left}/${bottom} = ${difference.toFraction()}`,
      },
    ],
    mistakes: [
      [valueOf(second).sub(new Fraction(top, bottom)).abs(), 'compares only with the first part'],
      [sum.add(valueOf(second)), 'adds all the fractions'],
      [new Fraction(Number(difference.mul(bottom).n), bottom * 2), 'adds the denominators'],
      [sum, 'gives the sum of the first two parts'],
      [valueOf(second), 'gives the other amount'],
      [difference.add(new Fraction(1, bottom)), 'miscounts the parts by one'],
    ],
    operations: 2,
  });
}

export const comparingFractions = defineMathSkill({
  id: 'comparing-fractions',
  strand: 'fractions',
  title: 'Comparing and ordering fractions',
  inText: 'comparing fractions',
  grades: [3, 5],
  aliases: [
    'comparing fractions',
    'compare fractions',
    'ordering fractions',
    'order fractions',
    'bigger fraction',
    'which fraction is bigger',
    'common denominator',
    'benchmark fractions',
    'comparing and ordering fractions',
    'fractions',
    'greater than less than fractions',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.3.NF.A.3.D', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.4.NF.A.2', grades: [4, 4] },
  ],
  bigIdea: 'Two fractions of the same whole can be compared by the number of parts and by the size of a part.',
  objective: 'compare fractions and explain which is greater',
  hint: 'Are the parts the same size? If so, count them. If not, make them the same size.',
  misconception: {
    belief: '1/8 is greater than 1/4, because 8 is greater than 4.',
    why: 'With whole numbers the larger digit wins.',
    truth: 'A whole cut into 8 parts has smaller parts than a whole cut into 4.',
    teacherMove: 'Share one paper strip among 4 and another among 8. Hold one part of each side by side.',
  },
  restsOn: {
    skill: 'what a fraction means',
    recall(random) {
      const bottom = random.pick([4, 6, 8]);
      const top = random.int(1, bottom - 1);
      return {
        prompt: `Draw a bar with ${bottom} equal parts. Color ${top}. What fraction is colored?`,
        answer: `${top}/${bottom}`,
        likelyError: `Writes ${top}/${bottom - top}: compares the colored parts with the others.`,
      };
    },
  },
  problem(request) {
    const { random, people } = request;
    if (request.multiStep) {
      for (;;) {
        const made = twoSteps(request);
        if (made) return made;
      }
    }
    const parts = drawParts(request, 4);
    const greatest = request.difficulty === 'basic' || random.chance(0.5);
    const sorted = [...parts].sort((one, other) => valueOf(one).compare(valueOf(other)));
    const answer = (greatest ? sorted.at(-1) : sorted[0]) as Part;
    const action = random.pick(ACTIONS);
    const told = parts.map((part, index) => `${people[index]} ${action.done} ${write(part)} of a ${action.noun}.`).join(' ');
    const mistakes = parts.filter((part) => part !== answer).map((part): Mistake => [valueOf(part), whyPicked(part, parts, greatest)]);
    return buildProblem({
      skill: this.id,
      situation: 'compare: larger unknown',
      text: random.pick([
        `Four friends have ${action.whole}. ${told} Who ${greatest ? action.most : action.least}, and what fraction was it?`,
        `Four friends have ${action.whole}. ${told} Whose fraction is the ${greatest ? 'greatest' : 'smallest'}?`,
      ]),
      bare: `Which fraction is the ${greatest ? 'greatest' : 'smallest'}: ${parts.map(write).join(', ')}?`,
      expression: `${greatest ? 'max' : 'min'}(${parts.map(write).join(', ')})`,
      value: valueOf(answer),
      notation: among(parts.map((part, index) => [valueOf(part), `${people[index] ?? ''}, ${write(part)}`])),
      steps: steps(parts, greatest, answer),
      mistakes,
      operations: 1,
    });
  },
});
