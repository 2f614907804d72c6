import { z } from 'zod';
import { choiceQuestion } from '../parts/choice-question.ts';

export const quizDocument = z.object({
  title: z.string().min(1).describe('The topic, as a heading'),
  standards: z.array(z.string()).describe('Codes of real standards only; empty if none is known for sure'),
  instructions: z.string().min(1).describe('One or two sentences to the students'),
  questions: z.array(choiceQuestion).min(1).max(20),
  teacherNotes: z.array(z.string()).describe('What the teacher should know before using it'),
});

export type QuizDocument = z.infer<typeof quizDocument>;
