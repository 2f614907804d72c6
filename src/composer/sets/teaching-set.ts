/**
 * A teaching set is everything a teacher needs for one lesson-sized topic (one to three days), written as a whole by one
 * hand, for one grade span, around one objective. It is authored in YAML under content/topics/<subject>/<topic>/, one file
 * for each part below, and compiled at build time. docs/adding-a-topic.md is the guide for authors.
 *
 * `markdown` fields take a small part of Markdown: **bold**, *italics*, lists, tables, > quotes and ``` fences (for drawings in
 * plain characters). No headings, links, images or HTML. All other text is plain.
 */
import { z } from 'zod';
import { SUBJECTS, THINKING_LEVELS, CULTURAL_ASPECTS } from '../topics/topic-pack.ts';

const text = z.string().trim().min(1);
const markdown = text.describe('Markdown: bold, italics, lists, tables, quotes and fences');
const grade = z.number().int().min(-1).max(12);
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'must be kebab-case');
const thinking = z.enum(THINKING_LEVELS);
/** 1 easy entry, 2 the heart of the objective, 3 its hardest cases. */
const level = z.union([z.literal(1), z.literal(2), z.literal(3)]);
/** Id of one of the card's ideas. */
const idea = id;
/** Id of a text in texts.yaml that must stand before the item. */
const stimulus = id.optional();
/** For a work: the chapter, act or scene it belongs to, as numbered in the card's `work.parts`. */
const part = z.number().int().min(1).optional();

export const cardSchema = z.strictObject({
  title: text.describe('As a heading, in sentence case: “Making a 10 to add”'),
  inText: text.describe('As it stands inside a sentence: “making a 10 to add”'),
  subject: z.enum(SUBJECTS),
  family: z.array(id).describe('The wider topics or math skills it belongs to, by id; [] if none is known'),
  grades: z.tuple([grade, grade]).describe('First and last grade it is written for: Pre-K is -1, Kindergarten 0'),
  aliases: z.array(text).min(6).describe('Other ways teachers type it: short forms, synonyms, typical phrases'),
  standards: z
    .array(z.strictObject({ code: text, grades: z.tuple([grade, grade]).optional() }))
    .describe('Real codes only, as CCSS, NGSS or C3 print them; [] where the subject has none'),
  objective: text.describe('Observable, follows “Students will”: “add 9 or 8 and another number by making a 10 …”'),
  iCan: text.describe('The same in a student’s words: “I can fill a ten frame to help me add.”'),
  bigIdea: text.describe('The one understanding to keep, a whole sentence'),
  before: z.array(text).min(2).max(4).describe('What students need first, each a short phrase that begins with a verb'),
  next: text.describe('What comes after this topic, one short sentence'),
  ideas: z
    .array(
      z.strictObject({ id, name: text.describe('Two to six words, lower case'), reteach: text.describe('One concrete move for tomorrow') }),
    )
    .min(3)
    .max(5)
    .describe('The parts of the objective that items are sorted by; “Missed 2 and 7 → chromosome number: …”'),
  sensitive: z.boolean().default(false).describe('It can touch what students or families have lived'),
  work: z
    .strictObject({
      author: text,
      kind: z.enum(['novel', 'picture book', 'play', 'poem', 'short story', 'speech', 'memoir', 'document']),
      year: z.number().int(),
      parts: z.array(z.strictObject({ label: text, about: text.describe('One or two sentences anybody can check in the work') })),
    })
    .optional()
    .describe('Only for a set about one work'),
});

const move = z.strictObject({
  id,
  title: text.describe('Of this topic, not a routine’s name: “How many more to 10?”'),
  phase: z.enum(['hook', 'explore', 'explain', 'practice', 'apply', 'close']),
  minutes: z.tuple([z.number().int().min(1), z.number().int().min(1)]).describe('Fewest and most in which it works'),
  core: z.boolean().describe('Part of the 30-minute lesson'),
  needs: z.array(id).default([]).describe('Moves without which this one makes no sense, by id: it is left out where they are'),
  thinking,
  purpose: text.describe('Why this move stands here, one short sentence to the teacher'),
  teach: markdown.describe('What the teacher does and says, step by step, with the real numbers, examples and board work'),
  students: z.array(text).min(1).describe('What students do, short imperatives or sentences'),
  ask: z.array(z.strictObject({ question: text, expect: text.describe('The answer to expect') })).max(4),
  lookFor: text.describe('What to see or hear before going on, and what to do if it is not there'),
  materials: z.array(text).describe('Only what this move uses; each thing named the same way everywhere'),
  texts: z.array(id).default([]).describe('Texts, tables or cards of texts.yaml that this move hands out'),
  key: markdown.optional().describe('Answers to what students work on in this move'),
});

const response = z.strictObject({
  sign: text.describe('What a student says, writes or does'),
  move: text.describe('What the teacher does then, concretely'),
});

const support = z.strictObject({ move: id.optional().describe('The move it changes; leave out if it holds throughout'), do: text });

