import { type RefObject, useEffect, useId, useState } from 'react';
import { GRADE_LEVELS, gradeNumber } from '../../../tools/choices/grade-levels.ts';
import { type TopicSuggestion, suggestTopics } from './suggest-topics.ts';

/** Characters; who writes more has said what they want. */
const LONGEST_SEARCH = 60;

interface TopicSuggestionsProps {
  readonly input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

function gradeIn(form: HTMLFormElement | null): number | undefined {
  const select = form?.elements.namedItem('gradeLevel');
  const level = GRADE_LEVELS.find(({ value }) => select instanceof HTMLSelectElement && value === select.value)?.value;
  return level && gradeNumber(level);
}

/** Puts a topic into the field as if it had been typed. */
function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const announced = (count: number): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'topic' : 'topics'} to choose from. Use the arrow keys.`;

/** One further, through the field itself (-1) and around. */
const nextOf = (at: number, step: 1 | -1, count: number): number => ((at + 1 + step + count + 1) % (count + 1)) - 1;

/**
 * The list of topics below a field: a combobox with a listbox that opens while one types (WAI-ARIA Authoring Practices).
 * Free text stays free: nothing is chosen unless the teacher chooses it.
 */
export function TopicSuggestions({ input }: TopicSuggestionsProps) {
  const listId = useId();
  const [found, setFound] = useState<readonly TopicSuggestion[]>([]);
  const [active, setActive] = useState(-1);
  const isOpen = found.length > 0;

  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', listId);
    const look = (): void => {
      setActive(-1);
      const helps = field.value.trim() !== '' && field.value.length <= LONGEST_SEARCH;
      setFound(helps ? suggestTopics(field.value, gradeIn(field.form)).filter(({ title }) => title !== field.value) : []);
    };
    const close = (): void => setFound([]);
    field.addEventListener('input', look);
    field.addEventListener('blur', close);
    if (field === document.activeElement) look();
    return () => {
      field.removeEventListener('input', look);
      field.removeEventListener('blur', close);
    };
  }, [input, listId]);

  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    field.setAttribute('aria-expanded', String(isOpen));
    if (active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else field.removeAttribute('aria-activedescendant');
    const onKey = (event: Event): void => {
      const { key } = event as KeyboardEvent;
      if (key === 'ArrowDown' && !isOpen) {
        setFound(suggestTopics(field.value, gradeIn(field.form)));
        event.preventDefault();
      } else if (!isOpen) {
        // Nothing is open: the key is the form's.
      } else if (key === 'ArrowDown' || key === 'ArrowUp') {
        setActive((at) => nextOf(at, key === 'ArrowDown' ? 1 : -1, found.length));
        event.preventDefault();
      } else if (key === 'Enter' && active >= 0) {
        typeInto(field, found[active]?.title ?? field.value);
        setFound([]);
        event.preventDefault();
      } else if (key === 'Escape') {
        // The list closes first; the dialog around it stays.
        setFound([]);
        event.preventDefault();
        event.stopPropagation();
      }
    };
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  }, [input, listId, isOpen, active, found]);

  return (
    <div className="relative">
      <p className="sr-only" role="status">
        {announced(found.length)}
      </p>
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label="Suggestions"
          className="absolute inset-x-0 top-1 z-20 max-h-80 overflow-auto rounded-lg border border-line bg-paper py-1 shadow-lg"
        >
          {found.map(({ title, hasSet }, index) => (
            <div
              key={title}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={`flex cursor-pointer items-baseline justify-between gap-3 px-3 py-2 ${index === active ? 'bg-note' : ''}`}
              // The field keeps the focus and takes the keys; a press would take it away.
              onPointerDown={(event) => event.preventDefault()}
              onPointerUp={() => {
                if (input.current) typeInto(input.current, title);
                setFound([]);
              }}
            >
              <span>{title}</span>
              {hasSet && <span className="shrink-0 text-xs text-ink-soft">full set</span>}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
