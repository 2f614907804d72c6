/** A note that has its own subject and lacks an article or the helper verb: “nurse checked”, “ice pack given”, “parents asking which”. */
import { type Clause, type Telling, clauseOf } from './clause.ts';
import { beginsWithVerb, finiteVerb, isDoneTo } from './find-verb.ts';
import { joined, lower, timeOf } from './note-time.ts';
import { supplyArticles } from './supply-articles.ts';
import { baseOf, isBareParticiple } from './verbs.ts';
import {
  ADVERBS,
  AGENTS,
  A_NOUNS,
  DETERMINERS,
  HAPPENED,
  MASS,
  MODIFIERS,
  PREPOSITIONS,
  SUBJECT_PRONOUNS,
  SUBORDINATORS,
  THE_NOUNS,
  bare,
  isNumber,
  isPlural,
} from './word-kinds.ts';

/** “nurse checked” is “The nurse checked”. */
export function withSubjectArticle(text: string): string {
  const tokens = text.split(' ');
  const finite = finiteVerb(tokens);
  const words = tokens.map(bare);
  const end = finite?.at ?? tokens.length;
  const [first = ''] = words;
  if (
    SUBJECT_PRONOUNS.has(first) ||
    ADVERBS.has(first) ||
    DETERMINERS.has(first) ||
    isNumber(first) ||
    PREPOSITIONS.has(first) ||
    (/^\p{Lu}\p{Ll}/u.test(tokens[0] ?? '') && ![THE_NOUNS, A_NOUNS, MODIFIERS, MASS, AGENTS].some((kind) => kind.has(first)))
  )
    return text;
  const cut = words.slice(0, end).findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  const head = words[(cut === -1 ? end : cut) - 1] ?? '';
  if (MASS.has(head) || (isPlural(head) && !/^(?:parents|kids|students|scores?|grades?)$/u.test(head))) return text;
  if (isPlural(head)) return text;
  if (
    THE_NOUNS.has(head) ||
    (AGENTS.has(head) && !/^(?:mom|dad|grandma|grandpa|we|she|he|they|everyone|parents|kids|students|admin|we|staff)$/u.test(head))
  )
    return `the ${lower(text)}`;
  if (A_NOUNS.has(head) || /^(?:pack|aid)$/u.test(head)) return `${/^[aeiou]/u.test(first) ? 'an' : 'a'} ${lower(text)}`;
  return text;
}

/** Subject and participle without “was”: “ice pack given”, “copier broken”. */
export function tellDone(fragment: string, before: Clause | undefined): Clause | undefined {
  const tokens = fragment.split(' ');
  const words = tokens.map(bare);
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      (isBareParticiple(word) || (baseOf(word, 'past') !== undefined && (isDoneTo(fragment) || !AGENTS.has(words[index - 1] as string)))) &&
      !/^(?:a|an|the|my|our|his|her|for|of|to|in|on|at)$/u.test(words[index - 1] as string),
  );
  if (beginsWithVerb(words)) return undefined;
  if (
    at < 1 ||
    words.slice(0, at).some((word) => SUBORDINATORS.has(word) || word === 'be') ||
    baseOf(words[0] as string, 'gerund') !== undefined
  )
    return undefined;
  if (
    (baseOf(words[0] as string, 'past') !== undefined || baseOf(words[0] as string, 'base') !== undefined) &&
    !THE_NOUNS.has(words[0] as string) &&
    !A_NOUNS.has(words[0] as string) &&
    !MASS.has(words[0] as string) &&
    (at > 1 || baseOf(words[0] as string, 'past') !== undefined)
  )
    return undefined;
  const base = baseOf(words[at] as string, 'participle') ?? '';
  const isNot = words[at - 1] === 'not';
  if (HAPPENED(base) && !isNot && !isBareParticiple(words[at] as string)) return undefined;
  const noun = tokens.slice(0, at).join(' ').replace(/ not$/iu, '');
  const head = bare(
    noun.split(' ').findLast((_, index, all) => !all.slice(0, index + 1).some((one) => PREPOSITIONS.has(bare(one)))) ?? noun,
  );
  const many =
    isPlural(head) || /^(?:[2-9]|\d\d+|two|three|four|five|most|some|many|several|all|both) /iu.test(noun) || / (?:and|&) /u.test(noun);
  const rest = tokens.slice(at).join(' ');
  const since = timeOf(rest) === 'since' || /\b(?:yet|already)\b/iu.test(rest);
  const isState =
    /^(?:broken|torn|worn|gone|closed|done|planned|scheduled|attached|required|needed|included|limited|accepted|overdue|lost|stolen|locked|jammed|cracked|finished|completed|missing)\b/iu.test(
      rest,
    ) &&
    (timeOf(rest) === 'none' || /^accepted\b/iu.test(rest));
  let verb = since || (isNot && timeOf(rest) === 'none') ? (many ? 'have been' : 'has been') : many ? 'were' : 'was';
  if (isState) verb = many ? 'are' : 'is';
  if (timeOf(rest) === 'later') verb = 'will be';
  const told = joined(withSubjectArticle(noun), isNot ? `${verb.split(' ')[0]} not${verb.includes(' ') ? ' been' : ''}` : verb, rest);
  return clauseOf(fragment, 'own', supplyArticles(told), {
    tense: verb.startsWith('w') && !verb.startsWith('will') ? 'past' : before?.tense === 'past' && !since ? 'past' : 'present',
  });
}

