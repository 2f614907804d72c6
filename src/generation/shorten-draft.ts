/** A finished draft made shorter without a model: fewer of the same items, where what is left still stands. */
import { CATALOGUE, type FormOf, type ToolId } from '../tools/catalogue.ts';
import { steppedForm } from '../tools/follow-ups.ts';
import type { AnyRecipe } from '../tools/recipes.ts';
import { loadSheet } from '../tools/sheets.ts';
import { isFailure } from './check-draft.ts';

/** The phases of a lesson build on each other: half of them are no shorter lesson. */
const OF_ONE_PIECE: ReadonlySet<ToolId> = new Set(['lesson-planner']);

/** By the form's own number of items, where it has one. */
function shortenByForm(recipe: AnyRecipe, document: unknown, form: FormOf<ToolId>): unknown {
  const stepped = steppedForm(CATALOGUE[recipe.tool], form, 'shorter');
  return stepped && recipe.shorten?.(document, stepped);
}

/** About half of the items; undefined where none can be left out. */
async function leaveOutHalf(recipe: AnyRecipe, document: unknown, form: FormOf<ToolId>): Promise<unknown> {
  if (OF_ONE_PIECE.has(recipe.tool)) return undefined;
  const { items } = await loadSheet(recipe.tool);
  if (!items) return undefined;
  const list = items.list(document);
  const kept = list.slice(0, Math.max(items.fewest, Math.ceil(list.length / 2)));
  return kept.length === list.length ? undefined : items.withItems(document, kept, form);
}

/** Whether there is something to leave out. That the rest then stands is tested with the composer's drafts on every topic. */
export async function hasItemsToSpare(recipe: AnyRecipe, document: unknown, form: FormOf<ToolId>): Promise<boolean> {
  return (shortenByForm(recipe, document, form) ?? (await leaveOutHalf(recipe, document, form))) !== undefined;
}

/** @returns undefined where nothing can be left out, or where the rest would fail a check */
export async function shortenDraft(recipe: AnyRecipe, document: unknown, form: FormOf<ToolId>): Promise<unknown> {
  const byForm = shortenByForm(recipe, document, form);
  if (byForm !== undefined) return byForm;
  const shorter = await leaveOutHalf(recipe, document, form);
  const stands =
    recipe.document.safeParse(shorter).success &&
    !recipe.check(shorter, form).some((result) => isFailure(result) && !isCount(result.check));
  return stands ? shorter : undefined;
}

/** How many items were asked for no longer matters once a teacher wants fewer. */
export const isCount = (check: string): boolean => check.endsWith('-count');
