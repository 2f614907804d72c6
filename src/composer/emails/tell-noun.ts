/** A note that is only a noun phrase, or one without a verb: “quiz 62%”, “3 missing assignments”, “great attitude”, “no injury”. */
import { type Clause, type Telling, type Tense, clauseOf } from './clause.ts';
import { lower } from './note-time.ts';
import { supplyArticles } from './supply-articles.ts';
import { A_NOUNS, MASS, PREPOSITIONS, THE_NOUNS, bare, isNumber, isPlural } from './word-kinds.ts';

const PAST_TIME =
  /\b(?:yesterday|last (?:week|month|night|year|monday|tuesday|wednesday|thursday|friday)|this morning|today|on (?:monday|tuesday|wednesday|thursday|friday)|ago)\b/iu;
const SINCE = /\b(?:since|so far|this (?:week|month|year|quarter|semester|term)|lately|recently|all (?:week|month|year))\b/iu;

const headOf = (text: string): string => {
  const words = text.split(' ').map(bare);
  const cut = words.findIndex(
    (word, at) =>
      at > 0 &&
      (PREPOSITIONS.has(word) ||
        /^(?:since|this|last|that|who|which|on|when|if|because|today|yesterday|tomorrow|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)$/u.test(
          word,
        )),
  );
  return words[(cut === -1 ? words.length : cut) - 1] ?? '';
};
const article = (phrase: string): string =>
  /^(?:an?|the|his|her|my|our|your|their|this|that|some|\d+(?= )|one|two|three)\b/iu.test(phrase)
    ? phrase
    : `${/^(?:[aeio]|un(?!i))/iu.test(phrase) ? 'an' : 'a'} ${phrase}`;

/** What a student has rather than does. */
const OWNED =
  /^(?:friends?|supplies|pencils?|books?|homework|materials|backpack|lunch|coat|jacket|glasses|chromebook|partner|folder|planner|notebook|library book|paper|gym shoes|shoes|signed)\b/iu;

function tellNone(text: string, telling: Telling, before: Clause | undefined): Clause | undefined {
  const what = /^(?:no|zero) (?<what>.+)$/iu.exec(text)?.groups?.['what'];
  if (what === undefined) return undefined;
  if (/^(?:one|way|longer)\b/iu.test(what)) return undefined;
  const head = headOf(what);
  const many = isPlural(head);
  const done =
    /^(?<noun>.+?) (?<participle>turned in|handed in|returned|completed|submitted|done|needed|required|given|made|observed|reported|found|seen|noted|assigned)\b(?<rest>.*)$/iu.exec(
      what,
    )?.groups;
  if (done) {
    const plural = isPlural(bare(done['noun'] ?? ''));
    const verb = /needed|required/u.test(done['participle'] ?? '')
      ? plural
        ? 'are'
        : 'is'
      : SINCE.test(what) || before?.tense !== 'past'
        ? plural
          ? 'have been'
          : 'has been'
        : plural
          ? 'were'
          : 'was';
    return clauseOf(text, 'own', `no ${done['noun']} ${verb} ${done['participle']}${done['rest']}`, { tense: 'past' });
  }
  if (telling.implied === 'student' && OWNED.test(what))
    return clauseOf(text, 'student', `${before?.tense === 'past' ? 'had' : 'has'} no ${what}`);
  const isHappening = /^(?:answer|injur|bleeding|response|reply|bump|mark|swelling|broken|pain|fever|concussion|damage|one hurt)/iu.test(
    what,
  );
  let verb = many ? 'have been' : 'has been';
  if (
    /\byet\b/iu.test(what) ||
    /^(?:cost|charge|fee|sub|substitute|quote|need|rush|bus|money|aide|help|support|budget|funds?|co-?teacher)/iu.test(what)
  )
    verb = many ? 'are' : 'is';
  else if (isHappening || before?.tense === 'past' || PAST_TIME.test(what)) verb = many ? 'were' : 'was';
  else if (/^(?:concerns?|iep|504|allerg)/iu.test(what)) verb = many ? 'are' : 'is';
  return clauseOf(text, 'own', `there ${verb} no ${what}`, { tense: verb.startsWith('w') ? 'past' : 'present' });
}

