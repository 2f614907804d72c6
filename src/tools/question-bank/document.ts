import { z } from 'zod';
import { THINKING_LEVELS } from '../../composer/topics/topic-pack.ts';

export const questionBankDocument = z.object({
  title: z.string().min(1).describe('The topic, as a heading'),
  standards: z.array(z.string()).describe('Codes of real standards only; empty if none is known for sure'),
  questions: z
    .array(
      z.object({
        thinking: z.enum(THINKING_LEVELS),
        group: z.string().default('').describe('A heading over questions of like demand, such as “Start here”; empty for none'),
        passage: z.string().describe('A short text to read first, its title on the first line; empty if none is needed'),
        question: z.string().min(1).describe('One open question, not answerable by yes, no or one word'),
        strong: z.string().default('').describe('What a strong answer says; empty if the look-fors say it'),
        lookFors: z.array(z.string().min(1)).min(2).describe('Signs of a strong answer'),
        probe: z.string().min(1).describe('A follow-up that pushes the thinking'),
      }),
    )
    .min(1)
    .max(20),
  teacherNotes: z.array(z.string()),
});

export type QuestionBankDocument = z.infer<typeof questionBankDocument>;
