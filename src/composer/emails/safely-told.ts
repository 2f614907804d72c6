/**
 * Whether a clause says no more than its note does. Where a note leaves out whose doing something is, or a verb that could be
 * several, a sentence would be a guess, and a wrong sentence about a child is worse than none: such a note is listed as typed.
 */
import type { Clause, Telling } from './clause.ts';
import { finiteVerb } from './find-verb.ts';
import { baseOf } from './verbs.ts';
import { AGENTS, HELPERS, MODALS, bare } from './word-kinds.ts';

/** What students do in a note that begins with “…ing”: of “sending flash cards home” nobody can tell. */
const STUDENTS_DOINGS = new Set(
  `miss fail struggle talk interrupt disrupt distract refuse sleep work read write make improve do play participate come arrive get show
  call leave turn hand complete finish fall act forget mix skip guess rush need lose confuse rely copy argue hit push kick throw run wander walk
  yell cry shout blurt chat laugh tap touch bother tease use raise answer ask solve add subtract multiply divide count spell sound listen
  follow sit stand stay pay stare daydream fidget roll slam tear eat chew doodle cheat plagiarize text look become grow begin start try learn
  practice focus lead help share volunteer attend earn pass enjoy bully threaten destroy hide elope bolt climb spit bite scratch pull`.split(
    /\s+/u,
  ),
);
/** A fragment without a verb of its own gets one where it is this short; with figures in it, shorter. */
const MOST_WITHOUT_VERB = 7;
const MOST_WITH_FIGURES = 5;
/** Somebody or something is needed: by no means the one that needs. */
const NEEDED = /\b(?:substitute|coverage|bus|buses|chaperones?) needed\b/iu;
const THIRD_PERSON = /^(?:wants|needs|says|asks|feels|thinks|emails|calls)\b|\band (?:wants|needs|says|asks|feels|thinks)\b/u;
/** “The student is sleeping in first period”: told with the helper verb that was left out. */
const ONGOING = /^(?:the |an? )?[\p{L}’]+ (?:is|are) \p{L}+ing\b/u;
const NTH_TIME = /^(?:this is )?(?:the )?(?:first|second|third|fourth|fifth|last|\d+(?:st|nd|rd|th)) time\b/iu;
/** Shortened words that nothing spelled out. */
const SHORTENED = /(?<![\p{L}’/])(?:w|wi|wo|abt|qs|ques|reg|info?s|imp|diff|beh|def|poss|prob|ref|tchr|stdt|stu)(?![\p{L}’])/iu;
const SCORE = /(?<![\d/])\d+\/\d+(?![\d/])/gu;
const DATE = /^(?:1[0-2]|0?[1-9])\/(?:3[01]|[12]\d|0?[1-9])$/u;

const words = (text: string): string[] => text.split(' ').filter(Boolean);
const isVerb = (word: string): boolean =>
  HELPERS.has(word) ||
  MODALS.has(word) ||
  (['third', 'past', 'participle', 'gerund', 'base'] as const).some((form) => baseOf(word, form) !== undefined);

/** “14/40 on the quiz” is no date. */
const hasBareScore = (told: string): boolean => (told.match(SCORE) ?? []).some((score) => !DATE.test(score)) && !/\bscored\b/u.test(told);

/** @param before the clause told before it in the same sentence, of somebody who may go on */
export function isSafelyTold(clause: Clause, { implied }: Telling, before: Clause | undefined): boolean {
  const { told, typed, subject, mood } = clause;
  if (clause.isWhole) return true;
  if (clause.isMention || SHORTENED.test(told) || hasBareScore(told)) return false;
  if (NEEDED.test(typed) || (subject === 'teacher' && THIRD_PERSON.test(told))) return false;
  if (NTH_TIME.test(typed) || (subject === 'own' && ONGOING.test(told))) return true;
  if (/^(?:this is|the date is) (?!about|the (?:first|second|third|fourth|fifth|last)\b|hard|easy)/u.test(told)) return false;
  if (mood === 'question')
    return /^(?:can|could|may|should|would|will|do|does|did|is|are|am|what|when|how|who|whom|where|why)\b/iu.test(told);
  const typedWords = words(typed.toLowerCase()).map(bare);
  const [first = ''] = typedWords;
  if (subject === 'student' && baseOf(first, 'gerund') !== undefined) return STUDENTS_DOINGS.has(baseOf(first, 'gerund') ?? '');
  // A parent or a friend may have done what a note to a principal goes on with.
  if (
    subject === 'teacher' &&
    implied === 'teacher' &&
    before !== undefined &&
    words(before.typed)
      .slice(0, 3)
      .some((word) => AGENTS.has(bare(word)))
  )
    return false;
  if (subject !== 'own') return isVerb(bare(words(told)[0] ?? '')) || isVerb(bare(words(told)[1] ?? ''));
  return (
    finiteVerb(words(typed)) !== undefined ||
    (typedWords.length <= (/\d/u.test(typed) ? MOST_WITH_FIGURES : MOST_WITHOUT_VERB) && finiteVerb(words(told)) !== undefined) ||
    mood === 'request'
  );
}
