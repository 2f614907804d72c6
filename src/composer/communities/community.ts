/** What a teacher can do for one community of families: things to know, and ideas that change a task, by subject and grade. */
import { z } from 'zod';
import { CULTURAL_ASPECTS, SUBJECTS } from '../topics/topic-pack.ts';

const text = z.string().trim().min(1);
const grade = z.number().int().min(-1).max(12);

export const communitySchema = z.strictObject({
  names: z.array(text).min(1).describe('What a teacher may call the families: “Somali”, “Somalia”; the first one heads'),
  know: z.array(text).min(1).max(3).describe('True of many and said of none: languages, history, what not to assume'),
  ideas: z
    .array(
      z.strictObject({
        subjects: z.array(z.enum(SUBJECTS)).min(1),
        grades: z.tuple([grade, grade]),
        aspect: z.enum(CULTURAL_ASPECTS),
        title: text,
        minutes: z.number().int().min(5).max(60),
        task: text.describe('Markdown. Complete: the text or the numbers are in it'),
        background: text.describe('The named person, place or practice, and what is true of it'),
        checkFirst: text,
      }),
    )
    .min(3),
});

export type Community = z.infer<typeof communitySchema>;
export type CommunityIdea = Community['ideas'][number];
