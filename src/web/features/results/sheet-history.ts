/** What a teacher did to a sheet, step by step, so that each step can be undone: drafts, follow-ups, items and words of her own. */
import type { GenerateAnswer } from '../../../api/schemas.ts';
import type { GeneratedContent } from '../tools/generate-content.ts';
import type { Edit } from './edits.ts';

type CheckResult = GenerateAnswer['checks'][number];

export interface Snapshot {
  /** The draft that it is a state of. */
  readonly result: GeneratedContent;
  readonly document: unknown;
  /** Changes by hand that the document has no place for. */
  readonly edits: readonly Edit[];
  /** Of this document; undefined while they are not known. */
  readonly checks: readonly CheckResult[] | undefined;
}

export interface SheetHistory {
  readonly past: readonly Snapshot[];
  readonly present: Snapshot;
  readonly future: readonly Snapshot[];
}

/** Steps back that are kept. */
const MOST_STEPS = 20;

function asDrafted(result: GeneratedContent): Snapshot {
  return { result, document: result.document, edits: [], checks: result.checks };
}

/** A draft that takes the place of what was there. */
export function withDraft(history: SheetHistory | undefined, result: GeneratedContent): SheetHistory {
  return history ? withStep(history, asDrafted(result)) : { past: [], present: asDrafted(result), future: [] };
}

export function withStep({ past, present }: SheetHistory, next: Snapshot): SheetHistory {
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [] };
}

export function undone(history: SheetHistory): SheetHistory {
  const last = history.past.at(-1);
  if (!last) return history;
  return { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future] };
}

export function redone(history: SheetHistory): SheetHistory {
  const [next, ...future] = history.future;
  return next ? { past: [...history.past, history.present], present: next, future } : history;
}

/** The checks of a document arrive later than the document, which may have moved into the past by then. */
export function withChecks(history: SheetHistory, document: unknown, checks: readonly CheckResult[]): SheetHistory {
  const checked = (snapshot: Snapshot): Snapshot => (snapshot.document === document ? { ...snapshot, checks } : snapshot);
  return { past: history.past.map(checked), present: checked(history.present), future: history.future.map(checked) };
}
