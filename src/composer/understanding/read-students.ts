/** Who is in the class, as far as a note plainly says it. */
import type { StudentsOfClass } from './wishes.ts';
import { numberIn } from './note-clauses.ts';

const LANGUAGE = String.raw`Spanish|Arabic|Haitian Creole|Creole|Mandarin|Cantonese|Chinese|Vietnamese|Portuguese|Russian|Ukrainian|French|Somali|Hmong|Tagalog|Filipino|Korean|Japanese|Bengali|Hindi|Urdu|Punjabi|Gujarati|Swahili|Dari|Pashto|Farsi|Persian|Burmese|Karen|Nepali|Amharic|Tigrinya|Polish|Marshallese|Navajo|Kinyarwanda|Turkish|Italian|German|Hebrew|Lao|Khmer|Thai|Yoruba|Igbo|Twi|Mam|K'iche'`;
const LANGUAGES = new RegExp(String.raw`\b(?:${LANGUAGE})\b`, 'giu');
/** 'The French Revolution' is no language of a student. */
const SPOKEN =
  /\bspeak\w*|\bspoken\b|\bat home\b|\bhome language|\blanguages?\b|\bnewcomers?\b|\b(?:ELL|ESL|EL|MLL)s?\b|\bbilingual\b|-only\b/iu;
const MULTILINGUAL =
  /\b(?:ELLs?|ELs|ESL|ESOL|EAL|ELD|MLLs?|EMLLs?|multilingual|bilingual|english (?:language )?learners?|learning english|dual language|WIDA|LEP|limited english|no english|little english)\b/iu;
const ARRIVED = /\b(?:just|recently) (?:arrived|came|moved|immigrated) (?:here )?from\b/iu;
const NEWCOMERS = /\bnew[- ]?comers?\b|\brefugees?\b|\bnew to the (?:country|us|u\.s\.|states)\b/iu;
const FROM =
  /\b(?:[Nn]ew[- ]?comers?|[Ss]tudents?|[Kk]ids|[Rr]efugees?|[Ff]amilies|ELLs?|ELs?|MLLs?|[Ll]earners|arrived|came|moved|immigrated|arrivals|(?:are|is|mostly))(?: \p{L}+){0,2}? from (?<places>\p{Lu}\p{Ll}+(?: \p{Lu}\p{L}+)*(?:\s*(?:,|and|or|, and)\s*\p{Lu}\p{Ll}+(?: \p{Lu}\p{L}+)*)*)/u;
const BELOW =
  /\bbelow (?:grade )?level\b|\b(?:years?|grades?|grade levels?) (?:below|behind)\b|\bbelow grade\b|\b(?:low|struggling|reluctant|weak|emerging|below[- ]level) readers?\b|\breading (?:levels? )?(?:is|are) (?:really |very |pretty )?low\b|\b(?:can'?t|cannot|don'?t) read (?:well|yet|much)\b|\bnon-?readers?\b|\bpre-?readers?\b|\bread(?:ing)? (?:is )?(?:low|behind)\b|\blow reading\b/iu;
const READS_AT =
  /\bread(?:ing|s)?(?: \p{L}+){0,2} (?:at|on)(?: about)? an? (?<level>\d{1,2})(?:st|nd|rd|th)?(?:[- ]\d)?(?:[- ]grade)?(?:[- ]level)?\b/iu;
const PLAN =
  /\bIEPs?\b|\b504s?\b|\b(?:special education|special needs|sped|dyslexi[ac]\w*|dysgraphia|dyscalculia|adhd|add kids|learning disabilit\w+|resource (?:students|kids|room)|accommodations?|modifications?|RSP|inclusion|needs? (?:extra )?support|struggling (?:students|learners|kids|math\w*)|low vision|visually impair\w+)\b/iu;
