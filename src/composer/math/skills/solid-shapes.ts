import Fraction from 'fraction.js';
import type { FigureOf } from '../../../figures/figure.ts';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { PARTS_OF_SOLIDS } from '../named-constants.ts';
import { type Noun, counted } from '../quantity.ts';

interface Solid extends Noun {
  readonly faces: number;
  readonly corners: number;
  readonly edges: number;
  readonly like: readonly string[];
  readonly drawn: FigureOf<'solid'>['shape'];
}

/** Faces are flat: a cylinder has two, a cone one. */
const SOLIDS: readonly Solid[] = [
  { one: 'cube', many: 'cubes', faces: 6, corners: 8, edges: 12, like: ['block', 'number cube', 'ice cube'], drawn: 'cube' },
  { one: 'box', many: 'boxes', faces: 6, corners: 8, edges: 12, like: ['shoe box', 'brick', 'cereal box'], drawn: 'rectangular prism' },
  { one: 'pyramid', many: 'pyramids', faces: 5, corners: 5, edges: 8, like: ['tent', 'paper pyramid'], drawn: 'square pyramid' },
  { one: 'cylinder', many: 'cylinders', faces: 2, corners: 0, edges: 0, like: ['can', 'drum'], drawn: 'cylinder' },
];
const PART: Readonly<Record<'faces' | 'corners', Noun>> = {
  faces: { one: 'flat face', many: 'flat faces' },
  corners: { one: 'corner', many: 'corners' },
};

function one(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const part = random.pick(['faces', 'corners'] as const);
  const solid = random.pick(SOLIDS.filter((each) => each[part] > 0 && (difficulty !== 'basic' || each.one !== 'pyramid')));
  const noun = PART[part];
  const value = solid[part];
  return buildProblem({
    skill: 'solid-shapes',
    situation: 'other',
    text: random.pick([
      `${who} holds a ${random.pick(solid.like)}. It has the shape of a ${solid.one}. How many ${noun.many} does it have?`,
      `${who} makes a ${solid.one} of clay. How many ${noun.many} does it have?`,
      `${who} puts a dot on each ${part === 'faces' ? 'flat face' : 'corner'} of a ${solid.one}. How many dots is that?`,
    ]),
    bare: `How many ${noun.many} does a ${solid.one} have?`,
    expression: String(value),
    constants: PARTS_OF_SOLIDS,
    value: new Fraction(value),
    notation: counted(noun),
    steps: [{ text: `Picture a ${solid.one}. Touch each ${noun.one} once.` }, { text: `Count: there are ${value}.` }],
    mistakes: [
      [part === 'faces' ? solid.corners : solid.faces, part === 'faces' ? 'counts the corners' : 'counts the flat faces'],
      [Math.ceil(value / 2), 'counts only those in front'],
      [solid.edges, 'counts the edges'],
    ],
    operations: 1,
    figure: { kind: 'solid', shape: solid.drawn, across: '', height: '', depth: '' },
  });
}

function several(request: ProblemRequest): MathProblem {
  const {
    random,
    grade,
    people: [who = ''],
  } = request;
  const part = random.pick(['faces', 'corners'] as const);
  const [first, second] = random.sample(
    SOLIDS.filter((each) => each[part] > 0),
    2,
  ) as [Solid, Solid];
  const noun = PART[part];
  const two = grade >= 1 && random.chance(0.5);
  const terms = two ? [first[part], first[part], second[part]] : [first[part], second[part]];
  const sum = terms.join(' + ');
  const value = terms.reduce((total, each) => total + each, 0);
  const named = two ? `two ${first.many} and a ${second.one}` : `a ${first.one} and a ${second.one}`;
  return buildProblem({
    skill: 'solid-shapes',
    situation: 'part-whole: whole unknown',
    text: random.pick([
      `${who} builds a tower from ${named}. How many ${noun.many} do the shapes have in all?`,
      `There are ${named} on the desk. ${who} counts ${noun.many}. How many are there in all?`,
    ]),
    bare: `How many ${noun.many} do ${named} have in all?`,
    expression: sum,
    constants: PARTS_OF_SOLIDS,
    value: new Fraction(value),
    notation: counted(noun),
    steps: [{ text: `Count each shape: ${terms.join(', ')}.` }, { text: 'Put the numbers together.', equation: `${sum} = ${value}` }],
    mistakes: [
      [first[part], `leaves the ${second.one} out`],
      [terms.length, 'counts the shapes'],
      [second[part], `counts only the ${second.one}`],
    ],
  });
}

/** Three shapes, for two steps. */
function three(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const part = random.pick(['faces', 'corners'] as const);
  const shapes = random.sample(
    SOLIDS.filter((each) => each[part] > 0),
    3,
  );
  const counts = shapes.map((solid) => solid[part]);
  const value = counts.reduce((total, each) => total + each, 0);
  const [a = 0, b = 0] = counts;
  const named = shapes.map((solid) => `a ${solid.one}`);
  const noun = PART[part];
  return buildProblem({
    skill: 'solid-shapes',
    situation: 'multi-step',
    text: `${who} has ${named.slice(0, 2).join(', ')} and ${named[2]}. How many ${noun.many} do they have in all?`,
    bare: `How many ${noun.many} do ${named.slice(0, 2).join(', ')} and ${named[2]} have in all?`,
    expression: counts.join(' + '),
    constants: PARTS_OF_SOLIDS,
    value: new Fraction(value),
    notation: counted(noun),
    steps: [
      { text: 'Put the first two together.', equation: `${a} + ${b} = ${a + b}` },
      { text: 'Count on for the last one.', equation: `${a + b} + ${counts[2] ?? 0} = ${value}` },
    ],
    mistakes: [
      [a + b, 'leaves the last shape out'],
      [3, 'counts the shapes'],
      [b + (counts[2] ?? 0), 'leaves the first shape out'],
    ],
  });
}

export const solidShapes = defineMathSkill({
  id: 'solid-shapes',
  strand: 'geometry',
  title: 'Solid shapes',
  inText: 'solid shapes',
  grades: [0, 2],
  aliases: [
    '3d shapes',
    'solid shapes',
    'solid figures',
    'plane and solid figures',
    'three dimensional shapes',
    'faces and corners',
    'faces edges and vertices',
    'cubes and cylinders',
    '2d and 3d shapes',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.K.G.A.3', grades: [0, 0] },
    { code: 'CCSS.MATH.CONTENT.1.G.A.2', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.2.G.A.1', grades: [2, 2] },
  ],
  bigIdea: 'Solid shapes have flat faces, edges and corners that we can touch and count.',
  objective: 'name solid shapes and count their faces and corners',
  hint: 'Touch each one once. Which ones are in the back?',
  misconception: {
    belief: 'A cube has 4 corners because a square has 4.',
    why: 'From the front only a square is seen.',
    truth: 'A cube has 4 corners in front and 4 in the back.',
    teacherMove: 'Let students put a sticker on each corner of a block. Count the stickers.',
  },
  restsOn: {
    skill: 'flat shapes',
    recall(random) {
      const [name, sides] = random.pick([
        ['triangle', 3],
        ['square', 4],
        ['rectangle', 4],
        ['hexagon', 6],
        ['pentagon', 5],
      ] as const);
      return { prompt: `How many corners does a ${name} have?`, answer: String(sides), likelyError: `Says ${sides - 1}: leaves one out.` };
    },
  },
  problem: byDifficulty({ basic: [one, several], intermediate: [one, several], advanced: [several, three], multiStep: [three] }),
});
