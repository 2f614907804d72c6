/** Choice questions from the composer's items, with their answers' places drawn. */
import { type ChoiceItem, arrangeItem, drawRanks } from '../../composer/choice-items.ts';
import type { Random } from '../../composer/random.ts';
import type { ChoiceQuestion } from './choice-question.ts';

export function choiceQuestionFrom(item: ChoiceItem): ChoiceQuestion {
  return {
    question: item.question,
    passage: item.passage ?? '',
    options: item.options.map(({ text, error }) => ({ text, error: error ?? '' })),
    answer: item.answer,
    reason: item.reason,
    thinking: item.thinking,
  };
}

/** Draws the answers' places afresh: models favour B and C. Numeric options are put in order of size. */
export function withDrawnAnswers<Question extends ChoiceQuestion>(questions: readonly Question[], random: Random): Question[] {
  const ranks = drawRanks(questions.length, random);
  return questions.map((question, index) => {
    const correct = question.options[question.answer];
    if (!correct) return question;
    const distractors = question.options.filter((option) => option !== correct);
    const { options: _options, answer: _answer, ...rest } = question;
    return { ...question, ...choiceQuestionFrom(arrangeItem({ ...rest, correct: correct.text, distractors }, ranks[index] ?? 0, random)) };
  });
}
