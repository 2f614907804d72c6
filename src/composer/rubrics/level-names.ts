/** How the four levels are called, best first, for each way of scoring. */
import type { Random } from '../random.ts';
import type { RubricTier } from './criterion.ts';

type LevelNames = readonly [string, string, string, string];
export type ScoringSystem = 'Points' | 'Descriptive' | 'Standards-Based';

const POINTS: LevelNames = ['Level 4', 'Level 3', 'Level 2', 'Level 1'];
const STANDARDS: LevelNames = ['Exceeds the standard', 'Meets the standard', 'Approaching the standard', 'Beginning'];
const DESCRIPTIVE: Readonly<Record<RubricTier, readonly LevelNames[]>> = {
  young: [
    ['I did it and more', 'I did it', 'I am almost there', 'I have started'],
    ['In full bloom', 'Blooming', 'Budding', 'Planted'],
    ['Wow', 'Got it', 'Getting it', 'Starting'],
  ],
  middle: [
    ['Extending', 'Secure', 'Developing', 'Beginning'],
    ['Leading the way', 'On the path', 'Finding the path', 'Setting out'],
    ['Expert', 'Skilled', 'Learner', 'Beginner'],
  ],
  older: [
    ['Advanced', 'Proficient', 'Developing', 'Emerging'],
    ['Extending', 'Secure', 'Developing', 'Beginning'],
    ['Exemplary', 'Accomplished', 'Developing', 'Beginning'],
  ],
};

export function levelNames(system: ScoringSystem, tier: RubricTier, random: Random): LevelNames {
  if (system === 'Points') return POINTS;
  return system === 'Standards-Based' ? STANDARDS : random.pick(DESCRIPTIVE[tier]);
}
