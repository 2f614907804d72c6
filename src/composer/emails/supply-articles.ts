/** Articles and small words that telegraphic notes leave out: “near slide” is “near the slide”, “on ch 3 quiz” “on the chapter 3 quiz”. */
import { A_NOUNS, DETERMINERS, HELPERS, MASS, MODIFIERS, PREPOSITIONS, THE_NOUNS, bare, isNumber, isPlural } from './word-kinds.ts';
import { type VerbForm, baseOf } from './verbs.ts';

const FORMS: readonly VerbForm[] = ['third', 'past', 'participle', 'gerund', 'base'];
const isVerb = (word: string): boolean => FORMS.some((form) => baseOf(word, form) !== undefined);
const isNoun = (word: string): boolean =>
  THE_NOUNS.has(word) ||
  A_NOUNS.has(word) ||
  MASS.has(word) ||
  /^(?:bars|sets?|time|day|days|week|scores?|questions?|problems?|level|period)$/u.test(word);
/** After these a noun is used as it stands: “in class”, “at school”, “by bus”. */
const FIXED =
  /^(?:in (?:class|line|group|small group|partner|gym|lab|art|line)|at (?:school|home|lunch|recess|test time)|by (?:bus|hand|email|phone)|on (?:task|time|track|grade|board|break|line)|in (?:front|back|end)|for (?:class|lunch|break)|(?:during|through|from|outside|skip|in) (?:class|lunch|recess|group|small|whole|gym|library|line|lab|specials|math class|.* class)|to (?:class|school|lunch|gym|library|line|lab)|after (?:class|school|lunch)|before (?:class|school|lunch)|per (?:student|class|week|person|teacher|set|group)|than .*|(?:with|without) permission|as (?:line|class|team|group)|each .*|another .*)$/u;
const POSSESSED = /[’']s$|[’']$/u;

/** Where the noun phrase that ends at `head` begins. */
function phraseStart(words: readonly string[], tokens: readonly string[], head: number): number {
  let start = head;
  while (start > 0) {
    const before = words[start - 1] as string;
    const isPart =
      MODIFIERS.has(before) ||
      (isNumber(before) && /^(?:chapter|unit|grade|page|lesson|period|module)$/u.test(words[start - 2] ?? '')) ||
      (isNoun(before) && !isVerb(before)) ||
      /^\p{Lu}{2,}$/u.test(tokens[start - 1] ?? '') ||
      /^\p{L}+-\p{L}+$/u.test(before);
    if (!isPart || /^(?:back|front|end|top)$/u.test(before)) break;
    start -= 1;
  }
  return start;
}

/** “the field trip form”: an article further back in the same phrase. */
function hasDeterminer(words: readonly string[], start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - 3); at -= 1) {
    const word = words[at] as string;
    if (PREPOSITIONS.has(word) || HELPERS.has(word) || word === 'and') return false;
    if (DETERMINERS.has(word))
      return (
        at === start - 1 ||
        (!isVerb(word) &&
          words.slice(at + 1, start).every((between) => !/(?:ed|ing)$/u.test(between) && baseOf(between, 'third') === undefined))
      );
  }
  return false;
}

