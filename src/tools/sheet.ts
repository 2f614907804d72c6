/**
 * What can be done with a finished document without asking anybody: render it as a teacher copy or a student copy,
 * rearrange its items, make a second version. Runs in the browser, so it must never reach a recipe or a topic pack.
 */
import type { FormOf, ToolId } from './catalogue.ts';

/** The teacher copy has everything; the student copy has no key, look-fors or notes, and room to write. */
export type Copy = 'teacher' | 'student';

/** The list in a document of which one item can be replaced, moved or removed. Items are seen from outside only. */
export interface SheetItems<Document, Form> {
  /** What one is called: 'question'. */
  readonly noun: string;
  readonly plural: string;
  /** Fewer make no sense. */
  readonly fewest: number;
  list(document: Document): readonly unknown[];
  /** The document with these items, and with all that follows from their number or order put right. */
  withItems(document: Document, items: readonly unknown[], form: Form): Document;
  /** The words by which a teacher knows an item. */
  label(item: unknown): string;
  /** Items of one kind may stand for each other, as two questions of the same level; '' where all are alike. */
  kind(item: unknown): string;
  /** A fresh item in the place of an old one: what belongs to the place, such as minutes, stays. */
  inPlaceOf(fresh: unknown, old: unknown): unknown;
}

export interface Sheet<Id extends ToolId, Document> {
  readonly tool: Id;
  /** Markdown; `form` is the one the document was drafted from. */
  render(document: Document, form: FormOf<Id>, copy: Copy): string;
  readonly hasStudentCopy: boolean;
  /** Absent where the document is one whole, such as an email. */
  readonly items?: SheetItems<Document, FormOf<Id>>;
  /** The same content in another order, for the neighbor's desk. */
  versionB?(document: Document, seed: number): Document;
  /** Files for other programs, beside those that every document has. */
  readonly files?: readonly SheetFile<Document>[];
}

export interface SheetFile<Document> {
  /** For a menu: 'GIFT (Moodle)'. */
  readonly label: string;
  readonly name: string;
  readonly type: string;
  /** Loads what it needs. @param html the sheet as it is seen, with what was written into it by hand */
  make(document: Document, html: string): Promise<MadeFile>;
}

export interface MadeFile {
  readonly content: string | Uint8Array<ArrayBuffer>;
  /** What the teacher should know of this file, such as questions that the other program will cut. */
  readonly note?: string;
}

export function defineSheet<Id extends ToolId, Document>(sheet: Sheet<Id, Document>): Sheet<Id, Document> {
  return sheet;
}

interface ListedItems<Document, Key extends keyof Document, Item, Form> {
  readonly noun: string;
  readonly plural?: string;
  readonly fewest?: number;
  readonly label: (item: Item) => string;
  readonly kind?: (item: Item) => string;
  readonly inPlaceOf?: (fresh: Item, old: Item) => Item;
  readonly settle?: (document: Document, form: Form) => Document;
  readonly key: Key;
}

/** Items that stand in one list of the document, under `key`. */
export function itemsOf<Document, Form>() {
  return <Key extends keyof Document, Item extends (Document[Key] extends readonly (infer Each)[] ? Each : never)>(
    listed: ListedItems<Document, Key, Item, Form>,
  ): SheetItems<Document, Form> => ({
    noun: listed.noun,
    plural: listed.plural ?? `${listed.noun}s`,
    fewest: listed.fewest ?? 1,
    list: (document) => document[listed.key] as readonly unknown[],
    withItems: (document, items, form) => {
      const next = { ...document, [listed.key]: [...items] };
      return listed.settle ? listed.settle(next, form) : next;
    },
    label: (item) => listed.label(item as Item),
    kind: (item) => listed.kind?.(item as Item) ?? '',
    inPlaceOf: (fresh, old) => listed.inPlaceOf?.(fresh as Item, old as Item) ?? fresh,
  });
}
