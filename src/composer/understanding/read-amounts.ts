/** Numbers that a note asks for: items and their kinds, points, minutes, the size of a group. */
import type { Counted, Wishes } from './wishes.ts';
import { NUMBER, inFigures, numberIn } from './note-clauses.ts';

const UNITS: Readonly<Record<Exclude<Counted, 'any'>, string>> = {
  question: 'questions?|items?|problems?|tasks?',
  word: 'words?|terms?',
  criterion: 'criteria|criterion|rows',
  prompt: 'prompts?',
  idea: 'ideas?|activities|activity',
};
const WRITTEN_KIND = String.raw`(?:short[- ]answers?|constructed[- ]responses?|open[- ]end(?:ed)?|open[- ]responses?|written(?: (?:ones|answers?|responses?))?|free[- ]responses?|extended[- ]responses?|essays?|essay questions?|show[- ](?:your|their)[- ]work|sa|crs?|ecrs?|frqs?)\b`;
const CHOICE_KIND = String.raw`(?:multiple[- ]choice|multi[- ]choice|mcq?s?)\b`;
const BETWEEN = String.raw`\s+(?:(?:of (?:them|these|those|which|the)|that are|which are|should be|are|as|in|for|to be)\s+)?(?:\p{L}+\s+)?`;

const pattern = (source: string): RegExp => new RegExp(source, 'u');
const MOST_OF_A_PART = 3;
/** Without what is counted: '5 max', 'just 4'. */
const BARE_COUNT = pattern(
  String.raw`(?<![-–.$/\d] ?)${NUMBER} (?:max(?:imum)?|tops|total|in all)\b(?! points?)(?=\s*(?:[,.;!)]|please|$))|\b(?:give me|just|only|need|make) ${NUMBER}(?=\s*(?:[,.;:!)]|please|$))`,
);
const COUNTS = (Object.keys(UNITS) as (keyof typeof UNITS)[]).map((unit) => {
  const source = String.raw`${NUMBER}[\s-]+(?:(?!of\b|with\b|minutes?\b|points?\b|students?\b)[\p{L}-]+\s+){0,2}?(?:${UNITS[unit]})\b`;
  return [unit, new RegExp(source, 'gu')] as const;
});
const OF_KIND = pattern(`^${BETWEEN}(?:${WRITTEN_KIND}|${CHOICE_KIND})`);
const WRITTEN_NUMBER = pattern(`${NUMBER}${BETWEEN}${WRITTEN_KIND}|show (?:your|their) work (?:on|for) ${NUMBER}\\b`);
const CHOICE_NUMBER = pattern(`${NUMBER}${BETWEEN}${CHOICE_KIND}`);
const NO_WRITTEN = pattern(
  `\\b(?:no|not|without|skip)(?: any)? ${WRITTEN_KIND}|\\b(?:all|only|just) ${CHOICE_KIND}|${CHOICE_KIND}(?: questions)? only`,
);
const ALL_WRITTEN = pattern(`\\b(?:all|only) ${WRITTEN_KIND}|${WRITTEN_KIND}(?: questions)? only|\\b(?:no|not|without) ${CHOICE_KIND}`);
const ONE_WRITTEN = pattern(`\\b(?:an?|1) (?:\\p{L}+ )?${WRITTEN_KIND}`);
const HALF_WRITTEN = pattern(`\\bhalf\\b[^.;]{0,40}${WRITTEN_KIND}`);
const SOME_WRITTEN = pattern(`\\b${WRITTEN_KIND}`);

type Amounts = Pick<
  Wishes,
  'counts' | 'written' | 'points' | 'pointsEach' | 'minutes' | 'minutesLost' | 'onePage' | 'answerKey' | 'grouping' | 'groupSize'
>;

function written(text: string): Wishes['written'] {
  if (NO_WRITTEN.test(text)) return 0;
  if (HALF_WRITTEN.test(text)) return 'half';
  if (ALL_WRITTEN.test(text)) return 'all';
  const number = numberIn(text, WRITTEN_NUMBER);
  if (number !== undefined) return number;
  if (ONE_WRITTEN.test(text)) return 1;
  return SOME_WRITTEN.test(text) ? 'some' : undefined;
}

