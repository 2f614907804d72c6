/** Files made of a sheet. What makes them loads only when it is used. */
import type { SheetFile } from '../../../tools/sheet.ts';
import { showToast } from '../../ui/toasts.ts';
import { contentKind } from './file-name.ts';
import { type Paper, download, reasonOf } from './paper.ts';
import { plainTextOf } from './plain-text.ts';

export const FORMATS = [
  { format: 'pdf', label: 'PDF' },
  { format: 'word', label: 'Word (.doc)' },
  { format: 'docx', label: 'Word (.docx)' },
  { format: 'text', label: 'Text (.txt)' },
] as const;

export type ExportFormat = (typeof FORMATS)[number]['format'];

/** Says how it went. @param paper undefined where there is nothing on the screen */
export async function exportSheet(format: ExportFormat, paper: Paper | undefined): Promise<void> {
  if (!paper) {
    showToast('error', 'Failed to export: Content element not found');
    return;
  }
  try {
    const { name, content } = await FILES[format](paper);
    download(name, content);
    showToast('success', `Exported to ${format.toUpperCase()} successfully`);
  } catch (error) {
    showToast('error', failureMessage(format, error));
  }
}

interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

const FILES: Readonly<Record<ExportFormat, (paper: Paper) => Promise<NamedFile>>> = {
  pdf: async (paper) => {
    const { sheetAsPdf } = await import('./files/pdf.ts');
    return { name: `${contentKind(paper.html)}.pdf`, content: await sheetAsPdf(paper) };
  },
  word: async (paper) => {
    const { sheetAsWordHtml } = await import('./files/word-html.ts');
    return { name: 'generated-content.doc', content: await sheetAsWordHtml(paper) };
  },
  docx: async (paper) => {
    const { sheetAsDocx } = await import('./files/docx.ts');
    return { name: 'generated-content.docx', content: await sheetAsDocx(paper) };
  },
  text: ({ html }) =>
    Promise.resolve({ name: 'generated-content.txt', content: new Blob([plainTextOf(html)], { type: 'text/plain;charset=utf-8' }) }),
};

function failureMessage(format: ExportFormat, error: unknown): string {
  const reason = reasonOf(error);
  if (format === 'pdf')
    return error instanceof Error && error.name === 'RenderError'
      ? `Failed to render content for PDF: ${reason}`
      : `Failed to export to PDF: ${reason}`;
  if (format === 'word') return `Failed to export to WORD: ${reason}`;
  return `Failed to export to ${format.toUpperCase()}`;
}

/** A file for another program, from the document and the sheet. */
export async function saveFile(file: SheetFile<unknown>, document: unknown, paper: () => Promise<Paper>, version: string): Promise<void> {
  const format = file.label.replace(/ \(.*/u, '');
  try {
    const { content, note } = await file.make(document, (await paper()).html);
    download(version === 'B' ? file.name.replace('.', '-b.') : file.name, new Blob([content], { type: file.type }));
    showToast('success', `Exported to ${format} successfully`);
    if (note !== undefined) showToast('neutral', note);
  } catch {
    showToast('error', `Failed to export to ${format}`);
  }
}
