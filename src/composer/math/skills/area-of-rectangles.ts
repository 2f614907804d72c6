import { type Mistake, buildProblem, exact } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { rectangleFigure } from '../problem-figures.ts';
import { count, counted, type Noun } from '../quantity.ts';
import { drawSides } from '../rectangle-sides.ts';

const squareUnit = (unit: Noun): Noun => ({ one: `square ${unit.one}`, many: `square ${unit.many}` });

const mistakes = (long: number, wide: number): Mistake[] => [
  [2 * (long + wide), 'finds the distance around'],
  [long + wide, 'adds one length and one width'],
  [long * wide + long, 'counts one row too many'],
  [long * wide - long, 'counts one row too few'],
  [long * wide * 2, 'doubles the area as if it were a distance around'],
  [long * long, 'multiplies the length by itself'],
  [wide * wide, 'multiplies the width by itself'],
];

function areaProblem(request: ProblemRequest): MathProblem {
  const {
    scene: { rectangle },
    random,
    people: [who = ''],
  } = request;
  const [long, wide] = drawSides(request);
  const { noun, unit, cover } = rectangle;
  return buildProblem({
    skill: 'area-of-rectangles',
    situation: 'measure',
    text: random.pick([
      `A ${noun} is ${count(long, unit)} long and ${count(wide, unit)} wide. ${who} covers it with ${cover}. How many ${squareUnit(unit).many} does ${who} cover?`,
      `${who} measures a ${noun}. It is a rectangle. It is ${count(wide, unit)} wide and ${count(long, unit)} long. What is its area?`,
    ]),
    bare: `What is the area of a rectangle that is ${count(long, unit)} by ${count(wide, unit)}?`,
    expression: `${long} * ${wide}`,
    value: exact(long * wide),
    notation: counted(squareUnit(unit)),
    steps: [
      { text: `Think of ${wide} rows with ${long} squares in each row.` },
      { text: 'Multiply the length by the width.', equation: `${long} * ${wide} = ${long * wide}` },
    ],
    mistakes: mistakes(long, wide),
    operations: 1,
    figure: rectangleFigure(long, wide, count(long, unit), count(wide, unit), request.grade === 3),
  });
}

function missingSide(request: ProblemRequest): MathProblem {
  const {
    scene: {
      rectangle: { noun, unit, cover },
    },
    people: [who = ''],
  } = request;
  const [long, wide] = drawSides(request);
  const area = long * wide;
  return buildProblem({
    skill: 'area-of-rectangles',
    situation: 'groups: size unknown',
    text: `A ${noun} is a rectangle. ${who} needs ${count(area, squareUnit(unit))} of ${cover} to cover it. It is ${count(wide, unit)} wide. How long is it?`,
    bare: `A rectangle has an area of ${count(area, squareUnit(unit))} and is ${count(wide, unit)} wide. How long is it?`,
    expression: `${area} / ${wide}`,
    value: exact(long),
    notation: counted(unit),
    steps: [
      { text: `The width times the length makes the area. ${wide} times what number is ${area}?`, equation: `${wide} * ${long} = ${area}` },
      { text: 'So divide the area by the width.', equation: `${area} / ${wide} = ${long}` },
    ],
    mistakes: [
      [area - wide, 'subtracts the width from the area'],
      [area * wide, 'multiplies the area by the width'],
      [long + 1, 'miscounts the rows by one'],
      [long - 1, 'miscounts the rows by one, one too few'],
      [wide, 'gives back the width'],
      [long + wide, 'adds the length and the width'],
      [long * 2, 'doubles the length'],
    ],
    operations: 1,
    figure: rectangleFigure(long, wide, '?', count(wide, unit)),
  });
}

function twoRectangles(request: ProblemRequest): MathProblem {
  const {
    scene: {
      rectangle: { noun, unit },
    },
    random,
  } = request;
  const [long, wide] = drawSides(request);
  const cut = random.int(2, Math.max(2, wide - 1));
  const removes = random.chance(0.5);
  const [a, b] = [long * wide, cut * cut];
  const answer = removes ? a - b : a + b;
  const expression = `${long} * ${wide} ${removes ? '-' : '+'} ${cut} * ${cut}`;
  return buildProblem({
    skill: 'area-of-rectangles',
    situation: 'multi-step',
    text: removes
      ? `A ${noun} is ${count(long, unit)} long and ${count(wide, unit)} wide. A square in one corner must stay free. Each side of the square is ${count(cut, unit)} long. How many ${squareUnit(unit).many} can be covered?`
      : `A ${noun} is ${count(long, unit)} long and ${count(wide, unit)} wide. A square part is added on. Each side of the square is ${count(cut, unit)} long. What is the new area?`,
    bare: displayMath(expression),
    expression,
    value: exact(answer),
    notation: counted(squareUnit(unit)),
    steps: [
      { text: 'Find the area of the rectangle.', equation: `${long} * ${wide} = ${a}` },
      { text: 'Find the area of the square.', equation: `${cut} * ${cut} = ${b}` },
      { text: removes ? 'Take the square away.' : 'Add the two areas.', equation: `${a} ${removes ? '-' : '+'} ${b} = ${answer}` },
    ],
    mistakes: [
      [a, 'stops after the first area'],
      [removes ? a + b : a - b, 'does the last step the wrong way around'],
      [removes ? a - cut : a + cut, 'uses the side of the square as its area'],
      [removes ? a - 4 * cut : a + 4 * cut, 'uses the distance around the square as its area'],
      ...mistakes(long, wide),
    ],
    operations: 3,
  });
}

export const areaOfRectangles = defineMathSkill({
  id: 'area-of-rectangles',
  strand: 'geometry',
  title: 'Area of rectangles',
  inText: 'the area of rectangles',
  grades: [3, 5],
  aliases: [
    'area',
    'area of rectangles',
    'area of a rectangle',
    'square units',
    'tiling',
    'area model',
    'finding area',
    'area and perimeter',
    'perimeter and area',
    'perimeter vs area',
    'area of squares',
    'composite area',
    'area of composite figures',
    'rectilinear area',
    'unit squares',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.3.MD.C.5', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.3.MD.C.7', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.4.MD.A.3', grades: [4, 4] },
  ],
  bigIdea: 'Area counts the unit squares that cover a shape; a rectangle has equal rows of them.',
  objective: 'find the area of a rectangle and say what its unit squares mean',
  hint: 'Picture rows of squares. How many are in a row? How many rows are there?',
  misconception: {
    belief: 'I add all the sides to find the area.',
    why: 'Area and perimeter are taught close together and use the same numbers.',
    truth: 'Adding sides gives the distance around. Area counts the squares inside.',
    teacherMove: 'Let students cover a card with square tiles and lay string around it. Ask which number tells what.',
  },
  restsOn: {
    skill: 'rows and columns',
    recall(random) {
      const [rows, columns] = [random.int(2, 5), random.int(3, 6)];
      return {
        prompt: `Draw ${rows} rows of ${columns} dots. How many dots are there?`,
        answer: String(rows * columns),
        likelyError: `Says ${rows + columns}: adds rows and columns.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return twoRectangles(request);
    return request.difficulty === 'basic' || request.random.chance(0.5) ? areaProblem(request) : missingSide(request);
  },
});
