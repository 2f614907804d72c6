/** What success looks like in each genre, in words for the youngest and for older writers. */
import type { GradeBand } from '../../composer/grade-band.ts';
import type { Random } from '../../composer/random.ts';
import type { WritingSeed } from '../../composer/topics/topic-pack.ts';

type Genre = WritingSeed['genre'];

const YOUNG: Record<Genre, readonly string[]> = {
  Narrative: [
    'I tell who is there and where it happens.',
    'I tell what happens first, next and last.',
    'I tell how someone feels.',
    'I end my story.',
  ],
  Persuasive: ['I say what I think.', 'I give a reason with “because.”', 'I give one more reason.', 'I tell my reader what to do.'],
  Expository: [
    'I name my topic.',
    'I tell true things about it.',
    'I put them in an order that makes sense.',
    'I end with one last thing to know.',
  ],
  Descriptive: [
    'I tell what I see.',
    'I tell what I hear, smell, taste or feel.',
    'I use words that paint a picture.',
    'I stay with one thing.',
  ],
  Creative: ['I use my own idea.', 'I stay with my idea to the end.', 'I use at least one surprising word.', 'I can read it out loud.'],
};

const OLDER: Record<Genre, readonly string[]> = {
  Narrative: [
    'I set up a situation and a problem early.',
    'Events follow in an order that my reader can trace, and time words show it.',
    'Dialogue, action or thoughts show what people feel instead of telling it.',
    'My ending grows out of what happened.',
    'I slow down at the moment that matters most.',
    'Places and things have names and details that my reader can see.',
  ],
  Persuasive: [
    'I state a claim that someone could disagree with.',
    'Each reason is backed by a fact or an example.',
    'I answer what the other side would say.',
    'My tone fits the reader I want to win over.',
    'Linking words show how reasons and evidence belong together.',
    'My ending says what my reader should now think or do.',
  ],
  Expository: [
    'I say what I will explain and why it matters.',
    'Each paragraph has one idea, with facts or examples.',
    'Linking words show how ideas connect.',
    'I explain the words that my reader may not know.',
    'My facts are right, and I can say where I found them.',
    'My ending says what all of it adds up to.',
  ],
  Descriptive: [
    'I choose one subject and one mood.',
    'I use at least three senses, each with exact words.',
    'Comparisons help my reader picture it.',
    'The order of details leads the eye, near to far or whole to part.',
    'Strong verbs do the work, and I cut words such as “very” and “nice.”',
    'A reader could draw what I describe.',
  ],
  Creative: [
    'My piece has a form that I chose on purpose.',
    'One idea or image runs through it from start to end.',
    'I take a risk with language and keep what works.',
    'A reader can say what my piece is about.',
    'I read it aloud and changed what did not sound right.',
    'The true things in it are true.',
  ],
};

const MOST_CRITERIA = 4;

/** Four of them, in the order of a writer's work. */
export function successCriteria(genre: Genre, band: GradeBand, random: Random): string[] {
  const criteria = band === 'K-2' ? YOUNG[genre] : OLDER[genre];
  const chosen = random.sample(criteria, MOST_CRITERIA);
  return criteria.filter((criterion) => chosen.includes(criterion));
}

export interface WritingTime {
  readonly length: string;
  readonly minutes: number;
}

/** How much writing fits the grade in one sitting. */
export function writingTime(grade: number): WritingTime {
  if (grade <= 0) return { length: 'a picture with labels or one sentence', minutes: 15 };
  if (grade <= 2) return { length: '3 to 5 sentences', minutes: 20 };
  if (grade <= 5) return { length: '2 or 3 paragraphs', minutes: 30 };
  if (grade <= 8) return { length: '1 to 2 pages', minutes: 40 };
  return { length: '2 to 3 pages', minutes: 45 };
}
