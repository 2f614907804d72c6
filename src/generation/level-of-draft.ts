/** How hard a draft's texts for students read. */
import type { Materials } from '../composer/materials.ts';
import { onceFor } from '../composer/once-for.ts';
import type { BandMaterial } from '../composer/topics/topic-pack.ts';
import { type Reader, readerFor, wordsOfTerms } from '../text/reading-level.ts';
import type { AnyRecipe } from '../tools/recipes.ts';

interface Reading {
  readonly read: Reader;
  /** Of the texts that should read at the level of the grade, once they were read. */
  forGrade?: number;
}

const taughtIn = onceFor(({ terms }: BandMaterial) => wordsOfTerms(terms.map(({ term }) => term)));

/** A draft is read by the composer before it gives it away, and by the check. */
const readings = new WeakMap<object, Reading>();

function readingOf(recipe: AnyRecipe, document: object, { kit }: Materials): Reading {
  const known = readings.get(document);
  if (known) return known;
  const further = recipe.taughtTerms?.(document);
  const taught = further ? new Set([...taughtIn(kit), ...wordsOfTerms(further)]) : taughtIn(kit);
  const reading = { read: readerFor(taught) };
  readings.set(document, reading);
  return reading;
}

/** Flesch–Kincaid grade of all that students see; undefined where that is too little to tell. */
export function levelOfAllTexts(recipe: AnyRecipe, document: object, materials: Materials): number | undefined {
  const texts = recipe.studentTexts(document);
  return texts.length === 0 ? undefined : readingOf(recipe, document, materials).read(texts)?.grade;
}

/** The formula does not apply to verse, scripts and stories; what is wrong on purpose has a level of its own. */
function withoutLiterature(texts: readonly string[], { kit }: Materials): string[] {
  const literature = (kit.passages ?? []).filter(({ form }) => form !== undefined).map(({ text }) => text.replaceAll('\n', ' '));
  return texts.map((text) => literature.reduce((rest, passage) => rest.replace(passage, () => ''), text));
}

/** Flesch–Kincaid grade of what should read at the level of the grade; undefined where a tool has no such texts. */
export function levelOfTextsForGrade(recipe: AnyRecipe, document: object, materials: Materials): number | undefined {
  // What is computed is as short as can be, and has a measure of its own.
  if (materials.source === 'skills' || !recipe.textsForGrade) return undefined;
  const reading = readingOf(recipe, document, materials);
  const level = reading.forGrade ?? reading.read(withoutLiterature(recipe.textsForGrade(document), materials))?.grade;
  if (level !== undefined) reading.forGrade = level;
  return level;
}
