/** A document that a teacher works on: one item replaced by a fresh one, and the checks run again after a change. */
import { Random } from '../composer/random.ts';
import { AppError } from '../errors/app-error.ts';
import { trigramSimilarity } from '../text/similarity.ts';
import type { FormOf, ToolId } from '../tools/catalogue.ts';
import { type CheckResult, failed, passed } from '../tools/recipe.ts';
import { type AnyRecipe, recipeFor } from '../tools/recipes.ts';
import type { SheetItems } from '../tools/sheet.ts';
import { loadSheet } from '../tools/sheets.ts';
import { checkDraft } from './check-draft.ts';
import type { DraftRequest, Engine } from './engine.ts';
import { draftRequestFor, type GenerateOptions } from './generate.ts';
import { DraftLevels } from './level-of-draft.ts';
import { materialsForForm } from './materials-for-form.ts';
import { passOver } from './pass-over.ts';
import { type GenerateRequest, readRequest } from './read-request.ts';

export interface ChangeRequest extends GenerateRequest {
  readonly document: unknown;
}

export interface ReplaceRequest extends ChangeRequest {
  /** Of the item, from 0. */
  readonly index: number;
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
async function readChange(request: ChangeRequest): Promise<Change> {
  const { toolId, form } = readRequest(request);
  const recipe = recipeFor(toolId);
  const parsed = recipe.document.safeParse(request.document);
  if (!parsed.success) throw new AppError('invalid-document');
  const { items } = await loadSheet(toolId);
  return { recipe, form, document: parsed.data, items };
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
  readonly toolId: ToolId;
  readonly engine: string;
  readonly document: unknown;
  readonly checks: readonly CheckResult[];
}

/**
 * The document with the item at `index` replaced by one that is not in it yet; everything else stays.
 * @throws AppError 'no-fresh-item' where nothing new can be had, 'busy' or 'cancelled'
 */
export async function replaceItem(request: ReplaceRequest, options: GenerateOptions): Promise<Replacement> {
  const change = await readChange(request);
  const { recipe, form, document, items } = change;
  if (!items || request.index >= items.list(document).length) throw new AppError('invalid-document');
  const drafting = await draftRequestFor(recipe.tool, form, options);
  for (const engine of options.engines) {
    const fresh = await freshItem(engine, drafting, { document, items, index: request.index }).catch((error: unknown) => {
      passOver(engine.name, error, options.onEngineFailure);
    });
    if (fresh === undefined) continue;
    const list = items.list(document).map((item, index) => (index === request.index ? items.inPlaceOf(fresh, item) : item));
    const changed = items.withItems(document, list, form);
    const checks = await checkChange({ ...change, document: changed }, drafting.random);
    return { toolId: recipe.tool, engine: engine.name, document: changed, checks };
  }
  throw new AppError('no-fresh-item');
}

interface Place {
  readonly document: unknown;
  readonly items: Items;
  readonly index: number;
}

/** A model is asked once; the composer drafts until something new turns up. Undefined where nothing does. @throws EngineFailure */
async function freshItem(engine: Engine, request: DraftRequest, place: Place): Promise<unknown> {
  const { document, items, index } = place;
  const old = items.list(document)[index];
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
}

/** The first candidate that says something else than every item of the document. */
function newIn(candidates: readonly unknown[], { document, items }: Place): unknown {
  const present = items.list(document).map((item) => items.label(item));
  return candidates.find((candidate) => present.every((label) => isDifferent(items.label(candidate), label)));
}

const isDifferent = (one: string, other: string): boolean =>
  one.trim().toLowerCase() !== other.trim().toLowerCase() && trigramSimilarity(one, other) < SAME;
