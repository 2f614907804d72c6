/** A finished draft made shorter without a model: fewer of the same items, where what is left still stands. */
import { CATALOGUE, type FormOf, type ToolId } from '../tools/catalogue.ts';
import { steppedForm } from '../tools/follow-ups.ts';
import type { AnyRecipe } from '../tools/recipes.ts';
import { type AnySheet, loadSheet } from '../tools/sheets.ts';
import { isFailure } from './check-draft.ts';

/** The phases of a lesson build on each other: half of them are no shorter lesson. */
const OF_ONE_PIECE: ReadonlySet<ToolId> = new Set(['lesson-planner']);

/** The form with fewer items, where it has a number of them and the recipe can leave some out. */
const formWithFewer = (recipe: AnyRecipe, form: FormOf<ToolId>): FormOf<ToolId> | undefined =>
  recipe.shorten && steppedForm(CATALOGUE[recipe.tool], form, 'shorter');

interface HalfOfItems {
  readonly items: NonNullable<AnySheet['items']>;
  readonly kept: readonly unknown[];
}

/** About half of the items, and the sheet that knows how to put them into the document; undefined where none can be left out. */
async function halfOfItems(recipe: AnyRecipe, document: unknown): Promise<HalfOfItems | undefined> {
  if (OF_ONE_PIECE.has(recipe.tool)) return undefined;
  const { items } = await loadSheet(recipe.tool);
  if (!items) return undefined;
  const list = items.list(document);
  const kept = list.slice(0, Math.max(items.fewest, Math.ceil(list.length / 2)));
  return kept.length === list.length ? undefined : { items, kept };
}

/** Whether there is something to leave out. That the rest then stands is tested with the composer's drafts on every topic. */
export async function hasItemsToSpare(recipe: AnyRecipe, document: unknown, form: FormOf<ToolId>): Promise<boolean> {
  return formWithFewer(recipe, form) !== undefined || (await halfOfItems(recipe, document)) !== undefined;
}

/** @returns undefined where nothing can be left out, or where the rest would fail a check */
export async function shortenDraft(recipe: AnyRecipe, document: unknown, form: FormOf<ToolId>): Promise<unknown> {
  const fewer = formWithFewer(recipe, form);
  if (fewer) return recipe.shorten?.(document, fewer);
  const half = await halfOfItems(recipe, document);
  if (!half) return undefined;
  const shorter = half.items.withItems(document, half.kept, form);
  const stands =
    recipe.document.safeParse(shorter).success &&
    !recipe.check(shorter, form).some((result) => isFailure(result) && !isCount(result.check));
  return stands ? shorter : undefined;
}

/** How many items were asked for no longer matters once a teacher wants fewer. */
export const isCount = (check: string): boolean => check.endsWith('-count');
