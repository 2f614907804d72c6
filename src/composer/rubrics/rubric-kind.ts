/**
 * A kind of assignment as schools set it, with the criteria that a specialist of this very assignment would use. Authored in
 * content/rubrics/*.yaml.
 */
import { z } from 'zod';

const text = z.string().trim().min(1);

export const rubricKindSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u),
  title: text.describe('As a heading: “Perspective drawing”'),
  names: z.array(text).min(1).describe('What teachers call it, lower case; a name with more words is meant before one with fewer'),
  grades: z.tuple([z.number().int().min(-1), z.number().int().max(12)]).describe('Pre-K is -1, Kindergarten 0'),
  strands: z.array(text).default([]).describe('Strands of the Common Core that such work practices, such as “W.1”'),
  criteria: z
    .array(
      z.strictObject({
        name: text,
        weight: z.number().int().min(1).max(4).default(1),
        levels: z.tuple([text, text, text, text]).describe('Best first; parallel; what can be seen, heard or counted'),
      }),
    )
    .min(4)
    .max(6)
    .describe('The most important first'),
  checklist: z.array(text).min(3).max(7).describe('“I …” before handing in'),
  notes: z.array(text).max(3).default([]).describe('On scoring, to the teacher'),
});

export const rubricKindsSchema = z.array(rubricKindSchema);
export type RubricKind = z.infer<typeof rubricKindSchema>;
export type KindCriterion = RubricKind['criteria'][number];