function counts(text: string): Wishes['counts'] {
  const found = COUNTS.flatMap(([unit, source]) => {
    const numbers = [...text.matchAll(source)].flatMap((match) => {
      const said = match[1] ?? '';
      // '3 short answer questions' says how many are written, not how many there are.
      if (unit === 'question' && OF_KIND.test(match[0].slice(said.length).replaceAll('-', ' '))) return [];
      // 'Two questions on mutations' are a part of them.
      const isPart = Number(said) <= MOST_OF_A_PART && /^\s+(?:on|about|from)\b/u.test(text.slice(match.index + match[0].length));
      return Number(said) > 0 && !isPart ? [Number(said)] : [];
    });
    // 'One opinion question, 4 items in all': the whole is the larger number.
    return numbers.length === 0 ? [] : [[unit, Math.max(...numbers)] as const];
  });
  const counted = Object.fromEntries(found) as Partial<Record<Counted, number>>;
  const bare = numberIn(text, BARE_COUNT);
  if (found.length === 0 && bare !== undefined && bare > 0) return { any: bare };
  const chosen = numberIn(text, CHOICE_NUMBER);
  const ofWritten = written(text);
  if (counted.question !== undefined || chosen === undefined) return counted;
  return { ...counted, question: chosen + (typeof ofWritten === 'number' ? ofWritten : 0) };
}

const POINTS_EACH = pattern(
  String.raw`${NUMBER} points? (?:each|apiece|per (?:question|item|problem)|a (?:question|piece))\b|\beach(?: (?:one|question|item|problem))?(?: is| are)?(?: worth)? ${NUMBER} points?\b`,
);
const POINTS = [
  pattern(String.raw`\bout of ${NUMBER}(?=\s*(?:points?|marks?)\b|\s*[,.;!]|\s*$)`),
  pattern(String.raw`\bworth (?:a total of )?${NUMBER} (?:points?|marks?)\b`),
  pattern(String.raw`${NUMBER} points? (?:total|in all|in total|altogether|overall|quiz|test)\b`),
  pattern(String.raw`\b(?:add(?:s|ing)? up|total(?:s|ing)?|come)\s+(?:up )?(?:to|of)?\s*${NUMBER}(?: points?| marks?)?\b`),
  pattern(String.raw`${NUMBER}[ -]points?(?! (?:each|scale|rubric|apiece|per))\b(?=\s*[,.;!]|\s*$)`),
];

function pointsEach(text: string): number | undefined {
  return counts(text).question === undefined ? numberIn(text, POINTS_EACH) : undefined;
}

function points(text: string): number | undefined {
  const each = numberIn(text, POINTS_EACH);
  const asked = counts(text).question;
  if (each !== undefined) return asked === undefined ? undefined : asked * each;
  return POINTS.map((found) => numberIn(text, found)).find((found) => found !== undefined);
}

const MINUTES_WORD = String.raw`[\s-]*minutes?\b`;
const LOST = [
  pattern(
    String.raw`${NUMBER}${MINUTES_WORD}[\s-]*(?:warning|early|late|off|less|shorter|lost|gone|to (?:an?|the) (?:assembly|drill|program))\b`,
  ),
  pattern(
    String.raw`\b(?:los(?:e|es|ing)|lost|miss(?:ing|es)?|minus|short|cut(?:ting)?(?: off)?|gone for)\s+(?:(?:the|first|last|about|our|by|us|like)\s+)*${NUMBER}${MINUTES_WORD}`,
  ),
  pattern(String.raw`\b(?:first|last) ${NUMBER}${MINUTES_WORD}`),
  pattern(
    String.raw`\b(?:drill|assembly|announcements|pictures|testing|lunch|advisory) (?:takes?|is|eats|uses|cuts)(?: up| off)?(?: about)? ${NUMBER}\b(?! (?:students|kids))`,
  ),
  pattern(String.raw`\b(?:takes?|taking|eats?|uses?)(?: up)? (?:about )?${NUMBER}${MINUTES_WORD}`),
  pattern(String.raw`\b(?:leave|save|keep) (?:(?:the )?last )?${NUMBER}${MINUTES_WORD} (?:at the end|at end|to|for|free)\b`),
];
/** What has so many minutes is a part of the whole: '10 minutes of silent reading'. */
const OF_PART = String.raw`(?!\s+(?:of|for)\s+(?!class|this|it\b|all|everything|the (?:whole|lesson|quiz|ticket)))(?!\s+(?:mini|hook|video|brain|share|rotation|read|timer|independent|walk|discussion)\b)`;
const MINUTES = pattern(String.raw`${NUMBER}${MINUTES_WORD}${OF_PART}`);
const HOURS: readonly (readonly [RegExp, number])[] = [
  [/\bhalf(?: an)?[- ]hour\b/u, 30],
  [/\b(?:an|1|one) hour and (?:a half|30)\b|\bhour and a half\b/u, 90],
  [/\b(?:an|1|one) hour\b/u, 60],
];