export const lessonSchema = z.strictObject({
  moves: z.array(move).min(7).max(11).describe('In the order of the longest lesson, from hook to close'),
  misconceptions: z
    .array(z.strictObject({ belief: text.describe('What students say or do'), why: text, move: text.describe('What to do then') }))
    .min(3)
    .max(5),
  supports: z.strictObject({
    below: z.array(support).min(3),
    above: z.array(support).min(3),
    multilingual: z.array(support).min(3),
    plan: z.array(support).min(2).describe('For students with an IEP or 504 plan'),
  }),
  exit: z.strictObject({ prompt: markdown, answer: text, responses: z.array(response).min(2).max(4) }),
});

export const textsSchema = z
  .array(
    z.strictObject({
      id,
      title: text,
      kind: z.enum(['text', 'poem', 'table', 'drawing', 'cards', 'worksheet']),
      body: markdown,
    }),
  )
  .describe('Original texts, data tables, drawings and card sets, each whole and at the level of the grade');

const wrong = z.tuple([text, text]).describe('The wrong option, and what a student who takes it thinks or does');
const choice = z.strictObject({
  idea,
  level,
  thinking,
  part,
  stimulus,
  ask: text.describe('A whole question that can be answered before seeing the options'),
  right: text,
  wrong: z.tuple([wrong, wrong, wrong]).describe('Parallel to the right one in form and length'),
  why: text.describe('Why it is right, one or two sentences'),
  calc: z.string().optional().describe('In mathematics, an expression whose value is the right option: “3/4 * 2/5”'),
});
export const quizSchema = z.strictObject({
  choice: z.array(choice).min(12).max(18),
  written: z
    .array(
      z.strictObject({
        idea,
        level,
        part,
        stimulus,
        points: z.number().int().min(1).max(6),
        lines: z.number().int().min(1).max(12).describe('Lines to write on'),
        ask: markdown,
        sample: markdown.describe('A full answer as a strong student of this grade writes it'),
        credit: z.array(text).min(1).describe('“1 point: …”, which sum to the points'),
      }),
    )
    .min(4)
    .max(6),
});

export const questionsSchema = z
  .array(
    z.strictObject({
      idea,
      level,
      thinking,
      part,
      stimulus,
      ask: text.describe('One open question, not answerable by yes, no or one word'),
      strong: text.describe('What a strong answer says, with the content'),
      lookFors: z.array(text).min(2).max(4).describe('What to give credit for, with the content'),
      probe: text.describe('A follow-up that pushes this very thinking'),
    }),
  )
  .min(10)
  .max(18);

const task = z.strictObject({
  prompt: markdown,
  minutes: z.number().int().min(1).max(6),
  answer: text,
  slip: text.describe('The likely error, and the question or move that helps'),
});
const warmUp = z.strictObject({
  title: text,
  difficulty: z.array(z.enum(['Beginner', 'Intermediate', 'Advanced'])).min(1),
  minutes: z.number().int().min(5).max(10),
  goal: text.describe('“I can …”'),
  materials: z.array(text),
  board: markdown.optional().describe('What stands on the board or screen before students begin'),
  instruction: text.describe('One instruction from which students start alone'),
  tasks: z.array(task).min(2).max(3),
  early: text.describe('For who is done early, with its answer in brackets at the end'),
  watchFor: z.array(text).min(1).max(3),
  bridge: text.describe('One sentence that leads into today’s lesson'),
});
const kind = z.enum(['understanding', 'application', 'reflection']);
const shortItem = z.strictObject({
  kind,
  idea,
  part,
  ask: markdown,
  lines: z.number().int().min(1).max(8),
  answer: text,
  responses: z.array(response).min(2).max(3),
});
const choiceItem = z.strictObject({
  kind,
  idea,
  part,
  ask: text,
  right: text,
  wrong: z.tuple([wrong, wrong, wrong]),
  why: text,
  calc: z.string().optional(),
});
const ratingItem = z.strictObject({
  idea,
  statement: text.describe('“I can …”, of this topic'),
  show: text.describe('A short task that shows whether the rating is right'),
  answer: text,
  responses: z.array(response).min(2).max(3),
});
export const startsAndEndsSchema = z.strictObject({
  warmUps: z.array(warmUp).min(3).max(5).describe('Of what students bring along, never today’s new content; each difficulty at least once'),
  tickets: z.strictObject({
    gotIt: text.describe('What to do tomorrow with those who have it'),
    almost: text.describe('… with those who nearly have it'),
    reteach: text.describe('… with those who do not'),
    short: z
      .array(shortItem)
      .min(7)
      .describe('At least 3 understanding, 2 application, 2 reflection, each kind from easy to its hardest case'),
    choice: z
      .array(choiceItem)
      .min(7)
      .describe('At least 3 understanding, 2 application, 2 reflection, each kind from easy to its hardest case'),
    rating: z.array(ratingItem).min(4),
  }),
});

