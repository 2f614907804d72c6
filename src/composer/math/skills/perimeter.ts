import { buildProblem, exact } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { FOUR_SIDES, TWO_OF_EACH_SIDE } from '../named-constants.ts';
import { DOLLARS, count, counted } from '../quantity.ts';
import { drawSides } from '../rectangle-sides.ts';

const CONSTANTS = [TWO_OF_EACH_SIDE, FOUR_SIDES];

function aroundRectangle(request: ProblemRequest): MathProblem {
  const {
    scene: {
      rectangle: { noun, unit, border },
    },
    random,
    people: [who = ''],
  } = request;
  const [long, wide] = drawSides(request);
  const answer = 2 * (long + wide);
  return buildProblem({
    skill: 'perimeter',
    situation: 'measure',
    text: random.pick([
      `A ${noun} is ${count(long, unit)} long and ${count(wide, unit)} wide. ${who} puts ${border} all the way around it. How many ${unit.many} is that?`,
      `${who} measures a ${noun} all the way around. It is ${count(wide, unit)} wide and ${count(long, unit)} long, with four square corners. How long is the way around?`,
    ]),
    bare: `What is the perimeter of a rectangle that is ${count(long, unit)} by ${count(wide, unit)}?`,
    expression: `2 * (${long} + ${wide})`,
    constants: CONSTANTS,
    value: exact(answer),
    notation: counted(unit),
    steps: [
      { text: 'Add one length and one width.', equation: `${long} + ${wide} = ${long + wide}` },
      { text: 'A rectangle has two of each, so double it.', equation: `2 * ${long + wide} = ${answer}` },
    ],
    mistakes: [
      [long + wide, 'adds only two of the four sides'],
      [long * wide, 'finds the area'],
      [2 * long + wide, 'adds only three of the four sides'],
      [long + 2 * wide, 'adds only three of the four sides, the shorter one twice'],
      [4 * long, 'uses the length for all four sides'],
      [4 * wide, 'uses the width for all four sides'],
      [answer + 2, 'adds with one unit too many on two sides'],
    ],
    operations: 2,
  });
}

function aroundSquare(request: ProblemRequest): MathProblem {
  const {
    scene: {
      rectangle: { noun, unit, border },
    },
    people: [who = ''],
  } = request;
  const [side] = drawSides(request);
  return buildProblem({
    skill: 'perimeter',
    situation: 'measure',
    text: `A ${noun} has the shape of a square. One side is ${count(side, unit)} long. ${who} puts ${border} all the way around. How many ${unit.many} is that?`,
    bare: `What is the perimeter of a square with sides of ${count(side, unit)}?`,
    expression: `4 * ${side}`,
    constants: CONSTANTS,
    value: exact(4 * side),
    notation: counted(unit),
    steps: [{ text: 'A square has four equal sides.' }, { text: 'Multiply one side by 4.', equation: `4 * ${side} = ${4 * side}` }],
    mistakes: [
      [side * side, 'finds the area'],
      [2 * side, 'adds only two of the four sides'],
      [3 * side, 'adds only three of the four sides'],
      [side + 4, 'adds 4 where each side counts 4 times'],
      [5 * side, 'counts one side twice'],
      [8 * side, 'doubles the distance around'],
    ],
    operations: 1,
  });
}

function missingSide(request: ProblemRequest): MathProblem {
  const {
    scene: {
      rectangle: { noun, unit, border },
    },
  } = request;
  const [long, wide] = drawSides(request);
  const around = 2 * (long + wide);
  return buildProblem({
    skill: 'perimeter',
    situation: 'part-whole: part unknown',
    text: `A ${noun} is a rectangle. It takes ${count(around, unit)} of ${border.replace(/^an? /u, '')} to go all the way around. The ${noun} is ${count(wide, unit)} wide. How long is it?`,
    bare: `A rectangle has a perimeter of ${count(around, unit)} and is ${count(wide, unit)} wide. How long is it?`,
    expression: `${around} / 2 - ${wide}`,
    constants: CONSTANTS,
    value: exact(long),
    notation: counted(unit),
    steps: [
      { text: 'One length and one width make half of the way around.', equation: `${around} / 2 = ${around / 2}` },
      { text: 'Take the width away.', equation: `${around / 2} - ${wide} = ${long}` },
    ],
    mistakes: [
      [around - wide, 'takes away only one width'],
      [around - 2 * wide, 'forgets that two lengths are left'],
      [around / 2, 'stops at half of the way around'],
      [wide, 'gives back the width'],
      [long + 1, 'miscounts by one'],
      [long + wide + 1, 'adds the width again'],
      [long - 1, 'miscounts by one, one too few'],
    ],
    operations: 2,
  });
}

