import { z } from 'zod';

export const warmUpDocument = z.object({
  title: z.string().min(1).describe('The topic, as a heading'),
  minutes: z.number().int().min(2).max(15).describe('5 to 10, unless the teacher asks for another number'),
  standards: z.array(z.string()).describe('Codes of real standards only; empty if none is known for sure'),
  goal: z.string().default('').describe('“I can …”; empty if the tasks say it'),
  materials: z.array(z.string().min(1)).default([]),
  board: z.string().default('').describe('What stands on the board before students begin; empty if nothing does'),
  instruction: z.string().min(1).describe('One instruction from which students can start alone'),
  tasks: z
    .array(
      z.object({
        prompt: z.string().min(1),
        minutes: z.number().int().min(1).max(9),
        answer: z.string().min(1),
        likelyError: z.string().min(1),
      }),
    )
    .min(1)
    .max(3)
    .describe('Prior knowledge, rising in demand; minutes add up to the whole'),
  shareMinutes: z.number().int().min(0).max(7).default(0).describe('Minutes to share answers, within the whole'),
  watchFor: z.array(z.string().min(1)).default([]),
  withKey: z.boolean().default(true).describe('False only where the teacher wants no answers'),
  bridge: z.string().min(1).describe('One sentence that leads from the warm-up into the lesson'),
  earlyFinisher: z.string().describe('One more thing for who is done; empty if none'),
  teacherNotes: z.array(z.string()),
});

export type WarmUpDocument = z.infer<typeof warmUpDocument>;
