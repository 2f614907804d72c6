/** Puts names back into text that arrives in pieces, wherever a piece ends. */
import { revealNames, standInPattern, type StandIns } from './conceal-names.ts';

export interface RevealStream {
  /** @returns what can be shown by now: everything but an end that may yet become a stand-in */
  push(piece: string): string;
  /** @returns what was held back */
  end(): string;
}

export function revealStream(names: StandIns): RevealStream {
  const wanted = [...names.keys()].map((invented) => invented.toLowerCase());
  const longest = Math.max(0, ...wanted.map((invented) => invented.length));
  const pattern = standInPattern(names);
  let held = '';

  /** Where the longest end of the text begins that could go on as a stand-in. A whole one can't: none begins another. */
  function holdFrom(text: string): number {
    const whole = [...text.matchAll(pattern)].at(-1);
    const open = whole ? whole.index + whole[0].length : 0;
    const lower = text.toLowerCase();
    // A few letters change their length in lower case; holding a little more does no harm.
    if (lower.length !== text.length) return Math.max(open, text.length - longest);
    for (let from = Math.max(open, text.length - longest + 1); from < text.length; from += 1) {
      const end = lower.slice(from);
      if (wanted.some((invented) => invented.length > end.length && invented.startsWith(end))) return from;
    }
    return text.length;
  }

  return {
    push(piece) {
      if (wanted.length === 0) return piece;
      const text = held + piece;
      const from = holdFrom(text);
      held = text.slice(from);
      return revealNames(text.slice(0, from), names);
    },
    end() {
      const rest = revealNames(held, names);
      held = '';
      return rest;
    },
  };
}
