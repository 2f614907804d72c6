import type { BandMaterial } from './topics/topic-pack.ts';

/** Two kits as one, the items taken in turn so that both topics come early. */
export function mergeKits(first: BandMaterial, second: BandMaterial): BandMaterial {
  const inTurn = <T>(one: readonly T[] = [], other: readonly T[] = []): T[] =>
    Array.from({ length: Math.max(one.length, other.length) }, (_, index) => [one[index], other[index]])
      .flat()
      .filter((item) => item !== undefined);
  return {
    bigIdea: `${first.bigIdea} ${second.bigIdea}`,
    hardestCase: first.hardestCase,
    objectives: inTurn(first.objectives, second.objectives),
    terms: inTurn(
      first.terms,
      second.terms.filter(({ term }) => !first.terms.some((known) => known.term === term)),
    ),
    facts: inTurn(first.facts, second.facts),
    misconceptions: inTurn(first.misconceptions, second.misconceptions),
    questions: inTurn(first.questions, second.questions),
    activities: inTurn(first.activities, second.activities),
    recalls: inTurn(first.recalls, second.recalls),
    processes: inTurn(first.processes, second.processes),
    causes: inTurn(first.causes, second.causes),
    comparisons: inTurn(first.comparisons, second.comparisons),
    connections: inTurn(first.connections, second.connections),
    cultural: inTurn(first.cultural, second.cultural),
    writing: inTurn(first.writing, second.writing),
    passages: inTurn(first.passages, second.passages),
    itemSets: inTurn(first.itemSets, second.itemSets),
  };
}
