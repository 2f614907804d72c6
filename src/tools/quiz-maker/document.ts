import { z } from 'zod';
import { choiceQuestion } from '../parts/choice-question.ts';

export const quizDocument = z.object({
  title: z.string().min(1).describe('The topic, as a heading'),
  standards: z.array(z.string()).describe('Codes of real standards only; empty if none is known for sure'),
  instructions: z.string().min(1).describe('One or two sentences to the students'),
  questions: z.array(choiceQuestion).max(20),
  choicePoints: z
    .array(z.number().int().min(1).max(50))
    .default([])
    .describe('Points of each question to choose from, in order; empty for 1 point each'),
  written: z
    .array(
      z.object({
        prompt: z.string().min(1),
        passage: z.string().describe('A short text to read first, its title on the first line; empty if none is needed'),
        points: z.number().int().min(1).max(10),
        lines: z.number().int().min(1).max(20).describe('Lines to write on'),
        sample: z.string().min(1).describe('A full answer as a strong student writes it'),
        credit: z.array(z.string().min(1)).min(1).describe('“1 point: …”'),
      }),
    )
    .max(10)
    .default([])
    .describe('Questions to answer in writing; empty unless the teacher asks for them'),
  withKey: z.boolean().default(true).describe('False only where the teacher wants no answer key'),
  reteach: z.array(z.string().min(1)).default([]).describe('“Missed 2 and 7 → chromosome number: …”; empty if not known'),
  teacherNotes: z.array(z.string()).describe('What the teacher should know before using it'),
});

export type QuizDocument = z.infer<typeof quizDocument>;
