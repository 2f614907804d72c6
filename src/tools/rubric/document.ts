import { z } from 'zod';

export const SCORING_SYSTEMS = ['Points', 'Descriptive', 'Standards-Based'] as const;

export const rubricDocument = z.object({
  title: z.string().min(1).describe('The assignment, as a heading'),
  system: z.enum(SCORING_SYSTEMS),
  standards: z.array(z.string()).describe('Codes of real standards only; empty if none is known for sure'),
  brief: z.string().default('').describe('What students make, in a sentence or two; empty if the name says it'),
  total: z.number().int().min(0).max(500).default(100).describe('For Points: the points in all'),
  levels: z.array(z.string().min(1)).length(4).describe('Names of the four levels, best first'),
  criteria: z
    .array(
      z.object({
        name: z.string().min(1),
        weight: z.number().int().min(1).max(10).default(1).describe('How much it counts beside the others'),
        descriptors: z.array(z.string().min(1)).length(4).describe('Best first; parallel, observable; the last says what is there'),
        points: z
          .array(z.object({ from: z.number().int(), to: z.number().int() }))
          .describe('Only for Points: a range for each level, best first; otherwise empty'),
      }),
    )
    .min(3)
    .max(8),
  use: z.array(z.string().min(1)).describe('Two lines to the teacher: how to use it with students; empty if the notes say it'),
  selfCheck: z.string().describe('One line to the student before handing in'),
  checklist: z.array(z.string().min(1)).max(8).default([]).describe('“I …” statements for students before handing in'),
  teacherNotes: z.array(z.string()),
});

export type RubricDocument = z.infer<typeof rubricDocument>;
