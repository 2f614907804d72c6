/** An email to an administrator: the ask first, the facts at a glance, why it matters for students, the decision wanted and by when. */
import { countWords } from '../../text/words.ts';
import { asSentence, upperFirst } from '../../text/sentence.ts';
import { hasDeadline, missingFacts } from '../phrasing/missing-facts.ts';
import {
  CLOSINGS,
  CONCERN_WHY,
  DANGER_PHRASES,
  MORE_FOR_ALL,
  POLICY_WHY,
  PRINCIPAL_PHRASES,
  type NeededFact,
  type PrincipalPhrases,
  type PrincipalPurpose,
  THANKS,
  WHY_BY_KIND,
  speaksOfDanger,
} from '../phrasing/principal-phrases.ts';
import { topicOfDetails } from '../phrasing/topic-of-details.ts';
import type { Random } from '../random.ts';
import { spellOut } from './abbreviations.ts';
import { chooseFacts } from './choose-facts.ts';
import { DATE, type LabelledFact, type LabelledNote, readLabels } from './labelled-facts.ts';
import { noticeOf } from './notice.ts';
import { type Fact, readNote } from './read-note.ts';
import { MASS, isPlural } from './word-kinds.ts';

export interface PrincipalCase {
  readonly purpose: PrincipalPurpose;
  readonly principal: string;
  readonly teacher: string;
  readonly details: string;
}

export type PrincipalPart = 'ask' | 'facts' | 'benefit' | 'proposal' | 'decision' | 'thanks';

export interface PrincipalEmail {
  readonly subject: string;
  readonly paragraphs: readonly { readonly part: PrincipalPart; readonly text: string; readonly items: readonly string[] }[];
  readonly closing: string;
  readonly notice: string;
}

const LISTED: ReadonlySet<PrincipalPurpose> = new Set([
  'Resource Request',
  'Professional Development',
  'Project Proposal',
  'Meeting Request',
] as const);
/** Purposes under which a teacher may tell of a student in danger. */
const ABOUT_STUDENTS: ReadonlySet<PrincipalPurpose> = new Set(['Student Concern', 'Other'] as const);

const BLANKS: Readonly<Record<NeededFact, LabelledFact>> = {
  quantity: { label: 'Quantity', text: '[how many]' },
  cost: { label: 'Cost', text: '[estimated cost]' },
  date: { label: 'Needed by', text: '[date needed]' },
  times: { label: 'Times', text: '[two days and times]' },
};

const texts = (facts: readonly Fact[]): string => facts.map(({ text }) => text).join(' ');

function phrasesFor({ purpose, details }: PrincipalCase): PrincipalPhrases {
  return ABOUT_STUDENTS.has(purpose) && speaksOfDanger(details) ? DANGER_PHRASES : PRINCIPAL_PHRASES[purpose];
}

const lower = (text: string): string =>
  /^(?:I\b|\p{Lu}{2}|\p{Lu}\p{Ll}+day\b|\p{Lu}\p{L}+ \p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** The teacher's own ask as the first sentence: “I would like to attend …” asks for approval. */
function askIn(facts: readonly Fact[], purpose: PrincipalPurpose): { readonly fact: Fact; readonly text: string } | undefined {
  const fact = facts.find(({ text }) => ASKS.test(text)) ?? facts.find(({ text }) => text.endsWith('?'));
  if (!fact) return undefined;
  const text = fact.text
    .replace(
      /^(?:I|We) would (?:like|love) to (?=attend|go to|take part|participate|register|enroll|join|host|take|start|run|bring|plan|organize|create|build|visit|launch|pilot|try|use|order|purchase|buy|present|lead|invite|hold|set up|plant|do|put on|begin|offer)/u,
      'I am writing to ask for your approval to ',
    )
    .replace(/^(?:I|We) (?:need|want|am requesting|are requesting|request) (?!to\b)/u, 'I am writing to request ')
    .replace(/^I am asking for /u, 'I am writing to ask for ')
    .replace(/^(?:I|We) propose /u, 'I would like to propose ');
  return {
    fact,
    text:
      purpose === 'Policy Clarification' && text.endsWith('?')
        ? `I have a question about policy, and I want to follow it correctly: ${lower(text)}`
        : text,
  };
}
const ASKS =
  /^(?:I|We) (?:am asking|are asking|am requesting|am looking for|am hoping|hope|need|want|would like|would love|request|propose|suggest|am writing|am proposing|am wondering|recommend)\b|^(?:May I|May we|Could (?:you|we|I)|Can (?:you|we|I)|Would (?:you|it)|Please)\b/u;

/** “6 class sets of whiteboards (24)” is “whiteboards” in a subject line. */
const inSubject = (item: string): string =>
  item
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(
      /^(?:about |around )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|some|more)\s+(?:(?:class )?sets? of |boxes of |packs? of |copies of |pairs? of |cases? of |reams? of )?/iu,
      '',
    )
    .replace(/^class sets? of /iu, '');