const TEST =
  '(?:test|quiz|exam|assessment|benchmark|essay|project|lab|check|screener|midterm|final|pretest|post-?test|worksheet|paper|report|presentation|dictation|assignment|homework|unit \\d+|chapter \\d+)';
const MEASURE = '(?:grade|average|gpa|score|level|goal|target|rate|percentile|lexile|benchmark|total|cost|price|budget|deadline|due date)';
const NUMBER = String.raw`(?:[A-F][+-]?|\$?\d[\d.,/]*(?: ?%| percent| points)?(?: out of \d+)?(?: words per minute)?)`;

/** “quiz 62%”, “unit test: 71/100”, “math avg 54%”. */
function tellMeasure(text: string, telling: Telling): Clause | undefined {
  const tested = new RegExp(
    String.raw`^(?<what>(?:\p{L}[\p{L}’-]* |\d+ ){0,4}?${TEST}s?(?: \d+(?= ))?(?: on [\p{L} ]+?)?)(?: score)?(?: was| is|:|,)? ?(?<from>(?:from )?${NUMBER} to )?(?<number>${NUMBER})(?<rest>(?: (?:on|in|last|this|yesterday|today|up from|down from|\()[^,]*)?)$`,
    'iu',
  ).exec(text)?.groups;
  if (tested && telling.implied === 'student' && !new RegExp(`${MEASURE}$`, 'iu').test(tested['what'] ?? '')) {
    const what = (tested['what'] ?? '').replace(/^(?:the|a) /iu, '');
    if (tested['from'] !== undefined)
      return clauseOf(
        text,
        'student',
        `went from ${tested['from'].replace(/^from /iu, '')}${tested['number']} on the ${lower(what)}${tested['rest']}`,
        { tense: 'past' },
      );
    return clauseOf(text, 'student', `scored ${tested['number']} on the ${lower(what)}${tested['rest']}`, { tense: 'past' });
  }
  const measured = new RegExp(
    String.raw`^(?<what>(?:[\p{L}’-]+ ){0,3}?${MEASURE})(?: of| is|:)? ?(?<from>(?:from )?${NUMBER} to )?(?<number>${NUMBER})(?<rest>(?: (?:in|on|for|right|as|this|by)\b.*)?)$`,
    'iu',
  ).exec(text)?.groups;
  if (!measured) return undefined;
  const what = lower((measured['what'] ?? '').replace(/^the /iu, ''));
  if (measured['from'] !== undefined)
    return clauseOf(
      text,
      'own',
      `the ${what} went from ${measured['from'].replace(/^from /iu, '')}${measured['number']}${measured['rest']}`,
      { tense: 'past' },
    );
  return clauseOf(text, 'own', `the ${what} is ${measured['number']}${measured['rest']}`);
}

const QUALITY =
  /\b(?:attitude|effort|work ethic|sense of humor|imagination|energy|manners|focus|handwriting|memory|personality|heart|curiosity|kindness|creativity|leadership|leadership skills|people skills|ideas|questions|insights?|potential|enthusiasm|smile|spirit|voice|vocabulary|participation|behavior|number sense|growth|improvement|progress|start|week|day)\b/iu;
const AGENT_NOUN =
  /\b(?:thinker|writer|reader|helper|leader|friend|student|listener|artist|worker|kid|learner|classmate|citizen|role model|athlete|mathematician|scientist|musician|teammate|partner|problem solver|problem-solver|speaker|joy|pleasure|star|team player)\b$/iu;
