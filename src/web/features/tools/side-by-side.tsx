import type { Language } from '../../../tools/choices/languages.ts';
import { showToast } from '../../ui/toasts.ts';
import { copySheet } from '../results/copy.ts';
import { renderMarkdown } from '../results/render-markdown.ts';
import type { GeneratedContent } from './generate-content.ts';

/** BCP 47, for screen readers, fonts and hyphenation. */
const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  Arabic: 'ar',
  Bengali: 'bn',
  'Chinese (Simplified)': 'zh-Hans',
  French: 'fr',
  Hindi: 'hi',
  Japanese: 'ja',
  Korean: 'ko',
  Portuguese: 'pt',
  Russian: 'ru',
  Spanish: 'es',
  Ukrainian: 'uk',
  Vietnamese: 'vi',
};

export interface Translation {
  readonly language: Language;
  /** Markdown. */
  readonly original: string;
  readonly translated: GeneratedContent;
}

/** A translated email beside the one that it was made from. */
export function SideBySide({ language, original, translated }: Translation) {
  const remarks = [
    ...translated.notices,
    ...translated.checks.filter(({ verdict }) => verdict !== 'passed').map(({ message }) => message),
  ].filter((remark, index, all) => !all.slice(0, index).some((earlier) => earlier.includes(remark)));
  return (
    <div>
      <ul
        aria-label="Before you send the translation"
        className="mb-3 flex flex-col gap-1 rounded-lg border border-line bg-note p-4 text-sm"
      >
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Sheet title="English" lang="en" content={original} />
        <Sheet title={language} lang={LANGUAGE_TAGS[language]} content={translated.content} />
      </div>
      <button type="button" className="button mt-3" onClick={() => void copy(translated.content)}>
        Copy the translation
      </button>
    </div>
  );
}

function Sheet({ title, lang, content }: { readonly title: string; readonly lang: string; readonly content: string }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-1 font-semibold">{title}</h3>
      {/* Sanitised in renderMarkdown. */}
      <div
        lang={lang}
        dir={lang === 'ar' ? 'rtl' : 'ltr'}
        className="prose sheet"
        dangerouslySetInnerHTML={{ __html: renderMarkdown(content) }}
      />
    </section>
  );
}

async function copy(content: string): Promise<void> {
  try {
    await copySheet(Promise.resolve(renderMarkdown(content)));
    showToast('success', 'Content copied to clipboard');
  } catch {
    showToast('error', 'Failed to copy content');
  }
}
