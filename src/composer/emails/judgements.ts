/**
 * Labels, diagnoses and guessed motives in a note. A family hears what was seen and heard; the rest is left out, and the
 * teacher is told so.
 */
import { labelsIn } from './labels.ts';

/** A reason that nobody can see: it goes, and what was seen stays. */
const MOTIVES: readonly RegExp[] = [
  /,? (?:just |only |probably |simply )*(?:on purpose|deliberately|intentionally|out of spite|for (?:the )?attention|to get (?:attention|a reaction|out of (?:work|it|class))|to (?:annoy|bother|provoke) \p{L}+)\b/giu,
  /,? (?:probably |maybe |just |most likely |i think |I think |it’s )*(?:because|since|as|cuz) (?:of (?:laziness|boredom|jealousy|(?:his|her|their|the) (?:home life|parents’?|divorce|upbringing|culture|diet|phone addiction|adhd|attitude))|(?:he|she|they|the student|\p{Lu}\p{L}+)(?:’s| is| was| just| are| does| doesn’t| don’t| do| did| didn’t| wants?| feels?| thinks?| likes?| hates?)+(?: \p{L}+){0,4}? ?(?:lazy|bored|jealous|mad|angry|tired|spoiled|attention|care|try|trying|mean|rude|showing off|power|control|unmotivated|adhd|hyper|poor|home|parents?|adopted|immature|insecure|work)\b)[^.,;]*/giu,
  /,? (?:probably|maybe|perhaps|possibly|most likely|presumably) (?:because|due to|from|a result of)\b[^.;]*/giu,
  /,? (?:which|that|so) (?:means|shows|tells me|suggests|proves) (?:that )?(?:he|she|they|the student)\b[^.;]*/giu,
];
const GUESS =
  /^(?:and |but )?(?:(?:i|we) (?:really |just |honestly )?(?:think|guess|suspect|bet|assume|imagine|feel like|feel|believe|wonder if)|(?:i am |i’m )?not sure (?:if|whether|what)|probably|maybe|perhaps|possibly|obviously|clearly|seems like|sounds like|looks like|it seems(?: like)?|must be|might be|could be|may be|may have|might have|probably has|something is)\b/iu;
/** What such a guess is about: diagnoses, motives, the home. */
const GUESSED =
  /\b(?:adhd|autis\p{L}*|dyslex\p{L}*|anxi\p{L}*|depress\p{L}*|odd|spectrum|sensory|trauma\p{L}*|drugs?|high|abuse\p{L}*|neglect\p{L}*|lazy|bored|tired|jealous|attention|stress\p{L}*|at home|home (?:life|situation)|divorce|parents?|mom|dad|family|lying|lies|faking|hungry|spoiled|mad|angry|doesn’t (?:care|like|want|try)|hates?|wants? to|afraid|on purpose)\b/iu;
const IS_KNOWN =
  /\b(?:diagnos\p{L}*|doctor|504|iep|evaluat\p{L}*|plan|medication|pediatrician|asked|you (?:told|said|mentioned|shared))\b/iu;
const DIAGNOSIS = /^(?:autistic|adhd|dyslexi[ac]|dyscalculia|oppositional)$/u;
/** The word goes and the rest says what was seen. */
const SPARED: readonly (readonly [RegExp, string])[] = [
  [/\bcareless (?=mistakes?|errors?|slips?)/giu, ''],
  [/\b(?:aggressively|rudely|lazily|defiantly|disrespectfully|carelessly|obnoxiously|annoyingly|meanly) /giu, ''],
  [/ (?:aggressively|rudely|lazily|defiantly|disrespectfully|carelessly|obnoxiously|annoyingly|meanly)\b/giu, ''],
];

export interface Judged {
  readonly text: string;
  /** What was taken out, as typed; the whole where nothing is left. */
  readonly cut: readonly string[];
}

/** @param part a clause of the note */
export function withoutJudgement(part: string): Judged {
  const cut: string[] = [];
  if (GUESS.test(part) && GUESSED.test(part) && !IS_KNOWN.test(part)) return { text: '', cut: [part] };
  let text = part;
  for (const motive of MOTIVES) {
    text = text.replaceAll(motive, (found) => {
      cut.push(found.replace(/^,? /u, ''));
      return '';
    });
  }
  for (const [pattern, by] of SPARED) text = text.replaceAll(pattern, by);
  const labels = labelsIn(text).filter((label) => !(DIAGNOSIS.test(label) && IS_KNOWN.test(text)));
  // What somebody said is a fact, whatever the word.
  if (labels.length > 0 && !/[“"]/u.test(text)) return { text: '', cut: [part] };
  return { text: text.trim(), cut };
}
