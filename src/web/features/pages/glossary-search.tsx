import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';

interface Letter {
  readonly heading: string;
  readonly entries: readonly string[];
}

/** The glossary is authored as one paragraph an entry under a heading a letter. */
function readLetters(html: string): Letter[] {
  return html
    .split(/(?=<h2)/u)
    .filter((part) => part.startsWith('<h2'))
    .map((part) => ({
      heading: /<h2[^>]*>(?<letter>.*?)<\/h2>/u.exec(part)?.groups?.['letter'] ?? '',
      entries: part.match(/<p>.*?<\/p>/gsu) ?? [],
    }));
}

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/gu, '').toLowerCase();

export function GlossarySearch({ html }: { readonly html: string }) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the app was there counts.
  useLayoutEffect(() => setQuery(input.current?.value ?? ''), []);
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const letters = useMemo(() => readLetters(html), [html]);
  const shown = letters
    .map(({ heading, entries }) => ({ heading, entries: entries.filter((entry) => textOf(entry).includes(wanted)) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <>
      <label className="block">
        <span className="sr-only">Search the glossary</span>
        <input
          ref={input}
          type="search"
          className="control"
          placeholder="Search the glossary..."
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <div className="prose mt-4">
        {shown.map(({ heading, entries }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {entries.map((entry) => (
              <div key={entry} dangerouslySetInnerHTML={{ __html: entry }} />
            ))}
          </section>
        ))}
        {shown.length === 0 && <p role="status">No term matches “{query}”.</p>}
      </div>
    </>
  );
}
