/** Activities with chosen numbers: number talk, worked example right and wrong, sort, error hunt, create a problem. */
import type { Activity } from '../../topics/topic-pack.ts';
import { displayMath } from '../display-math.ts';
import type { MathProblem, MathStrand } from '../math-skill.ts';
import { pickNames } from '../names.ts';
import { type ProblemSource, bareWriter } from './problem-source.ts';

const answerOf = (problem: MathProblem): string => bareWriter(problem)(problem.answer.value);

/** What makes the numbers of a strand touchable. */
const TOOLS: Readonly<Record<MathStrand, readonly string[]>> = {
  number: ['bundles of sticks', 'place-value chart'],
  operations: ['counters', 'grid paper'],
  fractions: ['paper strips', 'crayons'],
  measurement: ['paper clocks', 'play coins'],
  ratios: ['two-color counters', 'grid paper'],
  algebra: ['paper cups', 'counters'],
  geometry: ['grid paper', 'string'],
  data: ['sticky notes', 'cubes'],
};

function numberTalk(source: ProblemSource): Activity {
  const problem = source.draw();
  return {
    title: 'Number talk',
    purpose: 'engage',
    minutes: [5, 10],
    grouping: 'class',
    thinking: 'analyze',
    materials: ['board'],
    steps: [
      `Look at this on the board: ${problem.bare}`,
      'Solve it in your head.',
      'Show a thumb when you have one way.',
      'Tell your way. Listen for a new one.',
      'Say which way you would use next time.',
    ],
    lookFor: `Answers near ${answerOf(problem)} with at least two different ways; listen for who ${problem.distractors[0]?.error ?? 'guesses'}.`,
  };
}

function buildIt(source: ProblemSource): Activity {
  const problem = source.draw({ difficulty: 'basic' });
  const strand = source.skills.find(({ id }) => id === problem.skill)?.strand ?? 'operations';
  return {
    title: 'Build it, draw it, write it',
    purpose: 'explore',
    minutes: [10, 20],
    grouping: 'pairs',
    thinking: 'understand',
    materials: [...TOOLS[strand], 'paper'],
    steps: [
      `Read this: ${problem.text}`,
      'Build what happens in the story.',
      'Draw what you built.',
      'Write it with numbers and signs.',
      'Point to the answer in all three.',
    ],
    lookFor: `The model, the drawing and the number sentence show the same thing and lead to ${problem.answer.text}.`,
  };
}

function rightAndWrong(source: ProblemSource): Activity {
  const problem = source.draw();
  const [slip] = problem.distractors;
  const [one = '', other = ''] = pickNames(source.random, 2);
  const work = problem.steps
    .map(({ equation }) => equation)
    .filter((equation) => equation !== undefined)
    .map((equation) => displayMath(equation));
  return {
    title: 'Two worked examples',
    purpose: 'explain',
    minutes: [10, 15],
    grouping: 'pairs',
    thinking: 'evaluate',
    materials: ['paper', 'pencils'],
    steps: [
      `Read this: ${problem.text}`,
      `See what ${one} writes: ${work.length > 0 ? `${work.join('; ')}.` : `${problem.answer.text}.`}`,
      `See what ${other} says: the answer is ${slip?.text ?? ''}.`,
      'Decide whose work is right.',
      'Find out what the other one did.',
      'Write one line to help.',
    ],
    lookFor: `${one} is right: ${problem.answer.text}. The error in the other work: the student ${slip?.error ?? ''}.`,
  };
}

function sort(source: ProblemSource): Activity {
  const problems = Array.from({ length: 6 }, () => source.draw());
  return {
    title: 'Sort before you solve',
    purpose: 'practice',
    minutes: [15, 25],
    grouping: 'groups',
    thinking: 'analyze',
    materials: ['index cards', 'scissors'],
    steps: [
      'Put each of these on a card.',
      ...problems.slice(0, 4).map(({ bare }) => bare),
      'Sort the cards in two ways. Do not solve them yet.',
      'Give each pile a name.',
      'Solve one card of each pile.',
      'Tell how the piles helped you.',
    ],
    lookFor: `Sorts by what is missing or by size, not by looks. Answers: ${problems.slice(0, 4).map(answerOf).join('; ')}.`,
  };
}

function errorHunt(source: ProblemSource): Activity {
  const problems = Array.from({ length: 3 }, () => source.draw());
  const wrong = source.random.int(0, 2);
  const shown = problems.map(
    (problem, index) =>
      `${problem.bare} ${bareWriter(problem)(index === wrong ? (problem.distractors[0]?.value ?? problem.answer.value) : problem.answer.value)}`,
  );
  const hidden = problems[wrong] as MathProblem;
  return {
    title: 'Error hunt',
    purpose: 'practice',
    minutes: [10, 15],
    grouping: 'pairs',
    thinking: 'analyze',
    materials: ['paper', 'colored pencils'],
    steps: [
      'Look at three answers. One is wrong.',
      ...shown.map((line) => `${line}.`),
      'Find it without solving all three.',
      'Mend it in color.',
      'Write a tip for the next class.',
    ],
    lookFor: `The wrong one is “${hidden.bare}”: the answer is ${answerOf(hidden)}. The student ${hidden.distractors[0]?.error ?? ''}.`,
  };
}

function makeProblem(source: ProblemSource): Activity {
  const problem = source.draw({ multiStep: true });
  return {
    title: 'Make a problem',
    purpose: 'extend',
    minutes: [15, 25],
    grouping: 'individual',
    thinking: 'create',
    materials: ['paper', 'pencils'],
    steps: [
      `Read this one: ${problem.text}`,
      'Keep the numbers. Change what is missing.',
      'Solve your new problem on the back.',
      'Trade with a partner and solve.',
      'Tell your partner what made it hard.',
    ],
    lookFor: `The first problem has the answer ${problem.answer.text}. A strong new one asks for something else and can be solved.`,
  };
}

export function mathActivities(source: ProblemSource): Activity[] {
  return [numberTalk, buildIt, rightAndWrong, sort, errorHunt, makeProblem].map((make) => make(source));
}