const MOST_SUBJECT_WORDS = 11;

function subjectFor(
  given: PrincipalCase,
  phrases: PrincipalPhrases,
  note: LabelledNote,
  askText: string,
  mentioned: string | undefined,
): string {
  if (phrases.isPrivate) {
    const wanted = /\b(?:counselor check-in|counselor|support plan|evaluation|meeting|schedule change|parent meeting)\b/iu.exec(
      askText,
    )?.[0];
    return `${phrases.subject}: ${wanted && phrases !== DANGER_PHRASES && !/^\p{Lu}/u.test(wanted) ? `request for a ${wanted.toLowerCase()}` : phrases.plainSubject}`;
  }
  if (note.item !== '') {
    const cost = note.labelled.find(({ label }) => label === 'Cost')?.text.split(';')[0] ?? '';
    const amount = /(?:about |around )?[$€£]\s?[\d,.]+\d/iu.exec(cost)?.[0];
    const forWhat = note.purpose === '' || countWords(note.purpose) > 6 ? '' : ` for ${note.purpose}`;
    return `${phrases.subject}: ${short(inSubject(note.item))}${forWhat}${amount && !/each|per|apiece/iu.test(cost) ? ` (${amount})` : ''}`;
  }
  if (given.purpose === 'Department Update') return `${phrases.subject}: ${phrases.plainSubject}`;
  const what = /(?:approval to|^(?:Can|Could|May) (?:I|we)) (?<what>[^.?]+)/u.exec(askText)?.groups?.['what'];
  const asked =
    /(?:to request|ask for|to propose|asking for|would like to (?:meet|talk)(?: with you)? about|would like to discuss|to meet about|talk about|meet about) (?<what>[^.?]+)/u.exec(
      askText,
    )?.groups?.['what'];
  const topic =
    asked ??
    mentioned ??
    (topicOfDetails(spellOut(given.details))?.text ?? '').replace(/^(?:The|Our|My|A|An) /u, (word) => word.toLowerCase());
  if (what !== undefined) return `${phrases.subject} to ${short(what)}`;
  return `${phrases.subject}: ${topic === '' || /^(?:a|an|your) (?:short )?(?:meeting|approval)/iu.test(topic) ? phrases.plainSubject : short(topic)}`;
}

const PREPOSITION = /^(?:on|in|at|for|with|to|by|from|after|before|since|during|about|over|per|because|so|and|but|when)$/iu;

/** Cut where a phrase begins, so that none is broken off in its middle. */
function short(text: string): string {
  const words = text.replace(/[.,;:]+$/u, '').split(/\s+/u);
  if (words.length <= MOST_SUBJECT_WORDS) return words.join(' ');
  let end = MOST_SUBJECT_WORDS;
  while (end > 3 && !PREPOSITION.test(words[end] ?? '') && !/,$/u.test(words[end - 1] ?? '')) end -= 1;
  return words
    .slice(0, end > 3 ? end : MOST_SUBJECT_WORDS)
    .join(' ')
    .replace(/[,;:]+$/u, '');
}

const DEADLINE = new RegExp(
  String.raw`\b(?:needed by|needed before|by|before|no later than|deadline(?: is)?|due(?: on| by)?)\b:? (?<date>${DATE})`,
  'iu',
);
const ANY_DATE = new RegExp(DATE, 'iu');

/** “in time for January 8” where the note says by when; a blank otherwise. */
function byWhen(given: PrincipalCase, labelled: readonly LabelledFact[]): string {
  const needed = labelled.find(({ label }) => label === 'Needed by' || label === 'By' || label === 'Start')?.text;
  const date =
    (needed === undefined ? undefined : ANY_DATE.exec(needed)?.[0]) ??
    (hasDeadline(given.details) ? DEADLINE.exec(spellOut(given.details))?.groups?.['date'] : undefined);
  return date === undefined ? 'by [date]' : `in time for ${date}`;
}

