import { z } from 'zod';

export const vocabularyDocument = z.object({
  title: z.string().min(1).describe('The topic, as a heading'),
  standards: z.array(z.string()).describe('Codes of real standards only; empty if none is known for sure'),
  entries: z
    .array(
      z.object({
        term: z.string().min(1),
        say: z.string().default('').describe('How it is said: “EE-koh-sis-tum”; empty if every reader knows'),
        partOfSpeech: z.string().min(1),
        tier: z.number().int().min(1).max(3).describe('1 everyday, 2 academic across subjects, 3 of this topic'),
        definition: z.string().min(1).describe('For a student, at most 25 words, never using the term'),
        example: z.string().min(1).describe('A sentence on the topic that holds the term'),
        contrast: z.string().min(1).describe('What it is not, or what it is mixed up with'),
        wordParts: z.string().min(1).describe('Word parts or related words'),
        picture: z.string().min(1).describe('A quick picture that students can draw'),
        translation: z
          .string()
          .describe('The term in the chosen language and its own script; empty if not known for sure or no language was chosen'),
        meaningTranslated: z.string().default('').describe('The meaning in the chosen language; empty if not known for sure'),
      }),
    )
    .min(3)
    .max(20),
  language: z.string().default('').describe('The language of the translations where the form names none; otherwise empty'),
  practice: z.array(z.string().min(1)).min(1).max(4).describe('Short practice with these words'),
  practiceKey: z.array(z.string().min(1)).default([]).describe('An answer for each practice task; empty where answers are free'),
  frames: z.array(z.string().min(1)).max(4).default([]).describe('Sentence frames with blanks'),
  watchOut: z.array(z.string().min(1)).max(4).default([]).describe('Words that sound alike or mean something else every day'),
  texts: z
    .array(z.object({ title: z.string().min(1), text: z.string().min(1) }))
    .default([])
    .describe('A short text that a practice task is about, whole; empty if there is none'),
  teacherNotes: z.array(z.string()),
});

export type VocabularyDocument = z.infer<typeof vocabularyDocument>;
