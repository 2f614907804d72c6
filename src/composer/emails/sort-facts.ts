/** The facts of a note by what they are there for in an email to a family. */
import type { FamilyEmailType } from '../phrasing/family-phrases.ts';
import type { Fact } from './read-note.ts';

export interface Sorted {
  readonly good: readonly Fact[];
  readonly happened: readonly Fact[];
  readonly school: readonly Fact[];
  readonly wanted: readonly Fact[];
  readonly reply: readonly Fact[];
}

export function sortFacts(facts: readonly Fact[], type: FamilyEmailType): Sorted {
  const of = (role: Fact['role']): Fact[] => facts.filter((fact) => fact.role === role);
  if (type === 'Positive Recognition')
    return {
      good: [],
      happened: facts.filter(({ role }) => role !== 'wanted' && role !== 'reply'),
      school: [],
      wanted: of('wanted'),
      reply: of('reply'),
    };
  // An incident is told in order of time.
  if (type === 'Incident Report')
    return {
      good: [],
      happened: facts.filter(({ role }) => role !== 'wanted' && role !== 'reply'),
      school: [],
      wanted: of('wanted'),
      reply: of('reply'),
    };
  return { good: of('good'), happened: of('happened'), school: of('school'), wanted: of('wanted'), reply: of('reply') };
}

/** Where all is good, it is what the email is about, and no opening. */
export function withObservation(sorted: Sorted): Sorted {
  if (sorted.happened.length > 0 || sorted.good.length === 0) return sorted;
  return { ...sorted, good: [], happened: sorted.good };
}
