/** What there is to work with, said clause by clause so that 'no' belongs to what it stands with. */
import type { Means } from './wishes.ts';

const NEGATION =
  /\b(?:no|not|never|without|none|isn'?t|aren'?t|don'?t|dont|doesn'?t|can'?t|cannot|won'?t|down|off|out|broken|dead|banned|unavailable|taken|out of)\b/iu;
const CALCULATOR = /\bcalculators?\b/iu;
const DEVICE =
  /\b(?:chromebooks?|i-?pads?|laptops?|devices?|tablets?|computers?|technology|tech|wi-?fi|internet|screens?|cell ?phones?|phones)\b|\b1:1\b|\bone[- ]to[- ]one\b/iu;
const PAPER_ONLY = /\bpaper (?:and|\/|&)? ?pencil\b|\bscreen[- ]free\b|\bunplugged\b|\blow[- ]tech\b|\bno[- ]tech\b/iu;
const LAB =
  /\b(?:no|not|without|can'?t (?:do|use|have)|don'?t have|isn'?t)(?: (?:any|a|an|the))? (?:wet |science )*(?:labs?|experiments?|equipment|supplies)\b/iu;
const OUTDOORS =
  /\boutdoors?\b|\b(?:go|going|be|do|part|class|lesson|some|all|take\w*|held|teaching|walk)\b.{0,25}\boutside\b(?! of| the box)/iu;
const WHITEBOARDS = /\b(?:white ?boards?|dry[- ]erase boards?)\b/iu;
const MANIPULATIVES =
  /\b(?:manipulatives?|base[- ](?:ten|10) blocks|(?:unifix|snap|linking) cubes|counters|fraction (?:bars|strips|tiles|circles|pieces)|algebra tiles|pattern blocks|cuisenaire rods)\b/iu;
const STATIONS =
  /\bcenters\b|\bcenter time\b|\bstations\b|\bstation (?:work|rotations?|teaching)\b|\brotations? with\b|\brotate (?:through|between)\b/iu;
const NO_COPIES =
  /\b(?:no|not|can'?t|cannot|don'?t have|without|out of|low on|can'?t make)(?: (?:make|use|the|a|any|more))* (?:cop(?:y|ies|ier)|print(?:er|ing|outs?)?|handouts)\b|\b(?:copier|printer)\b.{0,20}\b(?:broken|down|jammed|out|dead)\b|\bout of paper\b|\bpaperless\b/iu;
const SUB = /\bsub(?:stitute)?s?\b(?! for\b)(?!-)|\bguest teacher\b|\bi(?:'ll| will|'m| am)? be out\b|\bwhile i(?:'m| am) out\b/iu;

/** @param clauses as `clausesOf` gives them */
export function readMeans(clauses: readonly string[]): Means[] {
  const found = clauses.flatMap((clause): Means[] => {
    const isNot = NEGATION.test(clause);
    return [
      ...(NO_COPIES.test(clause) ? (['no copies'] as const) : []),
      ...(CALCULATOR.test(clause) ? ([isNot ? 'no calculators' : 'calculators'] as const) : []),
      ...(PAPER_ONLY.test(clause) ? (['no devices'] as const) : DEVICE.test(clause) ? ([isNot ? 'no devices' : 'devices'] as const) : []),
      ...(LAB.test(clause) ? (['no lab'] as const) : []),
      ...(OUTDOORS.test(clause) && !isNot ? (['outdoors'] as const) : []),
      ...(WHITEBOARDS.test(clause) && !isNot ? (['whiteboards'] as const) : []),
      ...(MANIPULATIVES.test(clause) ? ([isNot ? 'no manipulatives' : 'manipulatives'] as const) : []),
      ...(STATIONS.test(clause) && !isNot ? (['stations'] as const) : []),
    ];
  });
  return [...new Set(found)];
}

export function isForSub(text: string): boolean {
  return SUB.test(text);
}
