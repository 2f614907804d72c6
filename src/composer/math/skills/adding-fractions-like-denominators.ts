import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { term } from '../fraction-terms.ts';
import { type MathDifficulty, type ProblemRequest, type Step, defineMathSkill } from '../math-skill.ts';
import { measuredInFractions, writeFraction } from '../quantity.ts';
import { type StuffSituation, stuffStory } from '../stories/stuff-story.ts';

const BOTTOMS: Readonly<Record<MathDifficulty, readonly number[]>> = {
  basic: [3, 4, 6, 8],
  intermediate: [5, 6, 8, 10],
  advanced: [6, 8, 10, 12],
};
const SITUATIONS: Readonly<Record<MathDifficulty, readonly StuffSituation[]>> = {
  basic: ['join: result unknown', 'separate: result unknown'],
  intermediate: ['join: result unknown', 'separate: result unknown', 'compare: difference unknown'],
  advanced: ['join: result unknown', 'compare: difference unknown', 'part-whole: part unknown'],
};

/** Numerators over one denominator, the larger first; sums stay below 1 for beginners, mixed numbers come with 'advanced'. */
function drawTops({ random, difficulty }: ProblemRequest, bottom: number, joins: boolean): [number, number] {
  const most = difficulty === 'basic' ? bottom - 1 : difficulty === 'intermediate' ? bottom + 2 : 3 * bottom - 1;
  if (joins) {
    const total = random.int(Math.min(3, most), most);
    const a = random.int(1, Math.min(total - 1, difficulty === 'advanced' ? total - 1 : bottom - 1));
    const b = Math.min(total - a, difficulty === 'advanced' ? total - a : bottom - 1);
    return [a, Math.max(1, b)];
  }
  const a = random.int(2, most);
  return [a, random.int(1, a - 1)];
}

function mistakesFor(a: number, b: number, bottom: number, joins: boolean): Mistake[] {
  const top = joins ? a + b : a - b;
  return [
    joins ? [[top, 2 * bottom], 'adds the numerators and the denominators'] : [[a + b, bottom], 'adds where a part is taken away'],
    joins
      ? [[Math.abs(a - b) || 1, bottom], 'subtracts where the parts should be joined']
      : [[top, 2 * bottom], 'subtracts the numerators and adds the denominators'],
    [[top + 1, bottom], 'counts one part too many'],
    [[top - 1, bottom], 'counts one part too few'],
    [top, 'leaves the denominator out'],
    [[a * b, bottom], 'multiplies the numerators'],
    [[top, bottom + 1], 'changes the denominator while working'],
  ];
}

function steps(a: number, b: number, bottom: number, joins: boolean): Step[] {
  const top = joins ? a + b : a - b;
  const value = new Fraction(top, bottom);
  const mixed =
    a >= bottom || b >= bottom
      ? [
          {
            text: `Write both numbers in parts of size 1/${bottom}.`,
            equation: `${term(a, bottom)} ${joins ? '+' : '-'} ${term(b, bottom)} = ${a}/${bottom} ${joins ? '+' : '-'} ${b}/${bottom}`,
          },
        ]
      : [];
  const written = writeFraction(value);
  const renamed =
    written !== `${top}/${bottom}`
      ? [
          {
            text: `Write the answer in a simpler way: ${written}.`,
            equation: `${top}/${bottom} = ${term(Number(value.n), Number(value.d))}`,
          },
        ]
      : [];
  return [
    ...mixed,
    {
      text: `The parts have the same size. ${joins ? 'Add' : 'Subtract'} the numerators.`,
      equation: `${a} ${joins ? '+' : '-'} ${b} = ${top}`,
    },
    { text: 'Keep the denominator.', equation: `${a}/${bottom} ${joins ? '+' : '-'} ${b}/${bottom} = ${top}/${bottom}` },
    ...renamed,
  ];
}

