import { ClipboardCopy, FileDown, Pencil, Printer, Redo2, Share2, Undo2 } from 'lucide-react';
import type { RefObject } from 'react';
import { showToast } from '../../ui/toasts.ts';
import { Menu } from '../../ui/menu.tsx';
import { copySheet } from './copy.ts';
import { type ExportFormat, FORMATS, exportSheet, saveFile } from './export-sheet.ts';
import { type Paper, reasonOf } from './paper.ts';
import { plainTextOf } from './plain-text.ts';
import { printSheet } from './print.ts';
import { shareTargets } from './share.ts';
import type { View } from '../tools/desk.ts';
import type { SheetActions } from './use-sheet.ts';

export interface ResultToolbarProps {
  readonly actions: SheetActions;
  readonly paper: () => Promise<Paper>;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly onDone: () => void;
  readonly editButton: RefObject<HTMLButtonElement | null>;
}

export function ResultToolbar({ actions, paper, isEditing, onEdit, onDone, editButton }: ResultToolbarProps) {
  return (
    <div className="mb-3 flex flex-col gap-2">
      <CopyChoice actions={actions} disabled={isEditing} />
      <div role="group" aria-label="Use the result" className="result-tools">
        <button type="button" className="button" onClick={() => void copy(paper)}>
          <ClipboardCopy aria-hidden="true" className="size-4" />
          Copy
        </button>
        <button type="button" className="button" onClick={() => void print(paper)}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </button>
        <ExportMenu actions={actions} paper={paper} />
        <ShareMenu paper={paper} />
        <button
          ref={editButton}
          type="button"
          className="button"
          aria-pressed={isEditing}
          disabled={actions.view.version === 'B'}
          onClick={isEditing ? onDone : onEdit}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {isEditing ? 'Done editing' : 'Edit'}
        </button>
        {(actions.canUndo || actions.canRedo) && !isEditing && (
          <>
            <button type="button" className="button" disabled={!actions.canUndo} aria-keyshortcuts="Control+Z" onClick={actions.undo}>
              <Undo2 aria-hidden="true" className="size-4" />
              Undo
            </button>
            <button type="button" className="button" disabled={!actions.canRedo} aria-keyshortcuts="Control+Y" onClick={actions.redo}>
              <Redo2 aria-hidden="true" className="size-4" />
              Redo
            </button>
          </>
        )}
      </div>
    </div>
  );
}

const COPIES = [
  { copy: 'teacher', label: 'Teacher copy' },
  { copy: 'student', label: 'Student copy' },
] as const;

const VERSIONS = [
  { version: 'A', label: 'Version A' },
  { version: 'B', label: 'Version B' },
] as const;

/** The choice holds for view, copy, print and export. */
function CopyChoice({ actions, disabled }: { readonly actions: SheetActions; readonly disabled: boolean }) {
  const { view, setView, hasStudentCopy, hasVersionB } = actions;
  if (!hasStudentCopy && !hasVersionB) return null;
  const change = (to: Partial<View>): void => setView({ ...view, ...to });
  return (
    <div className="flex flex-wrap gap-2">
      {hasStudentCopy && (
        <div role="group" aria-label="Copy for" className="flex gap-2">
          {COPIES.map(({ copy: value, label }) => (
            <button
              key={value}
              type="button"
              className="chip"
              aria-pressed={view.copy === value}
              disabled={disabled}
              onClick={() => change({ copy: value })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {hasVersionB && (
        <div role="group" aria-label="Version" className="flex gap-2">
          {VERSIONS.map(({ version, label }) => (
            <button
              key={version}
              type="button"
              className="chip"
              aria-pressed={view.version === version}
              disabled={disabled}
              onClick={() => change({ version })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function ExportMenu({ actions, paper }: Pick<ResultToolbarProps, 'actions' | 'paper'>) {
  const { shown, files, view } = actions;
  return (
    <Menu label="Export" icon={<FileDown aria-hidden="true" className="size-4" />}>
      {FORMATS.map(({ format, label }) => (
        <button key={format} type="button" className="menu-link" onClick={() => void exportTo(format, paper)}>
          {label}
        </button>
      ))}
      {files.map((file) => (
        <button key={file.name} type="button" className="menu-link" onClick={() => void saveFile(file, shown, paper, view.version)}>
          {file.label}
        </button>
      ))}
    </Menu>
  );
}

function ShareMenu({ paper }: Pick<ResultToolbarProps, 'paper'>) {
  const canShareText = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  return (
    <Menu label="Share" icon={<Share2 aria-hidden="true" className="size-4" />}>
      {canShareText && (
        <button type="button" className="menu-link" onClick={() => void shareText(paper)}>
          Send the text …
        </button>
      )}
      <ShareLinks />
    </Menu>
  );
}

function ShareLinks() {
  return shareTargets(document.title.split(' – ')[0] ?? 'a tool', location.href).map(({ label, href }) => (
    <a key={label} className="menu-link" href={href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  ));
}

type GetPaper = ResultToolbarProps['paper'];

async function copy(paper: GetPaper): Promise<void> {
  try {
    await copySheet(paper().then(({ html }) => html));
    showToast('success', 'Content copied to clipboard');
  } catch {
    showToast('error', 'Failed to copy content');
  }
}

async function print(paper: GetPaper): Promise<void> {
  try {
    printSheet(await paper());
  } catch (error) {
    showToast('error', `Failed to print: ${reasonOf(error)}`);
  }
}

async function exportTo(format: ExportFormat, paper: GetPaper): Promise<void> {
  await exportSheet(format, document.querySelector('article .sheet') === null ? undefined : await paper());
}

/** The phone's own way of sending text to somebody: what is shared goes where the teacher says. */
async function shareText(paper: GetPaper): Promise<void> {
  try {
    const { title, html } = await paper();
    await navigator.share({ title, text: plainTextOf(html) });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast('error', `Failed to share: ${reasonOf(error)}`);
  }
}
