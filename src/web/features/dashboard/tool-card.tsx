import { ArrowUpRight, Heart, Star } from 'lucide-react';
import { Link } from 'wouter';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { useStoredValue } from '../../lib/use-stored-value.ts';
import { ToolIcon } from '../tools/tool-icons.tsx';
import { NO_TOOLS, favoriteTools, quickLaunchTools, toggleTool } from '../tools/tool-lists.ts';

export interface ToolCardProps {
  readonly tool: ToolDefinition<ToolId>;
  readonly onOpen: () => void;
}

export function ToolCard({ tool, onOpen }: ToolCardProps) {
  const { id, title, description, category, badge, route } = tool;
  const starred = useStoredValue(quickLaunchTools, NO_TOOLS).includes(id);
  const favorite = useStoredValue(favoriteTools, NO_TOOLS).includes(id);
  return (
    <li data-category={category} className="card flex flex-col">
      <div className="flex items-center gap-3">
        <span className="tool-icon">
          <ToolIcon id={id} />
        </span>
        <p className="category-label text-sm">{category}</p>
        {badge !== undefined && <span className="badge">{badge}</span>}
      </div>
      <h3 className="mt-3 font-display text-xl">{title}</h3>
      <p className="mt-1 mb-4 text-ink-soft">{description}</p>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <button type="button" className="button button-primary" aria-label={`Open ${title}`} onClick={onOpen}>
          Open
        </button>
        <Link
          href={`/${route}/`}
          className="button button-icon mr-auto"
          aria-label={`${title}: open in its own page`}
          title="Open in its own page"
        >
          <ArrowUpRight aria-hidden="true" className="size-5" />
        </Link>
        <button
          type="button"
          className="button button-icon toggle"
          aria-pressed={starred}
          aria-label={`Quick launch ${title}`}
          onClick={() => toggleTool(quickLaunchTools, id)}
        >
          <Star aria-hidden="true" className="size-5" fill={starred ? 'currentColor' : 'none'} />
        </button>
        <button
          type="button"
          className="button button-icon toggle"
          aria-pressed={favorite}
          aria-label={`Favorite ${title}`}
          onClick={() => toggleTool(favoriteTools, id)}
        >
          <Heart aria-hidden="true" className="size-5" fill={favorite ? 'currentColor' : 'none'} />
        </button>
      </div>
    </li>
  );
}
