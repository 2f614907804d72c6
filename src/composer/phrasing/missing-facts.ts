/** Which facts a request needs that the teacher's details do not give: each becomes a visible blank. */
import { readTeacherSentences } from '../teacher-sentences.ts';
import type { NeededFact } from './principal-phrases.ts';

const DATE = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may(?= \d)|(?<=\b(?:in|by|of|since|until|this|next) )may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|tomorrow|next (?:week|month|year|semester|term|quarter)|this (?:week|month|spring|summer|fall|winter)|spring|summer|fall|winter|end of (?:the )?\p{L}+|\d{1,2}\/\d{1,2})`;

const GIVEN: Readonly<Record<NeededFact, RegExp>> = {
  cost: /[$€£]\s?\d|\b(?:costs?|price[ds]?|free|budget|dollars|fees?|no charge|grant|donated)\b/iu,
  quantity: /\d|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|dozen|class sets?)\b/iu,
  date: new RegExp(String.raw`\b${DATE}\b`, 'iu'),
  times:
    /\b(?:mon|tues|wednes|thurs|fri)days?\b|\b(?:mon|tues?|wed|thu(?:rs?)?|fri)\b|\b\d{1,2}:\d{2}\b|\b\d{1,2}\s?(?:am|pm|a\.m\.|p\.m\.)|\b(?:after|before) school\b|\bduring (?:my )?(?:planning|prep|lunch)\b/iu,
};

const DEADLINE = new RegExp(String.raw`\b(?:by|before|until|due|no later than|deadline)\b[^.!?\n]{0,25}\b${DATE}\b`, 'iu');

export function missingFacts(needs: readonly NeededFact[], details: string): NeededFact[] {
  return needs.filter((need) => !GIVEN[need].test(details));
}

/** The details name a day or an hour to meet. */
export function namesTime(details: string): boolean {
  return GIVEN.times.test(details);
}

/** The teacher's own readiness to talk; who calls somebody else is not meant. */
const OFFER =
  /\b(?:i|we)(?:[’']ll| can| could| will|[’']m| am)\b.*\b(?:(?:call|phone|ring)(?! (?:the|an?|his|her|their|my|our|another|each|every)\b)|(?:talk|speak|meet)(?: (?:to|with))? you|free|available)\b|\b(?:call|phone|reach) me\b/iu;

/** 'I can call Thursday at 8:10': a sentence of the details names the time of a talk, not only of what happened. */
export function offersTime(details: string): boolean {
  return readTeacherSentences(details).some((sentence) => OFFER.test(sentence) && namesTime(sentence));
}

/** The details name a date by which something has to happen. */
export function hasDeadline(details: string): boolean {
  return DEADLINE.test(details);
}