const TROUBLE =
  /^(?:(?:some|lots of|a lot of|continued|much|more|great|real|big|significant) )?(?:trouble|difficulty|difficulties|a hard time|hard time|problems|issues|problem) (?:with|in|on|at|\p{L}+ing)\b/iu;
const EVENT =
  /^(?:(?:fewer|less|more|an?|another|big|small|minor|verbal|physical|\d+|two|three|several) )*(?:fights?|arguments?|incidents?|conflicts?|altercations?|disagreements?|accidents?|outbursts?|meltdowns?|tantrums?|fire drills?|problems?|issues?|concerns?|complaints?|call[- ]outs|reminders|outbursts|interruptions|(?:allergic )?reactions?|seizures?|nosebleeds?|falls?|injury|injuries|emergency|trouble|improvement|progress|growth)\b/iu;

/** “3 incidents since September”, “a fight at recess” */
function tellEvent(text: string, phrase: string, head: string): Clause | undefined {
  if (!EVENT.test(phrase)) return undefined;
  const many = isPlural(head);
  const since = SINCE.test(phrase) || /^(?:improvement|progress|growth)/iu.test(phrase);
  const verb = since ? (many ? 'have been' : 'has been') : many ? 'were' : 'was';
  const what = many || MASS.has(head) || head === 'trouble' ? phrase : article(phrase);
  return clauseOf(text, 'own', supplyArticles(`there ${verb} ${what}`), { tense: since ? 'present' : 'past' });
}

function tellHaving(text: string, telling: Telling): Clause | undefined {
  if (telling.implied !== 'student') return undefined;
  const phrase = lower(text);
  if (TROUBLE.test(phrase))
    return clauseOf(
      text,
      'student',
      supplyArticles(`has ${SINCE.test(phrase) ? 'had ' : ''}${phrase.replace(/^hard time/iu, 'a hard time')}`),
    );
  if (/^(?:\d+|about \d+) (?:correct )?words per minute/iu.test(phrase)) return clauseOf(text, 'student', `reads ${phrase}`);
  const head = headOf(phrase);
  if (AGENT_NOUN.test(phrase.split(/ (?:in|at|with|to|on|who|for) /u)[0] ?? '')) return clauseOf(text, 'student', `is ${article(phrase)}`);
  const happened = tellEvent(text, phrase, head);
  if (happened && /^(?:fights?|arguments?|incidents?|conflicts?|altercations?)$/iu.test(head)) return happened;
  if (
    /^(?:absences|tardies|tardy|suspension|detentions?|referrals?|missing|assignments|zeros?|late|overdue|incomplete|unexcused|excused|iep|504|warnings?|office)\b/iu.test(
      head,
    ) ||
    /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|several|many|some|multiple|a few) /iu.test(phrase)
  ) {
    const many = SINCE.test(phrase) && /\b(?:absences|tardies|detentions|referrals|warnings|outbursts)\b/iu.test(phrase);
    if (/^(?:\d+|\p{L}+) (?:students?|families|parents|teachers|classes|weeks?|days?|minutes?|hours?|times?|months?) /iu.test(`${phrase} `))
      return undefined;
    return clauseOf(text, 'student', `${many ? 'has had' : 'has'} ${phrase}`);
  }
  if (happened) return happened;
  if (QUALITY.test(phrase)) {
    const verb =
      PAST_TIME.test(phrase) || /^(?:\p{L}+ )?(?:week|day|start|month)\b/iu.test(phrase) ? 'had' : SINCE.test(phrase) ? 'has had' : 'has';
    const isOne =
      /^(?:attitude|ethic|humor|imagination|personality|heart|memory|smile|voice|vocabulary|spirit|start|week|day|sense)$/u.test(head);
    return clauseOf(text, 'student', `${verb} ${isOne || /\bsense of\b/u.test(phrase) ? article(phrase) : phrase}`);
  }
  return undefined;
}

