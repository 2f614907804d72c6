import Fraction from 'fraction.js';
import { type Mistake, buildProblem, exact } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { SQUARED, SQUARE_ROOT } from '../named-constants.ts';
import { type Noun, FRACTION, count, counted } from '../quantity.ts';

/** Whole-number right triangles in lowest terms, so that every ratio is exact. */
const TRIPLES: Readonly<Record<MathDifficulty, readonly (readonly [number, number, number])[]>> = {
  basic: [
    [3, 4, 5],
    [5, 12, 13],
  ],
  intermediate: [
    [3, 4, 5],
    [5, 12, 13],
    [8, 15, 17],
  ],
  advanced: [
    [8, 15, 17],
    [7, 24, 25],
    [20, 21, 29],
  ],
};
const FOOT: Noun = { one: 'foot', many: 'feet' };
const METER: Noun = { one: 'meter', many: 'meters' };
const CENTIMETER: Noun = { one: 'centimeter', many: 'centimeters' };
type Ratio = 'sine' | 'cosine' | 'tangent';
const RATIOS: readonly Ratio[] = ['sine', 'cosine', 'tangent'];
const SIDES: Readonly<Record<Ratio, string>> = {
  sine: 'opposite over hypotenuse',
  cosine: 'adjacent over hypotenuse',
  tangent: 'opposite over adjacent',
};

function draw({ random, difficulty }: ProblemRequest) {
  const [a, b, c] = random.pick(TRIPLES[difficulty]);
  const factor = random.int(1, difficulty === 'basic' ? 4 : 6);
  const [opposite, adjacent] = random.chance(0.5) ? [a, b] : [b, a];
  return { opposite: opposite * factor, adjacent: adjacent * factor, hypotenuse: c * factor };
}

function partsOf(ratio: Ratio, { opposite, adjacent, hypotenuse }: ReturnType<typeof draw>): readonly [number, number] {
  return { sine: [opposite, hypotenuse], cosine: [adjacent, hypotenuse], tangent: [opposite, adjacent] }[ratio] as [number, number];
}

function ratioOf(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const triangle = draw(request);
  const { opposite, adjacent, hypotenuse } = triangle;
  const ratio = random.pick(RATIOS);
  const [top, bottom] = partsOf(ratio, triangle);
  const unit = random.pick([FOOT, METER]);
  const value = exact([top, bottom]);
  const others: Mistake[] = RATIOS.filter((other) => other !== ratio).map((other) => [
    exact(partsOf(other, triangle)),
    `finds the ${other}`,
  ]);
  return buildProblem({
    skill: 'right-triangle-trigonometry',
    situation: 'measure',
    text: random.pick([
      `${who} cuts a right triangle out of cardboard. The side across from angle A is ${count(opposite, CENTIMETER)}, the other leg is ${count(adjacent, CENTIMETER)} and the hypotenuse is ${count(hypotenuse, CENTIMETER)}. What is the ${ratio} of A?`,
      `${who} ties a straight cable of ${count(hypotenuse, unit)} from the ground to a pole. It meets the pole ${count(opposite, unit)} up and the ground ${count(adjacent, unit)} from the pole. What is the ${ratio} of the angle at the ground?`,
      `${who} draws a right triangle. The side across from angle A is ${count(opposite, unit)}, the other leg is ${count(adjacent, unit)} and the hypotenuse is ${count(hypotenuse, unit)}. What is the ${ratio} of A?`,
    ]),
    bare: `In a right triangle, the leg across from A is ${opposite}, the other leg ${adjacent} and the hypotenuse ${hypotenuse}. What is the ${ratio} of A?`,
    expression: `${top} / ${bottom}`,
    value,
    notation: FRACTION,
    steps: [
      { text: `The ${ratio} is ${SIDES[ratio]}.` },
      { text: 'Put in the sides and simplify.', equation: `${top}/${bottom} = ${value.toFraction()}` },
    ],
    mistakes: [
      ...others,
      [exact([bottom, top]), 'turns the ratio upside down'],
      [exact([adjacent, opposite]), 'puts adjacent over opposite'],
      [exact([hypotenuse, adjacent]), 'puts the hypotenuse over the adjacent leg'],
      [exact([hypotenuse, opposite]), 'puts the hypotenuse over the opposite leg'],
    ],
    operations: 1,
  });
}

