/** How hard a draft's texts for students read. */
import type { Materials } from '../composer/materials.ts';
import { readingLevel } from '../text/reading-level.ts';
import type { AnyRecipe } from '../tools/recipes.ts';

const taughtWords = (recipe: AnyRecipe, document: unknown, { kit }: Materials): string[] => [
  ...kit.terms.map(({ term }) => term),
  ...(recipe.taughtTerms?.(document) ?? []),
];

/** Flesch–Kincaid grade of all that students see; undefined where that is too little to tell. */
export function levelOfAllTexts(recipe: AnyRecipe, document: unknown, materials: Materials): number | undefined {
  const texts = recipe.studentTexts(document);
  return texts.length === 0 ? undefined : readingLevel(texts, taughtWords(recipe, document, materials))?.grade;
}

/** The formula does not apply to verse, scripts and stories; what is wrong on purpose has a level of its own. */
function withoutLiterature(texts: readonly string[], { kit }: Materials): string[] {
  const literature = (kit.passages ?? []).filter(({ form }) => form !== undefined).map(({ text }) => text.replaceAll('\n', ' '));
  return texts.map((text) => literature.reduce((rest, passage) => rest.replace(passage, () => ''), text));
}

/** The composer asks before it gives a draft away, and the check asks again. */
const levels = new WeakMap<object, number>();

/** Flesch–Kincaid grade of what should read at the level of the grade; undefined where a tool has no such texts. */
export function levelOfTextsForGrade(recipe: AnyRecipe, document: object, materials: Materials): number | undefined {
  const known = levels.get(document);
  if (known !== undefined) return known;
  // What is computed is as short as can be, and has a measure of its own.
  const texts = materials.source === 'skills' ? undefined : recipe.textsForGrade?.(document);
  const level = texts && readingLevel(withoutLiterature(texts, materials), taughtWords(recipe, document, materials))?.grade;
  if (level !== undefined) levels.set(document, level);
  return level;
}