/** “great job on the science fair” */
function tellJob(text: string, telling: Telling): Clause | undefined {
  const found =
    /^(?<how>(?:such )?(?:an? )?(?:great|good|excellent|nice|awesome|amazing|wonderful|fantastic|super|outstanding)) (?<what>job|work) (?<rest>(?:on|with|in|at|\p{L}+ing)\b.*)$/iu.exec(
      text,
    )?.groups;
  if (!found || telling.implied !== 'student') return undefined;
  const how = lower(found['how'] ?? '');
  return clauseOf(
    text,
    'student',
    supplyArticles(`did ${found['what'] === 'job' ? article(how) : how} ${found['what']} ${found['rest']}`),
    { tense: 'past' },
  );
}

/** “cost $8” */
function tellCost(text: string): Clause | undefined {
  const amount = /^(?:the )?(?<what>costs?|price|fee)(?: is| are|:)? (?<amount>\$.+)$/iu.exec(text)?.groups?.['amount'];
  return amount === undefined ? undefined : clauseOf(text, 'own', `the cost is ${amount}`);
}

/** “suspension 3 days starting tomorrow” */
function tellConsequence(text: string): Clause | undefined {
  const { what, rest } =
    /^(?:the )?(?<what>(?:in-school |out-of-school )?suspension|(?:lunch |after-school )?detention)(?: is| of| for|:)? (?<rest>\d.*)$/iu.exec(
      text,
    )?.groups ?? {};
  return what === undefined ? undefined : clauseOf(text, 'own', `the ${lower(what)} is ${rest}`);
}

/** “cuts on arm”: seen, not done. */
function tellMarks(text: string, telling: Telling): Clause | undefined {
  if (
    telling.implied !== 'student' ||
    !/^(?:\p{L}+ )?(?:cuts?|bruis(?:es?|ing)|scratches|burns?|welts?|marks?|bumps?) (?:on|all over|around|under) /iu.test(text)
  )
    return undefined;
  return clauseOf(text, 'student', supplyArticles(`has ${lower(text)}`));
}

const COUNTED_STATE =
  /^(?<noun>(?:\d+|most|some|many|half|all|several|two|three|four|five|six)(?: (?:out )?of (?:the |my |our )?\d+)?(?: of (?:the|my|our|them))?(?: \p{L}+)?) (?<rest>(?:below|above|at|on|not|under|failing|still|unable|ready|behind|ahead|done|in)\b .*|failing|missing|ready|behind|done)$/iu;

/** “14 of 22 below benchmark” */
function tellCounted(text: string): Clause | undefined {
  const { noun, rest } = COUNTED_STATE.exec(text)?.groups ?? {};
  if (noun === undefined || rest === undefined || /\b(?:minutes|hours|days|weeks|months|times|pairs|sets|copies|boxes)$/iu.test(noun))
    return undefined;
  return clauseOf(text, 'own', `${noun} are ${rest}`);
}

