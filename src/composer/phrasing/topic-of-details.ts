/** The few words at the heart of a teacher's request, for a subject line: '25 graphing calculators for Algebra I'. */
import { readTeacherSentences } from '../teacher-sentences.ts';

const SUBJECT_FIRST =
  /^(?:i|we|he|she|they|it|you|this|that|these|those|there|please|thank|who|what|when|if|because|since|after|before|while|although)\b/iu;
const FINITE_VERB = new RegExp(
  String.raw`\b(?:am|is|are|was|were|has|have|had|do|does|did|can|can[’']t|could|will|won[’']t|would|should|may|might|must|isn[’']t|wasn[’']t|\p{L}+n[’']t|\p{L}+ed|` +
    'went|came|made|said|told|took|got|gave|saw|left|hit|ran|threw|fell|hurt|kept|began|forgot|lost|found|wrote|spoke|put|sat|brought|' +
    'thought|felt|knew|met|won|led|built|drew|sang|taught|bit|broke|chose|fought|held|pushed|read|sent|shut|slept|stood|swung|understood|' +
    'helps|shows|works|reads|writes|needs|wants|takes|gets|makes|asks|says|tells|turns|comes|goes|keeps|starts|finishes|struggles|uses|tries|' +
    'talks|speaks|leaves|arrives|misses|forgets|enjoys|likes|loves|raises|completes|participates|brings|seems|looks|gives|knows|leads|sits|' +
    'need|want|plan|hope|ask|request|propose|meet|teach|believe|know|think|see|use|share|serve|work|begin|start|end|run)' +
    String.raw`\b`,
  'iu',
);
const NOT_VERBS = /^(?:during|morning|evening|nothing|something|everything|anything|spring|according|regarding|concerning|indeed)\b/iu;
const VERB_FIRST =
  /^(?:\p{L}+(?:ing|ed)|has|is|was|does|did|hit|ran|threw|went|came|made|said|told|took|got|gave|left|kept|forgot|lost|hurt|refuses|talks|needs|wants|shows|helps|works)\b/iu;

/** Notes have no verb, or begin with one: 'missing 3 assignments', 'quiz 62%', 'talked back twice'. */
function isNote(text: string): boolean {
  if (SUBJECT_FIRST.test(text)) return false;
  if (!FINITE_VERB.test(text)) return true;
  return VERB_FIRST.test(text) && !NOT_VERBS.test(text);
}

/** How a request begins before it says what is wanted. */
const REQUEST_START =
  /^(?:hello|hi|dear [^,]+)?[,\s]*(?:(?:(?:i|we)(?:[’']d| would)? )?(?:(?:just|really|also) )?(?:want(?:ing)?|need(?:ing)?|hop(?:e|ing)|would like|would love|like|love) to (?:request|ask for|propose|discuss|talk (?:(?:to|with) you )?about|meet (?:with you )?about)|(?:i|we)(?:[’']d| would)? (?:(?:urgently|really|also|just) )?(?:need|want|like|request|ask for|propose)(?: to (?:request|ask for|propose|buy|order|get|attend|have|start|discuss|talk (?:(?:to|with) you )?about|meet(?: with you)?(?: about| to discuss| to talk about)))?|(?:i am|i[’']m|we are|we[’']re) (?:requesting|asking for|proposing|in need of)|requesting|asking for|request for|requests?:|need(?:ed)?:?|propos(?:al|ing)(?: for|:)?|(?:can|could|may) (?:i|we) (?:please )?(?:have|get|order|attend)|please (?:approve|order|consider)|permission (?:to|for)|(?:to )?(?:talk|meet)(?: with you)? (?:about|to discuss)|(?:to )?(?:discuss|go over)|(?:i|we) (?:am|are) writing about|about|regarding|re:)\s+/iu;
const CLAUSE_END =
  /\s*(?:[,;:.!?(]|\s[–—-]\s|\s(?:because|so that|which|who|while|although|but|and (?:i|we|it|they)|to (?:help|support|replace|make|give))\b)/iu;
const NO_PHRASE = /^(?:i|we|to|he|she|they|it|this|that|there|my|our|which|what|how|why|when) /iu;
const CLAUSE = /\b(?:is|are|was|were|has|have|had|will|would|can|could|should|do|does|did|need|needs)\b/iu;
/** 'The new program moves too fast': a verb that no list knows, after what begins like its subject. */
const PLAIN_CLAUSE =
  /^(?:the|our|my|this|these|those|some|many|most|\d+)\s(?:\S+\s){1,5}\p{Ll}{3,}s?\s(?:too|very|so|well|not|only|more|less|a|an|out|up|behind|ahead|through|faster|slower|harder)\b/iu;
const TRAILING = /\s+(?:a|an|the|of|for|to|in|on|at|with|and|or|our|my|from|by|per|each|this|that|as)$/iu;
const PREPOSITION = /^(?:on|in|at|for|with|to|by|from|after|before|since|during|about|over|per)$/iu;
const MOST_WORDS = 10;
const LEAST_WORDS = 4;

export interface DetailsTopic {
  readonly text: string;
  /** It reads inside a sentence: what is wanted, not a clause. */
  readonly isPhrase: boolean;
}

/** Cut where a phrase begins, so that no phrase is broken off in its middle. */
function shortened(words: readonly string[]): string {
  if (words.length <= MOST_WORDS) return words.join(' ');
  let end = MOST_WORDS;
  while (end > LEAST_WORDS && !PREPOSITION.test(words[end] ?? '')) end -= 1;
  let text = words.slice(0, end > LEAST_WORDS ? end : MOST_WORDS).join(' ');
  while (TRAILING.test(text)) text = text.replace(TRAILING, '');
  return end > LEAST_WORDS ? text : `${text} …`;
}

/** @returns undefined where the details begin with nothing that would do */
export function topicOfDetails(details: string): DetailsTopic | undefined {
  const sentence = readTeacherSentences(details)[0] ?? '';
  const first = sentence.replace(/[.!?…:]+["”’)]*$/u, '');
  const start = REQUEST_START.exec(first)?.[0] ?? '';
  const clause = (first.slice(start.length).split(CLAUSE_END)[0] ?? '').trim();
  const words = clause.split(/\s+/u).filter(Boolean);
  if (words.length === 0 || clause.length < 3) return undefined;
  const isWholeQuestion = sentence.endsWith('?') && clause === first;
  const text = isWholeQuestion && words.length <= MOST_WORDS + LEAST_WORDS ? `${clause}?` : shortened(words);
  const wanted = !isWholeQuestion && (start !== '' || isNote(sentence));
  const isPhrase = wanted && words.length <= MOST_WORDS && !CLAUSE.test(text) && !PLAIN_CLAUSE.test(text) && !NO_PHRASE.test(text);
  // A note typed in lower case stays so inside a sentence.
  const typedLower = start === '' && isPhrase && /^\W*\p{Ll}/u.test(details);
  return { text: typedLower ? text.charAt(0).toLowerCase() + text.slice(1) : text, isPhrase };
}
