/**
 * How a document is made: validate → draft → check → repair once → replace what can be computed → render.
 * The engines are tried in order; the last is the built-in composer, which never fails.
 */
import { Random } from '../composer/random.ts';
import type { FormOf, ToolId } from '../tools/catalogue.ts';
import { recipeFor } from '../tools/recipes.ts';
import { checkDraft } from './check-draft.ts';
import { draftInOrder, type EngineOptions } from './draft-in-order.ts';
import { type DraftRequest, USUAL_TIME_LIMIT_MS } from './engine.ts';
import { type Generation, presentDraft } from './present-draft.ts';
import { DraftLevels } from './level-of-draft.ts';
import { materialsForForm } from './materials-for-form.ts';
import { type GenerateRequest, readRequest } from './read-request.ts';

export interface GenerateOptions extends EngineOptions {
  /** Any 32-bit integer: the same seed gives the same composer draft. */
  readonly seed: number;
  /** For all models together, repairs and second attempts included; then the composer drafts. */
  readonly timeLimitMs?: number;
  readonly signal?: AbortSignal;
}

/** @throws AppError for an unknown tool or a form with problems */
export async function generate(request: GenerateRequest, options: GenerateOptions): Promise<Generation> {
  const { toolId, form } = readRequest(request);
  const draftRequest = await draftRequestFor(toolId, form, options);
  const drafted = await draftInOrder(draftRequest, (document) => checkDraft(document, draftRequest), options);
  return presentDraft(drafted, draftRequest);
}

export async function draftRequestFor(
  toolId: ToolId,
  form: FormOf<ToolId>,
  { seed, timeLimitMs = USUAL_TIME_LIMIT_MS, signal }: GenerateOptions,
): Promise<DraftRequest> {
  const recipe = recipeFor(toolId);
  const random = new Random(seed);
  const materials = await materialsForForm(recipe, form, random.fork());
  const levels = new DraftLevels(recipe, materials);
  return { recipe, form, materials, levels, random, deadlineMs: performance.now() + timeLimitMs, ...(signal && { signal }) };
}
