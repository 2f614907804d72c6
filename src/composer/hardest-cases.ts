/** Cases in which a half-understood idea breaks: the authored one, and those that misconceptions give. */
import { quotedSentence } from '../text/sentence.ts';
import type { Random } from './random.ts';
import { nearestTo } from './speaks-of.ts';
import { spoken } from './spoken-beliefs.ts';
import type { BandMaterial, HardestCase, Misconception } from './topics/topic-pack.ts';

export function caseFrom({ belief, truth, teacherMove }: Misconception): HardestCase {
  return {
    prompt: `Someone says: ${quotedSentence(belief)} Explain what is wrong with it and what is true, and say how you know.`,
    answer: truth,
    partial: 'Says that it is wrong but gives no reason',
    reteach: teacherMove,
  };
}

const isIdea = ({ isSlip }: Misconception): boolean => isSlip !== true;

const OTHERS = 2;
/** Among so many of the nearest one is drawn, so that two drafts of the same work may still close differently. */
const NEAREST = 2;

/** A case that speaks of what a piece of work was about. */
export function hardestCaseOn(work: object, { hardestCase, misconceptions }: BandMaterial, random: Random): HardestCase {
  const drawn = random.pick(
    nearestTo<HardestCase | Misconception>(work, [hardestCase, ...spoken(misconceptions.filter(isIdea))]).slice(0, NEAREST),
  );
  return 'belief' in drawn ? caseFrom(drawn) : drawn;
}

/**
 * The authored case in about every third draft, so that a class that had it yesterday meets another.
 * @param used beliefs that the draft holds already
 */
export function drawHardestCase({ hardestCase, misconceptions }: BandMaterial, random: Random, used?: ReadonlySet<string>): HardestCase {
  const fresh = spoken(misconceptions.filter((item) => isIdea(item) && used?.has(item.belief) !== true));
  const others = random.sample(fresh, OTHERS).map((misconception) => caseFrom(misconception));
  const isAsked = misconceptions.some(({ belief, truth }) => used?.has(belief) === true && truth === hardestCase.answer);
  if (!isAsked) return random.pick([hardestCase, ...others]);
  // Some were drawn and passed over: better one of those than the same twice.
  const further = spoken(misconceptions.filter((item) => isIdea(item) && item.truth !== hardestCase.answer)).map((item) => caseFrom(item));
  return random.pick(others.length > 0 ? others : further.length > 0 ? further : [hardestCase]);
}
