/** A typed note taken apart: lines and sentences, and of telegraphic ones the fragments between commas. */
import { finiteVerb, isDoneTo } from './find-verb.ts';
import { baseOf, isBareParticiple } from './verbs.ts';
import { ADVERBS, DETERMINERS, HELPERS, PREPOSITIONS, STATES, SUBJECT_PRONOUNS, SUBORDINATORS, bare, isNumber } from './word-kinds.ts';

const NO_STOP = String.raw`(?<!\b\p{Lu}\p{Ll}+ [A-Z]\.(?=\s+\p{Ll}))(?<!\b(?:Mr|Mrs|Ms|Mx|Dr|St|Jr|Sr|vs|Ave|e\.g|i\.e|approx)\.)(?<!(?<!\b(?:level|at|to|an?|grade|from|group|got|of|the) )\b[A-Z]\.(?=\s+\p{Lu}))`;
/** After these a sentence ends only where a capital follows. */
const SHORTENED = String.raw`(?<!\b(?:a\.m|p\.m|gr|pg|pp|ch|dept|appt|[Nn]o)\.(?=\s+[\p{Ll}\d]))(?<!\b(?:mins?|hrs?|wks?|assn)\.(?=\s+(?:\d|(?:of|late|early|each|per|a|to|and|or|recess|reading|before|after|for|in|ago|long|daily|session|since)\b)))(?<!\b(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec|[Mm]on|[Tt]ues?|[Ww]ed|[Tt]hurs?|[Ff]ri)\.(?=\s+\d))`;
const SENTENCE_BREAK = new RegExp(String.raw`(?<=[.!?…]["”’)]?)${NO_STOP}${SHORTENED}\s+(?=\S)|;\s*|\s+\/\/?\s+|\s*\|\s*`, 'u');
const BULLET = /^(?:[\s\-–—•*·▪>#]+|\(?\d{1,2}[.)]\s+)+/u;
/** A heading of the teacher's own that only sorts the note. */
const HEADING =
  /^(?:concerns?|issues?|problems?|details|notes?|positives?|strengths?|update|reason|background|next steps?|plan|goals?|what happened|context|action|actions taken|incident|summary|info|steps taken|interventions?|tried|request|ask|why|who|what|when|where|behavior|academics?)\s*[:\-–]\s+(?=\S)/iu;

const RUN_ON_WORDS = 24;
const NEW_SUBJECT =
  / (?:(?<joint>and then|and|so|then|but) )?(?=(?:I|i|he|she|they|we|it|my|the \p{L}+|(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}\p{L}+) (?:also |then |just |never |always )?(?<verb>\p{L}+[’']?\p{L}*))/gu;
/** After these the clause that follows belongs to what stands before it. */
const BOUND =
  /(?:^| )(?:when|if|because|that|while|since|after|before|until|said|says|so|as|what|how|who|where|why|which|told me|than|think|thinks|know|knows|like|though|although|whether|once|to|and|or|the|a|of|at|in|on|with|for|from|by)$/iu;

/** A note without a stop anywhere: a new sentence begins where a new subject and its verb do. */
function withoutRunOn(sentence: string): string[] {
  if (sentence.split(/\s+/u).length <= RUN_ON_WORDS || /[,;:]/u.test(sentence)) return [sentence];
  const parts: string[] = [];
  let from = 0;
  for (const found of sentence.matchAll(NEW_SUBJECT)) {
    const verb = found.groups?.['verb']?.toLowerCase() ?? '';
    const before = sentence.slice(from, found.index);
    const isVerb = HELPERS.has(verb) || baseOf(verb, 'past') !== undefined || baseOf(verb, 'third') !== undefined;
    if (!isVerb || BOUND.test(before) || before.split(' ').length < 3) continue;
    parts.push(before);
    const { joint = '' } = found.groups ?? {};
    from = found.index + 1 + (joint === '' ? 0 : joint.length + 1);
    if (/then$/iu.test(joint)) from -= 5;
  }
  return [...parts, sentence.slice(from)].map((part) => part.trim());
}

/** The note's sentences and lines in order, without bullets. */
export function sentencesOf(note: string): string[] {
  return note
    .split(/[\r\n]+/u)
    .map((line) => line.replace(BULLET, ''))
    .flatMap((line) => line.split(SENTENCE_BREAK))
    .flatMap((sentence) => withoutRunOn(sentence))
    .map((part) =>
      part
        .replace(BULLET, '')
        .replace(/[\s,;]+$/u, '')
        .replace(HEADING, '')
        .trim(),
    )
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const COMMA =
  /(?<!\d),(?!\s+(?:and )?(?:Mon|Tues|Wednes|Thurs|Fri)days?\b)\s*(?=\S)|(?<=\d),(?!\s+(?:and )?(?:Mon|Tues|Wednes|Thurs|Fri)days?\b)\s+(?=\S)|\s+[-–—]{1,2}\s+|\s*—\s*/u;
/** “Oct 12, 2025”, “Dear Ms. Lee, …”, “Tuesday, Oct 3” belong together. */
const BELONGS = /^\d{4}\b/u;

const isFinite = (word: string): boolean =>
  HELPERS.has(word) || baseOf(word, 'third') !== undefined || (baseOf(word, 'past') !== undefined && !isBareParticiple(word));

/** Whether a clause follows “and”: a new verb or a subject with its verb. */
function beginsClause(rest: string): boolean {
  const tokens = rest.split(' ');
  const words = tokens.map(bare);
  let at = 0;
  while (at < words.length - 1 && (ADVERBS.has(words[at] as string) || words[at] === 'not')) at += 1;
  const first = words[at] as string;
  if (SUBJECT_PRONOUNS.has(first) && !/^(?:you|this|that|these|those)$/u.test(first)) return true;
  if (isFinite(first) && tokens.length > at + 1) return true;
  return /^(?:no|please)$/u.test(first) || (finiteVerb(tokens) !== undefined && !PREPOSITIONS.has(first));
}

/** The fragments of one sentence of a telegraphic note. */
export function fragmentsOf(sentence: string): string[] {
  const fragments: string[] = [];
  for (const part of sentence.replace(/[.]+$/u, '').split(COMMA)) {
    const last = fragments.at(-1);
    if (last !== undefined && BELONGS.test(part)) fragments[fragments.length - 1] = `${last}, ${part}`;
    else if (part.trim() !== '') fragments.push(part.trim());
  }
  return fragments.flatMap((fragment) => {
    const parts: string[] = [];
    let rest = fragment;
    for (;;) {
      const found = [
        .../ (?<word>and then|and|but|then|so(?! (?:I|we|they|he|she|students|\p{Lu}\p{Ll}+) (?:can|could|will)\b)) (?=\S)/giu[
          Symbol.matchAll
        ](rest),
      ].find(
        ({ index, 0: whole }) =>
          beginsClause(rest.slice(index + whole.length)) && !/\b(?:to|between|both)$/iu.test(rest.slice(0, index)) && index > 2,
      );
      if (!found) break;
      parts.push(rest.slice(0, found.index));
      rest = (/but/iu.test(found[0]) ? 'but ' : '') + rest.slice(found.index + found[0].length);
    }
    return [...parts, rest];
  });
}

/** It cannot stand alone: it says when, where, how or why the rest is so. */
export function isAttachment(fragment: string): boolean {
  const words = fragment.split(' ').map(bare);
  const [first = '', second = ''] = words;
  if (
    /^(?:on (?:his |her |the |a )?(?:phone|computer|ipad|chromebook)|up and down|on task|off task|on track|in danger|at risk|behind|ahead|out of|below grade|above grade|under grade)\b/iu.test(
      fragment,
    )
  )
    return false;
  if (
    /^(?:like|as|including|especially|such as|mostly|mainly|plus|except|too|though|also at|both|either|particularly|only|even|at least|at most|not including|total|each|daily|weekly|twice|once|again|together|instead|please|respectively|with|without)\b/iu.test(
      fragment,
    ) &&
    finiteVerb(fragment.split(' ')) === undefined
  )
    return !/^(?:also|please|once|only|both|each|total)$/u.test(first) || words.length <= 3;
  if (
    /^\d+ (?:out )?of (?:the )?(?:last |past )?\d+(?: (?:days|weeks|times|classes|periods|mornings|nights))?(?: (?:this|last|in) .*)?$/iu.test(
      fragment,
    ) ||
    /^(?:usually|mostly|about|around|often|typically|up to|at least) (?:about |around )?\d/iu.test(fragment)
  )
    return finiteVerb(fragment.split(' ')) === undefined;
  if (/^\d+ (?:with|of them|of whom|of those)\b/iu.test(fragment)) return finiteVerb(fragment.split(' ')) === undefined;
  if (/^(?:up|down) from\b/iu.test(fragment) || /^(?:\d+(?:st|nd|rd|th)|first|second|third|fourth) time\b/iu.test(fragment)) return true;
  if (SUBORDINATORS.has(first) && !/^(?:as|that|so|who|once|before|after|since|until)$/u.test(first)) return true;
  if (/^(?:before|after|since|until|so|who|that)$/u.test(first)) return true;
  if (
    /^(?:yesterday|today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|this|last|next|every|all|per|january|february|march|april|may|june|july|august|september|october|november|december)$/u.test(
      first,
    )
  )
    return finiteVerb(fragment.split(' ')) === undefined;
  if (PREPOSITIONS.has(first) && !/^(?:like|up|down|out|off)$/u.test(first))
    return finiteVerb(fragment.split(' ')) === undefined || second === 'the';
  return (
    isNumber(first) && (words.length === 1 || /^(?:pm|am|times|minutes|days|weeks|a|per|each|to|total)$/u.test(second)) && words.length <= 5
  );
}

const ASKS_FIRST =
  /^(?:(?:so|and|but|also) )?(?:can|could|may|should|would|will|do|does|did|is|are|am|who|what|when|where|why|how|which|any|ok|okay|possible|available|free)\b/iu;

/** Whether the teacher wrote the sentence in full: subject and verb, and nothing hung on that is no part of a sentence. */
export function isFullSentence(sentence: string, needsArticle: (clause: string) => boolean): boolean {
  const isWritten = /^[^\p{L}]*\p{Lu}/u.test(sentence) && /[.!…]["”’)]*$/u.test(sentence);
  const parts = sentence.replace(/[.!…]+["”’)]*$/u, '').split(COMMA);
  if (/\?["”’)]*$/u.test(sentence))
    return isWritten || parts.length === 1 || ASKS_FIRST.test(sentence) || /^[^\p{L}]*\p{Lu}/u.test(sentence);
  const main = parts.findIndex(
    (part) =>
      !isAttachment(part) &&
      !/^(?:yes|no|ok|well|sadly|unfortunately|however|also|overall|hi|hello|first|second|finally|still|so far|in addition|lately|recently|today)$/iu.test(
        part,
      ),
  );
  if (main === -1) return false;
  const clause = (parts[main] as string).replace(/^(?:and|but|so|however|also|then) /iu, '');
  if (/^(?:please|thank you|thanks)\b/iu.test(clause)) return true;
  const finite = finiteVerb(clause.split(' '));
  if (finite === undefined || needsArticle(clause)) return false;
  // “no homework turned in”, “parents called”
  if (!isWritten && (isDoneTo(clause) || (/^no /iu.test(clause) && finite.form !== 'helper'))) return false;
  return parts.slice(main + 1).every((part, index, rest) => {
    const [first = ''] = part.split(' ').map(bare);
    if (/^(?:and|but|or|so|then|nor|yet|not|which|who|where|too|though|however|please)$/u.test(first)) return true;
    if (
      isAttachment(part) ||
      ((isWritten || finiteVerb(part.split(' ')) === undefined) && (DETERMINERS.has(first) || SUBJECT_PRONOUNS.has(first))) ||
      (baseOf(first, 'gerund') !== undefined && (isWritten || !/^(?:going|planning|trying|hoping) to\b/iu.test(part)))
    )
      return !/^(?:no|zero)$/u.test(first);
    if (finiteVerb(part.split(' ')) !== undefined) return isWritten && !needsArticle(part);
    const goesOn = rest.slice(index).some((other) => /^(?:and|or) /u.test(other)) || / (?:and|or) /u.test(rest.at(-1) ?? '');
    return goesOn && (isFinite(first) || STATES.has(first) || true);
  });
}
