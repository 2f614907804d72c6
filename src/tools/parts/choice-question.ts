/** A multiple-choice question as quizzes and exit tickets hold it. */
import { z } from 'zod';
import { type ChoiceItem, arrangeItem, drawRanks } from '../../composer/choice-items.ts';
import type { Random } from '../../composer/random.ts';
import { THINKING_LEVELS } from '../../composer/topics/topic-pack.ts';

export const choiceQuestion = z.object({
  question: z.string().min(1).describe('A whole question that can be answered before seeing the options'),
  passage: z.string().describe('A short text to read first, its title on the first line; empty if none is needed'),
  options: z
    .array(
      z.object({
        text: z.string().min(1),
        error: z.string().describe('For a wrong answer: the misconception or error that leads to it. Empty for the answer'),
      }),
    )
    .length(4),
  answer: z.number().int().min(0).max(3).describe('Index of the one right option'),
  reason: z.string().min(1).describe('Why the answer is right, in one or two sentences'),
  thinking: z.enum(THINKING_LEVELS),
});

export type ChoiceQuestion = z.infer<typeof choiceQuestion>;

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
export function withDrawnAnswers(questions: readonly ChoiceQuestion[], random: Random): ChoiceQuestion[] {
  const ranks = drawRanks(questions.length, random);
  return questions.map((question, index) => {
    const correct = question.options[question.answer];
    if (!correct) return question;
    const distractors = question.options.filter((option) => option !== correct);
    const { options: _options, answer: _answer, ...rest } = question;
    return choiceQuestionFrom(arrangeItem({ ...rest, correct: correct.text, distractors }, ranks[index] ?? 0, random));
  });
}

/** What counts for the reading level: an option that is no sentence would make the text look easier than it is. */
export function choiceQuestionTexts({ question, passage, options }: ChoiceQuestion): string[] {
  const sentences = options.map(({ text }) => text).filter((text) => /[.!?]$/u.test(text));
  return [question, passage.split('\n').slice(1).join(' '), ...sentences].filter(Boolean);
}
