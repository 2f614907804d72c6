/** Engine after engine until one has a document; each document is checked, and repaired once where the checks fail. */
import { AppError } from '../errors/app-error.ts';
import type { CheckResult } from '../tools/recipe.ts';
import { isFailure, isFinding } from './check-draft.ts';
import { type DraftRequest, type Engine, EngineFailure } from './engine.ts';
import { type OnEngineFailure, type PassedOver, passOver } from './pass-over.ts';

/** What is going on, for someone who waits. */
export type Progress =
  /** An engine begins, or begins anew: text told so far no longer counts. */
  | { readonly phase: 'drafting'; readonly engine: string }
  /** More plain text of the draft that is growing. */
  | { readonly phase: 'text'; readonly text: string }
  | { readonly phase: 'checking' }
  | { readonly phase: 'repairing' };

export interface EngineOptions {
  /** In order of preference; never empty. */
  readonly engines: readonly [Engine, ...Engine[]];
  readonly onProgress?: (progress: Progress) => void;
  readonly onEngineFailure?: OnEngineFailure;
  /** Engines that failed before these were asked. */
  readonly passedOver?: readonly PassedOver[];
}

export interface Checked {
  readonly document: unknown;
  readonly checks: readonly CheckResult[];
}

export interface Drafted extends Checked {
  readonly engine: string;
  /** Why a preferred engine did not draft this; [] if the first one did. */
  readonly passedOver: readonly PassedOver[];
}

type Check = (document: unknown) => CheckResult[];

/** @throws AppError 'busy', 'cancelled' or 'no-engine' */
export async function draftInOrder(request: DraftRequest, check: Check, options: EngineOptions): Promise<Drafted> {
  const passedOver = [...(options.passedOver ?? [])];
  for (const engine of options.engines) {
    try {
      const drafted = await draftChecked(engine, withPreview(request, engine, options), check, options);
      return { engine: engine.name, passedOver, ...drafted };
    } catch (error) {
      passedOver.push(passOver(engine.name, error, options.onEngineFailure));
    }
  }
  throw new AppError('no-engine');
}

function withPreview(request: DraftRequest, { name }: Engine, { onProgress }: EngineOptions): DraftRequest {
  if (!onProgress) return request;
  return {
    ...request,
    preview: {
      begin: () => onProgress({ phase: 'drafting', engine: name }),
      text: (text) => onProgress({ phase: 'text', text }),
    },
  };
}

/** What fails goes back to the engine once, and the better of the two drafts stays. */
async function draftChecked(engine: Engine, request: DraftRequest, check: Check, { onProgress }: EngineOptions): Promise<Checked> {
  const checked = (document: unknown): Checked => ({ document, checks: check(document) });
  const document = await engine.draft(request);
  onProgress?.({ phase: 'checking' });
  const first = checked(document);
  const failures = first.checks.filter(isFailure);
  if (failures.length === 0 || !engine.repair) return first;
  onProgress?.({ phase: 'repairing' });
  const { preview: _shownAlready, ...quietly } = request;
  try {
    const second = checked(await engine.repair(quietly, { document: first.document, findings: first.checks.filter(isFinding) }));
    return mended(second.checks.filter(isFailure).length <= failures.length ? second : first, request, check);
  } catch (error) {
    // A flawed draft with its findings shown is worth more to a teacher than none.
    if (error instanceof EngineFailure && error.kind !== 'cancelled') return mended(first, request, check);
    throw error;
  }
}

/** What the repair could not mend is replaced where the recipe can compute it, and the receipt says so; a teacher's own wish stays. */
function mended(draft: Checked, { recipe, form, materials, random, revision }: DraftRequest, check: Check): Checked {
  if (!recipe.mend || revision || !draft.checks.some(isFailure)) return draft;
  const better = recipe.mend(draft.document, form, materials, random);
  return better ? { document: better.document, checks: [...check(better.document), better.note] } : draft;
}
