/** What teachers shorten, spelled out, so that a family or a principal reads words. Numbers, dates and times stay as typed. */

const DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const DAY = '(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?';
const MONTHS: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  may: 'May',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};
const WHOLE_MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';

const dayOf = (typed: string): string => {
  const lower = typed.toLowerCase().replace(/\.$/u, '');
  const known = DAYS[lower] ?? DAYS[lower.replace(/s$/u, '')];
  return known ?? lower.charAt(0).toUpperCase() + lower.slice(1);
};
const plural = (day: string): string => (day.endsWith('s') ? day : `${day}s`);

/** Of what happens each week: “small group Tues/Thurs” is every Tuesday, “free Tues/Thurs” is one of the two. */
const ONE_OF_THEM =
  /\b(?:free|available|availability|open|(?<!will |team |group |we )meet(?!s|ing)|call|talk|conference|come in|work for|either|could|would|last|this|next|absent|missed|late|detention|retake|due|quiz|test|field trip|suspended|out)\b/iu;

function readDays(text: string): string {
  const pair = new RegExp(
    String.raw`\b(?<one>${DAY})\.?\s*(?<between>\/|&|\+|\band\b|\bor\b)\s*(?<two>${DAY})\b\.?(?<third>\s*(?:\/|&|\+|\band\b)\s*${DAY}\b)?`,
    'giu',
  );
  const run = new RegExp(String.raw`\b${DAY}(?:,? ${DAY}){1,4}\b`, 'giu');
  const withRuns = text.replaceAll(run, (days: string) =>
    days
      .split(/,? /u)
      .map(dayOf)
      .reduce(
        (list, day, at, all) => (at === 0 ? day : `${list}${all.length > 2 ? ',' : ''} ${at === all.length - 1 ? 'and ' : ''}${day}`),
        '',
      ),
  );
  const withPairs = withRuns.replaceAll(pair, (whole, one: string, between: string, two: string, third: string | undefined) => {
    const days = [one, two, ...(third === undefined ? [] : [third.replace(/^\s*(?:\/|&|\+|and)\s*/iu, '')])].map(dayOf);
    const single = between.toLowerCase() === 'or' || ONE_OF_THEM.test(text);
    const word = between.toLowerCase() === 'and' || between === '&' || between === '+' || !single ? 'and' : 'or';
    const named = single ? days : days.map(plural);
    return `${named.slice(0, -1).join(', ')} ${word} ${named.at(-1)}${whole.endsWith('.') ? '.' : ''}`;
  });
  return withPairs
    .replaceAll(/\b(?:mon|tues?|weds?|thu(?:rs?)?|fri)\b(?:\.(?=\s+\p{Ll}))?/giu, (day: string) => dayOf(day))
    .replaceAll(
      /\b(?<before>on|next|this|last|by|every|each|until) (?<day>sat|sun)\b/giu,
      (_, before: string, day: string) => `${before} ${dayOf(day)}`,
    )
    .replaceAll(/\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?<many>s?)\b/giu, (day: string) => dayOf(day));
}

function readMonths(text: string): string {
  const short = Object.keys(MONTHS).join('|');
  return text
    .replaceAll(
      new RegExp(String.raw`\b(?<month>${short})\b\.?(?= ?\d)`, 'giu'),
      (_, month: string) => MONTHS[month.toLowerCase()] ?? month,
    )
    .replaceAll(
      new RegExp(String.raw`\b(?<month>${WHOLE_MONTHS})\b(?= ?\d)`, 'giu'),
      (month: string) => month.charAt(0).toUpperCase() + month.slice(1).toLowerCase(),
    )
    .replaceAll(
      new RegExp(
        String.raw`\b(?<before>in|by|since|until|of|last|next|early|late|mid|before|after|for|to|thru|through|end of) (?<month>${short}|${WHOLE_MONTHS})\b\.?(?! (?:be|i|we)\b)`,
        'giu',
      ),
      (_, before: string, month: string) =>
        `${before} ${MONTHS[month.toLowerCase()] ?? month.charAt(0).toUpperCase() + month.slice(1).toLowerCase()}`,
    )
    .replaceAll(
      new RegExp(String.raw`\b(?:january|february|april|june|july|august|september|october|november|december)\b`, 'giu'),
      (month: string) => month.charAt(0).toUpperCase() + month.slice(1).toLowerCase(),
    );
}

const MEASURED =
  'recess|reading|lunch|class|instruction|homework|practice|work|silent|independent|free|screen|computer|math|study|tutoring|detention|planning|time';