function whyFor({ purpose, details }: PrincipalCase, phrases: PrincipalPhrases, random: Random): string {
  if (purpose === 'Policy Clarification')
    return POLICY_WHY.find(([pattern]) => pattern.test(spellOut(details)))?.[1] ?? random.pick(phrases.why);
  if (phrases === DANGER_PHRASES) return random.pick(phrases.why);
  if (purpose === 'Department Update') return random.pick(phrases.why);
  const table = purpose === 'Student Concern' ? CONCERN_WHY : WHY_BY_KIND;
  return table.find(([pattern]) => pattern.test(spellOut(details)))?.[1] ?? random.pick(phrases.why);
}

const fill = (text: string, by: string): string => text.replaceAll(' {by}', by === '' ? '' : ` ${by}`);

/** How many is in the list below; the ask names the thing. */
function askForItem(purpose: PrincipalPurpose, { item, purpose: forWhat }: LabelledNote): string {
  if (item === '') return '';
  const thing = / of |\(/u.test(item) ? inSubject(item) : item;
  const what = `${thing}${forWhat === '' ? '' : ` for ${forWhat}`}`;
  if (purpose === 'Project Proposal') return asSentence(`I would like to propose ${withArticle(what)} and ask for your approval`);
  return asSentence(`I am writing to request ${withArticle(what)}`);
}

const withArticle = (phrase: string): string => {
  const [first = '', ...others] = phrase.split(' ');
  const head =
    [first, ...others].slice(0, [first, ...others].findIndex((word) => /^(?:with|for|in|on|at|to|of|from)$/u.test(word)) >>> 0).at(-1) ??
    first;
  if (
    /^(?:an?|the|some|my|our|\d.*|one|two|three|four|five|six|more|new|extra|additional|funding|money|permission|approval|access|time|help|coverage|paper)$/iu.test(
      first,
    ) &&
    !(first === 'new' && !isPlural(head))
  )
    return phrase;
  return isPlural(head) || MASS.has(head) || /^\p{Lu}/u.test(phrase) ? phrase : `${/^[aeiou]/iu.test(phrase) ? 'an' : 'a'} ${phrase}`;
};

function listItems(note: LabelledNote, needs: readonly LabelledFact[]): string[] {
  const item = note.item === '' ? [] : [{ label: 'Item', text: note.item }];
  return [...item, ...note.labelled, ...needs].map(({ label, text }) => `${label}: ${text.replace(/[.]+$/u, '')}`);
}

/** What kind of email it is, before the ask. */
function framed(ask: string, purpose: PrincipalPurpose): string {
  const wish = /^I am writing to (?:ask for|request) (?<what>.+)$/u.exec(ask)?.groups?.['what'];
  if (purpose === 'Student Concern') {
    if (/\bconcern\b/iu.test(ask)) return ask;
    return wish === undefined
      ? `I am writing about a concern for a student, and I would like to ask for your help. ${ask}`
      : `I am writing about a concern for a student, and I would like to ask for ${wish}`;
  }
  if (purpose === 'Curriculum Feedback')
    return /^I would /u.test(ask)
      ? `I am writing with feedback on our curriculum, and ${ask}`
      : `I am writing with feedback on our curriculum and a request. ${ask}`;
  if (purpose === 'Meeting Request') {
    const about =
      /^I would (?:like|love) to (?:talk|meet|discuss|speak|sit down|go over|review)(?: with you| to you)?(?: about| to discuss| to talk about)? (?<what>.+)\.$/u.exec(
        ask,
      )?.groups?.['what'];
    if (about !== undefined) return `Could we find a time to meet about ${about}?`;
  }
  return ask;
}

const LEAST_WORDS = 98;
const MOST_WORDS = 238;

export function writePrincipalEmail(given: PrincipalCase, random: Random): PrincipalEmail {
  const phrases = phrasesFor(given);
  const isListed = LISTED.has(given.purpose);
  const note: LabelledNote = isListed
    ? readLabels(given.details, given.purpose)
    : { labelled: [], item: '', purpose: '', rest: given.details };
  const isConcern = phrases.isPrivate === true;
  const reading = readNote(note.rest, {
    student: isConcern ? 'The student' : 'It',
    names: [given.principal, given.teacher],
    reader: 'principal',
    implied: isConcern ? 'student' : given.purpose === 'Department Update' ? 'team' : 'teacher',
    hidesOthers: false,
  });
  const { kept, leftOut } = chooseFacts(reading.facts, reading.wishes.isShort ? 90 : 140);
  const asked = given.purpose === 'Department Update' ? undefined : askIn(kept, given.purpose);
  const itemAsk = askForItem(given.purpose, note);
  const isDanger = phrases === DANGER_PHRASES;
  const ask = itemAsk !== '' ? itemAsk : asked && !isDanger ? framed(asked.text, given.purpose) : random.pick(phrases.ask);
  const others = kept.filter((fact) => itemAsk !== '' || isDanger || fact !== asked?.fact);
  const tried = isConcern ? others.filter(({ role }) => role === 'school') : [];
  const mention = kept.find(({ clauses }) => clauses[0]?.isMention);
  const times = given.purpose === 'Meeting Request' ? others.filter(({ role }) => role === 'reply') : [];
  const told = others.filter((fact) => !tried.includes(fact) && !times.includes(fact));
  const needs = missingFacts(phrases.needs, given.details).map((need) =>
    need === 'date' && given.purpose !== 'Resource Request' ? { label: 'Date', text: '[date]' } : BLANKS[need],
  );
  const isUpdate = given.purpose === 'Department Update';
  const items = isUpdate && told.length > 2 ? told.map(({ text }) => text) : listItems(note, needs);
  const itemOnly = items.length === 1 && note.item !== '' && note.labelled.length === 0;
  const by = given.purpose === 'Department Update' ? 'by [date]' : byWhen(given, note.labelled);

  const factsText =
    items.length > 0 && !isUpdate
      ? [texts(told), phrases.lead].filter(Boolean).join(' ')
      : isUpdate
        ? told.length > 2
          ? 'Here are the main points:'
          : texts(told)
        : [
            told.length > 0 && !isConcern && asked === undefined ? '' : told.length > 1 && told[0] !== mention ? phrases.lead : '',
            texts(told),
          ]
            .filter(Boolean)
            .join(' ');
  const vendor = note.labelled.find(({ label }) => label === 'Vendor')?.text;
  const sendsQuote = vendor !== undefined && /quote/u.test(vendor);
  const offers = sendsQuote
    ? `I can send you the quote right away${by.startsWith('in time') ? `, so that the order has time to arrive before ${by.slice('in time for '.length)}` : ''}.`
    : (phrases.offers[0] ?? '');
  const paragraphs: Paragraph[] = [
    { part: 'ask', text: ask, items: [] },
    { part: 'facts', text: factsText, items: itemOnly ? [] : items },
    { part: 'proposal', text: tried.length > 0 ? `Here is what has been done so far. ${texts(tried)}` : '', items: [] },
    { part: 'benefit', text: whyFor(given, phrases, random), items: [] },
    {
      part: 'decision',
      text:
        times.length > 0
          ? `${texts(times)} Could you let me know which time suits you, or name another before then? ${offers}`
          : `${fill(random.pick(phrases.decisions), sendsQuote && by.startsWith('in time') ? '' : by)} ${offers}`,
      items: [],
    },
    { part: 'thanks', text: random.pick(THANKS), items: [] },
  ];
  const written = paragraphs
    .filter(({ text, items: list }) => text !== '' || list.length > 0)
    .map((paragraph) => (paragraph.text === '' ? { ...paragraph, text: phrases.lead || 'Here are the facts:' } : paragraph));
  return {
    subject: upperFirst(subjectFor(given, phrases, note, ask, mention?.clauses[0]?.told.replace(/^this is about (?:the |an? )?/u, ''))),
    paragraphs: lengthened(
      written.some(({ part }) => part === 'facts')
        ? written
        : [
            ...written.slice(0, 1),
            { part: 'facts', text: 'The details are these: [what I need and why].', items: [] },
            ...written.slice(1),
          ],
      [...phrases.more, ...MORE_FOR_ALL],
      reading.wishes.isShort ? 60 : LEAST_WORDS,
    ),
    closing: random.pick(CLOSINGS),
    notice: noticeOf({ reading, leftOut, advice: phrases.notice, reader: 'principal' }),
  };
}

interface Paragraph {
  readonly part: PrincipalPart;
  readonly text: string;
  readonly items: readonly string[];
}

const wordsOf = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((sum, { text, items }) => sum + countWords([text, ...items].join(' ')), 0);

/** What each kind of email may say besides, where it would be too short; the offer goes where it would be too long. */
function lengthened(paragraphs: readonly Paragraph[], more: readonly string[], least: number): readonly Paragraph[] {
  let kept = paragraphs;
  for (const sentence of more) {
    if (wordsOf(kept) >= least) break;
    kept = kept.map((paragraph) => (paragraph.part === 'decision' ? { ...paragraph, text: `${paragraph.text} ${sentence}` } : paragraph));
  }
  if (wordsOf(kept) > MOST_WORDS) kept = kept.filter(({ part }) => part !== 'benefit' || kept.length < 5);
  return kept;
}