/** @param text a fragment, never a sentence that the teacher wrote in full */
export function supplyArticles(text: string): string {
  const tokens = text.split(' ');
  const words = tokens.map(bare);
  const inserted = new Map<number, string>();
  for (let at = 0; at < tokens.length; at += 1) {
    const word = words[at] as string;
    const ends = /[,.;:!?)]$/u.test(tokens[at] as string);
    const next = words[at + 1] ?? '';
    const isHead =
      (THE_NOUNS.has(word) || A_NOUNS.has(word) || word === 'bars') && (ends || !(isNoun(next) && !isVerb(next)) || next === '');
    if (!isHead || MASS.has(word) || (isVerb(word) && at === 0)) continue;
    if (!ends && (isNoun(next) || /^(?:sets?|change|changes|scores?|duty|hours?|room)$/u.test(next))) continue;
    if (
      /^(?:email|call|text|note|reply|plan|log|form)$/u.test(word) &&
      (/^(?:me|us|you|him|her|them|to)$/u.test(next) || words[at - 1] === 'please')
    )
      continue;
    const start = phraseStart(words, tokens, at);
    const before = words[start - 1] ?? '';
    const first = words[start] as string;
    if (
      DETERMINERS.has(before) ||
      DETERMINERS.has(first) ||
      isNumber(before) ||
      POSSESSED.test(before) ||
      POSSESSED.test(tokens[start - 1] ?? '')
    )
      continue;
    if (before.includes('-') || before === 'and' || before === 'or' || before === 'no' || before === 'not') continue;
    if (hasDeterminer(words, start)) continue;
    // Only after a verb or a preposition is it known that a noun phrase begins.
    const isOpen =
      start === 0 ? false : PREPOSITIONS.has(before) || isVerb(before) || /^(?:see|have|has|had|need|needs|got)$/u.test(before);
    if (!isOpen || FIXED.test(`${before} ${words.slice(start, at + 1).join(' ')}`)) continue;
    if (isPlural(word) && word !== 'bars') continue;
    if (
      !ends &&
      isNumber(next) &&
      !/^(?:times|minutes|days|weeks|hours|of)$/u.test(words[at + 2] ?? '') &&
      /^(?:room|unit|lesson|bus|grade|table|group|seat|period|test|quiz)$/u.test(word)
    )
      continue;
    if (
      /^(?:back|front|end|top|middle|rest|beginning|line|break|cut|call|change|drop|low|log)$/u.test(first) &&
      start === at &&
      !(PREPOSITIONS.has(before) && /^(?:back|front|end|top|middle|rest|beginning)$/u.test(first))
    )
      continue;
    if (isVerb(word) && before === 'to' && start === at) continue;
    const isBody =
      /^(?:knee|elbow|arm|leg|hand|finger|ankle|wrist|shoulder|chin|lip|nose|head|eye|cheek)$/u.test(word) &&
      /^(?:on|in|to)$/u.test(before);
    const isWanted =
      /^(?:need|needs|want|wants|request|requesting|got|get|have|has|had|needed)$/u.test(before) &&
      !/^(?:nurse|principal|counselor|office|school|district)$/u.test(word);
    const article =
      (isBody || THE_NOUNS.has(word) || word === 'bars') &&
      !isWanted &&
      !/^(?:new|another|good|great|better|quick|small|spare|broken)$/u.test(first)
        ? 'the'
        : /^[aeiou]/u.test(first)
          ? 'an'
          : 'a';
    inserted.set(start, article);
  }
  const articled = tokens.flatMap((token, at) => (inserted.has(at) ? [inserted.get(at) as string, token] : [token])).join(' ');
  return supplyDayWords(articled);
}

const DAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?`;
const MONTH_DAY = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?(?: ?[-–] ?\d{1,2})?(?! \d{4})`;
/** A day after one of these needs no “on”. */
const HAS_WORD =
  /(?:^|day,? |\b(?:on|next|this|last|by|every|each|until|till|since|before|after|from|through|for|of|to|and|or|late|early|that|starting|beginning|is|was|are|past|due|a|the|free|available|between|but|except|begins?|starts?|start)|[,(/–-]) ?$/iu;

/** “at recess Tuesday” is “at recess on Tuesday”. */
function supplyDayWords(text: string): string {
  return text
    .replaceAll(/(?<=\b(?:parents|mom|dad|home|you|her|him|them|nurse|office|counselor|family) )(?=\d{1,2}\/\d{1,2}\b)/giu, 'on ')
    .replaceAll(new RegExp(String.raw`(?<day>${DAY}\b(?!’|-)|${MONTH_DAY})`, 'gu'), (day: string, ...rest) => {
      const offset = rest.at(-3) as number;
      const before = text.slice(0, offset);
      if (/\b(?:free|available|due) $/iu.test(before)) return `on ${day}`;
      return HAS_WORD.test(before) ? day : `on ${day}`;
    });
}
