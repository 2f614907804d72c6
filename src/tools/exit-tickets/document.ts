import { z } from 'zod';

const response = z.object({
  sign: z.string().min(1).describe('What a student writes, chooses or does'),
  move: z.string().min(1).describe('What the teacher does tomorrow with those who answer so'),
});

export const exitTicketDocument = z.object({
  title: z.string().min(1).describe('The lesson objective or topic, as a heading'),
  minutes: z.number().int().min(2).max(15).describe('5 to 10, unless the teacher asks for another number'),
  standards: z.array(z.string()).describe('Codes of real standards only; empty if none is known for sure'),
  instruction: z.string().min(1),
  items: z
    .array(
      z.object({
        aim: z.enum(['recall', 'reasoning', 'application', 'reflection', 'hardest case']),
        passage: z.string().describe('A short text to read first, its title on the first line; empty if none is needed'),
        prompt: z.string().min(1),
        options: z.array(z.string()).describe('Four options for multiple choice, four scale points for a rating, else empty'),
        lines: z.number().int().min(1).max(12).default(2).describe('Lines to write on'),
        answer: z.string().min(1).describe('The right option word for word, or what a full answer says'),
        reason: z.string().default('').describe('Why it is right; empty if the answer says it'),
        responses: z.array(response).min(1).describe('The likely errors or answers, each with the teacher’s next move'),
      }),
    )
    .min(1)
    .max(6)
    .describe('3 to 5, unless the teacher asks for another number'),
  withKey: z.boolean().default(true).describe('False only where the teacher wants no answer key'),
  gotIt: z.string().min(1).describe('Criterion that does not overlap with the next two'),
  almost: z.string().min(1),
  reteach: z.string().min(1),
  teacherNotes: z.array(z.string()),
});

export type ExitTicketDocument = z.infer<typeof exitTicketDocument>;
export type ExitTicketItem = ExitTicketDocument['items'][number];

/** As the family's composers make an item; how much room it gets is decided for all of them. */
export type DraftedItem = Omit<ExitTicketItem, 'lines' | 'reason'>;
