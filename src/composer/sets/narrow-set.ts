/** A set on two operations, for a teacher who names one of them: 'adding fractions' asks for no difference. */
import { operationsIn, operationsNamed } from '../math/part-meant.ts';
import type { TeachingSet } from './teaching-set.ts';

/** Fewer make no quiz and no ticket: then the set stays as it is. */
const FEWEST_CHOICES = 6;
const FEWEST_TICKET_ITEMS = 3;

/** 'Adding and subtracting fractions' narrowed to 'Adding fractions'. */
function narrowedName(name: string, named: ReadonlySet<string>): string {
  return name.replace(
    /\b(?<one>\p{L}+(?:ing|ion)) and (?<other>(?:subtract|divid|multipl|add)\p{L}+)\b/iu,
    (whole: string, one: string, other: string) => {
      const kept = [one, other].filter((word) => [...operationsNamed(word)].some((operation) => named.has(operation)));
      const [only] = kept;
      if (kept.length !== 1 || only === undefined) return whole;
      return /^\p{Lu}/u.test(one) ? only.charAt(0).toUpperCase() + only.slice(1) : only;
    },
  );
}

/**
 * @param typed the topic in the teacher's words
 * @returns the set itself where all of its operations are named, or none
 */
export function narrowedSet(set: TeachingSet, typed: string): TeachingSet {
  const named = operationsNamed(typed);
  const ofSet = operationsNamed(set.card.title);
  if (set.card.subject !== 'mathematics' || ofSet.size < 2 || named.size === 0 || [...ofSet].every((operation) => named.has(operation)))
    return set;
  const isMeant = (...texts: readonly (string | undefined)[]): boolean => {
    const used = operationsIn(texts.join('\n'));
    return used.size === 0 || [...used].some((operation) => named.has(operation));
  };
  const keep = <Item>(items: readonly Item[], textsOf: (item: Item) => readonly (string | undefined)[], fewest: number): Item[] => {
    const kept = items.filter((item) => isMeant(...textsOf(item)));
    return kept.length >= fewest ? kept : [...items];
  };
  return {
    ...set,
    card: { ...set.card, title: narrowedName(set.card.title, named), inText: narrowedName(set.card.inText, named) },
    quiz: {
      choice: keep(set.quiz.choice, ({ ask, calc }) => [ask, calc], FEWEST_CHOICES),
      written: keep(set.quiz.written, ({ ask, sample }) => [ask, sample], 1),
    },
    questions: keep(set.questions, ({ ask, strong }) => [ask, strong], FEWEST_CHOICES),
    tickets: {
      ...set.tickets,
      short: keep(set.tickets.short, ({ ask, answer }) => [ask, answer], FEWEST_TICKET_ITEMS),
      choice: keep(set.tickets.choice, ({ ask, calc }) => [ask, calc], FEWEST_TICKET_ITEMS),
      rating: keep(set.tickets.rating, ({ show, answer }) => [show, answer], FEWEST_TICKET_ITEMS),
    },
  };
}
