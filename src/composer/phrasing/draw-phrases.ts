/** Chooses wordings for the moves of an email and fits the whole into its length. */
import type { Random } from '../random.ts';
import { countWords } from '../../text/words.ts';

/** One move of an email: what it may say, and how soon it goes when the email is too long. */
export interface Move<Part extends string> {
  readonly part: Part;
  readonly options: readonly string[];
  /** Moves go in this order, 1 first, when shorter wordings do not suffice; undefined: it stays. */
  readonly dropAt?: number;
}

export interface DrawnMove<Part extends string> {
  readonly part: Part;
  readonly text: string;
}

interface Worded {
  readonly text: string;
  readonly words: number;
}

const worded = (text: string): Worded => ({ text, words: countWords(text) });

const lengthiest = ([first = '', ...others]: readonly string[], sign: 1 | -1): Worded =>
  others.map(worded).reduce((best, other) => (sign * other.words > sign * best.words ? other : best), worded(first));

const total = (moves: readonly Worded[]): number => moves.reduce((sum, { words }) => sum + words, 0);

export interface WordBounds {
  readonly least: number;
  readonly most: number;
}

/**
 * Draws a wording for each move. Where all together are too long, takes the shortest wordings and then leaves out what
 * can be spared; where they are too short, takes the longest. Placeholders count as one word each, so no name changes the choice.
 */
export function drawMoves<Part extends string>(
  moves: readonly Move<Part>[],
  { least, most }: WordBounds,
  random: Random,
): DrawnMove<Part>[] {
  let kept = moves.filter(({ options }) => options.length > 0).map((move) => ({ ...move, ...worded(random.pick(move.options)) }));
  const fits = (): boolean => total(kept) >= least && total(kept) <= most;
  for (const { part, options } of random.shuffle(kept)) {
    if (fits()) break;
    const other = lengthiest(options, total(kept) < least ? 1 : -1);
    kept = kept.map((move) => (move.part === part ? { ...move, ...other } : move));
  }
  const spareable = kept.filter(({ dropAt }) => dropAt !== undefined).sort((one, other) => (one.dropAt ?? 0) - (other.dropAt ?? 0));
  for (const move of spareable) {
    if (total(kept) <= most) break;
    kept = kept.filter(({ part }) => part !== move.part);
  }
  return kept.map(({ part, text }) => ({ part, text }));
}

/** Replaces {placeholders}; an unknown one stays. A replacer function, so that a name such as '$&' is only a name. */
export function fillPhrase(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(?<key>\p{L}+)\}/gu, (whole, key: string) => values[key] ?? whole);
}
