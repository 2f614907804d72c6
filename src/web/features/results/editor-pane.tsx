import { Bold, Heading2, Italic, List, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import type { EditorCommand, SheetEditor } from './editor.ts';

const BUTTONS: readonly { readonly command: EditorCommand; readonly label: string; readonly Icon: typeof Bold }[] = [
  { command: 'undo', label: 'Undo', Icon: Undo2 },
  { command: 'redo', label: 'Redo', Icon: Redo2 },
  { command: 'bold', label: 'Bold', Icon: Bold },
  { command: 'italic', label: 'Italic', Icon: Italic },
  { command: 'heading', label: 'Heading', Icon: Heading2 },
  { command: 'bullets', label: 'Bulleted list', Icon: List },
  { command: 'numbers', label: 'Numbered list', Icon: ListOrdered },
];

export interface EditorPaneProps {
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly onLeave: () => void;
}

/** The sheet, editable. The editor loads when it is first wanted. */
export function EditorPane({ html, onChange, onLeave }: EditorPaneProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<SheetEditor>();
  const [hasFailed, setFailed] = useState(false);
  const handlers = useRef({ onChange, onLeave });
  useEffect(() => {
    handlers.current = { onChange, onLeave };
  }, [onChange, onLeave]);
  // The editor keeps its own text from then on.
  const [initialHtml] = useState(html);

  useEffect(() => {
    let made: SheetEditor | undefined;
    let isThere = true;
    import('./editor.ts').then(
      ({ createEditor }) => {
        if (!isThere || !place.current) return;
        made = createEditor(
          place.current,
          initialHtml,
          (changed) => handlers.current.onChange(changed),
          () => handlers.current.onLeave(),
        );
        setEditor(made);
        made.focus();
      },
      () => isThere && setFailed(true),
    );
    return () => {
      isThere = false;
      made?.destroy();
    };
  }, [initialHtml]);

  return (
    <div>
      <div role="toolbar" aria-label="Edit the result" className="editor-bar">
        {BUTTONS.map(({ command, label, Icon }) => (
          <button
            key={command}
            type="button"
            className="button button-icon"
            title={label}
            disabled={!editor}
            onClick={() => editor?.run(command)}
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">{label}</span>
          </button>
        ))}
      </div>
      {!editor && !hasFailed && <Spinner />}
      {hasFailed && (
        <p role="alert" className="rounded-lg border border-bad bg-bad-wash p-4 text-bad">
          The editor could not be loaded. Check your connection and try again.
        </p>
      )}
      <div ref={place} />
    </div>
  );
}
