import { z } from 'zod';

export const ADMIN_EMAIL_PARTS = ['ask', 'facts', 'benefit', 'proposal', 'decision', 'thanks'] as const;

export const adminEmailDocument = z.object({
  subject: z.string().min(1).describe('Request type and topic, short'),
  greeting: z.string().min(1).describe('“Dear …,” with the name exactly as given'),
  paragraphs: z
    .array(
      z.object({
        part: z
          .enum(ADMIN_EMAIL_PARTS)
          .describe(
            'ask: what is wanted, first; facts: the details given, with a visible blank for a missing cost, number or date; benefit: what students gain; proposal: a solution or next step; decision: the answer wanted and by when; thanks: a respectful close',
          ),
        text: z.string().min(1),
        items: z
          .array(z.string().min(1))
          .describe('Facts to be found at a glance, each with its label: “Cost: about $89”; otherwise empty'),
      }),
    )
    .min(3),
  closing: z.string().min(1),
  signature: z.string().min(1).describe('The teacher’s name exactly as given'),
  notice: z.string().describe('To the teacher, outside the email; empty if none'),
});

export type AdminEmailDocument = z.infer<typeof adminEmailDocument>;
export type AdminEmailPart = (typeof ADMIN_EMAIL_PARTS)[number];
