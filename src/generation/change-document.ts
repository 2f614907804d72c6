/** A document that a teacher works on: one item replaced by a fresh one, and the checks run again after a change. */
import { Random } from '../composer/random.ts';
import { AppError } from '../errors/app-error.ts';
import { trigramSimilarity } from '../text/similarity.ts';
import { CATALOGUE, type FormOf, type ToolId, isToolId } from '../tools/catalogue.ts';
import { type CheckResult, failed, passed } from '../tools/recipe.ts';
import { type AnyRecipe, recipeFor } from '../tools/recipes.ts';
import type { SheetItems } from '../tools/sheet.ts';
import { loadSheet } from '../tools/sheets.ts';
import { validateForm } from '../tools/validate-form.ts';
import { checkDraft } from './check-draft.ts';
import { composerEngine } from './composer-engine.ts';
import { type DraftRequest, type Engine, EngineFailure } from './engine.ts';
import { DraftLevels } from './level-of-draft.ts';
import { materialsForForm } from './materials-for-form.ts';

export interface ChangeRequest {
  readonly toolId: unknown;
  readonly formData: unknown;
  readonly document: unknown;
}

export interface ReplaceRequest extends ChangeRequest {
  /** Of the item, from 0. */
  readonly index: number;
}

export interface ReplaceOptions {
  readonly engines: readonly Engine[];
  readonly seed: number;
  readonly signal?: AbortSignal;
}

interface Change {
  readonly recipe: AnyRecipe;
  readonly form: FormOf<ToolId>;
  readonly document: unknown;
  readonly items: SheetItems<unknown, FormOf<ToolId>> | undefined;
}

type Items = NonNullable<Change['items']>;

/** Drafts to look through for an item that is not there yet. */
const MOST_DRAFTS = 12;
/** Two items are the same to a teacher when they share this much of their wording. */
const SAME = 0.5;

/** @throws AppError for an unknown tool, a form with problems or a document that is not this tool's */
async function readChange({ toolId, formData, document }: ChangeRequest): Promise<Change> {
  if (!isToolId(toolId)) throw new AppError('unknown-tool');
  const validation = validateForm(CATALOGUE[toolId], formData);
  if (!validation.ok) throw new AppError('invalid-form', validation.problems.map(({ message }) => message).join(' '));
  const recipe = recipeFor(toolId);
  const parsed = recipe.document.safeParse(document);
  if (!parsed.success) throw new AppError('invalid-document');
  const { items } = await loadSheet(toolId);
  return { recipe, form: validation.values, document: parsed.data, items };
}

/** The checks of a document as it now is. How many items were asked for no longer matters: the teacher chose. */
export async function recheck(request: ChangeRequest, seed: number): Promise<readonly CheckResult[]> {
  return checkChange(await readChange(request), new Random(seed));
}

async function checkChange({ recipe, form, document, items }: Change, random: Random): Promise<CheckResult[]> {
  const materials = await materialsForForm(recipe, form, random);
  const checks = checkDraft(document, { recipe, form, materials, levels: new DraftLevels(recipe, materials) });
  if (!items) return checks;
  const count = items.list(document).length;
  const counted = `${count} ${count === 1 ? items.noun : items.plural}`;
  return checks.map((result) => (result.check.endsWith('-count') ? passed(result.check, counted) : result));
}

export interface Replacement {
  readonly document: unknown;
  readonly checks: readonly CheckResult[];
}

/**
 * The document with the item at `index` replaced by one that is not in it yet; everything else stays.
 * @throws AppError 'no-fresh-item' where nothing new can be had
 */
export async function replaceItem(request: ReplaceRequest, { engines, seed, signal }: ReplaceOptions): Promise<Replacement> {
  const change = await readChange(request);
  const { recipe, form, document, items } = change;
  if (!items || request.index >= items.list(document).length) throw new AppError('invalid-document');
  const random = new Random(seed);
  for (const engine of [...engines.filter(({ name }) => name !== composerEngine.name), composerEngine]) {
    const materials = await materialsForForm(recipe, form, random.fork());
    const drafting: DraftRequest = {
      recipe,
      form,
      materials,
      levels: new DraftLevels(recipe, materials),
      random,
      ...(signal && { signal }),
    };
    const fresh = await freshItem(engine, drafting, { document, items, index: request.index });
    if (fresh === undefined) continue;
    const list = items.list(document).map((item, index) => (index === request.index ? items.inPlaceOf(fresh, item) : item));
    const changed = items.withItems(document, list, form);
    return { document: changed, checks: await checkChange({ ...change, document: changed }, random) };
  }
  throw new AppError('no-fresh-item');
}

interface Place {
  readonly document: unknown;
  readonly items: Items;
  readonly index: number;
}

/** A model is asked once; the composer drafts until something new turns up. Undefined where nothing does. */
async function freshItem(engine: Engine, request: DraftRequest, place: Place): Promise<unknown> {
  const { document, items, index } = place;
  const old = items.list(document)[index];
  try {
    if (engine.repair) {
      const wish = failed('fresh-item', `Replace ${items.noun} ${index + 1} by a different one. Leave everything else as it is.`);
      const redrafted = await engine.repair(request, { document, findings: [wish] });
      return newIn([items.list(redrafted)[index]].filter(Boolean), place);
    }
    const isAlike = (item: unknown): boolean => items.kind(item) === items.kind(old);
    const later = [...(request.recipe.spareItems?.(request.form, request.materials, request.random) ?? [])];
    const spare = newIn(later.filter(isAlike), place);
    if (spare !== undefined) return spare;
    for (let drafts = 0; drafts < MOST_DRAFTS; drafts += 1) {
      const draft = await engine.draft({ ...request, random: request.random.fork() });
      const candidates = items.list(draft);
      const alike = newIn(candidates.filter(isAlike), place);
      if (alike !== undefined) return alike;
      later.push(...candidates);
    }
    return newIn(later, place);
  } catch (error) {
    if (error instanceof EngineFailure && error.kind !== 'cancelled') return undefined;
    throw error;
  }
}

/** The first candidate that says something else than every item of the document. */
function newIn(candidates: readonly unknown[], { document, items }: Place): unknown {
  const present = items.list(document).map((item) => items.label(item));
  return candidates.find((candidate) => present.every((label) => isDifferent(items.label(candidate), label)));
}

const isDifferent = (one: string, other: string): boolean =>
  one.trim().toLowerCase() !== other.trim().toLowerCase() && trigramSimilarity(one, other) < SAME;
