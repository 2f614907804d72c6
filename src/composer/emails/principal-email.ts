/** An email to an administrator: the ask first, the facts at a glance, why it matters for students, the decision wanted and by when. */
import { countWords } from '../../text/words.ts';
import { upperFirst } from '../../text/sentence.ts';
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
import type { Random } from '../random.ts';
import { spellOut } from './abbreviations.ts';
import { chooseFacts } from './choose-facts.ts';
import { DATE, type LabelledFact, type LabelledNote, readLabels } from './labelled-facts.ts';
import { fromNotes } from './from-notes.ts';
import { noticeOf } from './notice.ts';
import { askForItem, askIn, framed } from './principal-ask.ts';
import { subjectFor } from './principal-subject.ts';
import { type Fact, readNote } from './read-note.ts';

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
    (hasDeadline(spellOut(given.details)) ? DEADLINE.exec(spellOut(given.details))?.groups?.['date'] : undefined);
  return date === undefined ? 'by [date]' : `in time for ${date}`;
}

function whyFor({ purpose, details }: PrincipalCase, phrases: PrincipalPhrases, random: Random): string {
  if (purpose === 'Policy Clarification')
    return POLICY_WHY.find(([pattern]) => pattern.test(spellOut(details)))?.[1] ?? random.pick(phrases.why);
  if (phrases === DANGER_PHRASES) return random.pick(phrases.why);
  if (purpose === 'Department Update' || purpose === 'Professional Development') return random.pick(phrases.why);
  const table = purpose === 'Student Concern' ? CONCERN_WHY : WHY_BY_KIND;
  return table.find(([pattern]) => pattern.test(spellOut(details)))?.[1] ?? random.pick(phrases.why);
}

const fill = (text: string, by: string): string => text.replaceAll(' {by}', by === '' ? '' : ` ${by}`);

function listItems(note: LabelledNote, needs: readonly LabelledFact[]): string[] {
  const item = note.item === '' ? [] : [{ label: 'Item', text: note.item }];
  return [...item, ...note.labelled, ...needs].map(({ label, text }) => `${label}: ${text.replace(/[.]+$/u, '')}`);
}

/** Costs nothing by its nature. */
const FREE = /\b(?:observe|visit (?:a|another|ms|mr|mrs)|no cost|free|no charge)\b/iu;
/** Said by the decision already. */
const ASKS_BY = /^(?:I|We) need (?:an? |your )?(?:answer|response|reply|decision)\b/u;

const LEAST_WORDS = 98;
const MOST_WORDS = 238;

/** Words of facts that an email holds beside its frame; less where the frame is long. */
const FACT_WORDS = [130, 100, 75, 50, 25] as const;

export function writePrincipalEmail(given: PrincipalCase, random: Random): PrincipalEmail {
  let email = draftPrincipalEmail(given, random, FACT_WORDS[0]);
  for (const most of FACT_WORDS.slice(1)) {
    if (wordsOf(email.paragraphs) <= MOST_WORDS) break;
    email = draftPrincipalEmail(given, random, most);
  }
  return email;
}

