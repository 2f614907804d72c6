/** How an open question is worded around what a kit knows: shorter for students who have just learned to read. */
import { quotedPhrase, quotedWithComma } from '../text/sentence.ts';
import { type GradeBand, READS_AT_LENGTH } from './grade-band.ts';

export interface QuestionFrames {
  readonly misconception: (belief: string) => readonly string[];
  readonly comparison: (a: string, b: string) => readonly string[];
  readonly cause: (cause: string, effect: string) => readonly string[];
  readonly step: (process: string, step: string) => readonly string[];
  readonly pair: (one: string, other: string) => readonly string[];
  /** Two words of which the one is explained by the other, or told apart from it. */
  readonly confused: (one: string, other: string) => readonly string[];
  /** What follows a question of which the reason is wanted. */
  readonly grounds: readonly string[];
}

const SHORT_FRAMES: QuestionFrames = {
  misconception: (belief) => [
    `What would you tell a friend who thinks ${quotedWithComma(belief)} and how could you show it?`,
    `How could you help a friend who believes ${quotedPhrase(belief)} to see that it is not so?`,
    `If somebody wrote ${quotedPhrase(belief)} on a poster, what would you change, and why?`,
  ],
  comparison: (a, b) => [
    `How are ${a} and ${b} alike, and which difference between them matters most?`,
    `Suppose you could use one sentence to tell ${a} and ${b} apart. What would it be, and what would it leave out?`,
    `When does it matter to tell ${a} and ${b} apart, and which difference counts most?`,
  ],
  cause: (cause, effect) => [
    `When ${cause}, why does it follow that ${effect}, and how could you show it?`,
    `If ${cause}, why is it likely that ${effect}?`,
    `When ${cause}, what else has to be true so that ${effect}?`,
  ],
  step: (process, step) => [
    `When you think of ${process}, what would change if the step ${quotedPhrase(step)} did not happen?`,
    `When you think of ${process}, which step matters most for all that comes after it, and why?`,
  ],
  pair: (one, other) => [
    `How are “${one}” and “${other}” connected, and what is an example that shows it?`,
    `How would you explain to a friend what “${one}” has to do with “${other}”?`,
    `Make up an example in which “${one}” and “${other}” both play a part. How do they come together in it?`,
  ],
  confused: (one, other) => [
    `Someone uses “${one}” and “${other}” as if they meant the same. What would you say, and which example would help?`,
  ],
  grounds: [
    'Give a reason, and add an example if you can.',
    'Explain it in two or three sentences, so that a friend would get it.',
    'Support your answer with a detail or an example.',
    'Say what your answer rests on, such as a fact, a picture or a test.',
    'Tell what made you choose this answer and not another one.',
    'Add one thing that you saw, read or did that shows it is so.',
  ],
};

/** For students who read at length: whole questions that name what counts as a good answer. */
const LONG_FRAMES: QuestionFrames = {
  misconception: (belief) => [
    `How would you respond to a student in another class who says ${quotedWithComma(belief)} and which evidence would you use to convince that student?`,
    `How much of the statement ${quotedPhrase(belief)} can be defended, and what evidence speaks against the rest of it?`,
    `Which correction would you suggest to a classmate who has written ${quotedPhrase(belief)} in a summary of this topic, and how would you justify it?`,
    `Where might the belief ${quotedPhrase(belief)} come from, and what would a person who holds it need to learn in order to think again?`,
  ],
  comparison: (a, b) => [
    `In what ways are ${a} and ${b} alike, and which of the differences between them has the most important consequences?`,
    `If you had to distinguish ${a} from ${b} in a single sentence, what would you say, and which important difference would your sentence leave out?`,
    `In which situation would it be a serious mistake to confuse ${a} with ${b}, and which difference between them counts in that situation?`,
  ],
  cause: (cause, effect) => [
    `When ${cause}, why does it follow that ${effect}, and what evidence would show that the connection between the two is real?`,
    `When ${cause}, which other conditions have to be met so that ${effect}, and what makes you think so?`,
    `If ${cause}, what makes it likely that ${effect}, and on which other circumstances does this depend?`,
  ],
  step: (process, step) => [
    `When you consider ${process}, what would change in everything that follows if the step ${quotedPhrase(step)} did not take place?`,
    `When you consider ${process}, which step matters most for everything that comes after it, and what would be the strongest argument against your choice?`,
  ],
  pair: (one, other) => [
    `How are “${one}” and “${other}” connected, and which example from your work on this topic shows the connection most clearly?`,
    `Explain in two or three sentences what “${one}” has to do with “${other},” and support your explanation with an example of your own.`,
    `What would be a convincing example in which both “${one}” and “${other}” play a part, and how do they influence each other in it?`,
  ],
  confused: (one, other) => [
    `If a classmate used “${one}” and “${other}” as though they meant the same thing, how would you explain the difference, and with which example?`,
  ],
  grounds: [
    'Explain your reasoning in two or three sentences, and name the detail that supports it most directly.',
    'Support your answer with a specific example, and explain how the example leads to your conclusion.',
    'Give the reason behind your answer, and identify the detail that would convince a person who has doubts about it.',
    'Write two or three sentences that would make your answer clear to a student who has missed the lesson.',
    'Answer in two or three complete sentences, and include at least one term from this topic that makes your explanation more exact.',
  ],
};

export const questionFrames = (band: GradeBand): QuestionFrames => (READS_AT_LENGTH.has(band) ? LONG_FRAMES : SHORT_FRAMES);
