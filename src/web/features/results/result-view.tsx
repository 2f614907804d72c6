import { type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { CATALOGUE } from '../../../tools/catalogue.ts';
import { type AnySheet, loadSheet } from '../../../tools/sheets.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { GeneratedContent } from '../tools/generate-content.ts';
import { EditorPane } from './editor-pane.tsx';
import { ItemsPanel } from './items-panel.tsx';
import type { Paper } from './paper.ts';
import { Receipt } from './receipt.tsx';
import { ResultToolbar } from './result-toolbar.tsx';
import { hasMath, typesetMath } from './typeset-math.ts';
import { useSheet } from './use-sheet.ts';

export interface ResultViewProps {
  readonly result: GeneratedContent;
  /** Below the sheet: what works on the document as it now is. */
  readonly children: (current: GeneratedContent) => ReactNode;
}

const keys = new WeakMap<GeneratedContent, number>();
let lastKey = 0;

/** A new result is worked on afresh. */
function keyOf(result: GeneratedContent): number {
  const key = keys.get(result) ?? (lastKey += 1);
  keys.set(result, key);
  return key;
}

/** Without its sheet a result can still be read, copied and exported as it came. */
type MaybeSheet = AnySheet | 'none';

/** The finished sheet and all that can be done with it, shown at once: no button moves when another comes. */
export function ResultView({ result, children }: ResultViewProps) {
  const hasDocument = result.document !== undefined;
  const [sheet, setSheet] = useState<MaybeSheet | undefined>(hasDocument ? undefined : 'none');
  useEffect(() => {
    let isThere = hasDocument;
    if (!hasDocument) return undefined;
    loadSheet(result.toolId).then(
      (loaded) => isThere && setSheet(loaded),
      () => isThere && setSheet('none'),
    );
    return () => {
      isThere = false;
    };
  }, [hasDocument, result.toolId]);
  if (sheet === undefined) return <Spinner />;
  return (
    <Worksheet key={keyOf(result)} result={result} sheet={sheet === 'none' ? undefined : sheet}>
      {children}
    </Worksheet>
  );
}

function Worksheet({ result, sheet, children }: ResultViewProps & { readonly sheet: AnySheet | undefined }) {
  const actions = useSheet(result, sheet);
  const [isEditing, setEditing] = useState(false);
  const draft = useRef<string>(undefined);
  const editButton = useRef<HTMLButtonElement>(null);
  const { saveEdits } = actions;
  const isMathTool = result.toolId === 'math-problems';
  const typeset = useTypeset(actions.html, isMathTool);

  const finishEditing = useCallback(() => {
    if (draft.current !== undefined) saveEdits(draft.current);
    draft.current = undefined;
    setEditing(false);
    editButton.current?.focus();
  }, [saveEdits]);

  /** What is copied, printed and exported: with the words that are just being written. */
  const paper = async (): Promise<Paper> => {
    const html = draft.current ?? actions.html;
    return { title: CATALOGUE[result.toolId].title, html, typeset: await typesetIfNeeded(html, isMathTool) };
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
        {result.notices.length > 0 && (
          <ul aria-label="Before you use this" className="mb-3 flex flex-col gap-1 rounded-lg border border-line bg-note p-4 text-sm">
            {result.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        )}
        {isEditing ? (
          <EditorPane html={actions.html} onChange={(html) => (draft.current = html)} onLeave={finishEditing} />
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
