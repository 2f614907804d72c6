import { type Mistake, buildProblem, exact } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { numberLine } from '../problem-figures.ts';
import { type Noun, FRACTION, measuredInFractions } from '../quantity.ts';

const BOTTOMS: Readonly<Record<MathDifficulty, readonly number[]>> = { basic: [3, 4, 6], intermediate: [4, 6, 8], advanced: [6, 8] };
const MILE: Noun = { one: 'mile', many: 'miles' };

function mistakesFor(top: number, bottom: number): Mistake[] {
  return [
    [[bottom - top, bottom], 'counts from the wrong end'],
    [[top, bottom + 1], 'counts the marks and not the spaces'],
    [[top + 1, bottom], 'counts the mark at 0 as the first part'],
    [[1, bottom], 'gives the size of one part'],
    [[top, 10], 'names every part a tenth'],
    [[bottom, top], 'turns the fraction upside down'],
  ];
}

function draw({ random, difficulty }: ProblemRequest): { top: number; bottom: number } {
  const bottom = random.pick(BOTTOMS[difficulty]);
  const most = difficulty === 'advanced' ? bottom * 2 - 1 : bottom - 1;
  let top = random.int(1, most);
  if (top === bottom) top += 1;
  return { top, bottom };
}

function position(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const { top, bottom } = draw(request);
  const parts = top === 1 ? '1 part' : `${top} parts`;
  const isPath = random.chance(0.5);
  return buildProblem({
    skill: 'fractions-on-the-number-line',
    situation: 'measure',
    text: isPath
      ? `A path has signs at 0 miles, 1 mile and 2 miles. Flags cut each mile into ${bottom} equal parts. ${who} starts at 0 and walks ${parts}. How far is that in miles?`
      : `${who} draws a number line. From 0 to 1 there are ${bottom} equal parts. ${who} starts at 0 and jumps ${parts}. Where does ${who} land?`,
    bare: `Each whole on a number line has ${bottom} equal parts. Which number is ${parts} from 0?`,
    expression: `${top} / ${bottom}`,
    value: exact([top, bottom]),
    notation: isPath ? measuredInFractions(MILE) : FRACTION,
    steps: [
      { text: `Each part is 1/${bottom}.` },
      { text: `Count ${parts} of that size.`, equation: `${top} * 1/${bottom} = ${top}/${bottom}` },
    ],
    mistakes: mistakesFor(top, bottom),
    operations: 1,
    figure: numberLine(0, 2, 1 / bottom, [], bottom),
  });
}

/** Two jumps on the line. */
function jumps(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const bottom = random.pick(BOTTOMS[request.difficulty]);
  const first = random.int(1, bottom - 1);
  const second = random.int(1, bottom - 1);
  const back = random.int(1, first + second - 1);
  const answer = first + second - back;
  const said = (number: number): string => (number === 1 ? '1 part' : `${number} parts`);
  return buildProblem({
    skill: 'fractions-on-the-number-line',
    situation: 'multi-step',
    text: `${who} uses a number line. Each whole has ${bottom} equal parts. ${who} starts at ${first}/${bottom}. ${who} jumps ${said(second)} to the right and then ${said(back)} to the left. Where does ${who} land?`,
    bare: `Each whole has ${bottom} equal parts. Start at ${first}/${bottom}, go ${said(second)} right and ${said(back)} left. Where do you land?`,
    expression: `(${first} + ${second} - ${back}) / ${bottom}`,
    value: exact([answer, bottom]),
    notation: FRACTION,
    steps: [
      { text: `Each part is 1/${bottom}. Start at ${first} of them and go right.`, equation: `${first} + ${second} = ${first + second}` },
      { text: 'Go back to the left.', equation: `${first + second} - ${back} = ${answer}` },
      { text: 'Name the place.', equation: `${answer} * 1/${bottom} = ${answer}/${bottom}` },
    ],
    mistakes: [
      [[first + second, bottom], 'leaves the second jump out'],
      [[first + second + back, bottom], 'makes both jumps to the right'],
      [[answer, bottom * 2], 'adds the denominators too'],
      ...mistakesFor(answer, bottom),
    ],
    operations: 3,
  });
}

