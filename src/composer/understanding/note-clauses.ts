/** A teacher's note taken apart: short forms spelled out, sentences and lists split where another wish begins. */

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[‘’`]/gu, "'"],
  [/\bw\/o\b/giu, 'without'],
  [/\bw\/\s*/giu, 'with '],
  [/\s*&\s*/gu, ' and '],
  [/\bq'?s?\b(?=[\s.,;!]|$)/giu, 'questions'],
  [/\b(?:pls|plz|pleas)\b/giu, 'please'],
  [/\b(?:tmrw|tmr|tmw|tomorow|tommorow|tommorrow)\b/giu, 'tomorrow'],
  [/\bgrps?\b/giu, 'groups'],
  [/\besp\b\.?/giu, 'especially'],
  [/\b(?:sts|ss|studnets|stduents)\b/giu, 'students'],
  [/\byrs?\b\.?/giu, 'years'],
  [/\bmins\b\.?/giu, 'minutes'],
  [/\bmin\b\.?/giu, 'minutes'],
  [/\bpts?\b\.?/giu, 'points'],
  [/\bobj\b\.?/giu, 'objective'],
  [/\bchs?\.(?=\s*\d)/giu, 'ch'],
  [/\bseperate(ly)?\b/giu, 'separate$1'],
  [/\bc(?:al|la)c(?:s|ulaters?|lators?)?\b/giu, 'calculators'],
  [/\bchrom(?:e ?)?books?\b/giu, 'chromebooks'],
  [/[ \t]+/gu, ' '],
];

export function spelledOut(note: string): string {
  return SHORT_FORMS.reduce((text, [short, long]) => text.replace(short, long), note).trim();
}

const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
];
const MORE = ['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'];
const NUMBER_WORDS = new Map<string, number>([
  ...[...ONES, ...MORE].map((word, number) => [word, number] as const),
  ['twenty-five', 25],
  ['thirty', 30],
  ['forty', 40],
  ['forty-five', 45],
  ['fifty', 50],
  ['sixty', 60],
  ['hundred', 100],
  ['a couple', 2],
  ['a couple of', 2],
  ['a few', 3],
  ['a dozen', 12],
  ['a half dozen', 6],
]);

/** A number in figures, as the source of a pattern with one group. */
export const NUMBER = String.raw`\b(\d{1,3})`;

const IN_WORDS = new RegExp(
  String.raw`\b(?:${[...NUMBER_WORDS.keys()].sort((one, other) => other.length - one.length).join('|')})\b`,
  'gu',
);

/** In lower case and with numbers in figures, for readers that look for amounts. */
export function inFigures(text: string): string {
  return text.toLowerCase().replaceAll(IN_WORDS, (word) => String(NUMBER_WORDS.get(word)));
}

/** The first number that a pattern made with `NUMBER` finds. */
export function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  return found === undefined ? undefined : Number(found);
}

const SENTENCE_END = /(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|St|vs|approx|e\.g|i\.e|a\.m|p\.m)\.)\s+|[\r\n;•]+|\s+[-–—]+\s+|[()]/iu;
/** What another wish begins with, after a comma or a joining word. */
const OPENERS = String.raw`(?:also |then |please |and |but |so |because )*(?:no|not|don'?t|do not|they|they'?ve|we|we'?ve|we'?re|i|i'?ll|i'?m|my|kids|students|haven'?t|have|has|use|using|include|add|make|keep|need|needs|want|wants|only|just|focus\w*|emphasi\w+|some|most|many|half|lots|several|a few|a lot|\d+ (?!and\b|or\b)[a-z]+|one (?:kid|student|page|of|on|about)|something|nothing|go easy|avoid|skip|leave|with|without|out of|worth|tomorrow|today|yesterday|work|working|for|it|it's|nothing|set|connect|tie|relate|put|answer key|separate|calculators?|chromebooks?|devices?|whiteboards?|manipulatives?|groups?|pairs|partners?|email|send|can|could|there|there's|newcomers?|copier|sub|co-?t\w+|mostly|mainly|especially|must|should|all|within|denominators?|please|limit|tone|stations?|centers?)\b`;
const CLAUSE_BREAK = new RegExp(
  String.raw`\s*,\s*(?=${OPENERS})|\s+(?=(?:and|but|so|because|plus)\s+${OPENERS})|\s*,\s*(?=(?:but|so|because|plus)\b)|\s*,\s*(?=\p{L}+!)|\s+(?=without (?:getting|mentioning|using|anything)\b)|\s+(?=but\s)`,
  'iu',
);

/** @param text as `spelledOut` gives it */
export function clausesOf(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(CLAUSE_BREAK))
    .map((clause) => clause.replace(/^(?:\s|[-*,:.]|(?:and|but|so|also|plus|because|then|ok|okay)\b)+/iu, '').replace(/[\s,:.!?]+$/u, ''))
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

const NOISE_BEFORE =
  /^(?:(?:the )?following|(?:just|really|maybe|any|some|about|things? like|to|on|of|like|mostly|mainly|please|how to|kind of|all|anything (?:about|with|related to)|mentions? of)\b)[\s:]*/iu;
const NOISE_AFTER =
  /[\s,]*(?:\b(?:in (?:the|our|my) [\p{L} ]{2,20} unit|(?:since|because|bc) .+|would be (?:great|nice|good|awesome)|as (?:the|an) example|please|yet|already|too|also|thanks?|thx|ok|today|tomorrow|this (?:week|month|year|time)|last (?:week|month|year|time|night)|again|right now|now|somehow|somewhere|if (?:you can|possible)|a lot|so much|stuff|things|etc|in (?:it|there|them)|as (?:vocab\w*|terms|words|key words)|at all|before|anyway|for (?:them|now|sure|this one))|[.!?:;]+)$/iu;

/** 'Evaporation, condensation, and precipitation please' is three phrases. */
export function phrasesIn(list: string): string[] {
  return list
    .split(/\s*(?:,|\/|\band\b|\bor\b|\bplus\b)\s*/iu)
    .map((phrase) => bare(phrase))
    .filter(
      (phrase) =>
        /\p{L}/u.test(phrase) &&
        !/^(?:bring|do|use|make|put|keep|give)\b.*\b(?:it|that|this|them)\b/iu.test(phrase) &&
        !/^(?:it|that|this|them|these|those|everything|all|one|things?|stuff|you|me|us|that one|this one)$/iu.test(phrase),
    );
}

/** A phrase as it can stand in a list: no quotes around it, no 'please' after it, with typographic apostrophes. */
export function bare(phrase: string): string {
  let text = phrase.trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(NOISE_BEFORE, '').replace(NOISE_AFTER, '').trim();
  }
  return text.replaceAll(/^["“”']+|["“”']+$/gu, '').replaceAll("'", '’');
}
