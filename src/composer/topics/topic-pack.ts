/**
 * A topic pack is what a knowledgeable colleague would bring to the planning table for one school topic:
 * words, facts with the wrong answers students really give, misconceptions, questions, activities, links.
 * Everything in it is authored and true. Composers select and arrange; they never invent.
 *
 * Text for students is plain text (no Markdown). On the Flesch–Kincaid scale, the topic's terms counted as easy, all of it
 * together reads at most at grade 3 for K-2, 5.3 for 3-5, 8.5 for 6-8 and 11 for 9-12. What is read through (questions,
 * definitions, examples) is written in whole sentences: about 2 to 3.2, 4.6 to 5.2, 7 to 8.6 and 10 to 11.5 (decision 10).
 */
import type { Language } from '../../tools/choices/languages.ts';
import type { GradeBand } from '../grade-band.ts';

export const SUBJECTS = [
  'science',
  'english',
  'social-studies',
  'mathematics',
  'arts',
  'music',
  'health',
  'physical-education',
  'computing',
  'languages',
  'social-emotional',
  'career',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Revised Bloom's taxonomy (Anderson & Krathwohl, 2001). */
export const THINKING_LEVELS = ['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create'] as const;
export type ThinkingLevel = (typeof THINKING_LEVELS)[number];

export interface TopicPack {
  /** Kebab-case, the file's name. */
  readonly id: string;
  /** As a heading: 'The water cycle'. */
  readonly title: string;
  /** As it stands inside a sentence: 'the water cycle'. */
  readonly inText: string;
  /** Shorter names that mean the whole of it, as they stand inside a sentence: 'weather' for 'Weather and climate'. */
  readonly alsoCalled?: readonly string[];
  readonly subject: Subject;
  /** It can touch what a student or a family has lived, believes or owns: drafts ask nobody about it. */
  readonly sensitive?: true;
  /** Other words teachers type for this topic, lower case; single common words only if they can mean nothing else. */
  readonly aliases: readonly string[];
  /** Real codes only. `grades` where the code belongs to certain grades: [first, last], Kindergarten is 0. */
  readonly standards: readonly { readonly code: string; readonly grades: readonly [number, number] }[];
  /** Known translations of terms, by the term exactly as in `terms`. Left out where not known for sure. */
  readonly translations: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;
  /** The whole kit for each band that the pack serves. */
  readonly bands: Readonly<Partial<Record<GradeBand, BandMaterial>>>;
}

/** At least: 10 terms, 12 facts, 3 misconceptions, 6 questions, 3 activities, 4 recalls, 4 cultural links, 2 seeds a genre. */
export interface BandMaterial {
  /** The one understanding to keep when the details have gone: a whole sentence. */
  readonly bigIdea: string;
  /** Observable, each beginning with a verb, to follow 'Students can …': 'trace a drop of water through …'. At least 3. */
  readonly objectives: readonly string[];
  readonly terms: readonly Term[];
  readonly facts: readonly Fact[];
  readonly misconceptions: readonly Misconception[];
  readonly questions: readonly OpenQuestion[];
  readonly activities: readonly Activity[];
  /** Prior knowledge that this topic rests on, for the first minutes of a lesson: not today's new content. */
  readonly recalls: readonly Recall[];
  /** What shows that a student really has it: the case where a half-understood idea breaks. */
  readonly hardestCase: HardestCase;
  /** Titles stand in sentences: 'how a reflex works', in lower case unless they begin with a name. Each step stands alone. */
  readonly processes?: readonly { readonly title: string; readonly steps: readonly string[] }[];
  /** Whole clauses that read well in 'What happens when {cause}? {effect}': both begin lower-case, no full stop. */
  readonly causes?: readonly { readonly cause: string; readonly effect: string }[];
  readonly comparisons?: readonly Comparison[];
  /** Links to daily life and other subjects, each a whole sentence that tells a teacher what to use. At least 3. */
  readonly connections: readonly string[];
  readonly cultural: readonly CulturalLink[];
  readonly writing: readonly WritingSeed[];
  /** Short original texts to read, for topics of reading and writing; facts and questions may point at one by id. */
  readonly passages?: readonly Passage[];
  /** Cases of the topic to read and to reason about, as good tests and lessons have them. */
  readonly itemSets?: readonly ItemSet[];
}

export interface Term {
  readonly term: string;
  readonly partOfSpeech: 'noun' | 'verb' | 'adjective' | 'adverb' | 'phrase';
  /** Beck, McKeown & Kucan: 1 everyday, 2 academic across subjects, 3 of this topic. */
  readonly tier: 1 | 2 | 3;
  /** For a student: at most 25 words, a phrase or sentence that never uses the term itself. */
  readonly definition: string;
  /** A whole sentence on this topic that holds the term. */
  readonly example: string;
  /** What it is not, or what it is mixed up with: a whole sentence. */
  readonly contrast: string;
  /** Word parts ('evaporate: e- out + vapor') or related words ('vapor, evaporate'). */
  readonly wordParts: string;
  /** A quick picture that students can draw. */
  readonly picture: string;
}

export interface Distractor {
  /** Parallel to the answer in form and length. */
  readonly text: string;
  /** Why a student picks it: 'thinks that clouds are smoke or gas'. */
  readonly error: string;
}

export interface Fact {
  readonly thinking: ThinkingLevel;
  /** A whole question that can be answered before seeing the options. Never negative ('which is not'). */
  readonly question: string;
  readonly answer: string;
  /** Three; computed facts may carry more, so that the key's rank among sorted numbers can be drawn. */
  readonly distractors: readonly [Distractor, Distractor, Distractor, ...Distractor[]];
  /** Why the answer is right: one or two sentences for the key. */
  readonly reason: string;
  /** Id of a passage that must stand with the question. */
  readonly passage?: string;
}

export interface Misconception {
  /** What students do or say, in their own words or as an action. */
  readonly belief: string;
  /** Where it comes from. */
  readonly why: string;
  /** What is true instead. */
  readonly truth: string;
  /** What the teacher does next, concretely. */
  readonly teacherMove: string;
  /** A wrong answer to one computed task, not an idea that a harder case could test. */
  readonly isSlip?: true;
}

export interface OpenQuestion {
  readonly thinking: ThinkingLevel;
  /** One open question, not answerable by yes, no or one word. */
  readonly question: string;
  /** At least two signs of a strong answer. */
  readonly lookFors: readonly string[];
  readonly probe: string;
  readonly passage?: string;
}

export interface Activity {
  readonly title: string;
  /** 'engage' opens, 'explore' investigates, 'explain' makes sense, 'practice' rehearses, 'extend' transfers. */
  readonly purpose: 'engage' | 'explore' | 'explain' | 'practice' | 'extend';
  /** Fewest and most minutes in which it works. */
  readonly minutes: readonly [number, number];
  readonly grouping: 'individual' | 'pairs' | 'groups' | 'class';
  readonly thinking: ThinkingLevel;
  /** Each thing named once, lower case unless a name; things that ordinary schools have. */
  readonly materials: readonly string[];
  /** Imperatives addressed to students, each a whole sentence. */
  readonly steps: readonly string[];
  /** What the teacher looks and listens for. */
  readonly lookFor: string;
}

export interface Recall {
  /** A task that a student can start alone from this one instruction. */
  readonly prompt: string;
  readonly answer: string;
  readonly likelyError: string;
  readonly minutes: 1 | 2 | 3 | 4;
}

export interface HardestCase {
  readonly prompt: string;
  /** A full answer. */
  readonly answer: string;
  /** What a half-understood answer looks like. */
  readonly partial: string;
  /** What to do tomorrow with those who gave it. */
  readonly reteach: string;
}

export interface Comparison {
  /** The sides stand in sentences: 'a shield volcano', 'Athens'. */
  readonly a: string;
  readonly b: string;
  readonly alike: string;
  readonly different: readonly { readonly feature: string; readonly a: string; readonly b: string }[];
}

export const CULTURAL_ASPECTS = ['language', 'family and community', 'place', 'history', 'people', 'critical question'] as const;

export interface CulturalLink {
  readonly aspect: (typeof CULTURAL_ASPECTS)[number];
  readonly title: string;
  /** What students do with it: it changes the task or the thinking, not the decoration. */
  readonly task: string;
  /** The named person, place, practice or source, and what is true of it. */
  readonly background: string;
  /** What to check with students or families first. */
  readonly checkFirst: string;
}

export interface WritingSeed {
  readonly genre: 'Narrative' | 'Persuasive' | 'Expository' | 'Descriptive' | 'Creative';
  /** Two or three sentences to the student: the situation, the task in the genre's own verb, a choice to make. */
  readonly prompt: string;
  /** Who reads it and as what: 'a letter to the town council'. */
  readonly audience: string;
  /** Planning questions that do not give the content away. At least 2. */
  readonly plan: readonly string[];
}

export interface Passage {
  readonly id: string;
  readonly title: string;
  /**
   * A report, an argument or a text for grades 3 to 5 reads at its band's level. What is marked is free of it: verse and
   * scripts, to which the formula does not apply; narrative from grade 6 on, whose complexity it misses (Common Core,
   * Appendix A); and exercises, texts to be mended or clipped on purpose.
   */
  readonly form?: 'verse' | 'script' | 'story' | 'exercise';
  readonly text: string;
}

/**
 * A short text about one case (an investigation, a decision, a situation) and questions that need both the text and the
 * topic: a stimulus with its item set. It is no summary of the topic and gives away none of the pack's other answers.
 */
export interface ItemSet {
  /** Two to six words that tell the case: 'Counting bubbles'. */
  readonly title: string;
  /** One paragraph at the level of its band, as for a passage. */
  readonly text: string;
  /** Three, of which none gives away another. */
  readonly facts: readonly Fact[];
  readonly question: OpenQuestion;
}

/** Checks the literal against the type and keeps the file readable: one default-looking shape for every pack. */
export function defineTopicPack(pack: TopicPack): TopicPack {
  return pack;
}
