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
  String.raw`(?:offer|provid|schedul|arrang|model|document|modif|monitor|adjust|implement|differentiat|reteach|pull|pre-?teach|scaffold|supervis|referr|refer|recommend|creat|prepar|purchas|order|reserv|coordinat|attach|print|monitor|observ|conduct|administer|assess|plann|plan)(?:ed|ing|ied|y|e)?\b(?! (?:by|to (?:the )?(?:office|nurse)|from|out))`,
  String.raw`(?:retaught|gave|giving|give|given) (?:${WHO}|extra|more|a (?:copy|reminder|warning|break|chance|choice|checklist|second|new|quiet|timer|packet)|an|reminders?|warnings?|two|three|\d+|extended|time|help|support|chances?|choices|first aid|ice|verbal|preferential|detention|lunch detention)\b`,
  String.raw`(?:sent|sending|send) (?:home|you|an? (?:email|note|message|copy|packet|text)|e-?mails?|notes?|work|packets?|reminders?|a|letters?|him|her|{student}|missing|materials|information)`,
  String.raw`(?:set|setting) (?:up|a goal|goals)`,
  String.raw`(?:put|putting) (?:a|together|in a|him|her|in place)`,
  String.raw`(?:start|starting|started|begin|beginning|began|run|running|lead|leading|launch|launching) (?:a |an |our |the |my )?(?:small|group|intervention|tutoring|guided|check|daily|weekly|new|reward|behavior|sticker|lunch|after|before|extra|point|reading (?:group|intervention|support)|math (?:group|intervention|support)|token|incentive|1:1|one)`,
  String.raw`(?:try|tried|trying) (?!hard|his|her|best|to (?:leave|run|hit|hide|help|make|get|climb|grab|take|blame|copy|cheat|do|be|stop|finish|complete|answer|stay|control|improve|calm)|again|new things|really|very|every|everything|so|harder|the (?:problem|work)|your best)`,
  String.raw`(?:remind|redirect|warn|separat|prompt|encourag|help|assist|coach|comfort|support|join|invit|excus|allow|ask|told|tell|assign|praise|thank)(?:ed|ing|e|s)? (?:him|her|them|{student}|the (?:two|students|boys|girls|class|student)|both)`,
  String.raw`(?:review|go|going|went) over\b`,
  String.raw`(?:review|reviewed|reviewing|practiced|practicing|worked on|working on|discussed|discussing|went over) (?:it|this|that|them|the (?:expectations?|rules?|steps|missing|list|strategies|work)|expectations?|rules|strategies|with)\b`,
  String.raw`(?:use|using|used) (?:a |an |the )?(?:timer|visual|visuals|chart|checklist|behavior|sticker|token|fidgets?|manipulatives|sentence|graphic|exit|preferential|proximity|small|data|positive|reward|break|point|planner checks?)`,
  String.raw`(?:accept|accepting|extend|extended|extending|allowing|allowed) (?:late|the|his|her|work|until|a|re-?takes?|make-?ups?|deadline)`,
  String.raw`(?:want|need|would like|would love|hope|hoping|wanting|looking|requesting|request|propose|proposing|suggest|suggesting|wondering|planning|plan|asking|thinking|writing|attaching|applying|willing|happy|glad|excited|seeking|interested|submitting|sharing)\b(?= (?:to|for|a|an|that|if|you|your|about|of|this|the|some|my|our|new|more|\d|whether|counselor|help|approval|support|advice|in|permission|feedback|guidance|principal|admin|meeting|time|input|sub|money|funding|parents?|family))`,
  String.raw`(?:can|could) (?:meet|talk|call|send|provide|do|be reached|stay|share|give|offer|write|cover|help|bring|show|lead|use|extend|accept|set|email|pick|use|pay|start)\b`,
  String.raw`(?:available|free)\b(?! (?:reading|time|choice|lunch|throw))`,
  String.raw`(?:appreciate|look forward|looking forward|thank|believe|see|saw|noticed|notice|heard|observed|found|know|understand|realize|wonder|love having|enjoy having|enjoyed having|am|recommend|received|collected|caught|enclosed|took away|confiscated|took (?:the |his |her )?(?:phone|toy))\b`,
  String.raw`(?:separated|cleaned|bandaged|iced|washed|stopped|intervened|stepped in|broke (?:it|them) up|conferred|investigat(?:ed|ing)|filed|wrote (?:up|a referral)|assign(?:ed|ing) (?:a|new|lunch|detention|seats?|him|her))\b(?! (?:up|working|talking|doing|crying|trying|coming|turning|playing|by))`,
];
const FUTURE = String.raw`will (?:call|email|send|meet|work with|give|check|keep|let you|update|follow|continue|offer|provide|help|talk|speak|monitor|move|review|share|pull|reteach|contact|be (?:calling|sending|working with|checking|in touch|available|pulling|meeting)|assign|set up|schedule|start (?:a|small|group|tutoring)|use|try|adjust|extend|accept|allow|watch|document|look|ask|arrange|communicate|reach)\b`;

const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/** Of a principal's reader, what is tried, needed or wanted is the teacher's; of a family's, only what no student does. */
export function isTeachersDoing(fragment: string, { student }: Telling): boolean {
  const source = `^${ADVERB}(?:${[FUTURE, ...DOINGS].join('|')})`.replaceAll('{student}', escape(student));
  return new RegExp(source, 'iu').test(fragment);
}