function twoSteps(request: ProblemRequest, bottom: number) {
  const {
    random,
    people: [who = ''],
    scene: { stuff },
  } = request;
  const notation = measuredInFractions(stuff.unit);
  const wholes = random.int(1, request.difficulty === 'advanced' ? 3 : 2);
  const has = wholes * bottom;
  const a = random.int(1, bottom - 2);
  const b = random.int(1, bottom - 1 - a);
  const left = has - a - b;
  const expression = `${wholes} - ${a}/${bottom} - ${b}/${bottom}`;
  return buildProblem({
    skill: 'adding-fractions-like-denominators',
    situation: 'multi-step',
    text: `${who} has ${notation.write(new Fraction(wholes))} of ${stuff.noun}. ${who} ${stuff.use[1]} ${a}/${bottom} ${stuff.unit.one} ${stuff.first} and ${b}/${bottom} ${stuff.unit.one} ${stuff.second}. How much ${stuff.noun} is left?`,
    bare: displayMath(expression),
    expression,
    value: new Fraction(left, bottom),
    notation,
    steps: [
      { text: 'Find how much is used in all.', equation: `${a}/${bottom} + ${b}/${bottom} = ${a + b}/${bottom}` },
      { text: `Write ${wholes} in parts of the same size.`, equation: `${wholes} = ${has}/${bottom}` },
      { text: 'Take away what is used.', equation: `${has}/${bottom} - ${a + b}/${bottom} = ${left}/${bottom}` },
    ],
    mistakes: [
      [[a + b, bottom], 'stops at what is used'],
      [[has - a, bottom], 'takes away only the first part'],
      [[has - b, bottom], 'takes away only the second part'],
      [[left, 2 * bottom], 'adds the denominators'],
      [[left + 1, bottom], 'counts one part too many'],
      [[left - 1, bottom], 'counts one part too few'],
      [[has + a + b, bottom], 'adds what is used'],
    ],
    operations: 2,
  });
}

export const addingFractionsLikeDenominators = defineMathSkill({
  id: 'adding-fractions-like-denominators',
  strand: 'fractions',
  title: 'Adding and subtracting fractions with like denominators',
  inText: 'adding and subtracting fractions with like denominators',
  grades: [4, 5],
  aliases: [
    'adding fractions with like denominators',
    'subtracting fractions with like denominators',
    'fractions with like denominators',
    'like denominators',
    'same denominator',
    'fractions with the same denominator',
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
    'fractions',
    'fraction word problems',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.4.NF.B.3', grades: [4, 4] }],
  bigIdea: 'Parts of the same size are counted like any other things: the denominator names the part and stays.',
  objective: 'add and subtract fractions with like denominators and say what the denominator means',
  hint: 'The denominator is the name of the parts. Count the parts.',
  misconception: {
    belief: '2/8 + 3/8 = 5/16.',
    why: 'It looks natural to add top with top and bottom with bottom.',
    truth: 'Eighths stay eighths. 2 eighths and 3 eighths are 5 eighths.',
    teacherMove: 'Say the sum in words, like apples: 2 eighths and 3 eighths. Then show it on a strip with 8 parts.',
  },
  restsOn: {
    skill: 'unit fractions',
    recall(random) {
      const bottom = random.pick([4, 5, 6, 8]);
      const top = random.int(2, bottom - 1);
      return {
        prompt: `How many parts of size 1/${bottom} make ${top}/${bottom}?`,
        answer: String(top),
        likelyError: `Says ${bottom}: gives the denominator.`,
      };
    },
  },
  problem(request) {
    const { random, difficulty, scene } = request;
    const bottom = random.pick(BOTTOMS[difficulty]);
    if (request.multiStep) return twoSteps(request, Math.max(4, bottom));
    const situation = random.pick(SITUATIONS[difficulty]);
    const joins = situation === 'join: result unknown';
    const [a, b] = drawTops(request, bottom, joins);
    const terms = [term(a, bottom), term(b, bottom)] as const;
    const unit = scene.stuff.unit;
    const plot = stuffStory({
      situation,
      a: new Fraction(a, bottom),
      b: new Fraction(b, bottom),
      terms,
      request,
      notation: measuredInFractions(unit),
      written: [displayMath(terms[0]), displayMath(terms[1])],
    });
    return buildProblem({
      ...plot,
      skill: this.id,
      bare: displayMath(plot.expression),
      steps: steps(a, b, bottom, joins),
      mistakes: mistakesFor(a, b, bottom, joins),
      operations: 1,
    });
  },
});
