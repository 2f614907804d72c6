/** What carries a set of problems as one story. */
import type { Scene } from '../../composer/math/scenes.ts';
import type { Random } from '../../composer/random.ts';
import { type DrawnProblem, isSetIn } from './draw-problems.ts';

export interface StoryFrame {
  /** Opens the story. */
  readonly opening: string;
  /** Short sentences, in order, that carry it on. */
  readonly chapters: readonly string[];
}

/** Stories that hold whatever has to be solved in them, for skills whose problems are set nowhere. */
const PUZZLE_STORIES: readonly StoryFrame[] = [
  {
    opening: 'The math club plays an escape room. Each answer opens one lock.',
    chapters: [
      'The first lock is on a wooden box.',
      'The next card lies under a rug.',
      'A lamp shows one more card on the wall.',
      'Ten minutes are left on the clock.',
      'The last lock is on the door.',
    ],
  },
  {
    opening: 'It is quiz night at school. The team solves one card at a time.',
    chapters: [
      'The host draws the first card.',
      'The next card is worth double.',
      'Both teams have the same score.',
      'There is time for a few more cards.',
      'The last card decides the night.',
    ],
  },
];

/** The scene, where most of the problems are really set in it or the teacher asked for it; else a story of puzzles. */
export function storyFrame(scene: Scene, drawn: readonly DrawnProblem[], isAsked: boolean, random: Random): StoryFrame {
  const settled = drawn.filter(({ problem }) => isSetIn(scene, problem.text)).length;
  return isAsked || settled * 2 >= drawn.length ? scene : random.pick(PUZZLE_STORIES);
}
