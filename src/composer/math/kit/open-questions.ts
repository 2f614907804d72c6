/** Open questions with fresh numbers: explain, compare strategies, find and mend an error, create a problem. */
import { quotedSentence } from '../../../text/sentence.ts';
import type { OpenQuestion } from '../../topics/topic-pack.ts';
import { displayMath } from '../display-math.ts';
import type { MathProblem, MathSkill, MathStrand } from '../math-skill.ts';
import { type ProblemSource, bareWriter, calculationOf } from './problem-source.ts';

const answerOf = (problem: MathProblem): string => bareWriter(problem)(problem.answer.value);
const workOf = ({ steps }: MathProblem): string =>
  steps.map(({ text, equation }) => (equation === undefined ? text : `${text} ${displayMath(equation)}.`)).join(' ');

function skillOf(source: ProblemSource, problem: MathProblem): MathSkill {
  return source.skills.find(({ id }) => id === problem.skill) as MathSkill;
}

function mendError(source: ProblemSource): OpenQuestion {
  const problem = source.draw();
  const [slip] = problem.distractors;
  const wrong = slip ? bareWriter(problem)(slip.value) : '';
  return {
    thinking: 'analyze',
    question: `${problem.bare} A student says ${wrong}. How could the student have got this, and how would you fix it?`,
    lookFors: [`Names the error: the student ${slip?.error ?? ''}.`, `Shows why the answer is ${answerOf(problem)}: ${workOf(problem)}`],
    probe: 'What could the student ask to see that the answer is wrong?',
  };
}

/** In these strands a problem mostly has one way: a formula, a name, a scale that is read. */
const ONE_WAY: ReadonlySet<MathStrand> = new Set(['geometry', 'measurement', 'data']);

function weighIt(source: ProblemSource): OpenQuestion {
  const problem = source.draw();
  if (calculationOf(problem) !== undefined || !ONE_WAY.has(skillOf(source, problem).strand)) return twoWays(problem);
  return isAmount(problem) ? boundsFirst(problem) : prove(problem);
}

/** Of a shape’s name, a time of day or a place in the plane there is no too small or too big. */
function isAmount(problem: MathProblem): boolean {
  const answer = answerOf(problem);
  return /\d/u.test(answer) && !/\d:\d\d/u.test(answer) && !problem.bare.includes('coordinate');
}

function twoWays(problem: MathProblem): OpenQuestion {
  return {
    thinking: 'evaluate',
    question: `Solve this in two ways: ${problem.bare} Which way do you like better here, and why?`,
    lookFors: [`Both ways lead to ${answerOf(problem)}.`, `Gives a reason from the numbers. One way: ${workOf(problem)}`],
    probe: 'Can you change the numbers so that the other way is better?',
  };
}

function boundsFirst(problem: MathProblem): OpenQuestion {
  return {
    thinking: 'evaluate',
    question: `Do not solve this yet: ${problem.bare} What answer would be too small, and what answer too big? How do you know? Then solve it.`,
    lookFors: [
      `The answer, ${answerOf(problem)}, is between the two: ${workOf(problem)}`,
      'Gives a reason and does not only guess: an easier number, a drawing or something known.',
    ],
    probe: 'Can you bring the two closer together?',
  };
}

function prove(problem: MathProblem): OpenQuestion {
  return {
    thinking: 'evaluate',
    question: `${problem.bare} How could you prove your answer to a friend who says something else?`,
    lookFors: [`Proves the answer ${answerOf(problem)}: ${workOf(problem)}`, 'Names what makes it so, not only how it looks.'],
    probe: 'What would your friend have to show you to change your mind?',
  };
}

function showIt(source: ProblemSource): OpenQuestion {
  const problem = source.draw();
  const skill = skillOf(source, problem);
  return {
    thinking: 'understand',
    question: `${problem.bare} How could you show this with a drawing?`,
    lookFors: [
      `Every number has a place in the drawing, and it shows ${answerOf(problem)}.`,
      `The drawing carries the idea: ${skill.bigIdea}`,
    ],
    probe: 'Where can we see the answer in your drawing?',
  };
}

function bigIdea(source: ProblemSource): OpenQuestion {
  const skill = source.random.pick(source.skills);
  const problem = source.draw({ skill });
  return {
    thinking: 'understand',
    question: `${quotedSentence(skill.misconception.belief)} Is this true? How can you tell?`,
    lookFors: [
      `Says what is true: ${skill.misconception.truth}`,
      `Gives an example with numbers, such as ${problem.bare} ${answerOf(problem)}.`,
    ],
    probe: 'Why might someone think so?',
  };
}

function writeStory(source: ProblemSource): OpenQuestion {
  const problem = source.find((made) => calculationOf(made) !== undefined) ?? source.draw();
  return {
    thinking: 'create',
    question: `What story could fit this problem: ${problem.bare} Write it with all the numbers.`,
    lookFors: [
      `The story needs the answer ${answerOf(problem)} and gives every number.`,
      'The amounts are possible, and the question asks for what is missing.',
    ],
    probe: 'What in your story tells what to do with the numbers?',
  };
}

function sameAnswer(source: ProblemSource): OpenQuestion {
  const problem = source.draw();
  return {
    thinking: 'create',
    question: `Make two new problems with the answer ${answerOf(problem)}. How are they different?`,
    lookFors: [
      `Both problems lead to ${answerOf(problem)}.`,
      'They differ in more than the numbers: another thing is missing, or another step is needed.',
    ],
    probe: 'Which one is harder, and what makes it so?',
  };
}

function compareProblems(source: ProblemSource): OpenQuestion {
  const skill = source.random.pick(source.skills);
  const one = source.draw({ skill, difficulty: 'basic' });
  const other =
    source.find(({ situation, text }) => situation !== one.situation && text !== one.text, { skill }) ??
    source.draw({ skill, multiStep: true });
  return {
    thinking: 'analyze',
    question: `Read both problems. One: ${one.text} Two: ${other.text} How are they alike, and how are they different?`,
    lookFors: [
      `Tells what is missing in each: the first answer is ${one.answer.text}, the second ${other.answer.text}.`,
      'Compares what happens in the stories, not only the numbers.',
    ],
    probe: 'Could one drawing fit both?',
  };
}

function checkIt(source: ProblemSource): OpenQuestion {
  const problem = source.draw({ multiStep: true });
  return {
    thinking: 'apply',
    question: `${problem.text} How can you check your answer?`,
    lookFors: [`Finds ${problem.answer.text}: ${workOf(problem)}`, 'Checks by another way, by going back, or by an estimate.'],
    probe: 'What answer would be far too big?',
  };
}

/** Nine questions over five levels of thinking, with new numbers each time. */
export function openQuestions(source: ProblemSource): OpenQuestion[] {
  return [mendError, weighIt, showIt, bigIdea, writeStory, compareProblems, checkIt, sameAnswer, mendError, weighIt].map((make) =>
    make(source),
  );
}
