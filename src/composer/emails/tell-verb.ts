/** A note that begins with its verb: whose doing it is, and with which helper it is said. */
import { type Clause, type Telling, type Tense, clauseOf } from './clause.ts';
import { EARLIER, LATER, type Parted, joined, lower, partAdverbs, stateVerb, timeOf } from './note-time.ts';
import { supplyArticles } from './supply-articles.ts';
import { isTeachersDoing } from './teachers-doing.ts';
import { baseOf, isBareParticiple } from './verbs.ts';
import { A_NOUNS, HELPERS, MODALS, PREPOSITIONS, STATES, THE_NOUNS, bare } from './word-kinds.ts';

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
    if (/^need(?:ing|ed)?$/u.test(verb) && /^(?:by|before)\b/iu.test(what))
      return { subject: 'own', told: `it is needed ${what}`, mood: 'statement' };
    if (/^need(?:ing)?$/u.test(verb)) return mine(`need ${to}${what}`);
    if (/^(?:hope|plan|propose|suggest|request|ask)$/u.test(verb))
      return mine(verb === 'ask' ? `am asking ${to}${what}` : `${verb} ${to}${what}`);
    return mine(`am ${verb} ${to}${what}`);
  }
  if (
    /^(?:meet|talk|conference|schedule a|set up a) /iu.test(rest) &&
    implied !== 'team' &&
    !/^(?:meet|talk) (?:with|to) (?:him|her|them)/iu.test(rest)
  )
    return { subject: 'teacher', told: `would like to ${rest}`, mood: 'statement' };
  if (/^(?:please|thank you|thanks)\b/iu.test(rest)) return { subject: 'own', told: joined(adverbs, rest), mood: 'request' };
  const [first = '', second = ''] = rest.split(' ').map(bare);
  if (reader === 'family' && adverbs === '' && IMPERATIVE.test(rest) && second !== '' && baseOf(first, 'base') !== undefined)
    return { subject: 'own', told: `please ${rest}`, mood: 'request' };
  return undefined;
}

/** What a note tells the family to do. */
const IMPERATIVE =
  /^(?:read (?:\d+|for|with|together|every|each|nightly|a book|to)|call me|call the|email me|sign|return|send|check (?:the|his|her|their|backpack|folder|planner|google|grade|portal|homework|over)|practice|review|look (?:at|over|for)|talk (?:to|with) (?:him|her|them|your)|ask (?:him|her|them|your)|help (?:him|her|them|your|with)|encourage|remind|work on|bring|let (?:me|us)|make sure|have (?:him|her|them)|set (?:up|aside)|study|quiz (?:him|her|them)|come|join|reply|respond|pick|limit|try|keep|visit|log|complete|fill|schedule|contact|consider|remember)\b/iu;

/** Teacher's or student's: both do it. */
const OURS = /^will (?:continue|keep) (?:to )?(?:work|practic|go|review|focus|learn)/iu;

/** A clause of the subject that the fragment leaves out. */
export function tellVerb(fragment: string, telling: Telling, before: Clause | undefined): Clause | undefined {
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
  if (/^would be (?:so |very |really )?(?:great|helpful|nice|good|wonderful|best|ideal)\b/iu.test(rest))
    return clauseOf(typed, 'own', `it ${rest}`, { mood: 'request' });
  const wish = tellWish(rest, adverbs, telling);
  if (wish) return clauseOf(typed, wish.subject, supplyArticles(wish.told), { mood: wish.mood });
  if (first === 'not' || first === 'never') {
    const next = bare(after.split(' ')[0] ?? '');
    if (/^(?:sure|certain|clear)$/u.test(next)) return say(joined('am', adverbs, rest), 'present', 'teacher');
    if (baseOf(next, 'gerund') !== undefined || STATES.has(next) || PREPOSITIONS.has(next))
      return say(joined(adverbs, stateVerb(after, before?.tense).verb, rest), 'present');
  }
  if (first === 'been') return say(joined('has', adverbs, rest), 'present');
  if (telling.reader === 'family' && teacher === undefined && OURS.test(rest))
    return say(joined('we', first, adverbs, after), 'future', 'own');
  // Of a thing asked for: “would help with my group”.
  if (
    telling.reader === 'principal' &&
    telling.implied !== 'student' &&
    teacher === undefined &&
    /^(?:would|could|will) (?:help|be|allow|let|give|make|save|benefit|support|mean|take|cost|provide)\b/iu.test(rest)
  )
    return say(joined('it', first, adverbs, after), 'present', 'own');
  if (MODALS.has(first)) return say(joined(first, adverbs, after), /^(?:will|won’t|would)$/u.test(first) ? 'future' : 'present');
  if (HELPERS.has(first)) {
    const by = first === 'have' || first === 'am' ? 'teacher' : subject;
    const verb = (by === 'teacher' ? FOR_ME : FOR_STUDENT).get(first) ?? first;
    return say(joined(adverbs, verb, after), /^(?:was|were|did|had)/u.test(first) ? 'past' : 'present', by);
  }
  if (
    baseOf(first, 'gerund') !== undefined &&
    telling.implied !== 'student' &&
    teacher === undefined &&
    (THE_NOUNS.has(bare(after)) || A_NOUNS.has(bare(after)))
  )
    return undefined;
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
  const asksLeave = past === 'ask' && !/^to (?:stop|leave|move|put|redo)\b|^\d+ times/iu.test(after);
  const isDone =
    IS_PASSIVE_BY.test(after) ||
    (teacher === undefined &&
      subject === 'student' &&
      DONE_TO.has(past) &&
      BARE_REST.test(after) &&
      !/^(?:(?:ask|call|move|push|hit|kick|bite|scratch|pick|test|tell)$)/u.test(past));
  const isAskedTo =
    !asksLeave &&
    /^(?:ask|tell|move|call)$/u.test(past) &&
    /^(?:to (?:leave|stop|go|move|sit|stay|redo|finish|put|see|a|the|another|seat|table|office|the office|front)|down to|out of|\d+ times)\b/iu.test(
      after,
    ) &&
    teacher === undefined;
  if ((isDone || isAskedTo) && LATER.test(whole)) return say(joined('will be', adverbs, first, after), 'future', 'student');
  if (isDone || isAskedTo) return say(joined('was', adverbs, first, after), 'past', 'student');
  if (LATER.test(whole)) return say(joined('will', adverbs, past, after), 'future');
  if (first === 'hurt' && /^(?:at|in|on|during|by|when)\b/iu.test(after)) return say(joined('got', 'hurt', after), 'past', 'student');
  return say(whole, 'past');
}
