import { type ReactNode, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CATALOGUE, type ToolId } from '../../../tools/catalogue.ts';
import { type AnySheet, loadSheet } from '../../../tools/sheets.ts';
import { TYPING } from '../../lib/activity.ts';
import { setUnsaved } from '../../lib/unsaved-work.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { GeneratedContent } from '../tools/generate-content.ts';
import { EditorPane } from './editor-pane.tsx';
import { ItemsPanel } from './items-panel.tsx';
import type { Paper } from './paper.ts';
import { Receipt } from './receipt.tsx';
import { ResultToolbar } from './result-toolbar.tsx';
import { hasMath, typesetMath } from './typeset-math.ts';
import { type SheetActions, type SheetState, useSheet } from './use-sheet.ts';

export interface ResultViewProps extends SheetState {
  readonly toolId: ToolId;
  /** Below the sheet: what works on the document as it now is. */
  readonly children: (current: GeneratedContent) => ReactNode;
}

/** Without its sheet a result can still be read, copied and exported as it came. */
type MaybeSheet = AnySheet | 'none';

/** The finished sheet and all that can be done with it, shown at once: no button moves when another comes. */
export function ResultView({ toolId, history, view, children }: ResultViewProps) {
  const hasDocument = history.present.document !== undefined;
  const [sheet, setSheet] = useState<MaybeSheet>();
  useEffect(() => {
    let isThere = true;
    if (!hasDocument) return undefined;
    loadSheet(toolId).then(
      (loaded) => isThere && setSheet(loaded),
      () => isThere && setSheet('none'),
    );
    return () => {
      isThere = false;
    };
  }, [hasDocument, toolId]);
  if (hasDocument && sheet === undefined) return <Spinner />;
  return (
    <Worksheet toolId={toolId} history={history} view={view} sheet={sheet === 'none' ? undefined : sheet}>
      {children}
    </Worksheet>
  );
}

function Worksheet({ toolId, history, view, sheet, children }: ResultViewProps & { readonly sheet: AnySheet | undefined }) {
  const actions = useSheet(toolId, { history, view }, sheet);
  const { result } = history.present;
  const [isEditing, setEditing] = useState(false);
  const draft = useRef<string>(undefined);
  const editButton = useRef<HTMLButtonElement>(null);
  const { saveEdits } = actions;
  const isMathTool = toolId === 'math-problems';
  const typeset = useTypeset(actions.html, isMathTool);

  const keepDraft = (html: string): void => {
    draft.current = html;
    setUnsaved(`sheet:${toolId}`, true);
  };

  const finishEditing = useCallback(() => {
    if (draft.current !== undefined) saveEdits(draft.current);
    draft.current = undefined;
    setEditing(false);
    editButton.current?.focus();
  }, [saveEdits]);

  // Closed, or another draft begun, in the middle of editing: what was written stays.
  const saveLatest = useRef(saveEdits);
  useLayoutEffect(() => {
    saveLatest.current = saveEdits;
  }, [saveEdits]);
  useLayoutEffect(
    () => () => {
      if (draft.current !== undefined) saveLatest.current(draft.current);
      draft.current = undefined;
    },
    [],
  );
  useUndoKeys(actions, !isEditing);

  /** What is copied, printed and exported: with the words that are just being written. */
  const paper = async (): Promise<Paper> => {
    const html = draft.current ?? actions.html;
    actions.markSaved();
    return { title: CATALOGUE[toolId].title, html, typeset: await typesetIfNeeded(html, isMathTool) };
  };

  return (
    <>
      <article>
        <ResultToolbar
          actions={actions}
          paper={paper}
          isEditing={isEditing}
          onEdit={() => setEditing(true)}
          onDone={finishEditing}
          editButton={editButton}
        />
        {actions.hasReplacedDraft && !isEditing && (
          <p className="mb-3 text-sm text-ink-soft">“Undo” brings back the draft from before, with your changes.</p>
        )}
        {result.notices.length > 0 && (
          <ul aria-label="Before you use this" className="mb-3 flex flex-col gap-1 rounded-lg border border-line bg-note p-4 text-sm">
            {result.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        )}
        {isEditing ? (
          <EditorPane html={actions.html} onChange={keepDraft} onLeave={finishEditing} />
        ) : (
          // Sanitised where it was rendered. Focusable, so that a wide table scrolls by keyboard on a phone.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div className="prose sheet" tabIndex={0} dangerouslySetInnerHTML={{ __html: typeset }} />
        )}
        {!isEditing && <ItemsPanel actions={actions} />}
        <Receipt result={result} checks={actions.checks} hasOwnWording={actions.hasOwnWording} />
      </article>
      {!isEditing && children({ ...result, document: actions.document })}
    </>
  );
}

/** Ctrl+Z and Ctrl+Y (or Shift+Ctrl+Z) step through the sheet where no field has an undo of its own. */
function useUndoKeys({ undo, redo }: SheetActions, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    function step(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const isUndo = event.key.toLowerCase() === 'z' && !event.shiftKey;
      const isRedo = event.key.toLowerCase() === 'y' || (event.key.toLowerCase() === 'z' && event.shiftKey);
      if ((!isUndo && !isRedo) || (event.target instanceof Element && event.target.matches(TYPING))) return;
      // A guide that lies over the sheet is not it.
      if ([...document.querySelectorAll('dialog[open]')].at(-1)?.querySelector('article') === null) return;
      event.preventDefault();
      if (isUndo) undo();
      else redo();
    }
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [undo, redo, isOn]);
}

async function typesetIfNeeded(html: string, isMathTool: boolean): Promise<string> {
  return withRuledLines(hasMath({ html, isMathTool }) ? await typesetMath({ html, isMathTool }) : html);
}

/** A line to write on fills the sheet from edge to edge, however wide that is. */
const withRuledLines = (html: string): string => html.replaceAll(/<p>(?=_{20,}<\/p>)/gu, '<p class="ruled">');

/** The sheet with its formulas set; in plain notation until the code for that has loaded. */
function useTypeset(html: string, isMathTool: boolean): string {
  const [set, setSet] = useState<{ readonly of: string; readonly html: string }>();
  const current = useDeferredValue(html);
  useEffect(() => {
    let isThere = true;
    // Plain notation says the same: without the typesetter nothing is lost.
    typesetIfNeeded(current, isMathTool).then(
      (typeset) => isThere && setSet({ of: current, html: typeset }),
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, [current, isMathTool]);
  return set?.of === html ? set.html : withRuledLines(html);
}