function costOfBorder(request: ProblemRequest): MathProblem {
  const {
    scene: {
      rectangle: { noun, unit, border },
    },
    random,
    people: [who = ''],
  } = request;
  const [long, wide] = drawSides(request);
  const price = random.int(2, 9);
  const around = 2 * (long + wide);
  const expression = `2 * (${long} + ${wide}) * ${price}`;
  return buildProblem({
    skill: 'perimeter',
    situation: 'multi-step',
    text: `${who} puts ${border} all the way around a ${noun}. It is a rectangle, ${count(long, unit)} long and ${count(wide, unit)} wide. Each ${unit.one} costs $${price}. How much does it cost in all?`,
    bare: displayMath(expression),
    expression,
    constants: CONSTANTS,
    value: exact(around * price),
    notation: DOLLARS,
    steps: [
      { text: 'Add one length and one width.', equation: `${long} + ${wide} = ${long + wide}` },
      { text: 'Double it to go all the way around.', equation: `2 * ${long + wide} = ${around}` },
      { text: `Each ${unit.one} costs $${price}, so multiply.`, equation: `${around} * ${price} = ${around * price}` },
    ],
    mistakes: [
      [(long + wide) * price, 'adds only two of the four sides'],
      [long * wide * price, 'uses the area'],
      [around, 'stops at the distance around'],
      [around + price, 'adds the price once'],
      [around * price + price, 'pays for one unit too many'],
      [around * price - price, 'pays for one unit too few'],
    ],
    operations: 3,
  });
}

export const perimeter = defineMathSkill({
  id: 'perimeter',
  strand: 'geometry',
  title: 'Perimeter',
  inText: 'perimeter',
  grades: [3, 5],
  aliases: [
    'perimeter',
    'distance around',
    'border',
    'perimeter of rectangles',
    'perimeter of a rectangle',
    'area and perimeter',
    'perimeter and area',
    'perimeter vs area',
    'finding perimeter',
    'perimeter of polygons',
    'fencing problems',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.3.MD.D.8', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.4.MD.A.3', grades: [4, 4] },
  ],
  bigIdea: 'Perimeter is a length: the whole way around a shape, every side once.',
  objective: 'find the perimeter of a rectangle or a side that is missing',
  hint: 'Trace the edge with a finger. Which sides are equal?',
  misconception: {
    belief: 'A rectangle marked 8 and 5 has a perimeter of 13.',
    why: 'Only two numbers are written, so only two sides are added.',
    truth: 'All four sides count: 8 + 5 + 8 + 5 = 26.',
    teacherMove: 'Ask students to write a number on each of the four sides before they add. Walk around a taped rectangle on the floor.',
  },
  restsOn: {
    skill: 'adding several numbers',
    recall(random) {
      const [a, b] = [random.int(3, 9), random.int(3, 9)];
      return {
        prompt: `What is ${a} + ${b} + ${a} + ${b}?`,
        answer: String(2 * (a + b)),
        likelyError: `Writes ${a + b}: adds only two of the numbers.`,
      };
    },
  },
  problem(request) {
    const { random, difficulty } = request;
    if (request.multiStep) return costOfBorder(request);
    const kinds =
      difficulty === 'basic'
        ? [aroundRectangle, aroundSquare]
        : difficulty === 'intermediate'
          ? [aroundRectangle, missingSide, aroundSquare]
          : [missingSide, aroundRectangle];
    return random.pick(kinds)(request);
  },
});