/** The part of a whole that is named, without a line. */
function partOfWhole(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const bottom = random.pick(BOTTOMS[request.difficulty]);
  const top = random.int(1, bottom - 1);
  const item = random.pick(['paper strip', 'pan of cornbread', 'banner', 'granola bar', 'flag']);
  const rest = random.chance(0.5);
  const value = rest ? bottom - top : top;
  return buildProblem({
    skill: 'fractions-on-the-number-line',
    situation: 'part-whole: part unknown',
    text: `${who} cuts a ${item} into ${bottom} equal parts. ${who} marks ${top} of them. What fraction of the ${item} is ${rest ? 'not marked' : 'marked'}?`,
    bare: rest
      ? `A whole has ${bottom} equal parts. ${top} ${top === 1 ? 'is' : 'are'} gray. What fraction is white?`
      : `A whole has ${bottom} equal parts. ${top} ${top === 1 ? 'is' : 'are'} gray. What fraction is gray?`,
    expression: rest ? `(${bottom} - ${top}) / ${bottom}` : `${top} / ${bottom}`,
    value: exact([value, bottom]),
    notation: FRACTION,
    steps: [
      { text: `All parts are equal, so each is 1/${bottom}.` },
      ...(rest ? [{ text: 'Count the parts without a mark.', equation: `${bottom} - ${top} = ${value}` }] : []),
      { text: `There are ${value} of these parts.`, equation: `${value} * 1/${bottom} = ${value}/${bottom}` },
    ],
    figure: { kind: 'fraction-bars', bars: [{ parts: bottom, shaded: top, label: '' }] },
    mistakes: [
      [[bottom - value, bottom], 'names the other part'],
      [[value, Math.max(1, bottom - value)], 'compares one part with the other part'],
      ...mistakesFor(value, bottom),
    ],
    operations: rest ? 2 : 1,
  });
}

export const fractionsOnTheNumberLine = defineMathSkill({
  id: 'fractions-on-the-number-line',
  strand: 'fractions',
  title: 'Fractions and the number line',
  inText: 'fractions and the number line',
  grades: [3, 3],
  aliases: [
    'fractions on a number line',
    'fractions on the number line',
    'number line fractions',
    'fractions meaning and number line',
    'unit fractions',
    'parts of a whole',
    'numerator and denominator',
    'numerator denominator',
    'halves thirds fourths',
    'understanding fractions',
    'naming fractions',
    'fractions',
    'intro to fractions',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.3.NF.A.1', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.3.NF.A.2', grades: [3, 3] },
  ],
  bigIdea: 'A fraction is a number with its own place on the line: so many parts of one equal size, counted from 0.',
  objective: 'find and name a fraction on a number line and tell what both its numbers mean',
  hint: 'How many equal parts make one whole? Count the spaces from 0.',
  misconception: {
    belief: 'Four marks on the line make fourths.',
    why: 'Marks are easier to count than spaces.',
    truth: 'The spaces count: from 0 to 1 there must be 4 equal spaces for fourths.',
    teacherMove: 'Fold a strip in four and lay it on the line. Count the folds, then the parts, and compare.',
  },
  restsOn: {
    skill: 'equal parts of a shape',
    recall(random) {
      const parts = random.pick([2, 3, 4, 6, 8]);
      return {
        prompt: `A ${random.pick(['rectangle', 'circle'])} is cut into ${parts} equal parts. What is one part called?`,
        answer: `1/${parts}`,
        likelyError: `Says ${parts}: counts the parts.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return jumps(request);
    return request.random.pick(request.difficulty === 'advanced' ? [position, jumps, partOfWhole] : [position, partOfWhole])(request);
  },
});
