import { z } from 'zod';

export const PARENT_EMAIL_PARTS = ['opening', 'observation', 'meaning', 'school', 'home', 'view', 'contact'] as const;

export const parentEmailDocument = z.object({
  subject: z.string().min(1).describe('Names the topic, never a verdict'),
  greeting: z.string().min(1).describe('“Dear …,” with the name exactly as given'),
  paragraphs: z
    .array(
      z.object({
        part: z
          .enum(PARENT_EMAIL_PARTS)
          .describe(
            'opening: care or the positive note; observation: the facts given; meaning: why it matters; school: what the teacher will do; home: the one thing to do at home; view: asks for the family’s view; contact: how to answer',
          ),
        text: z.string().min(1),
        items: z.array(z.string().min(1)).describe('Only for what is a list by nature, such as open assignments; otherwise empty'),
      }),
    )
    .min(3),
  closing: z.string().min(1).describe('“Warm regards,”'),
  signature: z.string().min(1).describe('The teacher’s name, or “[your name]”'),
  notice: z.string().describe('To the teacher, outside the email; empty if none'),
});

export type ParentEmailDocument = z.infer<typeof parentEmailDocument>;
export type ParentEmailPart = (typeof PARENT_EMAIL_PARTS)[number];