export const wordsSchema = z.strictObject({
  words: z
    .array(
      z.strictObject({
        word: text,
        say: text.describe('“EE-koh-sis-tum”; the stressed syllable in capitals'),
        pos: z.enum(['noun', 'verb', 'adjective', 'adverb', 'phrase']),
        tier: level.describe('Beck, McKeown & Kucan: 1 everyday, 2 academic, 3 of this topic'),
        meaning: text.describe('For a student, at most 25 words, never using the word'),
        sentence: text.describe('On this topic; holds the word'),
        notThis: text.describe('What it is not, or is mixed up with'),
        parts: text.describe('Word parts or related words'),
        picture: text.describe('A quick picture students can draw'),
      }),
    )
    .min(8)
    .max(12),
  watchOut: z.array(text).min(1).max(4).describe('Words that mean something else every day, sound alike or mislead'),
  frames: z.array(text).min(2).max(4).describe('Sentence frames with ______'),
  practice: z
    .array(z.strictObject({ task: markdown, answer: markdown }))
    .min(3)
    .max(4),
  teach: z.array(text).min(2).max(3).describe('Ways to teach these words, concrete'),
});

export const tasksSchema = z.strictObject({
  assignments: z
    .array(
      z.strictObject({
        name: text,
        aliases: z.array(text).default([]),
        brief: text.describe('What students make, in two or three sentences'),
        criteria: z
          .array(
            z.strictObject({
              name: text,
              weight: z.number().int().min(1).max(5),
              levels: z.tuple([text, text, text, text]).describe('Best first; observable, parallel; the last says what is there'),
            }),
          )
          .min(4)
          .max(5),
        notes: z.array(text).max(3).default([]),
        checklist: z.array(text).min(4).max(7).describe('“I …” for students before handing in'),
      }),
    )
    .min(1)
    .max(2),
  writing: z
    .array(
      z.strictObject({
        genre: z.enum(['Narrative', 'Persuasive', 'Expository', 'Descriptive', 'Creative']),
        part,
        title: text,
        prompt: markdown.describe('Situation, task in the genre’s own verb, a choice; to the student'),
        audience: text,
        length: text.describe('“two paragraphs”'),
        minutes: z.number().int().min(5).max(90),
        plan: z.array(text).min(2).max(4).describe('Questions that help planning and give nothing away'),
        include: z.array(text).min(1).max(3).describe('What the writing must hold'),
        starter: text.describe('A sentence to begin with, if a student is stuck'),
      }),
    )
    .min(8)
    .describe('At least 2 in each genre that fits naturally'),
  toolbox: z
    .array(z.strictObject({ title: text, body: markdown }))
    .min(1)
    .max(3)
    .describe('Help on a page: words to use, facts to use, a model'),
});

export const cultureSchema = z.strictObject({
  know: z.array(text).min(3).max(8).describe('What a teacher should know first: checkable, of this topic'),
  ideas: z
    .array(
      z.strictObject({
        aspect: z.enum(CULTURAL_ASPECTS),
        for: z.array(text).min(1).describe('“all”, or the languages, communities or places it speaks of, as teachers name them'),
        title: text,
        minutes: z.number().int().min(5).max(60),
        task: markdown.describe('What students do: it changes the task or the thinking'),
        background: text.describe('The named, checkable person, place, practice or source, and what is true of it'),
        checkFirst: text.describe('What to check with students or families first'),
      }),
    )
    .min(6)
    .max(8),
  ask: z.array(text).min(3).max(5).describe('Questions that make students sources of knowledge, never spokespersons'),
  avoid: z.array(text).min(1).max(3),
});

/** A part is a file: `card` stands in card.yaml. */
export const SET_PARTS = {
  card: cardSchema,
  texts: textsSchema,
  lesson: lessonSchema,
  quiz: quizSchema,
  questions: questionsSchema,
  'starts-and-ends': startsAndEndsSchema,
  words: wordsSchema,
  tasks: tasksSchema,
  culture: cultureSchema,
} as const;

export type SetCard = z.infer<typeof cardSchema> & { readonly id: string };
export type SetMove = z.infer<typeof move>;
export type SetText = z.infer<typeof textsSchema>[number];
export type SetLesson = z.infer<typeof lessonSchema>;
export type SetChoiceItem = z.infer<typeof choice>;
export type SetQuiz = z.infer<typeof quizSchema>;
export type SetQuestion = z.infer<typeof questionsSchema>[number];
export type SetWarmUp = z.infer<typeof warmUp>;
export type SetTickets = z.infer<typeof startsAndEndsSchema>['tickets'];
export type SetWords = z.infer<typeof wordsSchema>;
export type SetTasks = z.infer<typeof tasksSchema>;
export type SetCulture = z.infer<typeof cultureSchema>;
/** By the word as it stands in words.yaml, then by language: '' where it is not known for sure. 'Spanish meaning' holds definitions. */
export type SetTranslations = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface TeachingSet {
  readonly card: SetCard;
  readonly texts: readonly SetText[];
  readonly lesson: SetLesson;
  readonly quiz: SetQuiz;
  readonly questions: readonly SetQuestion[];
  readonly warmUps: readonly SetWarmUp[];
  readonly tickets: SetTickets;
  readonly words: SetWords;
  readonly tasks: SetTasks;
  readonly culture: SetCulture;
  readonly translations: SetTranslations;
}
