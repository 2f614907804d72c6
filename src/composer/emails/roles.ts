/** What a sentence of a note is there for. */
import type { Clause } from './clause.ts';

export type Role = 'good' | 'happened' | 'school' | 'wanted' | 'reply';

const GOOD =
  /\b(?:improv\p{L}+|rose|grew|growth|progress(?:ed|ing)?|great|excellent|wonderful|amazing|awesome|fantastic|outstanding|proud|kind(?:ness)?|polite|respectful|helps|helped|helpful|encourag\p{L}+|thoughtful|creative|curious|passed|mastered|met (?:the |his |her )?goal|perfect|best|enjoys?|loves?|strong|strength|hard work\p{L}*|works? hard|worked hard|well done|good (?:job|work|effort|progress|questions?|attitude|news)|doing well|did well|a joy|pleasure|shared|volunteer\p{L}*|included|earned an? [AB]\b|100%|award|kindly|leader(?:ship)?|comforted|welcomed|stood up for|cleaned up|thank(?:ed|ful)|smil\p{L}+|success\p{L}*)\b/iu;
const BAD =
  /\b(?:not|n’t|never|no|but|still|missing|late|fail\p{L}*|low|lost|below|behind|struggl\p{L}*|difficult\p{L}*|trouble|hard time|refus\p{L}*|push\p{L}*|hit|kick\p{L}*|concern\p{L}*|worr\p{L}*|drop\p{L}*|decreas\p{L}*|interrupt\p{L}*|disrupt\p{L}*|distract\p{L}*|incomplete|absent|tardy|argu\p{L}*|fight|upset|cried|hurt|fell|mixes up|rarely|seldom|confus\p{L}*|without|unless|until|needs?|only|mistakes?|errors?|instead of|rather than)\b/iu;
const FROM_TO =
  /\b(?:from )?(?<from>\d+(?:\.\d+)?)(?:%| percent| points)? to (?:an? )?(?<to>\d+(?:\.\d+)?)(?:%| percent| points)?\b(?! (?:minutes|students|pm|am|\p{L}+ (?:minutes|each)))/iu;
const ROSE = /\b(?:went|gone|rose|moved|jumped|improved|increased|grew|up|score|test|quiz|average|grade|level|from)\b/iu;
/** Where fewer is better. */
const FEWER_BETTER = /\b(?:absences|tardies|missing|late|referrals|reminders|outbursts|errors|mistakes|minutes late|incidents)\b/iu;
const GOES_ON =
  /^(?:then|after that|after this|afterwards?|this|that|it|they|these|those|he|she|so|also|but|and|however|as a result|since then|both|another|when asked|later)\b/iu;
const SCHOOL =
  /^(?:I|We|Our team|My (?:aide|co-?teacher)|The (?:nurse|counselor|principal|office|aide|team|school|specialist|custodian|interventionist|coach|librarian|secretary|teacher|para|paraprofessional)|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Coach|Nurse|Principal|An ice pack|Ice|First aid|At school)\b/u;
const TEACHER_STATES =
  /^I (?:would (?:love|like)|hope|wish|am (?:so |very |really )?(?:worried|concerned|proud|glad|happy|sorry|pleased|impressed|writing)|noticed|notice|saw|see|heard|observed|think|feel|believe|know|have (?:noticed|seen|heard|observed)|love|enjoy|appreciate|also want to mention|understand|was (?:impressed|surprised|proud)|caught|found|had to|received|want to mention)\b/u;
const WANTED =
  /^(?:please|can you|could you|would you|will you|are you|do you|is it|would it|it would (?:be|help)|may (?:I|we)|could we|can we|I would like (?:to (?:meet|talk|schedule|set up|discuss|hear|invite|ask)|you)|I would love to (?:meet|talk)|let me know|feel free|I (?:want|need|hope) (?:to (?:meet|talk|schedule|set up|discuss)|you)|I am (?:asking|hoping|requesting|looking|wondering)|it would help if you|any chance|you can|if you could)\b/iu;
const REPLY =
  /^I (?:am|can be|will be|could be)? ?(?:free|available|reached|can (?:call|meet|talk|be reached)|could (?:call|meet|talk)|can)\b.*(?:\d|monday|tuesday|wednesday|thursday|friday|school|planning|lunch|week|call|meet|talk)|^(?:call|email|text|reach|contact) (?:me|us)\b|^(?:my|our) (?:number|phone|email|planning|prep|conference period|office hours)\b|^The date is |^(?:this|that) is (?:on|at|after|before|between) /iu;

/** Whether the sentence tells of something that went up. */
export function tellsOfGrowth(text: string): boolean {
  const numbers = FROM_TO.exec(text)?.groups;
  if (!numbers || !ROSE.test(text)) return false;
  const up = Number(numbers['to']) > Number(numbers['from']);
  return FEWER_BETTER.test(text) ? Number(numbers['to']) < Number(numbers['from']) : up;
}

export const isGood = (text: string): boolean =>
  (tellsOfGrowth(text) && !/\bbut\b/iu.test(text)) || (GOOD.test(text) && !BAD.test(text) && !FROM_TO.test(text));

/** @param before what the sentence before it is there for: one that goes on with “then” or “it” stays with it */
export function roleOf(text: string, clauses: readonly Clause[], before: Role | undefined): Role {
  if (REPLY.test(text)) return 'reply';
  if (WANTED.test(text) || clauses.some(({ mood }) => mood !== 'statement')) return 'wanted';
  if (
    before !== undefined &&
    GOES_ON.test(text) &&
    before !== 'wanted' &&
    before !== 'reply' &&
    !(before === 'good' && BAD.test(text)) &&
    !(before !== 'good' && isGood(text))
  )
    return before;
  if (isGood(text))
    return SCHOOL.test(text) && !TEACHER_STATES.test(text) && clauses.every(({ tense }) => tense !== 'past') ? 'school' : 'good';
  if (SCHOOL.test(text) && !TEACHER_STATES.test(text)) return 'school';
  return 'happened';
}
