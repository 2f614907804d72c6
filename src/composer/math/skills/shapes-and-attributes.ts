import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { type Noun, counted } from '../quantity.ts';

interface Shape extends Noun {
  readonly sides: number;
}

const FLAT: readonly Shape[] = [
  { one: 'triangle', many: 'triangles', sides: 3 },
  { one: 'square', many: 'squares', sides: 4 },
  { one: 'rectangle', many: 'rectangles', sides: 4 },
  { one: 'pentagon', many: 'pentagons', sides: 5 },
  { one: 'hexagon', many: 'hexagons', sides: 6 },
];
const STICK: Noun = { one: 'stick', many: 'sticks' };
const SIDE: Noun = { one: 'side', many: 'sides' };
const CORNER: Noun = { one: 'corner', many: 'corners' };
const BALL: Noun = { one: 'clay ball', many: 'clay balls' };

/** How the sides or corners of a shape are met in a story. */
const SETTINGS: readonly {
  readonly counts: Noun;
  readonly make: string;
  readonly tell: (shapes: string) => string;
  readonly of: string;
}[] = [
  { counts: SIDE, make: 'draws', tell: (shapes) => `How many sides ${shapes} in all?`, of: 'sides' },
  { counts: CORNER, make: 'cuts out', tell: (shapes) => `How many corners ${shapes} in all?`, of: 'corners' },
  { counts: STICK, make: 'makes', tell: (shapes) => `Each side is one stick. How many sticks ${shapes}?`, of: 'sides' },
  { counts: BALL, make: 'builds', tell: (shapes) => `Each corner is one clay ball. How many clay balls ${shapes}?`, of: 'corners' },
];

const article = ({ one }: Shape): string => `a ${one}`;

/** Shapes that the grade names: three and four sides first. */
function drawShapes({ random, grade, difficulty }: ProblemRequest, wanted: number): Shape[] {
  const last = grade === 0 && difficulty === 'basic' ? 3 : FLAT.length;
  return random.sample(FLAT.slice(0, last), wanted);
}

const mistakesFor = (shapes: readonly Shape[], total: number): Mistake[] => [
  ...(shapes.length > 1
    ? [[total - (shapes[0]?.sides ?? 0), 'leaves the first shape out'] as Mistake, [shapes.length, 'counts the shapes'] as Mistake]
    : []),
  [total + 1, 'counts the starting place twice'],
  [total - 1, 'leaves one side or corner out'],
  [total * 2, 'counts sides and corners together'],
];

function one(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [shape = FLAT[0] as Shape] = drawShapes(request, 1);
  const { counts, make, tell, of } = random.pick(SETTINGS);
  const asks = counts === SIDE || counts === CORNER ? `How many ${counts.many} does it have?` : tell('is that');
  return buildProblem({
    skill: 'shapes-and-attributes',
    situation: 'other',
    text: `${who} ${make} ${article(shape)}. ${asks}`,
    bare: `How many ${of} does ${article(shape)} have?`,
    expression: String(shape.sides),
    value: new Fraction(shape.sides),
    notation: counted(counts),
    steps: [
      { text: `Picture ${article(shape)}. Put a finger on one ${of === 'sides' ? 'side' : 'corner'}.` },
      { text: `Count around once. There are ${shape.sides} ${of}.` },
    ],
    mistakes: mistakesFor([shape], shape.sides),
    operations: 1,
  });
}

function several(request: ProblemRequest, wanted: number): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const shapes = drawShapes(request, wanted);
  const total = shapes.reduce((sum, { sides }) => sum + sides, 0);
  const { counts, make, tell, of } = random.pick(SETTINGS);
  const names = shapes.map(article);
  const listed = names.length === 2 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const sum = shapes.map(({ sides }) => sides).join(' + ');
  const asks = counts === SIDE || counts === CORNER ? tell('are there') : tell('is that');
  return buildProblem({
    skill: 'shapes-and-attributes',
    situation: wanted > 2 ? 'multi-step' : 'part-whole: whole unknown',
    text: `${who} ${make} ${listed}. ${asks}`,
    bare: `How many ${of} do ${listed} have in all?`,
    expression: sum,
    value: new Fraction(total),
    notation: counted(counts),
    steps: [
      { text: `Count the ${of} of each shape: ${shapes.map(({ sides }) => sides).join(', ')}.` },
      { text: 'Put the numbers together.', equation: `${sum} = ${total}` },
    ],
    mistakes: mistakesFor(shapes, total),
    operations: wanted - 1,
  });
}

export const shapesAndAttributes = defineMathSkill({
  id: 'shapes-and-attributes',
  strand: 'geometry',
  title: 'Shapes and their sides and corners',
  inText: 'shapes and their sides and corners',
  grades: [0, 2],
  aliases: [
    'shapes',
    'shapes and attributes',
    '2d shapes',
    'two dimensional shapes',
    'plane shapes',
    'plane figures',
    'geometry shapes',
    'sides and corners',
    'sides and vertices',
    'attributes of shapes',
    'identifying shapes',
    'triangles squares and rectangles',
    'geometry',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.K.G.B.4', grades: [0, 0] },
    { code: 'CCSS.MATH.CONTENT.1.G.A.1', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.2.G.A.1', grades: [2, 2] },
  ],
  bigIdea: 'A shape gets its name from its sides and corners, however large it is and however it is turned.',
  objective: 'name a shape and tell how many sides and corners it has',
  hint: 'Mark where you start. Count each side once.',
  misconception: {
    belief: 'A triangle that stands on its tip is not a triangle.',
    why: 'Triangles in books mostly lie flat on one side.',
    truth: 'Any shape with 3 straight sides is a triangle, however it is turned.',
    teacherMove: 'Turn one paper triangle slowly. After each turn ask: what changed, and what stayed the same?',
  },
  restsOn: {
    skill: 'counting objects',
    recall(random) {
      const [dots, more] = [random.int(3, 6), random.int(1, 3)];
      return {
        prompt: `Draw ${dots} dots. Draw ${more} more. How many dots are there?`,
        answer: String(dots + more),
        likelyError: `Says ${dots + more + 1}: counts one dot twice.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return several(request, 3);
    const { grade, difficulty, random } = request;
    if (difficulty === 'basic' && grade < 2) return random.chance(0.7) ? one(request) : several(request, 2);
    return several(request, difficulty === 'advanced' && grade > 0 ? 3 : 2);
  },
});
