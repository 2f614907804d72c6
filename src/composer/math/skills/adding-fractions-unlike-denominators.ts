import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { greatestCommonFactor, leastCommonMultiple, term, termOf } from '../fraction-terms.ts';
import { type MathDifficulty, type ProblemRequest, type Step, defineMathSkill } from '../math-skill.ts';
import { measuredInFractions } from '../quantity.ts';
import { type StuffSituation, stuffStory } from '../stories/stuff-story.ts';

/** Denominators: one a multiple of the other for beginners, then any two, then with mixed numbers. */
const PAIRS: Readonly<Record<MathDifficulty, readonly (readonly [number, number])[]>> = {
  basic: [
    [2, 4],
    [2, 6],
    [2, 8],
    [3, 6],
    [4, 8],
    [5, 10],
    [3, 9],
  ],
  intermediate: [
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 5],
    [4, 6],
    [4, 5],
  ],
  advanced: [
    [3, 4],
    [4, 6],
    [3, 8],
    [5, 6],
    [6, 8],
    [4, 10],
  ],
};
const SITUATIONS: readonly StuffSituation[] = [
  'join: result unknown',
  'separate: result unknown',
  'compare: difference unknown',
  'part-whole: part unknown',
];

interface Pair {
  readonly a: readonly [top: number, bottom: number];
  readonly b: readonly [top: number, bottom: number];
}

function drawTop({ random }: ProblemRequest, bottom: number, wholes: number): number {
  const tops = Array.from({ length: bottom - 1 }, (_, index) => index + 1).filter((top) => greatestCommonFactor(top, bottom) === 1);
  return random.pick(tops) + random.int(wholes > 0 ? 1 : 0, wholes) * bottom;
}

/** The larger one first. */
function drawPair(request: ProblemRequest): Pair {
  const [one, other] = request.random.shuffle(request.random.pick(PAIRS[request.difficulty])) as [number, number];
  const wholes = request.difficulty === 'advanced' ? 3 : 0;
  for (;;) {
    const a = [drawTop(request, one, wholes), one] as const;
    const b = [drawTop(request, other, wholes), other] as const;
    const order = new Fraction(...a).compare(new Fraction(...b));
    if (order !== 0) return order > 0 ? { a, b } : { a: b, b: a };
  }
}

function mistakesFor({ a: [aTop, aBottom], b: [bTop, bBottom] }: Pair, joins: boolean): Mistake[] {
  const common = leastCommonMultiple(aBottom, bBottom);
  const [aScaled, bScaled] = [(aTop * common) / aBottom, (bTop * common) / bBottom];
  const top = joins ? aScaled + bScaled : aScaled - bScaled;
  const careless = joins ? aTop + bTop : Math.abs(aTop - bTop);
  return [
    joins
      ? [[careless, aBottom + bBottom], 'adds the numerators and adds the denominators']
      : [[careless, Math.abs(aBottom - bBottom)], 'subtracts the numerators and subtracts the denominators'],
    [[careless, common], 'changes the denominators and leaves the numerators as they are'],
    [
      [joins ? aScaled - bScaled : aScaled + bScaled, common],
      joins ? 'subtracts where the parts should be joined' : 'adds where a part is taken away',
    ],
    [[careless, Math.max(aBottom, bBottom)], 'keeps the larger denominator without renaming'],
    [[top + 1, common], 'counts one part too many after renaming'],
    [[top - 1, common], 'counts one part too few after renaming'],
    [[top, common * 2], 'adds the common denominators'],
    [[careless, aBottom * bBottom], 'multiplies the denominators and leaves the numerators as they are'],
    [[aTop * bTop, aBottom * bBottom], 'multiplies the fractions'],
    [[top - 2, common], 'counts two parts too few after renaming'],
    [[top + 2, common], 'counts two parts too many after renaming'],
  ];
}

function steps({ a: [aTop, aBottom], b: [bTop, bBottom] }: Pair, joins: boolean): Step[] {
  const common = leastCommonMultiple(aBottom, bBottom);
  const [aScaled, bScaled] = [(aTop * common) / aBottom, (bTop * common) / bBottom];
  const top = joins ? aScaled + bScaled : aScaled - bScaled;
  const value = new Fraction(top, common);
  const rename = (from: number, bottom: number, to: number): Step[] =>
    bottom === common && from < bottom
      ? []
      : [
          {
            text: `Write ${displayMath(term(from, bottom))} in parts of size 1/${common}.`,
            equation: `${term(from, bottom)} = ${to}/${common}`,
          },
        ];
  const simpler = value.d !== BigInt(common) || value.gte(1);
  return [
    { text: `Both denominators fit into ${common}.` },
    ...rename(aTop, aBottom, aScaled),
    ...rename(bTop, bBottom, bScaled),
    {
      text: `Now the parts have the same size. ${joins ? 'Add' : 'Subtract'} the numerators.`,
      equation: `${aScaled}/${common} ${joins ? '+' : '-'} ${bScaled}/${common} = ${top}/${common}`,
    },
    ...(simpler ? [{ text: 'Write the answer in a simpler way.', equation: `${top}/${common} = ${termOf(value)}` }] : []),
  ];
}

