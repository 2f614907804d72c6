import { buildProblem, exact } from '../build-problem.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { WHOLE } from '../named-constants.ts';
import { WHOLE_NUMBER, count, counted } from '../quantity.ts';
import { thingFor } from '../scenes.ts';

const MOST: readonly Readonly<Record<'basic' | 'intermediate' | 'advanced', number>>[] = [
  { basic: 10, intermediate: 20, advanced: 50 },
  { basic: 30, intermediate: 70, advanced: 110 },
];

const largest = ({ grade, difficulty }: ProblemRequest): number => (MOST[grade] ?? MOST[1])?.[difficulty] ?? 20;

function oneMore(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
    scene,
  } = request;
  const start = random.int(3, largest(request) - 1);
  const thing = thingFor(scene, random, start + 1);
  const back = request.difficulty !== 'basic' && random.chance(0.5);
  const answer = back ? start - 1 : start + 1;
  return buildProblem({
    skill: 'counting-to-100',
    situation: back ? 'separate: result unknown' : 'join: result unknown',
    text: back
      ? `${who} has ${count(start, thing)}. One goes away. How many ${thing.many} are there now?`
      : `${who} has ${count(start, thing)}. ${who} ${thing.gain[1]} one more. How many ${thing.many} are there now?`,
    bare: back ? `What number comes just before ${start}?` : `What number comes just after ${start}?`,
    expression: back ? `${start} - 1` : `${start} + 1`,
    value: exact(answer),
    notation: counted(thing),
    steps: [
      {
        text: back ? `Count back one from ${start}.` : `Count on one from ${start}.`,
        equation: `${start} ${back ? '-' : '+'} 1 = ${answer}`,
      },
    ],
    mistakes: [
      [start, 'says the number again'],
      [back ? start + 1 : start - 1, 'counts the wrong way'],
      [back ? start - 2 : start + 2, 'jumps over a number'],
      [back ? start - 3 : start + 3, 'jumps over two numbers'],
      [answer + 10, 'jumps to the next ten'],
      [answer - 10, 'falls back a ten'],
    ],
    operations: 1,
  });
}

function countOn(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const by = request.difficulty === 'basic' ? 1 : request.grade === 0 ? random.pick([1, 10]) : random.pick([2, 5, 10]);
  const steps = by === 10 ? random.int(2, 4) : 3;
  const most = Math.max(by * (steps + 1), largest(request) - by * steps);
  const start = by === 1 ? random.int(2, Math.max(3, most)) : random.int(1, Math.max(1, Math.floor(most / by))) * by;
  const answer = start + by * steps;
  const told = Array.from({ length: steps }, (_, index) => start + by * index);
  return buildProblem({
    skill: 'counting-to-100',
    situation: 'other',
    text:
      by === 1
        ? `${who} counts: ${told.join(', ')}. What number comes next?`
        : `${who} counts by ${by}s and says ${told.join(', ')}. Which number is next?`,
    bare: by === 1 ? `What number comes next: ${told.join(', ')}?` : `Count by ${by}s: ${told.join(', ')}. What number comes next?`,
    expression: `${told.at(-1)} + ${by}`,
    constants: [WHOLE],
    value: exact(answer),
    notation: WHOLE_NUMBER,
    steps: [
      { text: `Each number is ${by} more than the one before.`, equation: `${told.at(-2)} + ${by} = ${told.at(-1)}` },
      { text: 'So go on in the same way.', equation: `${told.at(-1)} + ${by} = ${answer}` },
    ],
    mistakes: [
      [(told.at(-1) ?? 0) + (by === 1 ? 2 : 1), by === 1 ? 'jumps over a number' : 'counts by ones'],
      [answer + by, 'goes one step too far'],
      [told.at(-1) ?? 0, 'says the last number again'],
      [answer + 10 * (by === 10 ? 2 : 1), 'jumps a ten too far'],
      [(told.at(-1) ?? 0) - 1, 'counts back'],
      [answer + 2, 'miscounts by two'],
    ],
    operations: 1,
  });
}

function twoMoves(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
    scene,
  } = request;
  const start = random.int(3, Math.max(4, largest(request) - 3));
  const thing = thingFor(scene, random, start + 3);
  const [more, less] = [random.int(1, 3), random.int(1, 2)];
  const answer = start + more - less;
  return buildProblem({
    skill: 'counting-to-100',
    situation: 'multi-step',
    text: `${who} has ${count(start, thing)}. ${who} ${thing.gain[1]} ${more} more. Then ${less} ${less === 1 ? 'goes' : 'go'} away. How many ${thing.many} are there now?`,
    bare: `Start at ${start}. Count on ${more}. Count back ${less}. Where are you?`,
    expression: `${start} + ${more} - ${less}`,
    value: exact(answer),
    notation: counted(thing),
    steps: [
      { text: `Count on ${more} from ${start}.`, equation: `${start} + ${more} = ${start + more}` },
      { text: `Count back ${less}.`, equation: `${start + more} - ${less} = ${answer}` },
    ],
    mistakes: [
      [start + more, 'stops after counting on'],
      [start + more + less, 'counts on both times'],
      [start - less, 'only counts back'],
      [answer + 1, 'counts one too many'],
      [answer - 1, 'counts one too few'],
      [answer + 2, 'counts two too many'],
      [answer + 10, 'jumps a ten too far'],
    ],
    operations: 2,
  });
}

export const countingTo100 = defineMathSkill({
  id: 'counting-to-100',
  strand: 'number',
  title: 'Counting to 100',
  inText: 'counting to 100',
  grades: [0, 1],
  aliases: [
    'counting',
    'count to 100',
    'counting to 100',
    'counting to 20',
    'counting to 10',
    'count to 20',
    'number sense',
    'numerals',
    'one-to-one',
    'one to one correspondence',
    'skip counting',
    'counting on',
    'counting forward',
    'counting by tens',
    'count by tens',
    'counting and cardinality',
    'counting objects',
    'number order',
    'numbers to 20',
    'numbers to 10',
    'one more one less',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.K.CC.A.1', grades: [0, 0] },
    { code: 'CCSS.MATH.CONTENT.K.CC.A.2', grades: [0, 0] },
    { code: 'CCSS.MATH.CONTENT.K.CC.B.4', grades: [0, 0] },
    { code: 'CCSS.MATH.CONTENT.1.NBT.A.1', grades: [1, 1] },
  ],
  bigIdea: 'Each thing gets one number name, and the last name tells how many there are.',
  objective: 'count on and back from any number and tell how many',
  hint: 'Touch or mark each thing once. Say one number for each.',
  misconception: {
    belief: 'If I spread the things out, there are more.',
    why: 'A longer row looks like more.',
    truth: 'The number stays the same as long as nothing is added or taken away.',
    teacherMove: 'Count six cubes close together, spread them out and ask again before counting.',
  },
  restsOn: {
    skill: 'saying number names in order',
    recall(random) {
      const from = random.int(2, 6);
      return {
        prompt: `Say the numbers from 1 to ${from + 3}. Which number comes after ${from}?`,
        answer: String(from + 1),
        likelyError: `Says ${from - 1}: goes back.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return twoMoves(request);
    return request.random.pick([oneMore, countOn])(request);
  },
});
