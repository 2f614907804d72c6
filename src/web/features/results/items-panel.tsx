import { ArrowDown, ArrowUp, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '../../ui/toasts.ts';
import { reasonOf } from './paper.ts';
import type { SheetActions } from './use-sheet.ts';

const MOST_SHOWN = 90;

const short = (label: string): string => (label.length > MOST_SHOWN ? `${label.slice(0, MOST_SHOWN).trimEnd()} …` : label);

/** One question, problem or criterion at a time: replaced, moved or removed, the rest stays. */
export function ItemsPanel({ actions }: { readonly actions: SheetActions }) {
  const { items, document } = actions;
  const [replacing, setReplacing] = useState<number>();
  if (!items) return null;
  const list = items.list(document);
  const replace = async (index: number): Promise<void> => {
    setReplacing(index);
    try {
      await actions.replaceItem(index);
      showToast('success', `A fresh ${items.noun} is in place ${index + 1}`);
    } catch (error) {
      showToast('error', reasonOf(error));
    } finally {
      setReplacing(undefined);
    }
  };
  return (
    <details className="mt-4 rounded-lg border border-line bg-sheet">
      <summary className="cursor-pointer p-4 font-medium">
        Change single {items.plural} ({list.length})
      </summary>
      <ol className="divide-y divide-line border-t border-line">
        {list.map((item, index) => {
          const name = `${items.noun} ${index + 1}`;
          return (
            // The place is what identifies it: two items may read alike.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex flex-wrap items-center gap-x-2 px-4 py-2">
              <span className="min-w-0 flex-1 basis-60 text-sm">
                {index + 1}. {short(items.label(item))}
              </span>
              <span className="flex">
                <IconButton label={`Replace ${name}`} disabled={replacing !== undefined} onClick={() => void replace(index)}>
                  <RefreshCw aria-hidden="true" className={`size-5 ${replacing === index ? 'motion-safe:animate-spin' : ''}`} />
                </IconButton>
                <IconButton label={`Move ${name} up`} disabled={index === 0} onClick={() => actions.moveItem(index, -1)}>
                  <ArrowUp aria-hidden="true" className="size-5" />
                </IconButton>
                <IconButton label={`Move ${name} down`} disabled={index === list.length - 1} onClick={() => actions.moveItem(index, 1)}>
                  <ArrowDown aria-hidden="true" className="size-5" />
                </IconButton>
                <IconButton label={`Remove ${name}`} disabled={list.length <= items.fewest} onClick={() => actions.removeItem(index)}>
                  <Trash2 aria-hidden="true" className="size-5" />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

function IconButton({ label, disabled, onClick, children }: IconButtonProps) {
  return (
    <button type="button" className="button button-icon" title={label} disabled={disabled} onClick={onClick}>
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}