/** A side from a ratio that is told. */
function sideFromRatio(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const triangle = draw(request);
  const ratio = random.pick(['sine', 'cosine'] as const);
  const [side, long] = partsOf(ratio, triangle);
  const told = exact([side, long]).toFraction();
  const unit = random.pick([FOOT, METER]);
  const other = ratio === 'sine' ? triangle.adjacent : triangle.opposite;
  const reach = ratio === 'sine' ? 'How high up does it reach?' : 'How far from the wall is its foot?';
  return buildProblem({
    skill: 'right-triangle-trigonometry',
    situation: 'measure',
    text: random.pick([
      `A ladder of ${count(long, unit)} leans on a wall. ${who} knows that the ${ratio} of its angle with the ground is ${told}. ${reach}`,
      `${who} flies a kite on a tight, straight string of ${count(long, unit)}. The ${ratio} of the angle at the ground is ${told}. How far ${ratio === 'sine' ? 'up is the kite' : 'away is the point below the kite'}?`,
    ]),
    bare: `A right triangle has a hypotenuse of ${long}. The ${ratio} of one angle is ${told}. How long is the leg ${ratio === 'sine' ? 'across from' : 'next to'} that angle?`,
    expression: `${long} * ${told}`,
    value: new Fraction(side),
    notation: counted(unit),
    steps: [
      { text: `The ${ratio} is ${SIDES[ratio]}. So the side is the hypotenuse times the ratio.` },
      { text: 'Multiply.', equation: `${long} * ${told} = ${side}` },
    ],
    mistakes: [
      [other, 'finds the other leg'],
      [exact([long * long, side]), 'divides by the ratio'],
      [long - side, 'subtracts from the hypotenuse'],
      [long, 'gives back the hypotenuse'],
    ],
    operations: 1,
  });
}

/** The hypotenuse first, then the ratio. */
function ratioFromLegs(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const triangle = draw(request);
  const { opposite, adjacent, hypotenuse } = triangle;
  const ratio = random.pick(['sine', 'cosine'] as const);
  const [top] = partsOf(ratio, triangle);
  const value = exact([top, hypotenuse]);
  const squares = opposite * opposite + adjacent * adjacent;
  return buildProblem({
    skill: 'right-triangle-trigonometry',
    situation: 'multi-step',
    text: `${who} cuts a right triangle out of cardboard. The leg across from angle A is ${count(opposite, CENTIMETER)}, and the other leg is ${count(adjacent, CENTIMETER)}. What is the ${ratio} of A?`,
    bare: `In a right triangle, the leg across from A is ${opposite} and the other leg is ${adjacent}. What is the ${ratio} of A?`,
    expression: `${top} / (${opposite}^2 + ${adjacent}^2)^(1/2)`,
    constants: [SQUARED, SQUARE_ROOT],
    value,
    notation: FRACTION,
    steps: [
      { text: 'Square both legs and add.', equation: `${opposite}^2 + ${adjacent}^2 = ${squares}` },
      { text: 'The hypotenuse is the square root.', equation: `${hypotenuse}^2 = ${squares}` },
      { text: `The ${ratio} is ${SIDES[ratio]}.`, equation: `${top}/${hypotenuse} = ${value.toFraction()}` },
    ],
    mistakes: [
      [exact([opposite, adjacent]), 'finds the tangent'],
      [exact([ratio === 'sine' ? adjacent : opposite, hypotenuse]), ratio === 'sine' ? 'finds the cosine' : 'finds the sine'],
      [exact([top, opposite + adjacent]), 'adds the legs to get the hypotenuse'],
      [exact([hypotenuse, top]), 'turns the ratio upside down'],
      [exact([adjacent, opposite]), 'puts adjacent over opposite'],
      [exact([top, squares]), 'forgets the square root'],
    ],
    operations: 5,
  });
}

export const rightTriangleTrigonometry = defineMathSkill({
  id: 'right-triangle-trigonometry',
  strand: 'geometry',
  title: 'Right-triangle trigonometry',
  inText: 'right-triangle trigonometry',
  grades: [10, 11],
  aliases: [
    'soh cah toa',
    'sohcahtoa',
    'right triangle trigonometry',
    'right triangle trig',
    'trigonometry',
    'trig',
    'trig ratios',
    'trigonometric ratios',
    'sine cosine tangent',
    'sine cosine and tangent',
    'sin cos tan',
    'special right triangles',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.HSG.SRT.C.6', grades: [10, 11] },
    { code: 'CCSS.MATH.CONTENT.HSG.SRT.C.8', grades: [10, 11] },
  ],
  bigIdea: 'All right triangles with the same angle are similar, so the ratio of two sides depends on the angle alone.',
  objective: 'name the sine, cosine and tangent of an angle and use a ratio to find a side',
  hint: 'Stand at the angle. Which side is across from it? Which one is the hypotenuse?',
  misconception: {
    belief: 'The opposite side is always the upright one.',
    why: 'Most drawings mark the angle at the bottom.',
    truth: 'The opposite side lies across from the angle that is asked about.',
    teacherMove: 'Turn one triangle three ways and mark each sharp angle in turn. Have students label the sides anew each time.',
  },
  restsOn: {
    skill: 'simplifying ratios',
    recall(random) {
      const [top, bottom] = random.pick([
        [3, 5],
        [4, 5],
        [5, 12],
        [8, 15],
        [5, 13],
      ] as const);
      const factor = random.int(2, 6);
      return {
        prompt: `What is ${top * factor}/${bottom * factor} in lowest terms?`,
        answer: `${top}/${bottom}`,
        likelyError: `Writes ${top}/${bottom * factor}: divides only the top.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return ratioFromLegs(request);
    const kinds = {
      basic: [ratioOf, sideFromRatio],
      intermediate: [ratioOf, sideFromRatio],
      advanced: [ratioOf, sideFromRatio, ratioFromLegs],
    };
    return request.random.pick(kinds[request.difficulty])(request);
  },
});