function draftPrincipalEmail(given: PrincipalCase, random: Random, mostFactWords: number): PrincipalEmail {
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
  const { kept, leftOut } = chooseFacts(reading.facts, reading.wishes.isShort ? Math.min(90, mostFactWords) : mostFactWords);
  const needs = missingFacts(
    phrases.needs.filter((need) => !(need === 'cost' && FREE.test(given.details)) && need !== 'times'),
    spellOut(given.details),
  ).map((need) => (need === 'date' && given.purpose !== 'Resource Request' ? { label: 'Date', text: '[date]' } : BLANKS[need]));
  const itemAsk = askForItem(given.purpose, note, note.labelled.length + needs.length > 0);
  const asked = given.purpose === 'Department Update' ? undefined : askIn(kept, given.purpose);
  const isDanger = phrases === DANGER_PHRASES;
  const ask = itemAsk !== '' ? itemAsk : asked && !isDanger ? framed(asked.text, given.purpose) : random.pick(phrases.ask);
  const others = kept.filter((fact) => itemAsk !== '' || isDanger || fact !== asked?.fact);
  const tried = isConcern ? others.filter(({ role }) => role === 'school') : [];
  const mention = kept.find(({ clauses }) => clauses[0]?.isMention);
  const times = given.purpose === 'Meeting Request' ? others.filter(({ role }) => role === 'reply') : [];
  const told = others.filter((fact) => !tried.includes(fact) && !times.includes(fact) && !ASKS_BY.test(fact.text));
  const isUpdate = given.purpose === 'Department Update';
  const items = isUpdate && told.length > 2 ? told.map(({ text }) => text) : listItems(note, needs);
  const itemOnly = items.length === 1 && note.item !== '' && note.labelled.length === 0;
  const by = given.purpose === 'Department Update' ? 'by [date]' : byWhen(given, note.labelled);

  const shown = itemOnly ? [] : items;
  const isBackground = told.length > 1 && told[0] !== mention && (asked !== undefined || isConcern);
  const lead = shown.length > 0 ? phrases.lead : isBackground && !phrases.lead.endsWith(':') ? phrases.lead : '';
  const factsText = isUpdate
    ? told.length > 2
      ? 'Here are the main points:'
      : texts(told)
    : (shown.length > 0 ? [texts(told), lead] : [lead, texts(told)]).filter(Boolean).join(' ');
  const notes = fromNotes(reading.noted, told.length > 0);
  const vendor = note.labelled.find(({ label }) => label === 'Vendor')?.text;
  const sendsQuote = vendor !== undefined && /quote/u.test(vendor);
  const offers = sendsQuote
    ? `I can send you the quote right away${by.startsWith('in time') ? `, so that the order has time to arrive before ${by.slice('in time for '.length)}` : ''}.`
    : (phrases.offers[0] ?? '');
  const paragraphs: Paragraph[] = [
    { part: 'ask', text: ask, items: [] },
    {
      part: 'facts',
      text: [factsText, ...(shown.length > 0 ? [] : [notes])].filter(Boolean).join(' '),
      items:
        shown.length > 0 && notes !== '' ? [...shown, notes.replace(/^(?:Also from|From) my notes/u, 'Also').replace(/[.]$/u, '')] : shown,
    },
    { part: 'proposal', text: tried.length > 0 ? `Here is what has been done so far. ${texts(tried)}` : '', items: [] },
    { part: 'benefit', text: whyFor(given, phrases, random), items: [] },
    {
      part: 'decision',
      text:
        times.length > 0
          ? `${texts(times)} Could you let me know which time suits you, or name another before then? ${offers}`
          : `${given.purpose === 'Meeting Request' ? 'I could meet on [two days and times]. ' : ''}${fill(random.pick(phrases.decisions), sendsQuote && by.startsWith('in time') ? '' : by)} ${offers}`,
      items: [],
    },
    { part: 'thanks', text: random.pick(THANKS), items: [] },
  ];
  const written = paragraphs
    .filter(({ text, items: list }) => text !== '' || list.length > 0)
    .map((paragraph) => (paragraph.text === '' ? { ...paragraph, text: phrases.lead || 'Here are the facts:' } : paragraph));
  return {
    subject: upperFirst(
      subjectFor(
        given,
        phrases,
        note,
        ask,
        mention?.clauses[0]?.told.replace(/^this is about (?:the |an? )?/u, ''),
        told.map(({ text }) => text),
      ),
    ),
    paragraphs: lengthened(
      written.some(({ part }) => part === 'facts') || asked !== undefined || itemAsk !== ''
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

/** What each kind of email may say besides, where it would be too short. */
function lengthened(paragraphs: readonly Paragraph[], more: readonly string[], least: number): readonly Paragraph[] {
  let kept = paragraphs;
  for (const sentence of more) {
    if (wordsOf(kept) >= least) break;
    kept = kept.map((paragraph) => (paragraph.part === 'decision' ? { ...paragraph, text: `${paragraph.text} ${sentence}` } : paragraph));
  }
  return kept;
}