const UNITS: Readonly<Record<string, string>> = {
  min: 'minute',
  mins: 'minute',
  hr: 'hour',
  hrs: 'hour',
  wk: 'week',
  wks: 'week',
  mo: 'month',
  mos: 'month',
  yr: 'year',
  yrs: 'year',
  minute: 'minute',
  minutes: 'minute',
};

/** “10 min recess” are ten minutes of it, “30 min mtg” is a meeting of that length. */
function readUnits(text: string): string {
  return text.replaceAll(
    /(?<![\d$.])(?<number>\d+(?:[.-]\d+)?)\+?[ -]?(?<unit>mins?|hrs?|wks?|mos?|yrs?|minutes?)\b(?:\.(?= \p{Ll}))?(?<after> (?=\p{L})(?<next>\p{L}+)?)?/giu,
    (_, number: string, unit: string, after: string | undefined, next: string | undefined) => {
      const name = UNITS[unit.toLowerCase()] ?? unit;
      const many = number === '1' ? name : `${name}s`;
      const word = next?.toLowerCase() ?? '';
      if (word === '') return many === name && number === '1' ? `1 ${name}` : `${number} ${many}`;
      if (new RegExp(`^(?:${MEASURED})$`, 'u').test(word)) return `${number} ${many} of ${next}`;
      if (
        /^(?:meeting|mtg|timer|conversation|conference|session|talk|slot|block|period|lesson|video|presentation|workshop|break|demo|trial|pilot)$/u.test(
          word,
        )
      )
        return `${number}-${name} ${next}`;
      return `${number} ${many}${after ?? ''}`;
    },
  );
}

type Rule = readonly [RegExp, string | ((...groups: string[]) => string)];