const SCORE_MOVED =
  /^(?:the |our |his |her )?(?<what>(?:[\p{L}’-]+ |\d+ ){0,3}?(?:test|quiz|exam|assessment|benchmark|check)(?: on [\p{L} ]+?)?)(?: scores?)? (?:went|moved|increased|improved|rose|jumped|climbed|dropped|fell|decreased)(?: up| down)? (?<move>from \S+ to \S+)(?<rest>.*)$/iu;

/** It was the student's score that moved, not the test. */
export function tellScore(fragment: string, telling: Telling): Clause | undefined {
  const groups = SCORE_MOVED.exec(fragment)?.groups;
  if (!groups || telling.implied !== 'student') return undefined;
  const [from = 0, to = 0] = (groups['move'] ?? '').match(/\d+(?:\.\d+)?/gu)?.map(Number) ?? [];
  const whose = telling.student.startsWith('The ') ? 'the student’s' : `${telling.student}’s`;
  return clauseOf(
    fragment,
    'own',
    `on the ${lower(groups['what'] ?? '')}, ${whose} score ${to > from ? 'rose' : 'went'} ${groups['move']}${groups['rest']}`,
    { tense: 'past' },
  );
}

/** A clause that has its subject and verb and lacks at most an article. */
export function tellOwn(fragment: string): Clause | undefined {
  const tokens = fragment.split(' ');
  const finite = finiteVerb(tokens);
  if (finite === undefined) return undefined;
  const told = supplyArticles(withSubjectArticle(fragment));
  const word = bare(tokens[finite.at] ?? '');
  const tense = finite.form === 'past' || /^(?:was|were|had|did|didn’t|wasn’t|weren’t)$/u.test(word) ? 'past' : 'present';
  const subject = /^I (?!think|guess|suspect)/u.test(fragment) ? 'teacher' : 'own';
  return subject === 'teacher'
    ? clauseOf(fragment, 'teacher', supplyArticles(fragment.slice(2)), { tense })
    : clauseOf(fragment, 'own', told, { tense });
}

/** “parents asking which”: people and what they are doing, without the helper. */
export function tellOngoing(fragment: string): Clause | undefined {
  const tokens = fragment.split(' ');
  const at = tokens.findIndex((token, index) => index > 0 && index < 4 && baseOf(bare(token), 'gerund') !== undefined);
  const head = bare(tokens[at - 1] ?? '');
  if (
    at < 1 ||
    !(AGENTS.has(head) || THE_NOUNS.has(head) || A_NOUNS.has(head) || /^(?:grades|scores|absences|parents|students)$/u.test(head)) ||
    /^(?:missing|failing|reading|writing|spelling)$/u.test(bare(tokens[at] ?? '')) ||
    finiteVerb(tokens) !== undefined ||
    SUBJECT_PRONOUNS.has(head)
  )
    return undefined;
  const subject = withSubjectArticle(tokens.slice(0, at).join(' '));
  return clauseOf(fragment, 'own', supplyArticles(`${subject} ${isPlural(head) ? 'are' : 'is'} ${tokens.slice(at).join(' ')}`));
}
