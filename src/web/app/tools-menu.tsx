import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { TOOLS } from '../../tools/catalogue.ts';
import { CATEGORIES } from '../../tools/define-tool.ts';

/** The Tools dropdown, grouped by category: the platform's popover closes on Escape and on a click outside. */
export function ToolsMenu() {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="nav-item" popoverTarget="tools-menu">
        Tools
        <ChevronDown aria-hidden="true" className="size-4" />
      </button>
      <div ref={menu} id="tools-menu" popover="auto" className="tools-menu">
        <ToolLinks onFollow={() => menu.current?.hidePopover()} />
      </div>
    </>
  );
}

export interface ToolLinksProps {
  readonly onFollow: () => void;
  /** Inside a dialog: the page takes the place of the dialog's entry in the session history. */
  readonly replace?: boolean;
}

export function ToolLinks({ onFollow, replace = false }: ToolLinksProps) {
  return CATEGORIES.map((category) => (
    <section key={category} data-category={category}>
      <h3 className="category-label text-sm">{category}</h3>
      <ul>
        {TOOLS.filter((tool) => tool.category === category).map(({ id, title, route }) => (
          <li key={id}>
            <Link href={`/${route}/`} className="menu-link" replace={replace} onClick={onFollow}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
