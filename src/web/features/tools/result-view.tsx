import { useMemo } from 'react';
import { showToast } from '../../ui/toasts.ts';
import type { GeneratedContent } from './generate-content.ts';
import { renderMarkdown } from './render-markdown.ts';

/** The finished sheet, who drafted it and what the checks found. */
export function ResultView({ result }: { readonly result: GeneratedContent }) {
  const html = useMemo(() => renderMarkdown(result.content), [result.content]);
  return (
    <article>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <p>{result.engine === undefined ? '' : draftedBy(result.engine)}</p>
        <button type="button" className="button" onClick={() => void copy(html, result.content)}>
          Copy
        </button>
      </div>
      {/* Sanitised in renderMarkdown. */}
      <div className="prose sheet" dangerouslySetInnerHTML={{ __html: html }} />
      {result.findings.length > 0 && (
        <section aria-label="Findings" className="mt-4 rounded-lg border border-line bg-note p-4 text-sm">
          <h2 className="font-semibold">Worth a look before you use it</h2>
          <ul className="mt-1 list-disc pl-5">
            {result.findings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function draftedBy(engine: string): string {
  return engine === 'composer' ? 'Drafted by the built-in composer' : `Drafted by ${engine}. Read it before you use it.`;
}

/** Rich and plain together, so that headings and tables survive a paste into a document. */
async function copy(html: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      }),
    ]);
    showToast('success', 'Content copied to clipboard');
  } catch {
    showToast('error', 'Failed to copy content');
  }
}
