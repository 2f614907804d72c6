import { z } from 'zod';

export const writingPromptsDocument = z.object({
  title: z.string().min(1).describe('The topic, as a heading'),
  standards: z.array(z.string()).describe('Codes of real standards only; empty if none is known for sure'),
  prompts: z
    .array(
      z.object({
        title: z.string().default('').describe('Two to six words; empty for none'),
        prompt: z.string().min(1).describe('Two or three sentences to the student: situation, task in the genre’s own verb, a choice'),
        audience: z.string().min(1).describe('Who reads it, and in what form'),
        length: z.string().min(1),
        minutes: z.number().int().min(5).max(90),
        include: z.array(z.string().min(1)).max(4).default([]).describe('What the writing must hold; empty if the prompt says it'),
        starter: z.string().default('').describe('A sentence to begin with; empty for none'),
        plan: z.array(z.string().min(1)).min(2).describe('Planning questions that do not give the content away'),
      }),
    )
    .min(1)
    .max(20),
  success: z.array(z.string().min(1)).min(3).max(5).describe('Success criteria for this genre, “I …” statements'),
  toolbox: z
    .array(z.object({ title: z.string().min(1), body: z.string().min(1) }))
    .max(3)
    .default([])
    .describe('Help for students on a page; empty for none'),
  teacherNotes: z.array(z.string()),
});

export type WritingPromptsDocument = z.infer<typeof writingPromptsDocument>;
