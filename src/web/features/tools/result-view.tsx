import { useMemo } from 'react';
import { showToast } from '../../ui/toasts.ts';
import type { GeneratedContent } from './generate-content.ts';
import { renderMarkdown } from './render-markdown.ts';

/** The finished sheet, who drafted it and what the checks found. */
export function ResultView({ result }: { readonly result: GeneratedContent }) {
  // What failed a check already stands in the notices.
  const warnings = result.findings.filter(({ message }) => !result.notices.some((notice) => notice.includes(message)));
  const html = useMemo(() => renderMarkdown(result.content), [result.content]);
  return (
    <article>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <p>{result.engine === undefined ? '' : draftedBy(result.engine, result.passedOver)}</p>
        <button type="button" className="button" onClick={() => void copy(html, result.content)}>
          Copy
        </button>
      </div>
      {result.notices.length > 0 && (
        <ul aria-label="Before you use this" className="mb-3 flex flex-col gap-1 rounded-lg border border-line bg-note p-4 text-sm">
          {result.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      {/* Sanitised in renderMarkdown. Focusable, so that a wide table scrolls by keyboard on a phone. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="prose sheet" tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
      {warnings.length > 0 && (
        <section aria-label="Findings" className="mt-4 rounded-lg border border-line bg-note p-4 text-sm">
          <h2 className="font-semibold">Worth a look before you use it</h2>
          <ul className="mt-1 list-disc pl-5">
            {warnings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function draftedBy(engine: string, passedOver: readonly string[]): string {
  const who = engine === 'composer' ? 'Drafted by the built-in composer' : `Drafted by ${engine}. Read it before you use it.`;
  return passedOver.length === 0 ? who : `${who}, because ${passedOver.join(' and ')} could not draft it.`;
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
