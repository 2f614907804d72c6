import { z } from 'zod';
import { CULTURAL_ASPECTS } from '../../composer/topics/topic-pack.ts';

export const culturalDocument = z.object({
  title: z.string().min(1).describe('The topic, as a heading'),
  standards: z.array(z.string()).describe('Codes of real standards only; empty if none is known for sure'),
  sameRigor: z.string().min(1).describe('The objective that every idea below still reaches'),
  know: z.array(z.string().min(1)).max(8).default([]).describe('What a teacher should know first, checkable'),
  ideas: z
    .array(
      z.object({
        aspect: z.enum(CULTURAL_ASPECTS),
        title: z.string().min(1),
        minutes: z.number().int().min(0).max(90).default(0).describe('0 if it depends'),
        task: z.string().min(1).describe('What students do: it changes the task or the thinking, not the decoration'),
        background: z.string().min(1).describe('The named, checkable person, place, practice or source, and what is true of it'),
        checkFirst: z.string().min(1).describe('What to check with students or families first'),
      }),
    )
    .min(1)
    .max(8)
    .describe('4 to 6, unless the teacher asks for another number'),
  askStudents: z.array(z.string().min(1)).min(2).max(5).describe('Questions that make students sources of knowledge, never spokespersons'),
  avoid: z.array(z.string().min(1)).max(4).default([]),
  teacherNotes: z.array(z.string()),
});

export type CulturalDocument = z.infer<typeof culturalDocument>;
