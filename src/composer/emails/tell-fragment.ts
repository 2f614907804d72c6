/** One fragment of a note as a clause: its subject, article and helper verb supplied, its own words kept. */
import { type Clause, type Telling, type Tense, clauseOf } from './clause.ts';
import { beginsWithVerb, finiteVerb, isDoneTo } from './find-verb.ts';
import { supplyArticles } from './supply-articles.ts';
import { tellNoun } from './tell-noun.ts';
import { isTeachersDoing } from './teachers-doing.ts';
import { baseOf, isBareParticiple } from './verbs.ts';
import {
  ADVERBS,
  AGENTS,
  A_NOUNS,
  DEGREES,
  DETERMINERS,
  HAPPENED,
  HELPERS,
  MASS,
  MODALS,
  PREPOSITIONS,
  STATES,
  SUBJECT_PRONOUNS,
  SUBORDINATORS,
  THE_NOUNS,
  bare,
  isNumber,
  isPlural,
} from './word-kinds.ts';

const LATER =
  /\b(?:tomorrow|tonight|next (?:week|month|monday|tuesday|wednesday|thursday|friday|quarter|semester|unit|year|time)|later today)\b/iu;
const EARLIER =
  /\b(?:yesterday|last (?:week|month|night|year|monday|tuesday|wednesday|thursday|friday|quarter|semester|unit|time)|this morning|today|on (?:monday|tuesday|wednesday|thursday|friday|\d|january|february|march|april|may|june|july|august|september|october|november|december)|ago|earlier)\b/iu;
const SINCE =
  /\b(?:since|so far|this (?:week|month|year|quarter|semester|term|unit)|lately|recently|all (?:week|month|year|day)|for (?:the )?(?:past|last)|for \d+)\b/iu;
const COUNTED = /\b\d+ (?:times|days|weeks|classes|periods|mornings)\b|\b(?:twice|once)\b/iu;

export const timeOf = (text: string): 'later' | 'earlier' | 'since' | 'none' => {
  if (LATER.test(text)) return 'later';
  if (SINCE.test(text)) return 'since';
  return EARLIER.test(text) ? 'earlier' : 'none';
};

/** “is”, “was” or “has been” of a state, by the time that the note names. */
export function stateVerb(text: string, before: Tense | undefined): { readonly verb: string; readonly tense: Tense } {
  const time = timeOf(text);
  const isAbsence = /^(?:\S+ )?(?:late|absent|tardy|out sick|sick|away)\b/iu.test(text);
  if (time === 'earlier') return { verb: 'was', tense: 'past' };
  if (before === 'past' && (isAbsence || /^(?:back|upset|fine|ok|okay|safe|calm|hurt|sad|tearful|shaken)\b/iu.test(text)))
    return { verb: 'was', tense: 'past' };
  if (time === 'since' || (isAbsence && COUNTED.test(text))) return { verb: 'has been', tense: 'present' };
  return { verb: 'is', tense: 'present' };
}

const lower = (text: string): string =>
  /^(?:I\b|\p{Lu}{2}|\p{Lu}\p{Ll}+day|January|February|March|April|May|June|July|August|September|October|November|December)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

interface Parted {
  readonly adverbs: string;
  readonly rest: string;
  readonly first: string;
}