const WORDS: readonly Rule[] = [
  [/\bw\/ ?o(?:ut)?\b/giu, 'without'],
  [/\bobs\b/gu, 'observation'],
  [/\bw\/in\b/giu, 'within'],
  [/\bw\/ ?(?=\S)/giu, 'with '],
  [/(?<=\s)w(?=\s)/gu, 'with'],
  [/\babt\b/giu, 'about'],
  [/\b(?<one>\d+s) (?<two>\d+s) (?<three>\d+s)\b/gu, '$<one>, $<two>, and $<three>'],
  [/(?<=\b(?:on|with|in) \d)-(?=\d\b)/gu, '–'],
  [
    /\b(?<title>ms|mrs|mr|dr)\.? (?<name>\p{L})(?=\p{L}{2,})/gu,
    (_, title = '', name = '') => `${title.charAt(0).toUpperCase()}${title.slice(1)}. ${name.toUpperCase()}`,
  ],
  [/\b(?<called>called (?:home|mom|dad|parents?|the family)),? no answer\b/giu, '$<called>, but there was no answer'],
  [/\b(?<failing>failing [\p{L} ]+), (?<mark>\d+%)/giu, '$<failing> ($<mark>)'],
  [/\bgave back (?=at|on|after|end)/giu, 'gave it back '],
  [/\b(?<doing>together|practice|practicing|reading|read|study) (?=\d+ ?min)/giu, '$<doing> for '],
  [/(?<=^|, )(?<number>\d+) needed\b/giu, 'need $<number>'],
  [/\bvs\.? (?=\d)/giu, 'compared with '],
  [/\bqs\b/gu, 'questions'],
  [/\breg(?= \$)/giu, 'registration'],
  [/\b(?:b\/c|bc|becuz|cuz)\b/giu, 'because'],
  [/\bb4\b/giu, 'before'],
  [/\bpls|\bplz\b/giu, 'please'],
  [/\b(?:thx|tysm)\b/giu, 'thank you'],
  [/\b(?:tmrw|tmr|tmw|tomm?orow)\b/giu, 'tomorrow'],
  [/\b(?:hw|hmwk|hwk)\b/giu, 'homework'],
  [/\bcw\b/giu, 'classwork'],
  [/\b(?:assn|asgn|assgn|assgmt|asgmt|asmt|assignmt)(?<many>s?)\b\.?/giu, 'assignment$<many>'],
  [/\bmtg(?<many>s?)\b/giu, 'meeting$<many>'],
  [/\bconf(?<many>s?)\b(?!\.)/gu, 'conference$<many>'],
  [/\brm\.? ?(?=\d)/giu, 'room '],
  [/\btbd\b/giu, 'still to be decided'],
  [/(?<=^|, )epi ?pen(?= (?:given|used|was))/giu, 'an EpiPen'],
  [/\bepi ?pen\b/giu, 'EpiPen'],
  [/\bipad/gu, 'iPad'],
  [/\byoutube\b/gu, 'YouTube'],
  [/\bthis am\b/giu, 'this morning'],
  [/\bthis pm\b/giu, 'this afternoon'],
  [/\bM\/W\/F\b|\bMWF\b/gu, 'Mondays, Wednesdays, and Fridays'],
  [/\bM\/W\b/gu, 'Mondays and Wednesdays'],
  [/\bT\/(?:Th|R)\b|\bTu\/Th\b/gu, 'Tuesdays and Thursdays'],
  [/\bM-F\b/gu, 'Monday through Friday'],
  [/\bof (?<which>last|past|first|next) (?=\d)/giu, 'of the $<which> '],
  [/!{2,}/gu, '!'],
  [/\?{2,}/gu, '?'],
  [/^(?:mom|dad|hi|hello|hey)(?: mom| dad)?,? (?=(?:could|can|would|please|will)\b)/giu, ''],
  [/\bdr\.? (?=app(?:oin)?t)/giu, 'doctor’s '],
  [/\bpd\b(?=$|[ ,.;])(?<=(?:\d(?:st|nd|rd|th)|my|this|that|each) pd)/giu, 'period'],
  [/\bpds?\b ?(?=\d)/giu, 'period '],
  [/\bappt(?<many>s?)\b/giu, 'appointment$<many>'],
  [/\bdept\b\.?/giu, 'department'],
  [/\bapprox\b\.?/giu, 'about'],
  [/~ ?(?=[$\d])/gu, 'about '],
  [/\bsped\b/giu, 'special education'],
  [/\bgen ?ed\b/giu, 'general education'],
  [/(?<!-)\bsubs\b/giu, 'substitutes'],
  [/(?<!-)\bsub\b(?!-)/giu, 'substitute'],
  [/\besp\b\.?/giu, 'especially'],
  [/\bthru\b/giu, 'through'],
  [/\btho\b/giu, 'though'],
  [/\bu\b(?!\.)/gu, 'you'],
  [/\bur\b/gu, 'your'],
  [/\basap\b/giu, 'as soon as possible'],
  [/\bby eod\b/giu, 'by the end of the day'],
  [/\bend of (?=day\b|week\b|wk\b|month\b|year\b|yr\b|quarter\b|semester\b|unit\b|class\b|term\b)/giu, 'end of the '],
  [/(?<!the )\bend of the\b/giu, 'the end of the'],
  [/(?<!\b(?:at|by|until|till|before|after|from|on|near|is|was) )\bthe end of the day\b/giu, 'at the end of the day'],
  [/\b(?<taken>took|take|returned) phone\b/giu, '$<taken> the phone'],
  [/\bkiddos?\b/giu, 'student'],
  [/\bkid(?<many>s?)\b/giu, 'student$<many>'],
  [/\banother child\b/giu, 'another student'],
  [/\bother children\b/giu, 'other students'],
  [/\bwpm\b/giu, 'words per minute'],
  [/\bcwpm\b/giu, 'correct words per minute'],
  [/\bch\.? ?(?=\d)/giu, 'chapter '],
  [/\bpgs?\.? ?(?=\d)/giu, 'pages '],
  [/\b(?<ordinal>\d(?:st|nd|rd|th)) gr\b\.?/giu, '$<ordinal> grade'],
  [/\bgr\.? ?(?=\d)/giu, 'grade '],
  [/(?<=\d ?)pts\b/giu, ' points'],
  [
    /\b(?<number>\d+) ?x ?\/ ?(?<unit>wk|week|day|mo|month)\b/giu,
    (_, number, unit = '') => `${number} times a ${UNITS[unit.toLowerCase()] ?? unit}`,
  ],
  [/\b(?<number>\d+) ?x\b(?! ?\d)/giu, (_, number) => (number === '1' ? '1 time' : `${number} times`)],
  [/(?<=\d) ?\/ ?(?<unit>wk|week|day|mo|month|yr|year|hr|hour)\b/giu, (_, unit = '') => ` a ${UNITS[unit.toLowerCase()] ?? unit}`],
  [
    /(?<=\d) ?\/ ?(?<unit>student|person|pupil|child|kid|teacher|class|set|book|ticket|ea)\b/giu,
    (_, unit = '') => (unit === 'ea' ? ' each' : ` per ${unit}`),
  ],
  [/(?<=\d) ?ea\b/giu, ' each'],
  [/\b(?<before>this|last|next|each|every|per|a|the|past|all) wk\b/giu, '$<before> week'],
  [/\b(?<before>this|last|next|each|every|per|a|the|past|all) wkend\b/giu, '$<before> weekend'],
  [/\bwks\b/giu, 'weeks'],
  [/\b(?<before>this|last|next|each|every|per|a|the|past|all) yr\b/giu, '$<before> year'],
  [/\b(?<before>this|last|next|each|every|per|a|the|past) (?:mo|mth)\b/giu, '$<before> month'],
  [/\bmins\b/giu, 'minutes'],
  [/\bhrs\b/giu, 'hours'],
  [/(?<=\s|^)@ ?(?=\S)/gu, 'at '],
  [/(?<=\s)(?:&|\+)(?=\s)/gu, 'and'],
  [/(?<=\p{L}{3})&(?=\p{L}{3})/gu, ' and '],
  [/\s*(?:→|->|=>|-->)\s*/gu, ' to '],
  [/\bavg\b/giu, 'average'],
  [/\bmult\b/giu, 'multiplication'],
  [/\bvocab\b/giu, 'vocabulary'],
  [/\bcomp\b(?= (?:question|skill|level|score|test|passage))/giu, 'comprehension'],
  [/\bsci\b/giu, 'science'],
  [/\bsoc(?:ial)? st(?:udies)?\b/giu, 'social studies'],
  [/\bcheck ?-?ins?\b(?! (?:with|on|at|every|each|daily|tomorrow|again))/giu, (whole) => (/s$/iu.test(whole) ? 'check-ins' : 'check-in')],
  [/\bfollow up\b(?= (?:meeting|call|email|note))/giu, 'follow-up'],
  [/\b(?:fyi|btw|nb)\b[,:]?\s*/giu, ''],
];

