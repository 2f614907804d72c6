/**
 * Other children's names in a note to a family: a family must not learn about another family's child (FERPA, 34 CFR 99).
 * The student, parents, teacher, staff with a title and the family's own people keep their names.
 */
import { CAPITALIZED_WORDS } from '../../text/names/capitalized-words.ts';
import { GIVEN_NAMES } from '../../text/names/given-names.ts';
import { COMMON_WORDS_THAT_ARE_NAMES, TIMES_THAT_ARE_NAMES } from '../../text/names/name-words.ts';
import { isEnglishWord } from '../english-words.ts';
import { type VerbForm, baseOf } from './verbs.ts';

const WORD = /\p{L}[\p{L}\p{M}]*(?:[’'-]\p{L}[\p{L}\p{M}]*)*/gu;
const STAFF =
  '(?:ap|vp|sro|mr|mrs|ms|mx|miss|dr|coach|principal|nurse|officer|counselor|teacher|aide|para|sr|sra|se[nñ]or|se[nñ]ora|professor|prof)\\.?';
const FAMILY =
  '(?:brother|sister|cousin|uncle|aunt|mom|mother|dad|father|grandma|grandpa|grandmother|grandfather|twin|dog|cat|parents?|guardian|sibling)s?';
const AFTER_PERSON = new RegExp(String.raw`(?:^|[^\p{L}])(?:${STAFF}|${FAMILY}),?[^\S\n]+(?<first>\p{L}[\p{L}’'-]*[^\S\n]+)?$`, 'iu');

/** “Coach Dan”, “his brother Luis Rivera” */
function followsPerson(before: string): boolean {
  const found = AFTER_PERSON.exec(before);
  if (!found) return false;
  const first = found.groups?.['first'];
  return first === undefined || /^\p{Lu}/u.test(first);
}

/** Before a place or a thing: “at Lincoln”, “the Hobbit”. */
const AFTER_PLACE = /(?:^|[^\p{L}])(?:at|in|via|using|through|called|titled|read|reading|the)[^\S\n]+$/iu;
/** “threw it at Tyler” */
const AIMED =
  /\b(?:thr[eo]w|yell|laugh|sw[oe]r|swear|scream|point|look|shout|kick|mad|upset|angry|aim|sp[ai]t|growl|hiss|snap|star[ei]|curs|pok|swing|swung|hit|grab)\p{L}*(?: \p{L}+){0,4} at\s+$/iu;
const FORMS: readonly VerbForm[] = ['third', 'past', 'gerund', 'base'];

interface Mention {
  readonly begin: number;
  readonly end: number;
  readonly name: string;
}

const beginsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?:;\n•–-]\s*|["“])$/u.test(text.slice(0, at).trimEnd()) || text.slice(0, at).trim() === '';

function isChild(word: string, text: string, begin: number): boolean {
  const lower = word.toLowerCase();
  const bare = lower.replace(/[’'](?:s|re|ve|ll|d|m|t)$/u, '');
  const before = text.slice(0, begin);
  if (followsPerson(before)) return false;
  // A book: “reading Harry Potter”.
  if (/\bread(?:s|ing)? $/iu.test(before) && /^\p{Lu}/u.test(word)) return false;
  const isCapital = /^\p{Lu}\p{Ll}/u.test(word);
  if (
    /^(?:jan|mar|dec|april|june|may|august)$/u.test(bare) &&
    /\b(?:in|of|by|since|until|till|last|next|this|late|early|on|before|after|to)\s+$/iu.test(before)
  )
    return false;
  if (!isCapital) return GIVEN_NAMES.has(bare) && !COMMON_WORDS_THAT_ARE_NAMES.has(bare) && !isEnglishWord(bare);
  if (CAPITALIZED_WORDS.has(bare) || CAPITALIZED_WORDS.has(bare.replace(/s$/u, ''))) return false;
  if (TIMES_THAT_ARE_NAMES.has(bare) && /\b(?:in|of|by|since|until|last|next|this|late|early|on)\s+$/iu.test(before)) return false;
  // Two capitals in a row with a word among them that names a thing: “Science Fair”.
  if (AFTER_PLACE.test(before) && !AIMED.test(before) && !GIVEN_NAMES.has(bare)) return false;
  if (!beginsSentence(text, begin)) return GIVEN_NAMES.has(bare) || !isEnglishWord(bare);
  if (COMMON_WORDS_THAT_ARE_NAMES.has(bare)) {
    const next = /^[^\p{L}]*(?<next>\p{L}+)/u.exec(text.slice(begin + word.length))?.groups?.['next'] ?? '';
    return GIVEN_NAMES.has(bare) && baseOf(next, 'past') !== undefined && next !== 'read';
  }
  return (GIVEN_NAMES.has(bare) || !isEnglishWord(bare)) && FORMS.every((form) => baseOf(bare, form) === undefined);
}

function mentions(text: string, isKnown: (word: string) => boolean): Mention[] {
  const found: Mention[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const typed = word.replace(/[’']s?$|[’']s$/u, '');
    if (isKnown(typed) || !isChild(word, text, index)) continue;
    const last = found.at(-1);
    // First and last name, or an initial after it.
    if (last && /^\s+$/u.test(text.slice(last.end, index)) && /^\p{Lu}/u.test(word)) {
      found[found.length - 1] = { begin: last.begin, end: index + typed.length, name: last.name };
    } else found.push({ begin: index, end: index + typed.length, name: typed });
  }
  // “Tyler B.”
  return found.map((mention) => {
    const initial = /^\s\p{Lu}\.?(?=[\s,;’']|$)/u.exec(text.slice(mention.end));
    const isI = initial?.[0].trim() === 'I';
    return initial && !isI ? { ...mention, end: mention.end + initial[0].length } : mention;
  });
}

const COUNTS = ['', '', 'two', 'three', 'four', 'five', 'six'];

const knownWords = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => [name, ...name.split(/[\s-]+/u)]).map((name) => name.toLowerCase().replace(/\.$/u, '')));

export interface WithoutOthers {
  readonly text: string;
  /** How many other children were named. */
  readonly count: number;
}

/** @param keep every name that may stand: the student's, the family's, the teacher's */
export function withoutOtherChildren(text: string, keep: readonly string[]): WithoutOthers {
  const known = knownWords(keep);
  const all = mentions(text, (word) => known.has(word.toLowerCase()));
  if (all.length === 0) return { text, count: 0 };
  const seen: string[] = [];
  const several = new Set(all.map(({ name }) => name.toLowerCase())).size > 1;
  let written = '';
  let from = 0;
  for (let at = 0; at < all.length; at += 1) {
    const first = all[at] as Mention;
    let last = first;
    const row = [first.name.toLowerCase()];
    // “Tyler, Ben and Ana” are three other students.
    for (let next = all[at + 1]; next && /^(?:,| and|, and| &| or)\s*$/u.test(text.slice(last.end, next.begin)); next = all[at + 1]) {
      row.push(next.name.toLowerCase());
      last = next;
      at += 1;
    }
    const isKnownRow = row.every((name) => seen.includes(name));
    const one = isKnownRow && !several ? 'the other student' : 'another student';
    seen.push(...row);
    const told = row.length === 1 ? one : `${isKnownRow ? 'the' : (COUNTS[row.length] ?? 'several')} other students`;
    written += text.slice(from, first.begin) + told;
    from = last.end;
  }
  return { text: written + text.slice(from), count: new Set(all.map(({ name }) => name.toLowerCase())).size };
}

/** The names that would be replaced, first and last, each once. */
export function otherChildrenIn(text: string, keep: readonly string[]): string[] {
  const known = knownWords(keep);
  const found = mentions(text, (word) => known.has(word.toLowerCase()));
  return [...new Set(found.flatMap(({ begin, end }) => text.slice(begin, end).match(WORD) ?? []))];
}
