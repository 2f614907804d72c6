import { type Mistake, buildProblem, exact } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathDifficulty, type ProblemRequest, type Step, defineMathSkill } from '../math-skill.ts';
import { digitsOf, placeParts } from '../place-parts.ts';
import { type Range, thingFor } from '../scenes.ts';
import { productStory } from '../stories/groups-story.ts';

interface Sizes {
  readonly groups: Range;
  readonly size: Range;
}

/** One digit by up to four in grade 4, then two digits by two; two and three digits by two in grades 5 and 6. */
const SIZES: Readonly<Record<number, Readonly<Record<MathDifficulty, Sizes>>>> = {
  4: {
    basic: { groups: [3, 9], size: [12, 49] },
    intermediate: { groups: [4, 9], size: [112, 489] },
    advanced: { groups: [12, 38], size: [13, 59] },
  },
  5: {
    basic: { groups: [12, 38], size: [13, 59] },
    intermediate: { groups: [14, 48], size: [112, 389] },
    advanced: { groups: [23, 89], size: [234, 876] },
  },
  6: {
    basic: { groups: [14, 58], size: [112, 389] },
    intermediate: { groups: [23, 89], size: [234, 876] },
    advanced: { groups: [112, 289], size: [123, 489] },
  },
};

function steps(groups: number, size: number): Step[] {
  const [few, many] = groups <= size ? [groups, size] : [size, groups];
  const product = groups * size;
  const split = placeParts(few);
  if (split.length === 1) {
    const pieces = placeParts(many);
    return [
      ...pieces.map((piece) => ({ text: `Multiply the ${piece} by ${few}.`, equation: `${few} * ${piece} = ${few * piece}` })),
      { text: 'Add the partial products.', equation: `${pieces.map((piece) => few * piece).join(' + ')} = ${product}` },
    ];
  }
  return [
    ...split.map((piece) => ({ text: `Multiply ${many} by the ${piece} of ${few}.`, equation: `${many} * ${piece} = ${many * piece}` })),
    { text: 'Add the partial products.', equation: `${split.map((piece) => many * piece).join(' + ')} = ${product}` },
  ];
}

function mistakes(groups: number, size: number): Mistake[] {
  const [few, many] = groups <= size ? [groups, size] : [size, groups];
  const product = groups * size;
  const split = placeParts(few);
  const digits = digitsOf(few);
  const columns = digitsOf(many)
    .reverse()
    .reduce((sum, digit, place) => sum + ((digit * few) % 10) * 10 ** place, 0);
  return [
    ...(split.length > 1
      ? ([
          [digits.reduce((sum, digit) => sum + digit * many, 0), 'forgets the zero when multiplying by the tens'],
          [(few % 10) * (many % 10) + (few - (few % 10)) * (many - (many % 10)), 'multiplies only ones by ones and tens by tens'],
          [(split[0] ?? 0) * many, 'leaves out the partial product of the ones'],
        ] as Mistake[])
      : ([[columns, 'forgets to add what is carried']] as Mistake[])),
    [product + few * 10, 'carries one too many into the tens'],
    [product - few * 10, 'forgets to carry into the tens'],
    [product + 100, 'adds the partial products with a hundred too many'],
    [product - 100, 'adds the partial products with a hundred too few'],
    [product * 10, 'writes one zero too many'],
    [groups + size, 'adds where equal groups are joined'],
  ];
}

function twoSteps(request: ProblemRequest, groups: number, size: number) {
  const {
    random,
    scene,
    people: [who = ''],
  } = request;
  const product = groups * size;
  const used = random.int(Math.ceil(product / 10), Math.floor(product / 3));
  const thing = thingFor(scene, random, product, size);
  const plot = productStory(groups, size, thing, request);
  const opening = plot.text.slice(0, plot.text.lastIndexOf('How many'));
  const answer = product - used;
  return buildProblem({
    ...plot,
    skill: 'multi-digit-multiplication',
    situation: 'multi-step',
    text: `${opening}${who} ${thing.lose[1]} ${used} of the ${thing.many} ${thing.lose[2]}. How many ${thing.many} are left?`,
    bare: displayMath(`${groups} * ${size} - ${used}`),
    expression: `${groups} * ${size} - ${used}`,
    value: exact(answer),
    steps: [...steps(groups, size), { text: 'Take away what is gone.', equation: `${product} - ${used} = ${answer}` }],
    mistakes: [
      [product, 'stops after multiplying'],
      [product + used, 'adds in the second step'],
      ...mistakes(groups, size).map(([value, error]): Mistake => [exact(value).sub(used), error]),
    ],
    operations: 2,
  });
}

export const multiDigitMultiplication = defineMathSkill({
  id: 'multi-digit-multiplication',
  strand: 'operations',
  title: 'Multi-digit multiplication',
  inText: 'multi-digit multiplication',
  grades: [4, 6],
  aliases: [
    'standard algorithm',
    'multi-digit multiplication',
    'multi digit multiplication',
    '2 digit multiplication',
    'two digit multiplication',
    'double digit multiplication',
    '2 digit by 1 digit multiplication',
    '2 digit by 2 digit',
    'two digit by two digit multiplication',
    '3 digit multiplication',
    '3 digit by 2 digit multiplication',
    '2x2 multiplication',
    'partial products',
    'box method',
    'area model multiplication',
    'lattice multiplication',
    'standard algorithm multiplication',
    'long multiplication',
    'multiplication',
    'multiplying',
    'multiply',
    'multiplying large numbers',
    'multiplication of whole numbers',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.4.NBT.B.5', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.5.NBT.B.5', grades: [5, 5] },
  ],
  bigIdea: 'A product of large numbers is the sum of smaller products: we split by place, multiply each part and add.',
  objective: 'multiply numbers of several digits and explain each partial product',
  hint: 'Split the smaller number into tens and ones. Multiply by each part, then add.',
  misconception: {
    belief: '23 × 45 is 20 × 40 plus 3 × 5.',
    why: 'In adding, ones go with ones and tens with tens, so the same is done here.',
    truth: 'Every part of 23 meets every part of 45. There are four partial products.',
    teacherMove: 'Draw the area model with four boxes. Ask which two boxes are left out in 20 × 40 + 3 × 5.',
  },
  restsOn: {
    skill: 'multiplying by tens',
    recall(random) {
      const [a, b] = [random.int(3, 9), random.int(2, 9)];
      return {
        prompt: `What is ${a} × ${b * 10}?`,
        answer: String(a * b * 10),
        likelyError: `Writes ${a * b}: forgets that ${b * 10} is ${b} tens.`,
      };
    },
  },
  problem(request) {
    const { random, grade, difficulty, scene } = request;
    const sizes = (SIZES[grade] ?? SIZES[6])?.[difficulty] ?? { groups: [12, 38], size: [13, 59] };
    const notRound = ([least, most]: Range): number => {
      const value = random.int(least, most);
      return value % 10 === 0 ? value - 1 : value;
    };
    const [groups, size] = [notRound(sizes.groups), notRound(sizes.size)];
    if (request.multiStep) return twoSteps(request, groups, size);
    const thing = thingFor(scene, random, groups * size, size);
    const plot = productStory(groups, size, thing, request, random.chance(0.35) && groups < 40 ? 'times as many' : 'groups');
    return buildProblem({
      ...plot,
      skill: this.id,
      bare: displayMath(plot.expression),
      steps: steps(groups, size),
      mistakes: mistakes(groups, size),
      operations: 1,
    });
  },
});
