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
    'I use words such as “then” and “after.”',
    'I tell what someone says.',
    'I tell one part slowly.',
    'I name the things that my friend should see.',
    'I end my story.',
  ],
  Persuasive: [
    'I say what I think.',
    'I give a reason with “because.”',
    'I give one more reason.',
    'I think of what my reader likes.',
    'I show my reason with a thing that is true.',
    'I answer a “but.”',
    'I tell my reader what to do.',
  ],
  Expository: [
    'I name my topic.',
    'I tell true things about it.',
    'I put them in an order that makes sense.',
    'I tell what a hard word means.',
    'I add a picture with words on it.',
    'I tell how I know it.',
    'I end with one last thing to know.',
  ],
  Descriptive: [
    'I tell what I see.',
    'I tell what I hear, smell, taste or feel.',
    'I use words that paint a picture.',
    'I say what it is like.',
    'I tell how big it is, or how many.',
    'I go from the top down or from near to far.',
    'I stay with one thing.',
  ],
  Creative: [
    'I use my own idea.',
    'I stay with my idea to the end.',
    'I use at least one surprising word.',
    'I give it a title.',
    'I say one thing in a new way.',
    'I think of the sound of my words.',
    'I can read it out loud.',
  ],
};

const OLDER: Record<Genre, readonly string[]> = {
  Narrative: [
    'I set up a situation and a problem early.',
    'Events follow in an order that my reader can trace, and time words show it.',
    'Dialogue, action or thoughts show what people feel instead of telling it.',
    'I slow down at the moment that matters most.',
    'Places and things have names and details that my reader can see.',
    'One voice tells the story from beginning to end.',
    'I cut what the story does not need.',
    'My ending grows out of what happened.',
  ],
  Persuasive: [
    'I state a claim that someone could disagree with.',
    'Each reason is backed by a fact or an example.',
    'I say where my evidence comes from.',
    'My strongest reason stands where it counts most.',
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
    'An example or a comparison makes the hardest part plain.',
    'Headings, a list or a drawing help my reader to find the way.',
    'My ending says what all of it adds up to.',
  ],
  Descriptive: [
    'I choose one subject and one mood.',
    'I use at least three senses, each with exact words.',
    'Comparisons help my reader picture it.',
    'The order of details leads the eye, near to far or whole to part.',
    'Strong verbs do the work, and I cut words such as “very” and “nice.”',
    'Some sentences are long and some are short, on purpose.',
    'One small detail stands for the whole.',
    'A reader could draw what I describe.',
  ],
  Creative: [
    'My piece has a form that I chose on purpose.',
    'One idea or image runs through it from start to end.',
    'I take a risk with language and keep what works.',
    'My first line makes a reader want the second.',
    'A reader can say what my piece is about.',
    'I read it aloud and changed what did not sound right.',
    'The true things in it are true.',
    'The last line is worth waiting for.',
  ],
};

/** What a writer can keep in mind at once. */
const MOST_CRITERIA = { young: 3, older: 4 } as const;

/** Some of them, in the order of a writer's work. */
export function successCriteria(genre: Genre, band: GradeBand, random: Random): string[] {
  const isYoung = band === 'K-2';
  const criteria = isYoung ? YOUNG[genre] : OLDER[genre];
  const chosen = random.sample(criteria, isYoung ? MOST_CRITERIA.young : MOST_CRITERIA.older);
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
