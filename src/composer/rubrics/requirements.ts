/** What a note asks the work to hold, as something that can be counted: '5 sources', 'a title and labels', '3 minutes long'. */

const UNITS =
  'sources?|slides?|pages?|paragraphs?|facts?|words|sentences?|examples?|quotes?|quotations?|images?|pictures?|photos?|labels?|vocabulary words|steps|colors|stanzas|lines|panels|graphs?|tables?|citations?|visuals?|minutes? long|minutes?|seconds|reasons?|details?|events|questions|characters|props?|materials|dates';
const COUNTED = new RegExp(
  String.raw`(?:at least |no more than |up to |about |a minimum of |minimum(?: of)? )?(?:\d+(?:\s*(?:-|–|to)\s*\d+)?|one|two|three|four|five|six|seven|eight|ten)\s+(?:[\p{L}-]+\s+){0,2}?(?:${UNITS})\b(?:\s+(?:from|of|in|on|with|per)\s+[\p{L}\s]{2,30})?`,
  'giu',
);
/** Whatever is counted, where it is plainly asked for: 'at least 4 animals'. */
const AT_LEAST =
  /\b(?:at least|a minimum of|minimum(?: of)?) (?:\d+|one|two|three|four|five|six|seven|eight|ten) (?:[\p{L}-]+ )?[\p{L}-]+s\b/giu;
const MUST = /\b(?:must|need(?:s)? to|ha(?:s|ve) to|should)\s+(?:have|include|show|use|contain)\s+(?<what>[^.;\n]{3,80})/giu;
const ABOUT_SCORING = /\bpoints?\b|\bworth\b|\bcriteria\b|\brubric\b|\blevels?\b/iu;

const tidy = (text: string): string =>
  text
    .trim()
    .replace(/[,\s]+$/u, '')
    .replaceAll(/\s+/gu, ' ');

/** At most four, each a short phrase; [] where nothing is asked for. */
export function requirementsIn(note: string): string[] {
  const clauses = note
    .split(/[.;\n]+/u)
    .filter((clause) => !ABOUT_SCORING.test(clause.replaceAll(/\d+ points? total/giu, '')) || COUNTED.test(clause));
  COUNTED.lastIndex = 0;
  const found: string[] = [];
  for (const clause of clauses) {
    const ofUnits = [...clause.matchAll(COUNTED)].map(([whole]) => tidy(whole));
    const counted = ofUnits.length > 0 ? ofUnits : [...clause.matchAll(AT_LEAST)].map(([whole]) => tidy(whole));
    found.push(...counted);
    if (counted.length > 0) continue;
    for (const { groups } of clause.matchAll(MUST))
      found.push(
        ...(groups?.['what'] ?? '')
          .split(/,| and /u)
          .map(tidy)
          .filter(Boolean),
      );
  }
  return [...new Set(found)].slice(0, 4);
}

const listed = (parts: readonly string[]): string =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;

/** A criterion that counts them; undefined where there is nothing to count. */
export function requirementsCriterion(
  note: string,
): { readonly name: string; readonly levels: readonly [string, string, string, string] } | undefined {
  const parts = requirementsIn(note);
  if (parts.length === 0) return undefined;
  const all = listed(parts);
  if (parts.length === 1) {
    return {
      name: 'Requirements',
      levels: [
        `All that was asked for is there: ${all}.`,
        `Nearly all is there: one short of ${all}.`,
        `About half is there of ${all}.`,
        `A start is there: less than half of ${all}.`,
      ],
    };
  }
  return {
    name: 'Requirements',
    levels: [
      `All are there, as asked: ${all}.`,
      `All but one are there, or one is cut short: ${all}.`,
      `About half are there, or several are cut short: ${all}.`,
      `One is there, of ${all}.`,
    ],
  };
}

/** 'Out of 40 points', '100 points total'; undefined where no total is asked for. */
export function totalPointsIn(note: string): number | undefined {
  const found =
    /\b(?:out of|worth|total(?:ing| of)?|adds? up to)\s+(?<total>\d{1,3})(?:\s*(?:points?|pts?))?\b/iu.exec(note) ??
    /\b(?<total>\d{1,3})\s*(?:points?|pts?)\b(?:\s+(?:total|in all|possible|rubric))?/iu.exec(note);
  const total = Number(found?.groups?.['total']);
  return total >= 12 && total <= 500 ? total : undefined;
}

/** 'Citations should be worth the most' → 'citations'. */
export function mostWorthIn(note: string): string | undefined {
  return (
    /(?<what>[\p{L}\s]{3,30}?)\s+(?:should|must|has to|have to|to)?\s*(?:be|count|is|are)?\s*(?:worth|for)?\s*the most\b/iu
      .exec(note)
      ?.groups?.['what']?.trim() ??
    /\b(?:half|most|\d+ ?%)(?: of (?:it|them|the (?:grade|points?|score|rubric)))? (?:should|must|needs to|has to) be (?:for |on |about )?(?<what>[\p{L}\s]{3,40})/iu
      .exec(note)
      ?.groups?.['what']?.trim() ??
    /\bweight(?:ed)? (?:\d+ ?% )?(?:on |for |toward )?(?<what>[\p{L}\s]{3,30}) (?:the )?(?:most|\d+ ?%)|\bweighted \d+ ?% (?:on |for )?(?<other>[\p{L}]{3,20})/iu
      .exec(note)
      ?.groups?.['other']?.trim() ??
    /\b(?:double|extra|more|most) (?:weight|points) (?:for|on|to) (?<what>[\p{L}\s]{3,30})/iu.exec(note)?.groups?.['what']?.trim()
  );
}
