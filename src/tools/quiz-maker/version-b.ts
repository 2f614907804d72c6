import { Random } from '../../composer/random.ts';
import { withDrawnAnswers } from '../parts/draw-answers.ts';
import { inAnotherOrder } from '../parts/another-order.ts';
import type { QuizDocument } from './document.ts';

/** Questions and options in another order; questions on one passage stay together, numbers stay sorted. */
export function quizVersionB(document: QuizDocument, seed: number): QuizDocument {
  const random = new Random(seed);
  const groups = new Map<string, QuizDocument['questions']>();
  for (const [index, question] of document.questions.entries()) {
    const group = question.passage === '' ? `question ${index}` : question.passage;
    groups.set(group, [...(groups.get(group) ?? []), question]);
  }
  const shuffled = inAnotherOrder([...groups.values()], random).flatMap((group) => random.shuffle(group));
  return { ...document, title: `${document.title} (Version B)`, questions: withDrawnAnswers(shuffled, random) };
}
