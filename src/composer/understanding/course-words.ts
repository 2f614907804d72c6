/**
 * What stands around a topic in a line that a teacher types: the place in a course, the grade, how an objective begins, codes
 * of standards. It is no part of the topic, but some of it is kept: codes lead to topics, chapters narrow one.
 */

export interface CourseWords {
  /** The line without them. */
  readonly rest: string;
  /** Codes of standards and of course units, upper case: '4.NF.B.3', 'MS-PS1-2', 'AP-CALCULUS-4'. */
  readonly codes: readonly string[];
  /** Chapters, acts, scenes as typed: 'chapters 8–12', 'act 1'. */
  readonly places: readonly string[];
  /** What says nothing of the topic: 'unit 3', 'AP', 'SWBAT'. */
  readonly set: readonly string[];
}

const CODES = [
  /\b(?:CCSS[.\s:-]*)?(?:MATH[.\s-]*CONTENT[.\s-]*|ELA[.\s-]*LITERACY[.\s-]*)?(?:K|[1-8])\.(?:CC|OA|NBT|NF|MD|G|RP|NS|EE|F|SP)(?:\.?[A-H])?(?:\.?\d{1,2}[a-d]?)?\b/giu,
  /\bHS[NAFGS][.-](?:RN|Q|CN|VM|SSE|APR|CED|REI|IF|BF|LE|TF|CO|SRT|C|GPE|GMD|MG|ID|IC|CP|MD)(?:\.[A-H])?(?:\.\d{1,2}[a-d]?)?\b/giu,
  /\b(?:CCSS[.\s:-]*)?(?:ELA[.\s-]*LITERACY[.\s-]*)?(?:RL|RI|RF|W|SL|L|RH|RST|WHST)\.(?:K|[1-8]|6-8|9-10|11-12)(?:\.\d{1,2}(?:\.?[a-f])?)?\b/giu,
  /\b(?:K|[1-5]|MS|HS|K-2|3-5)-(?:PS|LS|ESS|ETS)\d-\d\b/giu,
  /\bD[1-4]\.(?:Civ|Eco|Geo|His)\.\d{1,2}\.(?:K-2|3-5|6-8|9-12)\b/giu,
  /\b(?:TEKS|TEK)\s*[#:]?\s*(?:§?\s*)?(?:\d{1,3}\.)?\d{1,2}[.(]?\s?\d{1,2}\)?\(?[A-Z]\)?/gu,
];

/** Courses whose units are the same everywhere. 'AP' may be left out where the short name says it. */
const COURSES: readonly (readonly [RegExp, string])[] = [
  [/ap calc(?:ulus)?(?: ?(?:ab|bc))?/u, 'AP-CALCULUS'],
  [/apes|ap env(?:ironmental)?(?: sci(?:ence)?)?/u, 'AP-ENVIRONMENT'],
  [/ap (?:us )?gov(?:ernment)?(?: and politics)?/u, 'AP-GOVERNMENT'],
  [/ap physics 1/u, 'AP-PHYSICS'],
  [/apush|ap (?:us|u\.s\.) history/u, 'AP-US-HISTORY'],
  [/ap bio(?:logy)?/u, 'AP-BIOLOGY'],
  [/ap chem(?:istry)?/u, 'AP-CHEMISTRY'],
  [/ap (?:english )?lang(?:uage)?/u, 'AP-LANGUAGE'],
  [/ap (?:english )?lit(?:erature)?/u, 'AP-LITERATURE'],
  [/(?:ap )?csp/u, 'AP-CSP'],
  [/(?:ap )?csa/u, 'AP-CSA'],
  [/apwh|ap world(?: history)?/u, 'AP-WORLD'],
  [/ap psych(?:ology)?/u, 'AP-PSYCHOLOGY'],
];
/** Curricula whose units carry a grade: 'eureka grade 2 module 5', 'IM 6.4', 'openscied 7.1 bath bombs'. */
const CURRICULA: readonly (readonly [RegExp, string])[] = [
  [/\b(?:eureka(?: math)?|engage ?ny)\s*(?:grade|gr?\.?)?\s*(?<grade>k|[1-5])\s*,?\s*(?:module|mod\.?|m)\s*(?<unit>[1-8])\b/giu, 'EUREKA'],
  [
    /\b(?:im|illustrative(?: math(?:ematics)?)?)\s*(?:grade|gr?\.?)?\s*(?<grade>[6-8])(?:\s*,?\s*unit\s*|\.)(?<unit>[1-8])(?:\.\d+)?\b/giu,
    'IM',
  ],
  [/\bopen\s?sci\s?ed\s*(?:unit|grade)?\s*(?<grade>[6-8])(?:\s*,?\s*unit\s*|\.)(?<unit>[1-6])\b/giu, 'OPENSCIED'],
];

/** The course units that a line names, taken out of it: 'AP calc unit 4 review' → AP-CALCULUS-4. */
function takeUnits(typed: string): { rest: string; units: string[] } {
  const units: string[] = [];
  let rest = typed;
  for (const [unit, curriculum] of CURRICULA) {
    rest = rest.replaceAll(unit, (_found, grade: string, number: string) => {
      units.push(`${curriculum}-${grade.toUpperCase()}-${number}`);
      return ' | ';
    });
  }
  for (const [course, code] of COURSES) {
    const unit = new RegExp(String.raw`\b(?:${course.source})\s*,?:?\s*(?:units?|period|big idea|question|q)\.?\s*#?(\d{1,2})\b`, 'giu');
    rest = rest.replaceAll(unit, (_found, number: string) => {
      units.push(`${code}-${Number(number)}`);
      return ' | ';
    });
  }
  return { rest, units };
}

const COUNT = String.raw`(?:\d{1,3}|[ivx]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const PLACES = new RegExp(
  String.raw`\b(?:chapters?|chs?|chap|acts?|scenes?|sc|books?|cantos?|parts?|pages?|pgs?|pp)\b\.?\s*#?${COUNT}(?:\s*(?:-|–|—|to|and|&|,)\s*${COUNT})*\b`,
  'giu',
);
const GRADES = String.raw`(?:pre-?\s?k|kindergarten|kinder|k|tk|preschool|\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)`;
const SET = [
  // Where in a course.
  new RegExp(
    String.raw`\b(?:units?|lessons?|modules?|mod|weeks?|days?|sections?|sec|quarters?|q|semesters?|topics?|missions?|arcs?)\.?\s*#?${COUNT}(?:\.\d+)*\b`,
    'giu',
  ),
  /\b(?:eureka(?:\s+math)?|engage\s*ny|illustrative(?:\s+math(?:ematics)?)?|zearn|amplify(?:\s+(?:ckla|science|ela))?|ckla|hmh|into reading|wonders|\bim\b|savvas|envision|go math|fundations|heggerty|open\s?sci\s?ed|mystery science|foss|el education|wit and wisdom|iready|i-ready|newsela|commonlit|edgenuity)\b/giu,
  // For whom.
  new RegExp(
    String.raw`\b(?:for\s+(?:my\s+)?)?${GRADES}(?:\s*(?:-|–|to|and|&|/)\s*${GRADES})?\s*(?:grade(?:rs?|s)?|gr|graders?)\b\.?`,
    'giu',
  ),
  /\b(?:grade|gr)s?\.?\s*(?:\d{1,2}|k)\b/giu,
  /\b(?:pre-?\s?k|prek|kindergarten|kinder|preschool|tk)\b/giu,
  /\b(?:elementary|middle|high)\s+school\b/giu,
  /\b(?:ap|honors|ib|dual enrollment|gifted|on[- ]level|regents|staar|eog|eoc|gcse|gt)\b/giu,
  // How an objective begins.
  /\b(?:swbat|students? will be able to|students? (?:will|can|should)|learners? (?:will|can)|tswbat|i can|we can|we will|today we will)\b/giu,
];
/** '5) The water cycle'. */
const LEADING_NUMBER = /^\s*(?:#\s*)?\d+(?:\.\d+)*(?:[.:)]\s+|\s*[–—-]\s+)/u;

/** @param typed a topic as it was typed */
export function readCourseWords(typed: string): CourseWords {
  const { rest: besides, units } = takeUnits(typed);
  const codes: string[] = [...units];
  const places: string[] = [];
  const set: string[] = [];
  let rest = besides;
  const takeInto = (list: string[], pattern: RegExp): void => {
    rest = rest.replaceAll(pattern, (found: string) => {
      list.push(found.trim());
      return ' | ';
    });
  };
  for (const pattern of CODES) takeInto(codes, pattern);
  takeInto(places, PLACES);
  for (const pattern of SET) takeInto(set, pattern);
  rest = rest
    .replace(LEADING_NUMBER, '')
    .replaceAll(/\s*(?:\|\s*)+/gu, ', ')
    .replaceAll(/^[\s,]+|[\s,:;–—-]+$/gu, '')
    .trim();
  return { rest, codes: codes.map((code) => code.toUpperCase().replaceAll(/\s+/gu, ' ')), places, set };
}