/** “project due on 11/14”, “training at district office”, “pacing on track”. */
function tellWhere(text: string, before: Clause | undefined): Clause | undefined {
  const found =
    /^(?<noun>(?:[\p{L}’-]+ ){0,4}?(?:\p{L}[\p{L}’-]*|chapter \d+)) (?<rest>(?:due|pending|still to be decided|on track|behind schedule|ahead of schedule|on schedule|out\b|low|high|late|over|not|full|available|unsafe|unclear|outdated|open|closed|overdue|missing|empty|ready|down|up)(?: .*)?)$/iu.exec(
      text,
    )?.groups;
  const event =
    /^(?<noun>(?:[\p{L}’-]+ ){0,3}?(?:training|workshop|meeting|conference|trip|assembly|concert|fair|performance|event|session|class|test|exam|quiz|unit|game|party|show|presentation|deadline|tutoring|retake)) (?<rest>(?:is )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|at|in|on|from|starts?|begins?|next|this|tomorrow|tonight|runs) .*)$/iu.exec(
      text,
    )?.groups;
  const people =
    /^(?<noun>(?:\p{L}+ )?(?:students|kids|boys|girls|parents|families|teachers)) (?<rest>(?:in|at|on|without|out of|waiting|below|above) .*)$/iu.exec(
      text,
    )?.groups;
  const groups = found ?? event ?? people;
  if (!groups) return undefined;
  const noun = groups['noun'] ?? '';
  const last = bare(noun.split(' ').at(-1) ?? '');
  if (PREPOSITIONS.has(last) || isNumber(last) || /^(?:very|so|not|and|or|the|a)$/u.test(last)) return undefined;
  const many = isPlural(last) || / and /u.test(noun);
  let tense: Tense = PAST_TIME.test(text) || (before?.tense === 'past' && !event && !/ due\b/u.test(text)) ? 'past' : 'present';
  if (/^out\b.*\b(?:\d+ times|twice)/iu.test(groups['rest'] ?? '')) tense = 'past';
  const rest = (groups['rest'] ?? '').replace(/^is /u, '').replace(/^(?=(?:mon|tues|wednes|thurs|fri)days?\b)/iu, 'on ');
  const verb = tense === 'past' ? (many ? 'were' : 'was') : many ? 'are' : 'is';
  const subject = many || MASS.has(last) || /^(?:the|a|an|my|our|his|her|their|your)\b/iu.test(noun) ? noun : `the ${lower(noun)}`;
  return clauseOf(
    text,
    'own',
    supplyArticles(/^(?:starts?|begins?|runs)\b/u.test(rest) ? `${subject} ${rest}` : `${subject} ${verb} ${rest}`),
    { tense },
  );
}

const WHEN_NAMED =
  /^(?:on|at|by|from|before|after|until|around|between|during|in) |^(?:monday|tuesday|wednesday|thursday|friday)\b|^\d{1,2}(?::\d\d)? ?(?:am|pm)/iu;

/** @returns always a clause: what nothing else reads is mentioned as typed */
export function tellNoun(text: string, telling: Telling, before: Clause | undefined): Clause {
  const known =
    (/^\d+ degrees\b/iu.test(text) ? clauseOf(text, 'own', `it is ${text}`) : undefined) ??
    tellJob(text, telling) ??
    tellMarks(text, telling) ??
    tellCost(text) ??
    tellConsequence(text) ??
    (/^(?:hard|difficult|easy|great|nice|good) to (?!everyone|others|all|his|her|the|new|peers|class)/iu.test(text)
      ? clauseOf(text, 'own', `it is ${lower(text)}`)
      : undefined) ??
    tellNone(text, telling, before) ??
    tellMeasure(text, telling) ??
    (/\d+ (?:out )?of|^(?:most|some|many|half)|^\d+ missing$/iu.test(text) ? tellCounted(text) : undefined) ??
    tellHaving(text, telling) ??
    tellWhere(text, before);
  if (known) return known;
  const head = headOf(text);
  if (WHEN_NAMED.test(text)) return clauseOf(text, 'own', `the date is ${lower(text).replace(/^on /iu, '')}`);
  const phrase = lower(text);
  const needsThe =
    (THE_NOUNS.has(head) || A_NOUNS.has(head)) &&
    !isPlural(head) &&
    !MASS.has(head) &&
    !/^(?:the|an?|my|our|his|her|their|your|this|that|some|any|\d)\b/iu.test(phrase);
  const named = needsThe ? `the ${phrase}` : phrase;
  const about =
    /^(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)[- ]grade(?:r|\b)/iu.test(
      phrase,
    )
      ? article(named)
      : named;
  if (before === undefined && telling.isFirst !== false)
    return clauseOf(text, 'own', about.startsWith('the ') ? `this is about ${about}` : supplyArticles(`this is about ${about}`), {
      isMention: true,
    });
  return clauseOf(text, 'teacher', supplyArticles(`also want to mention ${about}`), { isMention: true });
}