const CAPITALS = /\b(?:iep|iep’s|ieps|ela|pe|rti|mtss|sel|plc|pbis|esl|ell|ells|stem|steam|naep|pta|pto|ap|ib|gpa|sat|act|ixl|mtss)\b/gu;
/** Words only in small letters: “pe” and “act” in capitals name something, so only what cannot be a word is raised. */
const NEVER_WORDS = new Set('iep ieps ela rti mtss sel plc pbis esl ell ells gpa ixl pta pto naep'.split(' '));
const NAMED =
  /\b(?:chromebook|english|spanish|french|american|lexia|kahoot|google|thanksgiving|christmas|halloween|african|zearn|desmos)(?<many>s?)\b/gu;

const NO_APOSTROPHE = /\b(?<verb>has|does|is|was|did|could|would|should|do|have|are|were|had|must|ai)nt\b/giu;

function readContractions(text: string): string {
  return text
    .replaceAll(NO_APOSTROPHE, '$<verb>n’t')
    .replaceAll(/\b(?<verb>ca|wo)nt\b/giu, (_, verb: string) => `${verb}n’t`)
    .replaceAll(/\bim\b/gu, 'I’m')
    .replaceAll(/\bive\b/gu, 'I’ve')
    .replaceAll(
      /\b(?<who>he|she|that|there|what)s(?= (?:a|an|the|not|been|very|so|always|often|had|doing|going|in|on|at|too|also|still)\b)/giu,
      '$<who>’s',
    )
    .replaceAll(/\bthey?re(?= (?:not|always|often|very|so|doing)\b)/giu, 'they’re')
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replaceAll(/\bi(?=\b(?!\.)|’)/gu, 'I');
}

/** A teacher's words with abbreviations spelled out, straight apostrophes set, and days and months in full. */
export function spellOut(typed: string): string {
  const words = WORDS.reduce((text, [pattern, by]) => text.replaceAll(pattern, by as string), typed);
  return readContractions(readUnits(readMonths(readDays(words))))
    .replaceAll(/\beverytime\b/giu, 'every time')
    .replaceAll(/\b(?<count>(?:[2-9]|[1-9]\d+|two|three|four|five|six) (?:\p{L}+ ){0,2}assignment)\b(?!s)/giu, '$<count>s')
    .replaceAll(
      /(?<=\b(?:called|emailed|texted|told|contacted|with|to|and|from|asked) )(?:mom|dad|grandma|grandpa)\b/gu,
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replaceAll(CAPITALS, (word) => (NEVER_WORDS.has(word) ? word.toUpperCase().replace(/S$/u, 's') : word))
    .replaceAll(NAMED, (word) => word.charAt(0).toUpperCase() + word.slice(1))
    .replaceAll(/ {2,}/gu, ' ')
    .trim();
}
