import { Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { CATEGORIES, type Category } from '../../../tools/define-tool.ts';

const TYPING = 'input, textarea, select, [contenteditable]';
const CHOICES = ['All', ...CATEGORIES] as const;

export interface ToolSearchProps {
  readonly query: string;
  readonly category: Category | 'All';
  readonly onQuery: (query: string) => void;
  readonly onCategory: (category: Category | 'All') => void;
}

export function ToolSearch({ query, category, onQuery, onCategory }: ToolSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);

  // What was typed and chosen before the app was there counts.
  useLayoutEffect(() => {
    if (input.current?.value) onQuery(input.current.value);
    const chosen = CHOICES.find((choice) => choice === select.current?.value);
    if (chosen !== undefined) onCategory(chosen);
  }, [onQuery, onCategory]);

  useEffect(() => {
    function focusSearch(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.matches(TYPING)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.focus();
    }
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);

  return (
    <search className="flex flex-wrap items-center gap-3">
      <label className="relative min-w-0 flex-1 basis-64">
        <span className="sr-only">Search tools</span>
        <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-ink-soft" />
        <input
          ref={input}
          type="search"
          className="control control-search"
          placeholder="Search tools..."
          aria-keyshortcuts="/"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
        <kbd aria-hidden="true" className="search-key">
          /
        </kbd>
      </label>
      <label className="sm:hidden">
        <span className="sr-only">Category</span>
        <select ref={select} className="control" value={category} onChange={(event) => onCategory(event.target.value as Category | 'All')}>
          {CHOICES.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
      <fieldset className="hidden flex-wrap gap-1 sm:flex">
        <legend className="sr-only">Category</legend>
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            data-category={choice}
            className="chip"
            aria-pressed={choice === category}
            onClick={() => onCategory(choice)}
          >
            {choice}
          </button>
        ))}
      </fieldset>
    </search>
  );
}
