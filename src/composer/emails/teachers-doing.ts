/** Notes without a subject whose doing can only be the teacher's: “emailing weekly”, “moved seat”, “called home twice”. */
import type { Telling } from './clause.ts';

const ADVERB =
  '(?:(?:also|already|now|just|recently|currently|still|finally|have|has|had|will|am|been|going to|be|quietly|immediately|later|then) )*';
const WHO =
  '(?:him|her|them|the student|the class|the group|parents?|mom|dad|family|families|home|you|both|everyone|students|counselor|nurse|office|principal|admin|{student})';
/** With an object, where one is needed to tell the teacher's doing from the student's. */
const DOINGS: readonly string[] = [
  String.raw`(?:call|phon|text|contact|notif|messag|inform|updat)(?:ed|s|ing|y|ied|e)? (?:home|mom|dad|parents?|family|families|guardian|the office|office|nurse|the nurse|counselor|the counselor|principal|admin|you|both|twice|mother|father|grandma|transportation|security|for help)`,
  String.raw`(?:e-?mail)(?:ed|ing|s)?\b`,
  String.raw`(?:reach|reached|reaching) out to`,
  String.raw`(?:spoke|speak|speaking|chatted|conferenced|conferencing|conferred|checked in|checking in|check in|follow(?:ed|ing)? up|met|meet|meeting|sat down|work|worked|working|sit|sitting|touch(?:ed)? base) (?:1:1 |one on one |one-on-one |privately |individually |daily |weekly )?with ${WHO}`,
  String.raw`(?:meeting|met|meet) (?:weekly|daily|every|on|at|one on one|1:1|in small|with)`,
  String.raw`(?:checking|check) in\b(?! late)`,
  String.raw`(?:talk|talked|talking|spoke|speaking) (?:to|with) (?:${WHO}|the (?:two|other|both|students)|both students|another teacher|the other)`,
  String.raw`(?:talked|spoke) privately`,
  String.raw`mov(?:ed|ing|e) (?:${WHO}|the |his |her |their )?(?:seats?|desks?|to (?:a |the )?(?:front|different seat|new seat))`,
  String.raw`mov(?:ed|ing) (?:him|her|{student})`,
  String.raw`chang(?:ed|ing|e) (?:his |her |their |the )?(?:seats?|seating|groups?|partners?)`,
  String.raw`(?:offer|provid|schedul|arrang|model|modif|monitor|adjust|implement|differentiat|reteach|pre-?teach|scaffold|recommend)(?:ed|ing|ied|y|e)?\b(?! (?:by|to|from|out|himself|herself))`,
  String.raw`(?:document|refer|referr)(?:ed|ing) (?:it|this|him|her|{student}|the|for|to (?:the )?(?:counselor|sst|mtss|team))\b`,
  String.raw`pull(?:ed|ing)? (?:him|her|them|{student}|aside|small|a small|for|out)\b`,
  String.raw`(?:retaught|(?:gave|giving|give) (?:him|her|them|{student}|the student|extra (?:time|help|support|practice)|more time|a (?:reminder|warning|second chance|checklist|copy)|reminders?|warnings?|extended time|extra|first aid|ice|verbal|preferential|(?:two|three|\d+) (?:reminders|warnings|chances)|(?:lunch )?detention))\b`,
  String.raw`(?:sent|sending|send) (?:home|you|(?:an? |the )?(?:email|note|letter|work|packet|copy|study guide)s? (?:home|to|yesterday|last|on|monday|tuesday|wednesday|thursday|friday)|e-?mails\b|reminders?|missing work|him to|her to|{student} to)`,
  String.raw`(?:set|setting) (?:up|a goal|goals)`,
  String.raw`(?:put|putting) (?:together|in place|a plan|supports|him in|her in|{student} in)`,
  String.raw`(?:start|starting|started|begin|beginning|began|run|running|lead|leading|launch|launching) (?:a |an |our |the |my )?(?:small|group|intervention|tutoring|guided|check|daily check|weekly|reward|behavior|sticker|reading (?:group|intervention|support)|math (?:group|intervention|support)|token|incentive|1:1|one[- ]on|point sheet)`,
  String.raw`(?:try|tried|trying) (?!hard|his|her|best|to (?:leave|run|hit|hide|help|make|get|climb|grab|take|blame|copy|cheat|do|be|stop|finish|complete|answer|stay|control|improve|calm)|again|new things|really|very|every|everything|so|harder|the (?:problem|work)|your best)`,
  String.raw`(?:remind|redirect|warn|separat|prompt|coach|excus|allow)(?:ed|ing|e|s)? (?:him|her|them|{student}|the (?:two|students|boys|girls|class|student)|both)`,
  String.raw`(?:asked|told) (?:him|her|{student}) to (?:stop|sit|leave|move|put|go|come|get|wait|finish|redo|start|try|clean|apologize|line|return|hand|stay|step|take a)\b`,
  String.raw`(?:review|go|going|went) over\b`,
  String.raw`(?:review|reviewed|reviewing|practiced|practicing|worked on|working on|discussed|discussing|went over) (?:it|this|that|them|the (?:expectations?|rules?|steps|missing|list|strategies|work)|expectations?|rules|strategies|with)\b`,
  String.raw`(?:use|using|used) (?:a |an |the )?(?:timer|visual|visuals|chart|checklist|behavior|sticker|token|fidgets?|manipulatives|sentence|graphic|exit|preferential|proximity|reward system|break card|point sheet|planner checks?)`,
  String.raw`(?:accept|accepting|extend|extended|extending|allowing|allowed) (?:late|the|his|her|work|until|a|re-?takes?|make-?ups?|deadline)`,
  String.raw`(?:want|need|would like|would love|hope|hoping|wanting|looking|requesting|request|propose|proposing|suggest|suggesting|wondering|planning|plan|asking|thinking|writing|attaching|applying|willing|happy|glad|excited|seeking|interested|submitting|sharing)\b(?= (?:to|for|a|an|that|if|you|your|about|of|this|the|some|my|our|new|more|\d|whether|counselor|help|approval|support|advice|in|permission|feedback|guidance|principal|admin|meeting|time|input|sub|money|funding|parents?|family))`,
  String.raw`(?:can|could) (?:meet|talk|call|send|provide|do|be reached|share|give|offer|write|cover|help|bring|show|lead|use|extend|accept|set|email|pick|use|pay|start)\b`,
  String.raw`(?:available|free)\b(?! (?:reading|time|choice|lunch|throw))`,
  String.raw`(?:appreciate|look forward|looking forward|believe|love having|enjoy having|enjoyed having|am|enclosed|confiscated|took (?:it|the phone|the toy|the ipad|his phone|her phone|phone)(?: away|$|,)|took away (?:the |his |her )?(?:phone|toy|ipad|device)|(?:notice|noticed|seeing|see|saw) (?:that|he|she|him|her|{student}|some|a lot|improvement|growth|a change))\b`,
  String.raw`(?:separated|intervened|stepped in|broke (?:it|them) up|investigat(?:ed|ing)|filed|wrote (?:up|a referral)|assign(?:ed|ing) (?:a|new|lunch|detention|seats?|him|her))\b`,
];
const FUTURE = String.raw`will (?:call|email|send|meet with|work with|check in|keep (?:you|an eye|monitoring|checking|working with)|let you|update|follow up|offer|provide|talk (?:to|with)|speak with|monitor|move (?:him|her|{student}|seats?)|review (?:it|this|with)|share (?:with|more)|pull|reteach|contact|be (?:calling|sending|working with|checking|in touch|available|pulling|meeting)|assign|set up|schedule|start (?:a|small|group|tutoring)|adjust|extend|accept|allow|document|arrange|communicate|reach out|continue to (?:monitor|work with|check|offer|support|pull|provide|send|email|update))\b`;

/** Stands for the student’s name, so that the pattern is made once and holds no name. */
const STUDENT = '\u{E000}';
const PATTERN = new RegExp(`^${ADVERB}(?:${[FUTURE, ...DOINGS].join('|')})`.replaceAll('{student}', STUDENT), 'iu');

/** Of a principal's reader, what is tried, needed or wanted is the teacher's; of a family's, only what no student does. */
export function isTeachersDoing(fragment: string, { student }: Telling): boolean {
  return PATTERN.test(fragment.replaceAll(student, STUDENT));
}