function partAdverbs(text: string): Parted {
  const tokens = text.split(' ');
  let at = 0;
  while (at < tokens.length - 1 && ADVERBS.has(bare(tokens[at] as string))) at += 1;
  return { adverbs: tokens.slice(0, at).join(' '), rest: tokens.slice(at).join(' '), first: bare(tokens[at] ?? '') };
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const FOR_ME = new Map([
  ['has', 'have'],
  ['hasn’t', 'haven’t'],
  ['is', 'am'],
  ['isn’t', 'am not'],
  ['does', 'do'],
  ['doesn’t', 'don’t'],
]);
const FOR_STUDENT = new Map([
  ['haven’t', 'hasn’t'],
  ['don’t', 'doesn’t'],
  ['do', 'does'],
  ['are', 'is'],
  ['were', 'was'],
  ['aren’t', 'isn’t'],
  ['weren’t', 'wasn’t'],
]);

/** After the teacher's own doing these are the teacher's as well: “met with her, made a plan”. */
const WITH_TEACHER =
  /^(?:made|set|agreed|decided|came up|created|put|left|asked|told|gave|sent|discussed|reviewed|explained|showed|took|wrote|worked|talked|reminded|asked|moved|tried|used|started|found|separated|checked|practiced)\b/iu;

interface Wished {
  readonly subject: Clause['subject'];
  readonly told: string;
  readonly mood: Clause['mood'];
}

/** What the teacher wants, needs or asks: “want to meet”, “need 24 calculators”, “sign the form”. */
function tellWish(rest: string, adverbs: string, { reader, implied }: Telling): Wished | undefined {
  const found =
    /^(?<verb>want|wanting|wanted|would like|would love|’d like|’d love|like|love|need|needing|hope|hoping|requesting|request|asking|ask|looking|propose|proposing|suggest|suggesting|wondering|plan|planning) (?<to>to )?(?<rest>.+)$/iu.exec(
      rest,
    )?.groups;
  if (found) {
    const verb = (found['verb'] ?? '').toLowerCase();
    const what = found['rest'] ?? '';
    const to = found['to'] ?? '';
    const mine = (told: string): Wished => ({ subject: 'teacher', told: adverbs === '' ? told : joined(adverbs, told), mood: 'statement' });
    if (/^(?:wanted|asking|ask|requesting|request)$/u.test(verb) && reader === 'family' && implied === 'student' && verb === 'wanted')
      return undefined;
    if (/^(?:like|love)$/u.test(verb)) return to === '' ? undefined : mine(`would ${verb} to ${what}`);
    if (/^(?:want|wanting|wanted|would like|’d like|wish)$/u.test(verb))
      return mine(to === '' ? `am asking for ${what.replace(/^for /u, '')}` : `would like to ${what}`);
    if (/^(?:would love|’d love)$/u.test(verb)) return mine(`would love ${to}${what}`);
    if (/^need(?:ing)?$/u.test(verb)) return mine(`need ${to}${what}`);
    if (/^(?:hope|plan|propose|suggest|request|ask)$/u.test(verb))
      return mine(verb === 'ask' ? `am asking ${to}${what}` : `${verb} ${to}${what}`);
    return mine(`am ${verb} ${to}${what}`);
  }
  if (/^(?:please|thank you|thanks)\b/iu.test(rest)) return { subject: 'own', told: joined(adverbs, rest), mood: 'request' };
  const [first = '', second = ''] = rest.split(' ').map(bare);
  if (reader === 'family' && adverbs === '' && IMPERATIVE.test(rest) && second !== '' && baseOf(first, 'base') !== undefined)
    return { subject: 'own', told: `please ${rest}`, mood: 'request' };
  return undefined;
}

/** What a note tells the family to do. */
const IMPERATIVE =
  /^(?:read (?:\d+|for|with|together|every|each|nightly|a book|to)|call me|call the|email me|sign|return|send|check (?:the|his|her|their|backpack|folder|planner|google|grade|portal|homework|over)|practice|review|look (?:at|over|for)|talk (?:to|with) (?:him|her|them|your)|ask (?:him|her|them|your)|help (?:him|her|them|your|with)|encourage|remind|work on|bring|let (?:me|us)|make sure|have (?:him|her|them)|set (?:up|aside)|study|quiz (?:him|her|them)|come|join|reply|respond|pick|limit|try|keep|visit|log|complete|fill|schedule|contact|consider|remember)\b/iu;

/** A clause of the subject that the fragment leaves out. */
function tellVerb(fragment: string, telling: Telling, before: Clause | undefined): Clause | undefined {
  const { adverbs, rest, first } = partAdverbs(lower(fragment));
  const after = rest.slice(rest.indexOf(' ') === -1 ? rest.length : rest.indexOf(' ') + 1);
  const typed = fragment;
  const goesOn = before?.subject === 'teacher' && WITH_TEACHER.test(rest);
  const teacher = goesOn || isTeachersDoing(joined(adverbs, rest), telling) ? 'teacher' : undefined;
  const subject = teacher ?? (telling.implied === 'student' ? 'student' : 'teacher');
  const seat = (told: string): string =>
    told.replace(
      /\b(?<moved>mov(?:ed|ing|e)|chang(?:ed|ing|e)) seats?\b/iu,
      `$<moved> ${telling.student.startsWith('The ') ? 'the student' : telling.student}’s seat`,
    );
  const say = (told: string, tense: Tense, by: Clause['subject'] = subject): Clause =>
    clauseOf(typed, by, supplyArticles(by === 'teacher' ? seat(told) : told), { tense });
  const wish = tellWish(rest, adverbs, telling);
  if (wish) return clauseOf(typed, wish.subject, supplyArticles(wish.told), { mood: wish.mood });
  if (first === 'not' || first === 'never') {
    const next = bare(after.split(' ')[0] ?? '');
    if (/^(?:sure|certain|clear)$/u.test(next)) return say(joined('am', adverbs, rest), 'present', 'teacher');
    if (baseOf(next, 'gerund') !== undefined || STATES.has(next) || PREPOSITIONS.has(next))
      return say(joined(adverbs, stateVerb(after, before?.tense).verb, rest), 'present');
  }
  if (first === 'been') return say(joined('has', adverbs, rest), 'present');
  if (MODALS.has(first)) return say(joined(first, adverbs, after), /^(?:will|won’t|would)$/u.test(first) ? 'future' : 'present');
  if (HELPERS.has(first)) {
    const by = first === 'have' || first === 'am' ? 'teacher' : subject;
    const verb = (by === 'teacher' ? FOR_ME : FOR_STUDENT).get(first) ?? first;
    return say(joined(adverbs, verb, after), /^(?:was|were|did|had)/u.test(first) ? 'past' : 'present', by);
  }
  if (baseOf(first, 'gerund') !== undefined && NOUN_AFTER_GERUND.test(bare(after.split(' ')[0] ?? ''))) return undefined;
  if (baseOf(first, 'gerund') !== undefined) return tellGerund(typed, { adverbs, rest, first }, subject, say);
  const past = baseOf(first, 'past');
  if (past !== undefined && !(first === 'read' && timeOf(rest) !== 'earlier'))
    return tellPast(joined(adverbs, rest), { first, past, adverbs, after }, teacher, subject, say);
  if (isBareParticiple(first)) return say(joined(timeOf(rest) === 'since' ? 'has been' : 'was', adverbs, rest), 'past', 'student');
  const third = baseOf(first, 'third');
  if (third !== undefined) {
    if (LATER.test(rest))
      return say(
        joined('will', adverbs, third, after),
        'future',
        subject === 'teacher' && telling.implied !== 'student' ? 'teacher' : 'student',
      );
    if (subject === 'teacher' && telling.implied !== 'student') return undefined;
    return say(joined(adverbs, rest), 'present', 'student');
  }
  return undefined;
}

/** “reading level”, “working memory”: the verb is part of a noun. */
const NOUN_AFTER_GERUND =
  /^(?:level|levels|group|groups|log|logs|score|scores|test|skills?|comprehension|fluency|assignment|memory|habits|time|class|conference|schedule|prompt|sample|piece|goal|goals|problem|partner|plan)$/u;

function tellGerund(
  _typed: string,
  { adverbs, rest, first }: Parted,
  subject: Clause['subject'],
  say: (told: string, tense: Tense, by?: Clause['subject']) => Clause,
): Clause {
  const since = /\bsince\b|\bfor (?:the )?(?:past|last)\b/iu.test(rest);
  if (subject === 'teacher') return say(joined(since ? 'have been' : 'am', adverbs, rest), 'present', 'teacher');
  const verb = since ? 'has been' : EARLIER.test(rest) && first !== 'missing' && first !== 'failing' ? 'was' : 'is';
  return say(joined(verb, adverbs, rest), verb === 'was' ? 'past' : 'present', 'student');
}

/** What a teacher does to a student: with nothing after it but when and how often, it was done to the student. */
const DONE_TO = new Set(
  'remind redirect warn ask tell send give refer remove suspend assign see catch involve treat evaluate test retain move place seat refer recommend identify expose invite select choose nominate pull excuse dismiss pick absent require separate injure bully tease bump hit kick push bite scratch hurt call name elect'.split(
    ' ',
  ),
);
const BARE_REST =
  /^(?:to|by|from|into|out of|as|for|with|\d|once|twice|again|several|many|multiple|on|in|at|during|due|because|repeatedly|daily|every|home|$)/iu;
const IS_PASSIVE_BY = /^by (?:a|an|the|another|someone|some|two|other|our|\p{Lu})/u;

function tellPast(
  whole: string,
  { first, past, adverbs, after }: { first: string; past: string; adverbs: string; after: string },
  teacher: 'teacher' | undefined,
  subject: Clause['subject'],
  say: (told: string, tense: Tense, by?: Clause['subject']) => Clause,
): Clause {
  if (LATER.test(whole)) return say(joined('will', adverbs, past, after), 'future');
  const isDone =
    IS_PASSIVE_BY.test(after) ||
    (teacher === undefined &&
      subject === 'student' &&
      DONE_TO.has(past) &&
      BARE_REST.test(after) &&
      !/^(?:(?:ask|call|move|push|hit|kick|bite|scratch|pick|test|tell)$)/u.test(past));
  const isAskedTo =
    /^(?:ask|tell|move|call)$/u.test(past) &&
    /^(?:to (?:leave|stop|go|move|sit|stay|redo|finish|put|see|a|the|another|seat|table|office|the office|front)|down to|out of|\d+ times)\b/iu.test(
      after,
    ) &&
    teacher === undefined;
  if (isDone || isAskedTo) return say(joined('was', adverbs, first, after), 'past', 'student');
  if (first === 'hurt' && /^(?:at|in|on|during|by|when)\b/iu.test(after)) return say(joined('got', 'hurt', after), 'past', 'student');
  return say(whole, 'past');
}

const HEAD_BUMPED =
  /^(?<verb>hit|bumped|banged|cut|scraped|hurt|scratched|bit|bruised) (?:(?:the )?back of )?(?<part>head|nose|lip|chin|forehead|mouth|eye|cheek|face|tongue)\b/iu;
const MARK_LEFT: Readonly<Record<string, string>> = {
  hit: 'got a bump on the',
  bumped: 'got a bump on the',
  banged: 'got a bump on the',
  cut: 'got a cut on the',
  scraped: 'got a scrape on the',
  scratched: 'got a scratch on the',
  bruised: 'got a bruise on the',
  bit: 'bit the',
  hurt: 'got hurt on the',
};

/** “bumped head” has no “a head”. */
function withoutOwnHead(text: string): string {
  return text.replace(HEAD_BUMPED, (whole, verb: string, part: string) =>
    /back of/iu.test(whole)
      ? `got a bump on the back of the ${part.toLowerCase()}`
      : `${MARK_LEFT[verb.toLowerCase()]} ${part.toLowerCase()}`,
  );
}

/** “nurse checked” is “The nurse checked”. */
export function withSubjectArticle(text: string): string {
  const tokens = text.split(' ');
  const finite = finiteVerb(tokens);
  const words = tokens.map(bare);
  const end = finite?.at ?? tokens.length;
  const [first = ''] = words;
  if (
    SUBJECT_PRONOUNS.has(first) ||
    DETERMINERS.has(first) ||
    isNumber(first) ||
    PREPOSITIONS.has(first) ||
    (/^\p{Lu}\p{Ll}/u.test(tokens[0] ?? '') && !THE_NOUNS.has(first) && !A_NOUNS.has(first))
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
function tellDone(fragment: string, before: Clause | undefined): Clause | undefined {
  const tokens = fragment.split(' ');
  const words = tokens.map(bare);
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      (isBareParticiple(word) || (baseOf(word, 'past') !== undefined && (isDoneTo(fragment) || !AGENTS.has(words[index - 1] as string)))) &&
      !/^(?:a|an|the|my|our|his|her|for|of|to|in|on|at)$/u.test(words[index - 1] as string),
  );
  if (beginsWithVerb(words)) return undefined;
  if (at < 1 || words.slice(0, at).some((word) => SUBORDINATORS.has(word)) || baseOf(words[0] as string, 'gerund') !== undefined)
    return undefined;
  if (
    (baseOf(words[0] as string, 'past') !== undefined || baseOf(words[0] as string, 'base') !== undefined) &&
    !THE_NOUNS.has(words[0] as string) &&
    !A_NOUNS.has(words[0] as string) &&
    !MASS.has(words[0] as string) &&
    at > 1
  )
    return undefined;
  const base = baseOf(words[at] as string, 'participle') ?? '';
  const isNot = words[at - 1] === 'not';
  if (HAPPENED(base) && !isNot && !isBareParticiple(words[at] as string)) return undefined;
  const noun = tokens.slice(0, at).join(' ').replace(/ not$/iu, '');
  const head = bare(
    noun.split(' ').findLast((_, index, all) => !all.slice(0, index + 1).some((one) => PREPOSITIONS.has(bare(one)))) ?? noun,
  );
  const many = isPlural(head) || / (?:and|&) /u.test(noun);
  const rest = tokens.slice(at).join(' ');
  const since = timeOf(rest) === 'since' || /\b(?:yet|already)\b/iu.test(rest);
  const isState =
    /^(?:broken|torn|worn|gone|closed|done|planned|scheduled|attached|required|needed|included|limited|overdue|lost|stolen|locked|jammed|cracked|finished|completed|missing)\b/iu.test(
      rest,
    ) && timeOf(rest) === 'none';
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
function tellScore(fragment: string, telling: Telling): Clause | undefined {
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
function tellOwn(fragment: string): Clause | undefined {
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

function tellState(fragment: string, telling: Telling, before: Clause | undefined): Clause | undefined {
  if (/^not (?:quite )?(?:sure|certain)\b/iu.test(fragment)) return clauseOf(fragment, 'teacher', supplyArticles(`am ${lower(fragment)}`));
  if (/^(?:also |only |usually )?(?:free|available)\b(?! (?:time|reading|choice|lunch))/iu.test(fragment))
    return clauseOf(fragment, 'teacher', supplyArticles(`am ${lower(fragment)}`));
  if (
    /^(?:worried|concerned|glad|happy|excited|sorry|proud|pleased|thankful|grateful|hopeful|impressed|curious) (?:about|that|to|for|of|by|with|if)\b/iu.test(
      fragment,
    ) &&
    !/^(?:excited|happy|worried|proud) (?:about|to|of) (?:school|come|share|help|be|learn|go|his|her|their)\b/iu.test(fragment)
  )
    return clauseOf(fragment, 'teacher', supplyArticles(`am ${lower(fragment)}`));
  const words = fragment.split(' ').map(bare);
  let at = 0;
  while (at < words.length - 1 && DEGREES.has(words[at] as string)) at += 1;
  const word = words[at] as string;
  const second = words[at + 1] ?? '';
  const isPlace =
    /^(?:on|off|out|in|at|under|below|above|near|behind|ahead|up|without|back)$/u.test(word) &&
    /^(?:on (?:task|track|time|grade|level|target)|off[ -]?task|out of|in danger|in need|at risk|at grade|at benchmark|at level|on level|below|above|under|behind|ahead|near grade|at the|in the|up to|without|back in|back at)\b/iu.test(
      fragment.split(' ').slice(at).join(' '),
    );
  const isOffTask = /^off-task|on-task$/u.test(word);
  const isState =
    STATES.has(word) &&
    !(
      second !== '' &&
      /^(?:attitude|effort|job|work|progress|kid|student|reader|writer|leader|helper|thinker|friend|listener|worker|sense|question|questions|participation|grades?|behavior|homework|assignments?|assignment|work|energy|week|day|start|classmate|citizen|role|year|choices|imagination|ideas?|insights?|improvement|growth|manners|voice|vocabulary|handwriting|artist|athlete|memory|ear|personality|heart|spirit|focus|study|skills?)$/u.test(
        second,
      )
    );
  if (!(isState || isPlace || isOffTask)) return undefined;
  if (telling.implied !== 'student') return undefined;
  const { verb, tense } = stateVerb(words.slice(at).join(' '), before?.tense);
  return clauseOf(fragment, 'student', supplyArticles(joined(verb, lower(fragment))), { tense });
}

/** A question that lacks its mark. */
const ASKING = /^(?:can|could|may|should|would|will|do|does|did|is|are|am) (?:I|we|you|it|there|they|he|she|the \p{L}+)\b/iu;

/** “parents asking which”: people and what they are doing, without the helper. */
function tellOngoing(fragment: string): Clause | undefined {
  const tokens = fragment.split(' ');
  const at = tokens.findIndex((token, index) => index > 0 && index < 4 && baseOf(bare(token), 'gerund') !== undefined);
  const head = bare(tokens[at - 1] ?? '');
  if (at < 1 || !AGENTS.has(head) || finiteVerb(tokens) !== undefined || SUBJECT_PRONOUNS.has(head)) return undefined;
  const subject = withSubjectArticle(tokens.slice(0, at).join(' '));
  return clauseOf(fragment, 'own', supplyArticles(`${subject} ${isPlural(head) ? 'are' : 'is'} ${tokens.slice(at).join(' ')}`));
}

/** @param before the clause told before it in the same sentence */
export function tellFragment(fragment: string, telling: Telling, before: Clause | undefined): Clause {
  const text = withoutOwnHead(fragment.replace(/^(?:and|but|so|then|plus|also),? (?=\S)/iu, '').replace(/[.,;:]+$/u, '')).replace(
    /\bsign and (?:send|return)(?: back)?(?! it)\b/iu,
    'sign it and send it back',
  );
  const clause =
    (ASKING.test(text) ? clauseOf(text, 'own', supplyArticles(text), { mood: 'question' }) : undefined) ??
    tellOngoing(text) ??
    (/^(?:no|zero) /iu.test(text) ? tellNoun(text, telling, before) : undefined) ??
    tellScore(text, telling) ??
    (isDoneTo(text) ? tellDone(text, before) : undefined) ??
    tellState(text, telling, before) ??
    (partAdverbs(text).adverbs === '' && finiteVerb(text.split(' ')) !== undefined ? tellOwn(text) : undefined) ??
    tellDone(text, before) ??
    tellVerb(text, telling, before) ??
    tellOwn(text) ??
    tellNoun(text, telling, before);
  return { ...clause, typed: fragment };
}
