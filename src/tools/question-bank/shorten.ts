import { THINKING_LEVELS } from '../../composer/topics/topic-pack.ts';
import type { QuestionBankDocument } from './document.ts';

const HIGHER = THINKING_LEVELS.indexOf('analyze');

/** Fewer of the same questions, in their order; at least half of them still ask to analyze or more, where there are enough. */
export function shortenQuestionBank(document: QuestionBankDocument, count: number): QuestionBankDocument {
  const { questions } = document;
  const isHigher = ({ thinking }: QuestionBankDocument['questions'][number]): boolean => THINKING_LEVELS.indexOf(thinking) >= HIGHER;
  const higher = questions.filter(isHigher);
  const lower = questions.filter((question) => !isHigher(question));
  const kept = new Set([
    ...higher.slice(0, Math.max(Math.ceil(count / 2), count - lower.length)),
    ...lower.slice(0, count - Math.min(higher.length, Math.ceil(count / 2))),
  ]);
  return { ...document, questions: questions.filter((question) => kept.has(question)) };
}
