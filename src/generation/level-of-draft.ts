/** How hard a draft's texts for students read. */
import type { Materials } from '../composer/materials.ts';
import { onceFor } from '../composer/once-for.ts';
import type { BandMaterial } from '../composer/topics/topic-pack.ts';
import { type Reader, readerFor, wordsOfTerms } from '../text/reading-level.ts';
import type { AnyRecipe } from '../tools/recipes.ts';

const taughtBy = onceFor((terms: BandMaterial['terms']) => wordsOfTerms(terms.map(({ term }) => term)));

/** The formula does not apply to verse, scripts and stories; what is wrong on purpose has a level of its own. */
function withoutLiterature(texts: readonly string[], { kit }: Materials): string[] {
  const literature = (kit.passages ?? []).filter(({ form }) => form !== undefined).map(({ text }) => text.replaceAll('\n', ' '));
  return texts.map((text) => literature.reduce((rest, passage) => rest.replace(passage, () => ''), text));
}

/**
 * Flesch–Kincaid grades of the drafts that are made for one request. A draft is read by the composer before it gives it away,
 * and by the check: what was found out of the last one is kept, and gone with the request.
 */
export class DraftLevels {
  readonly #recipe: AnyRecipe;
  readonly #materials: Materials;
  #document: unknown;
  #read: Reader | undefined;
  #forGrade: number | undefined;

  constructor(recipe: AnyRecipe, materials: Materials) {
    this.#recipe = recipe;
    this.#materials = materials;
  }

  #readerOf(document: unknown): Reader {
    if (this.#read && this.#document === document) return this.#read;
    const taught = taughtBy(this.#materials.kit.terms);
    const further = this.#recipe.taughtTerms?.(document);
    this.#document = document;
    this.#read = readerFor(further ? new Set([...taught, ...wordsOfTerms(further)]) : taught);
    this.#forGrade = undefined;
    return this.#read;
  }

  /** Of all that students see; undefined where that is too little to tell. */
  ofAllTexts(document: unknown): number | undefined {
    const texts = this.#recipe.studentTexts(document);
    return texts.length === 0 ? undefined : this.#readerOf(document)(texts)?.grade;
  }

  /** Of what should read at the level of the grade; undefined where a tool has no such texts. */
  ofTextsForGrade(document: unknown): number | undefined {
    // What is computed is as short as can be, and has a measure of its own.
    if (this.#materials.source === 'skills' || !this.#recipe.textsForGrade) return undefined;
    const read = this.#readerOf(document);
    return (this.#forGrade ??= read(withoutLiterature(this.#recipe.textsForGrade(document), this.#materials))?.grade);
  }
}
