/** A multiple-choice question as quizzes and exit tickets hold it. */
import { z } from 'zod';
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

/** What counts for the reading level: titles, and options that are no sentences, would make the text look easier than it is. */
export function textsToRead(question: string, passage: string, options: readonly string[] = []): string[] {
  return [question, passage.split('\n').slice(1).join(' '), ...options.filter((text) => /[.!?]$/u.test(text))].filter(Boolean);
}

/** Questions, and the texts that they are asked about, each once. */
export function questionsAndTexts(questions: readonly { readonly question: string; readonly passage: string }[]): string[] {
  const passages = new Set(questions.map(({ passage }) => passage));
  return [...questions.map(({ question }) => question), ...[...passages].flatMap((passage) => textsToRead('', passage))];
}
