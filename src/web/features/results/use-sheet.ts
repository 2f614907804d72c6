import { useCallback, useMemo } from 'react';
import type { FormOf, ToolId } from '../../../tools/catalogue.ts';
import type { Copy } from '../../../tools/sheet.ts';
import type { AnySheet } from '../../../tools/sheets.ts';
import { setUnsaved } from '../../lib/unsaved-work.ts';
import { type View, changeDesk, changeHistory } from '../tools/desk.ts';
import { blocksOf } from './blocks.ts';
import { checkDocument, replaceItem } from './change-calls.ts';
import { applyEdits, editsBetween } from './edits.ts';
import { foldEdits } from './fold-edits.ts';
import { renderMarkdown } from './render-markdown.ts';
import { type SheetHistory, type Snapshot, redone, undone, withChecks, withStep } from './sheet-history.ts';

/** Version B keeps its order for as long as the result is there. */
const VERSION_B_SEED = 20_011;

export interface SheetState {
  readonly history: SheetHistory;
  readonly view: View;
}

export type SheetActions = ReturnType<typeof useSheet>;

/** A result that a teacher works on: which copy she sees, what she changed, and the steps back. */
export function useSheet(toolId: ToolId, { history, view }: SheetState, sheet: AnySheet | undefined) {
  const { past, present, future } = history;
  const { result } = present;
  const form = result.form as FormOf<ToolId>;
  const hasDocument = sheet !== undefined && present.document !== undefined;

  const render = useCallback(
    (document: unknown, copy: Copy): readonly string[] =>
      blocksOf(renderMarkdown(sheet && document !== undefined ? sheet.render(document, form, copy) : result.content)),
    [sheet, form, result.content],
  );

  const shown = useMemo(
    () => (view.version === 'B' && sheet?.versionB ? sheet.versionB(present.document, VERSION_B_SEED) : present.document),
    [present.document, view.version, sheet],
  );
  const rendered = useMemo(() => render(shown, view.copy), [render, shown, view.copy]);
  const edited = useMemo(() => applyEdits(rendered, present.edits), [rendered, present.edits]);
  const html = useMemo(() => edited.blocks.join('\n'), [edited]);

  const step = (next: Snapshot): void => {
    changeHistory(toolId, (before) => withStep(before, next));
    setUnsaved(`sheet:${toolId}`, true);
    if (next.checks !== undefined || next.document === undefined) return;
    // Without an answer the receipt says that the changed sheet was not checked.
    checkDocument(result, next.document).then(
      ({ checks }) => changeHistory(toolId, (now) => withChecks(now, next.document, checks)),
      () => undefined,
    );
  };

  /** What was written by hand, in the copy that is seen. */
  const saveEdits = (editedHtml: string): void => {
    const all = editsBetween(rendered, blocksOf(editedHtml));
    const hidden = present.edits.filter((edit) => !edited.used.includes(edit));
    if (!hasDocument || view.version === 'B') return step({ ...present, edits: [...hidden, ...all] });
    const { document, left } = foldEdits(present.document, all, (candidate) => render(candidate, view.copy));
    step({ ...present, document, edits: [...hidden, ...left], checks: document === present.document ? present.checks : undefined });
  };

  const changeItems = (change: (items: readonly unknown[]) => readonly unknown[]): void => {
    if (!sheet?.items) return;
    const document = sheet.items.withItems(present.document, change(sheet.items.list(present.document)), form);
    step({ ...present, document, checks: undefined });
  };

  return {
    view,
    setView: (to: View) => changeDesk(toolId, { view: to }),
    /** A copy has left the page: what was written by hand is not lost with it. */
    markSaved: () => setUnsaved(`sheet:${toolId}`, false),
    html,
    checks: present.checks,
    /** Wording that no check has seen. */
    hasOwnWording: present.edits.length > 0,
    document: present.document,
    /** The document of the version that is seen. */
    shown,
    items: hasDocument ? sheet.items : undefined,
    hasStudentCopy: hasDocument && sheet.hasStudentCopy,
    hasVersionB: hasDocument && sheet.versionB !== undefined,
    files: hasDocument ? (sheet.files ?? []) : [],
    saveEdits,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** The step before this one is another draft. */
    hasReplacedDraft: past.length > 0 && past.at(-1)?.result !== result,
    undo: () => changeHistory(toolId, undone),
    redo: () => changeHistory(toolId, redone),
    removeItem: (index: number) => changeItems((items) => items.filter((_, at) => at !== index)),
    moveItem: (index: number, by: -1 | 1) =>
      changeItems((items) => {
        const moved = [...items];
        const [item] = moved.splice(index, 1);
        moved.splice(index + by, 0, item);
        return moved;
      }),
    /** @throws Error with a message for the teacher */
    replaceItem: async (index: number): Promise<void> => {
      const { document, checks } = await replaceItem(result, present.document, index);
      step({ ...present, document, checks });
    },
  };
}
