/** Cases in which a half-understood idea breaks: the authored one, and those that misconceptions give. */
import { quotedSentence } from '../text/sentence.ts';
import type { Random } from './random.ts';
import type { BandMaterial, HardestCase, Misconception } from './topics/topic-pack.ts';

export function caseFrom({ belief, truth, teacherMove }: Misconception): HardestCase {
  return {
    prompt: `Someone says: ${quotedSentence(belief)} Explain what is wrong with it and what is true, and say how you know.`,
    answer: truth,
    partial: 'Says that it is wrong but gives no reason',
    reteach: teacherMove,
  };
}

/** The authored case in about every third draft, so that a class that had it yesterday meets another. */
export function drawHardestCase({ hardestCase, misconceptions }: BandMaterial, random: Random): HardestCase {
  const others = random.sample(misconceptions, 2).map((misconception) => caseFrom(misconception));
  return random.pick([hardestCase, ...others]);
}