function twoSteps(request: ProblemRequest) {
  const {
    random,
    people: [who = ''],
    scene: { stuff },
  } = request;
  const { a, b } = drawPair({ ...request, difficulty: request.difficulty === 'advanced' ? 'intermediate' : request.difficulty });
  const notation = measuredInFractions(stuff.unit);
  const used = new Fraction(...a).add(new Fraction(...b));
  const has = Number(used.ceil().n) + random.int(used.d === 1n ? 1 : 0, 1);
  const left = new Fraction(has).sub(used);
  const common = leastCommonMultiple(a[1], b[1]);
  const scaled = Number(used.mul(common).n);
  const expression = `${has} - (${term(...a)} + ${term(...b)})`;
  return buildProblem({
    skill: 'adding-fractions-unlike-denominators',
    situation: 'multi-step',
    text: `${who} has ${notation.write(new Fraction(has))} of ${stuff.noun}. ${who} ${stuff.use[1]} ${displayMath(term(...a))} ${stuff.unit.one} ${stuff.first} and ${displayMath(term(...b))} ${stuff.unit.one} ${stuff.second}. How much ${stuff.noun} is left?`,
    bare: displayMath(expression),
    expression,
    value: left,
    notation,
    steps: [
      ...steps({ a, b }, true),
      { text: `Write ${has} in parts of size 1/${common}.`, equation: `${has} = ${has * common}/${common}` },
      { text: 'Take away what is used.', equation: `${has * common}/${common} - ${scaled}/${common} = ${termOf(left)}` },
    ],
    mistakes: [
      [used, 'stops at what is used'],
      [new Fraction(has).sub(new Fraction(...a)), 'takes away only the first part'],
      [new Fraction(has).sub(new Fraction(...b)), 'takes away only the second part'],
      [new Fraction(has).sub(new Fraction(a[0] + b[0], a[1] + b[1])), 'adds the numerators and adds the denominators'],
      [used.add(has), 'adds what is used'],
      [left.add(new Fraction(1, common)), 'counts one part too many after renaming'],
      [left.sub(new Fraction(1, common)), 'counts one part too few after renaming'],
      [left.add(1), 'forgets that a whole was opened'],
    ],
    operations: 2,
  });
}

export const addingFractionsUnlikeDenominators = defineMathSkill({
  id: 'adding-fractions-unlike-denominators',
  strand: 'fractions',
  title: 'Adding and subtracting fractions with unlike denominators',
  inText: 'adding and subtracting fractions with unlike denominators',
  grades: [5, 6],
  aliases: [
    'adding fractions with unlike denominators',
    'subtracting fractions with unlike denominators',
    'fractions with unlike denominators',
    'unlike denominators',
    'different denominators',
    'fractions with different denominators',
    'adding fractions',
    'add fractions',
    'subtracting fractions',
    'subtract fractions',
    'adding and subtracting fractions',
    'add and subtract fractions',
    'fraction addition',
    'fraction subtraction',
    'mixed numbers',
    'adding mixed numbers',
    'subtracting mixed numbers',
    'common denominators',
    'fractions',
    'fraction word problems',
    'fraction operations',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.5.NF.A.1', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.5.NF.A.2', grades: [5, 5] },
  ],
  bigIdea: 'Only parts of the same size can be counted together, so we first rename the fractions with one denominator.',
  objective: 'add and subtract fractions with unlike denominators and justify the common denominator',
  hint: 'Find a number that both denominators fit into. Rename both fractions.',
  misconception: {
    belief: '1/2 + 1/3 = 2/5.',
    why: 'Top and bottom look like two separate sums.',
    truth: 'Halves and thirds have different sizes. In sixths, 1/2 + 1/3 = 3/6 + 2/6 = 5/6.',
    teacherMove: 'Ask whether 2/5 can be right when 1/2 alone is already more than 2/5. Then lay fraction strips end to end.',
  },
  restsOn: {
    skill: 'equivalent fractions',
    recall(random) {
      const [top, bottom, factor] = [random.int(1, 2), random.pick([3, 5]), random.int(2, 4)];
      return {
        prompt: `What number makes ${top}/${bottom} = □/${bottom * factor} true?`,
        answer: String(top * factor),
        likelyError: `Writes ${top + bottom * factor - bottom}: adds the same number above and below.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return twoSteps(request);
    const pair = drawPair(request);
    const situation = request.random.pick(SITUATIONS);
    const joins = situation === 'join: result unknown';
    const terms = [term(...pair.a), term(...pair.b)] as const;
    const plot = stuffStory({
      situation,
      a: new Fraction(...pair.a),
      b: new Fraction(...pair.b),
      terms,
      request,
      notation: measuredInFractions(request.scene.stuff.unit),
      written: [displayMath(terms[0]), displayMath(terms[1])],
    });
    return buildProblem({
      ...plot,
      skill: this.id,
      bare: displayMath(plot.expression),
      steps: steps(pair, joins),
      mistakes: mistakesFor(pair, joins),
      operations: 1,
    });
  },
});