function minutesLost(text: string): number | undefined {
  return LOST.map((found) => numberIn(text, found)).find((found) => found !== undefined);
}

function minutes(text: string): number | undefined {
  const kept = LOST.reduce((rest, found) => rest.replace(found, ' '), text);
  return numberIn(kept, MINUTES) ?? HOURS.find(([said]) => said.test(kept))?.[1];
}

const KEY = String.raw`(?:answer[- ]?key|answers?|key)s?\b`;
const NO_KEY = pattern(
  String.raw`\b(?:no|without|don'?t (?:need|want|include|give me|print)|do not (?:need|want|include)|skip|leave off|omit)\s+(?:(?:an?|the|any|your)\s+)?${KEY}|\b${KEY} (?:is |are )?not (?:needed|necessary)`,
);
const SEPARATE_KEY = pattern(
  String.raw`\bseparate(?:ly)? (?:answer )?key|\b${KEY}[^.;!?]{0,30}\b(?:separate(?:ly)?|own (?:page|sheet|paper)|another page|different page|last page|the end)\b|\bseparate(?: \p{L}+)? for (?:the )?${KEY}`,
);

const ONE_PAGE =
  /\b(?:one|1|single)[- ](?:pager?|side|sheet)\b|\bfit(?:s)? on (?:a|one|1)(?: single)? page|\bfront only\b|\bhalf[- ](?:sheet|page)\b/u;

const SIZE = pattern(
  String.raw`\b(?:groups?|teams?|tables?|pods?) of ${NUMBER}\b|${NUMBER} (?:students? |kids |people )?(?:per|to an?|in each) (?:group|table|team)\b`,
);
/** They may choose. */
export const CHOICE_OF_GROUPING =
  /\b(?:partners?|pairs?|groups?|teams?) or (?:work )?(?:alone|independent\w*|solo|by themselves|individual\w*)|\b(?:alone|independent\w*|solo|individual\w*) or (?:with )?(?:an? |in )?(?:partners?|pairs?|groups?|teams?)/u;
const TRIOS = /\b(?:trios?|triads?)\b/u;
const PAIRS = /\b(?:pairs?|partners?|buddies|buddy|turn and talk)\b/u;
const NO_GROUPS = /\b(?:no|not|without|can'?t (?:do|handle))(?: any)? (?:group(?: ?work|s)?|partners?|partner work|pairs|collaborat\w+)\b/u;
const ALONE =
  /\b(?:independent(?:ly)?(?: work| practice)?|individual(?:ly| work| practice| tasks?)|on their own|alone|solo|silent work|silently)\b/u;
const GROUPS =
  /\b(?:small[- ]groups?|group[- ]work|groups|in (?:a |their |table )?(?:groups?|teams?)|as a (?:group|team)|teams|group projects?|my [\p{L}-]+(?: [\p{L}-]+)? group)\b/u;
/** No wish for groups: 'they goof off in groups', 'whole class'. */
const NOT_IN_GROUPS =
  /\bwhole[- ](?:class|group)\b|\b(?:goof off|fight|argue|off[- ]task|wild|loud|can'?t (?:handle|work|focus))\b[^.;]{0,15}\bin (?:groups|pairs|teams)\b/u;

function grouping(text: string): Pick<Wishes, 'grouping' | 'groupSize'> {
  if (CHOICE_OF_GROUPING.test(text) || NOT_IN_GROUPS.test(text)) return { grouping: undefined, groupSize: undefined };
  if (NO_GROUPS.test(text)) return { grouping: 'individual', groupSize: undefined };
  const size = TRIOS.test(text) ? 3 : numberIn(text, SIZE);
  if (size === 2 || (size === undefined && PAIRS.test(text))) return { grouping: 'pairs', groupSize: 2 };
  if (size !== undefined && size > 2) return { grouping: 'groups', groupSize: size };
  if (GROUPS.test(text)) return { grouping: 'groups', groupSize: undefined };
  return { grouping: ALONE.test(text) ? 'individual' : undefined, groupSize: undefined };
}

/** @param note as `spelledOut` gives it */
export function readAmounts(note: string): Amounts {
  const text = inFigures(note);
  const isKeyless = NO_KEY.test(text);
  return {
    counts: counts(text),
    written: written(text),
    points: points(text),
    pointsEach: pointsEach(text),
    minutes: minutes(text),
    minutesLost: minutesLost(text),
    onePage: ONE_PAGE.test(text),
    answerKey: isKeyless ? 'none' : SEPARATE_KEY.test(text) ? 'separate' : undefined,
    ...grouping(text),
  };
}
