/** Which facts of a long note an email keeps: what a reader must know and answer to comes before the rest. */
import { countWords } from '../../text/words.ts';
import type { Fact } from './read-note.ts';

const WEIGHT: Readonly<Record<Fact['role'], number>> = { wanted: 5, reply: 5, happened: 4, school: 4, good: 3 };

const weightOf = (fact: Fact, at: number): number =>
  WEIGHT[fact.role] + (/\d/u.test(fact.text) ? 1.5 : 0) - Math.min(2, at * 0.08) - (countWords(fact.text) > 40 ? 1 : 0);

/** @returns both in the order of the note */
export function chooseFacts(
  facts: readonly Fact[],
  mostWords: number,
): { readonly kept: readonly Fact[]; readonly leftOut: readonly Fact[] } {
  const ranked = facts.map((fact, at) => ({ fact, weight: weightOf(fact, at) })).sort((one, other) => other.weight - one.weight);
  const chosen = new Set<Fact>();
  let words = 0;
  for (const { fact } of ranked) {
    const length = countWords(fact.text);
    if (words + length > mostWords && chosen.size > 0) continue;
    chosen.add(fact);
    words += length;
  }
  return { kept: facts.filter((fact) => chosen.has(fact)), leftOut: facts.filter((fact) => !chosen.has(fact)) };
}
