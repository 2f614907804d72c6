import { useState } from 'react';
import { CATALOGUE, type ToolId } from '../../../tools/catalogue.ts';
import type { StoredValue } from '../../lib/stored-value.ts';
import { useStoredValue } from '../../lib/use-stored-value.ts';
import { ToolIcon } from '../tools/tool-icons.tsx';
import { NO_TOOLS, favoriteTools, quickLaunchTools, recentTools, resetToolLists } from '../tools/tool-lists.ts';

const SHOWN_AT_FIRST = 1;

const LISTS = [
  { title: 'Quick Launch', tools: quickLaunchTools, emptyText: 'No quick launch tools yet' },
  { title: 'Recent Tools', tools: recentTools, emptyText: 'No recent tools' },
  { title: 'Favorites', tools: favoriteTools, emptyText: 'No favorite tools' },
] as const;

export function SideToolMenu({ onOpen }: { readonly onOpen: (id: ToolId) => void }) {
  return (
    <aside aria-label="Your tools" className="side-menu">
      {LISTS.map((list) => (
        <ToolListSection key={list.title} {...list} onOpen={onOpen} />
      ))}
      <button type="button" className="button w-full text-sm" onClick={resetToolLists}>
        Reset All Preferences
      </button>
    </aside>
  );
}

interface ToolListSectionProps {
  readonly title: string;
  readonly tools: StoredValue<readonly ToolId[]>;
  readonly emptyText: string;
  readonly onOpen: (id: ToolId) => void;
}

function ToolListSection({ title, tools, emptyText, onOpen }: ToolListSectionProps) {
  const ids = useStoredValue(tools, NO_TOOLS);
  const [expanded, setExpanded] = useState(false);
  const shown = expanded ? ids : ids.slice(0, SHOWN_AT_FIRST);
  return (
    <section className="mb-5">
      <h2 className="mb-1 font-display text-lg">{title}</h2>
      {ids.length === 0 ? (
        <p className="text-sm text-ink-soft">{emptyText}</p>
      ) : (
        <ul>
          {shown.map((id) => (
            <li key={id} data-category={CATALOGUE[id].category}>
              <button type="button" className="menu-link flex w-full items-center gap-2 text-left" onClick={() => onOpen(id)}>
                <ToolIcon id={id} className="size-4 text-marker" />
                {CATALOGUE[id].title}
              </button>
            </li>
          ))}
        </ul>
      )}
      {ids.length > SHOWN_AT_FIRST && (
        <button type="button" className="link-button text-sm" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? 'Show less' : `See all (${ids.length})`}
        </button>
      )}
    </section>
  );
}
