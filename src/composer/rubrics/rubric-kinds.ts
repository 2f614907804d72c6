/** Every kind of assignment that is authored, and which of them a teacher means. */
import type { SetTasks } from '../sets/teaching-set.ts';
import { SET_CARDS } from '../sets/teaching-sets.ts';
import { correctSpelling } from '../understanding/spelling.ts';
import { termOf, wordsOf } from '../understanding/words.ts';
import { type RubricKind, rubricKindsSchema } from './rubric-kind.ts';

const files = import.meta.glob<unknown>('/content/rubrics/*.yaml', { eager: true, import: 'default' });

const ofSets = import.meta.glob<SetTasks['assignments']>('/content/topics/*/*/card.yaml', {
  eager: true,
  query: '?assignments',
  import: 'default',
});
const cardOf = new Map(SET_CARDS.map((card) => [card.id, card]));

/** 'CCSS.ELA-LITERACY.RL.4.2' is RL.2 in every grade. */
function strandsOf(codes: readonly string[]): string[] {
  return codes.flatMap((code) => {
    const { strand, number } = /\b(?<strand>RL|RI|RF|W|SL|L)\.[^.]+\.(?<number>\d+)/u.exec(code)?.groups ?? {};
    return strand === undefined || number === undefined ? [] : [`${strand}.${number}`];
  });
}

/** The assignments of a teaching set, each a kind of its own. */
function kindsOfSet([file, assignments]: readonly [string, SetTasks['assignments']]): RubricKind[] {
  const id = file.split('/').at(-2) ?? '';
  const card = cardOf.get(id);
  return assignments.map(({ name, aliases, criteria, checklist, notes }, index) => ({
    id: `${id}-${index + 1}`,
    title: name,
    names: aliases.map((alias) => alias.toLowerCase()),
    grades: card?.grades ?? [-1, 12],
    strands: strandsOf(card?.standards.map(({ code }) => code) ?? []),
    criteria,
    checklist,
    notes,
  }));
}

/** What is left out of a file has its usual value. */
export const RUBRIC_KINDS: readonly RubricKind[] = [
  ...Object.values(files).flatMap((kinds) => rubricKindsSchema.parse(kinds)),
  ...Object.entries(ofSets).flatMap(kindsOfSet),
];

const termsOf = (text: string): string[] => wordsOf(text).flatMap((word) => termOf(word) ?? []);

const NAMES = RUBRIC_KINDS.flatMap((kind) => [kind.title, ...kind.names].map((name) => ({ kind, terms: termsOf(name) }))).filter(
  ({ terms }) => terms.length > 0,
);
const KNOWN_WORDS: ReadonlySet<string> = new Set(RUBRIC_KINDS.flatMap(({ title, names }) => wordsOf([title, ...names].join(' '))));

/** Years outside the grades that it is written for in which a kind still serves. */
const GRADES_AWAY = 1;

function gradesAway({ grades: [first, last] }: RubricKind, grade: number): number {
  return Math.max(0, first - grade, grade - last);
}

/** Terms that stand side by side in the text say more than the same terms apart. */
function standTogether(terms: readonly string[], text: readonly string[]): boolean {
  return text.some((_, at) => terms.every((term, index) => text[at + index] === term));
}

/**
 * @param assignment its name; what else was typed decides only between kinds that it names alike
 * @returns undefined where no kind is named for sure
 */
export function findRubricKind(assignment: string, more: string, grade: number): RubricKind | undefined {
  const typed = termsOf(correctSpelling(assignment, KNOWN_WORDS, () => false).text);
  const beside = termsOf(more);
  let best: { readonly kind: RubricKind; readonly score: number } | undefined;
  for (const { kind, terms } of NAMES) {
    if (!terms.every((term) => typed.includes(term)) || gradesAway(kind, grade) > GRADES_AWAY) continue;
    const together = standTogether(terms, typed) ? 0.5 : 0;
    const isLast = typed.at(-1) === terms.at(-1) ? 0.3 : 0;
    const confirmed = terms.length === 1 && kind.names.some((name) => termsOf(name).some((term) => beside.includes(term))) ? 0.2 : 0;
    const score = terms.length + together + isLast + confirmed - gradesAway(kind, grade) * 0.6;
    if (!best || score > best.score) best = { kind, score };
  }
  return best?.kind;
}