const GIFTED = /\b(?:gifted|GATE|TAG|GT|G\/T|high[- ]flyers?|high[- ]fliers?|advanced (?:learners?|students|kids)|accelerated|honors)\b/u;
const GIFTED_ANY = /\bgifted\b|\bhigh[- ](?:flyers?|fliers?|achievers?)\b/iu;
const AUTISM = /\bautis(?:m|tic)\b|\bASD\b|\bon the spectrum\b/iu;
const CO_TAUGHT =
  /\bco-?\s?t(?:aught|each\w*)\b|\binclusion teacher\b|\bpush[- ]in\b|\b(?:second|another) teacher in\b|\bICT class\b|\bpara(?:professional|educator)? (?:in|helps|with)\b/iu;
const EARLY = /\bearly finishers?\b|\bfinish(?:es)? early\b|\bdone early\b|\bfast finishers?\b|\bextension (?:activity|for|task)\b/iu;
const SIZE =
  /\b(\d{1,2}) (?:students|kids|kiddos|children|kindergartners|scholars|learners|firsties|freshmen|\d(?:st|nd|rd|th) graders|in (?:my|the) class|in (?:here|there))\b(?! (?:with|who|have|has|on|need|needs|read|get|are|speak|in each|per|from)\b)|\bclass (?:size )?(?:of|is|:) (\d{1,2})\b/iu;
const FEWEST_IN_CLASS = 5;

function readsBelow(text: string, grade: number): boolean {
  const level = READS_AT.exec(text)?.groups?.['level'];
  return BELOW.test(text) || (level !== undefined && Number(level) < grade);
}

/** @param text as `spelledOut` gives it */
export function readStudents(text: string, clauses: readonly string[], grade: number): StudentsOfClass {
  const spoken = clauses.filter((clause) => SPOKEN.test(clause) && !isTranslation(clause));
  const languages = [...new Set(spoken.flatMap((clause) => clause.match(LANGUAGES) ?? []).map(named))];
  const from = FROM.exec(text)?.groups?.['places'];
  const newcomers = NEWCOMERS.test(text) || (from !== undefined && ARRIVED.test(text));
  const size = numberIn(text, SIZE);
  return {
    size: size !== undefined && size >= FEWEST_IN_CLASS ? size : undefined,
    languages,
    places: from === undefined ? [] : from.split(/\s*(?:,|\band\b|\bor\b)\s*/u).filter(Boolean),
    multilingual: newcomers || languages.length > 0 || MULTILINGUAL.test(text),
    newcomers,
    readsBelow: readsBelow(text, grade),
    plan: PLAN.test(text),
    gifted: GIFTED.test(text) || GIFTED_ANY.test(text),
    autism: AUTISM.test(text),
    coTaught: CO_TAUGHT.test(text),
  };
}

const named = (language: string): string => language.charAt(0).toUpperCase() + language.slice(1);

const TRANSLATION = new RegExp(
  String.raw`\b(?:translat\w+|in|into)\b[^.;]{0,40}\b(?<language>${LANGUAGE})\b(?! (?:class|speak))|\b(?<other>${LANGUAGE}) (?:translations?|version|copy)\b`,
  'iu',
);

function isTranslation(clause: string): boolean {
  return TRANSLATION.test(clause) && !/\bspeak/iu.test(clause);
}

/** 'Put the directions in Spanish too.' */
export function readTranslation(clauses: readonly string[]): string | undefined {
  const found = clauses
    .map((clause) => (isTranslation(clause) ? TRANSLATION.exec(clause)?.groups : undefined))
    .find((groups) => groups !== undefined);
  const language = found?.['language'] ?? found?.['other'];
  return language === undefined ? undefined : named(language);
}

export function hasStarters(text: string): boolean {
  return /\bsentence (?:starters?|stems?|frames?)\b/iu.test(text) && !/\b(?:no|without) sentence\b/iu.test(text);
}

export function hasEarlyFinishers(text: string): boolean {
  return EARLY.test(text);
}
