/** Requests and answers of the calls. The server validates and documents with them; the browser takes their types. */
import { z } from 'zod';
import { TOOL_IDS } from '../tools/catalogue.ts';
import { LANGUAGE_NAMES } from '../tools/choices/languages.ts';
import { FOLLOW_UP_KINDS, MOST_WISH_CHARACTERS } from '../tools/follow-ups.ts';

/** Text of a form that is stored or mailed: one line, no control characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what it keeps out
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/u;

const line = (name: string, most: number) =>
  z
    .string({ error: `${name} is required.` })
    .trim()
    .min(1, `${name} is required.`)
    .max(most, `${name} is too long: at most ${most} characters.`)
    .refine((text) => !CONTROL.test(text), `${name} has characters that can’t be read.`);

const email = z
  .string({ error: 'Email is required.' })
  .trim()
  .min(1, 'Email is required.')
  .max(254, 'Email is too long: at most 254 characters.')
  .pipe(z.email('Email must be a valid email address.'));

export const tokenAnswer = z.object({ token: z.string() });

export const generateBody = z.object({
  toolId: z.unknown().describe(`One of: ${TOOL_IDS.join(', ')}`),
  formData: z.unknown().describe('The tool’s fields by name, as text; see the tool’s form'),
});

export const reviseBody = generateBody.extend({
  document: z.unknown().describe('The document of the draft, as the last answer gave it'),
  followUp: z.discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.enum(['shorter', 'simpler', 'more-challenging', 'more-detail']) }),
      z.object({
        kind: z.literal('own-words'),
        wish: z
          .string({ error: 'Say in a few words what should change.' })
          .trim()
          .min(1, 'Say in a few words what should change.')
          .max(MOST_WISH_CHARACTERS, `Please say it shorter: at most ${MOST_WISH_CHARACTERS} characters.`),
      }),
      z.object({ kind: z.literal('translate'), language: z.enum(LANGUAGE_NAMES, { error: 'Choose one of the languages.' }) }),
    ],
    { error: 'Choose one of the changes offered.' },
  ),
});
export type ReviseBody = z.infer<typeof reviseBody>;

const checkResult = z.object({
  check: z.string(),
  verdict: z.enum(['passed', 'warning', 'failure']),
  message: z.string(),
});

export const generateAnswer = z.object({
  content: z.string().describe('Markdown for the teacher; a rubric holds an HTML table'),
  document: z.unknown().describe('The typed document the content was rendered from'),
  engine: z.string().describe('Who drafted it: "composer" or provider and model'),
  passedOver: z.array(z.object({ engine: z.string(), reason: z.string() })).readonly(),
  checks: z.array(checkResult).readonly(),
  findings: z.array(checkResult).readonly().describe('The checks that did not pass'),
  notices: z.array(z.string()).readonly(),
  reading: z
    .object({
      spelled: z.string(),
      certainty: z.enum(['sure', 'unsure', 'unknown']),
      title: z.string().optional().describe('The lesson-sized topic that was taken'),
      alternatives: z.array(z.string()).readonly().describe('Other readings nearly as likely'),
      nearest: z.array(z.string()).readonly().describe('Where nothing was understood: topics that share a word with it'),
    })
    .optional()
    .describe('How the typed topic was read'),
  form: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('The form that the document answers: a follow-up may change a choice'),
  followUps: z.array(z.enum(FOLLOW_UP_KINDS)).readonly().describe('What can be asked of this draft by POST /api/tools/revise'),
});
const changedDocument = {
  toolId: z.unknown().describe('The tool that the document is of'),
  formData: z.unknown().describe('The form that it was drafted from'),
  document: z.unknown().describe('The typed document of an answer, as it is now'),
};

export const checkBody = z.object(changedDocument);
export const checkAnswer = z.object({ checks: z.array(checkResult).readonly() });
export type CheckAnswer = z.infer<typeof checkAnswer>;

export const replaceItemBody = z.object({
  ...changedDocument,
  index: z
    .number({ error: 'The index must be a number.' })
    .int('The index must be a whole number.')
    .min(0, 'The index must be 0 or more.')
    .max(50, 'The index must be at most 50.'),
});
export const replaceItemAnswer = z.object({ document: z.unknown(), checks: z.array(checkResult).readonly() });
export type ReplaceItemAnswer = z.infer<typeof replaceItemAnswer>;

export type GenerateAnswer = z.infer<typeof generateAnswer>;

/**
 * The events of an answer as text/event-stream: the event's name is the phase, its data the rest as JSON.
 * A stream ends with one 'result' or one 'error'.
 */
export type GenerateEvent =
  /** An engine begins, or begins anew: text sent so far no longer counts. */
  | { readonly phase: 'drafting'; readonly engine: string }
  /** More plain text of the draft that is growing. */
  | { readonly phase: 'text'; readonly text: string }
  | { readonly phase: 'checking' }
  | { readonly phase: 'repairing' }
  | ({ readonly phase: 'result' } & GenerateAnswer)
  | { readonly phase: 'error'; readonly error: string };

export const testEnvAnswer = z.object({
  status: z.literal('ok'),
  version: z.string(),
  engines: z.array(z.object({ name: z.string(), configured: z.boolean(), reachable: z.boolean() })),
  counts: z.object({ tools: z.number(), topicPacks: z.number(), mathSkills: z.number() }),
});

export const newsletterBody = z.object({
  firstName: line('First name', 100),
  lastName: line('Last name', 100),
  email,
  subscribed: z.literal(true, { error: 'Subscribed must be true.' }).optional(),
  subscribedAt: z.iso.datetime({ offset: true, error: 'Subscribed at must be a date and time.' }).optional(),
});

export const feedbackBody = z.object({
  feedback: z
    .enum(['comments', 'suggestions', 'questions'], { error: 'Feedback type must be comments, suggestions or questions.' })
    .default('comments'),
  details: z
    .string({ error: 'Details is required.' })
    .trim()
    .min(1, 'Details is required.')
    .max(5000, 'Details is too long: at most 5,000 characters.')
    .refine((text) => !text.includes('\0'), 'Details has characters that can’t be read.'),
  toolId: z
    .union([z.literal(''), z.enum(TOOL_IDS as [string, ...string[]])], { error: 'Tool must be blank or one of the tools.' })
    .default(''),
  rating: z
    .number({ error: 'Rating must be a number from 0 to 5.' })
    .int('Rating must be a whole number.')
    .min(0, 'Rating must be from 0 to 5.')
    .max(5, 'Rating must be from 0 to 5.')
    .default(0),
  firstName: line('First name', 100),
  lastName: line('Last name', 100),
  email,
  useAsTestimonial: z.boolean({ error: 'Use as testimonial must be true or false.' }).default(false),
});

export const savedAnswer = z.object({ success: z.literal(true), message: z.string() });
export const healthAnswer = z.object({ status: z.literal('ok') });
export const readyAnswer = z.object({
  status: z.literal('ready'),
  store: z.enum(['ok', 'unavailable']).describe('Drafts are made without the store; sign-ups and feedback need it'),
});
export const errorAnswer = z.object({ error: z.string() });
