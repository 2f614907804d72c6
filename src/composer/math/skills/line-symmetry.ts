import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { SIDES_OF_NAMED_SHAPES, TWO_EQUAL_GROUPS } from '../named-constants.ts';
import { gridAround } from '../problem-figures.ts';
import { type Noun, count, counted } from '../quantity.ts';
import { thingFor } from '../scenes.ts';
import { UNIT } from '../units.ts';

const LINE: Noun = { one: 'line of symmetry', many: 'lines of symmetry' };
/** Regular shapes have as many lines of symmetry as sides. */
const REGULAR = [
  ['square', 4],
  ['regular pentagon', 5],
  ['regular hexagon', 6],
  ['regular octagon', 8],
  ['equilateral triangle', 3],
  ['regular heptagon with 7 sides', 7],
] as const;

/** One half is known; the whole is twice as much. */
function wholeFromHalf(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    difficulty,
    people: [who = ''],
  } = request;
  const half = random.int(6, difficulty === 'basic' ? 30 : 120);
  const thing = thingFor(scene, random, half * 2);
  return buildProblem({
    skill: 'line-symmetry',
    situation: 'part-whole: whole unknown',
    text: random.pick([
      `${who} makes a pattern of ${thing.many} with one line of symmetry. No ${thing.one} lies on the line. There are ${half} on one side. How many ${thing.many} does the pattern have?`,
      `A design has a line of symmetry in the middle. ${who} counts ${count(half, thing)} on the left side and none on the line. How many ${thing.many} are in the whole design?`,
    ]),
    bare: `One half of a symmetric design has ${half} dots. How many dots has the whole design?`,
    expression: `2 * ${half}`,
    constants: [TWO_EQUAL_GROUPS],
    value: new Fraction(half * 2),
    notation: counted(thing),
    steps: [{ text: 'Both sides of the line match, so double one side.', equation: `2 * ${half} = ${half * 2}` }],
    mistakes: [
      [half, 'counts only one side'],
      [half + 2, 'adds 2 where the side is doubled'],
      [half * 4, 'doubles twice'],
    ],
  });
}

/** A point and its mirror point. */
function mirrorGap(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const gap = random.int(2, difficulty === 'basic' ? 5 : 9);
  const line = gap + random.int(1, 4);
  const at = random.int(1, 6);
  const asks = difficulty === 'basic' ? 'gap' : random.pick(['gap', 'place'] as const);
  const mirror = line + gap;
  return buildProblem({
    skill: 'line-symmetry',
    situation: 'multi-step',
    text: `${who} draws the point A at (${line - gap}, ${at}). The upright line through ${line} on the x-axis is a line of symmetry. ${asks === 'gap' ? 'How many units are there between A and its mirror point?' : 'What is the first number of its mirror point?'}`,
    bare: `A point at (${line - gap}, ${at}) is mirrored in the upright line through ${line}. ${asks === 'gap' ? 'How many units are there between the point and its mirror point?' : 'What is the first number of the mirror point?'}`,
    expression: asks === 'gap' ? `2 * (${line} - ${line - gap})` : `${line} + (${line} - ${line - gap})`,
    constants: [TWO_EQUAL_GROUPS],
    value: new Fraction(asks === 'gap' ? 2 * gap : mirror),
    notation: asks === 'gap' ? counted(UNIT) : { ...counted(UNIT), unit: '', write: (value) => value.toFraction() },
    steps: [
      { text: 'Find how far the point is from the line.', equation: `${line} - ${line - gap} = ${gap}` },
      asks === 'gap'
        ? { text: 'The mirror point is just as far on the other side.', equation: `2 * ${gap} = ${2 * gap}` }
        : { text: 'Go as far on the other side.', equation: `${line} + ${gap} = ${mirror}` },
    ],
    mistakes: [
      [gap, 'stops at the line'],
      [line, 'gives the place of the line'],
      [asks === 'gap' ? 2 * gap + 1 : mirror + 1, 'counts the point itself as a step'],
      [asks === 'gap' ? line + gap : 2 * line, asks === 'gap' ? 'adds the place of the line' : 'doubles the place of the line'],
    ],
    figure: gridAround(
      [
        [line - gap, at],
        [mirror, at],
        [line, 7],
      ],
      {
        points: [{ at: [line - gap, at], label: 'A' }],
        lines: [
          {
            through: [
              [line, 0],
              [line, 5],
            ],
            label: '',
          },
        ],
      },
    ),
  });
}

/** Lines of symmetry of named shapes. */
function linesOf(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [[first, a], [second, b]] = random.sample(REGULAR, 2) as [(typeof REGULAR)[number], (typeof REGULAR)[number]];
  const [m, n] = [random.int(1, 4), random.int(1, 4)];
  const named = (number: number, name: string): string =>
    `${number} ${number === 1 ? name : name.replace(/(?<noun>square|triangle|pentagon|hexagon|octagon|heptagon)/u, '$<noun>s')}`;
  const sum = `${m} * ${a} + ${n} * ${b}`;
  return buildProblem({
    skill: 'line-symmetry',
    situation: 'multi-step',
    text: `${who} cuts out ${named(m, first)} and ${named(n, second)}. In such shapes there is one line of symmetry for each side. ${who} draws them all. How many lines of symmetry does ${who} draw?`,
    bare: `How many lines of symmetry do ${named(m, first)} and ${named(n, second)} have together?`,
    expression: sum,
    constants: SIDES_OF_NAMED_SHAPES,
    value: new Fraction(m * a + n * b),
    notation: counted(LINE),
    steps: [
      { text: `Each ${first} has ${a}.`, equation: `${m} * ${a} = ${m * a}` },
      { text: `Each ${second} has ${b}.`, equation: `${n} * ${b} = ${n * b}` },
      { text: 'Add both.', equation: `${m * a} + ${n * b} = ${m * a + n * b}` },
    ],
    mistakes: [
      [m + n, 'finds one line for each shape'],
      [2 * (m + n), 'finds only the level and the upright line of each shape'],
      [a + b, 'counts one shape of each kind'],
      [m * a, `leaves out the lines of the ${second}`],
    ],
  });
}

export const lineSymmetry = defineMathSkill({
  id: 'line-symmetry',
  strand: 'geometry',
  title: 'Line symmetry',
  inText: 'line symmetry',
  grades: [4, 5],
  aliases: ['symmetry', 'line symmetry', 'lines of symmetry', 'symmetric figures', 'mirror lines', 'reflection symmetry'],
  standards: [{ code: 'CCSS.MATH.CONTENT.4.G.A.3', grades: [4, 4] }],
  bigIdea: 'On both sides of a line of symmetry everything matches at the same distance.',
  objective: 'find lines of symmetry and mirror points',
  hint: 'How far is the point from the line? Go just as far on the other side.',
  misconception: {
    belief: 'A diagonal of a rectangle is a line of symmetry.',
    why: 'It cuts the rectangle into two equal halves.',
    truth: 'Folded along it, the corners do not meet. Halves must match when folded.',
    teacherMove: 'Fold a sheet of paper along its diagonal. Ask what would have to happen for symmetry.',
  },
  restsOn: {
    skill: 'doubling',
    recall(random) {
      const number = random.int(12, 48);
      return { prompt: `What is double ${number}?`, answer: String(number * 2), likelyError: `Says ${number + 2}: adds 2.` };
    },
  },
  problem: byDifficulty({
    basic: [wholeFromHalf, mirrorGap, linesOf],
    intermediate: [mirrorGap, linesOf, wholeFromHalf],
    advanced: [mirrorGap, linesOf],
    multiStep: [mirrorGap, linesOf],
  }),
});
