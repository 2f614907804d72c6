import { Link } from 'wouter';
import { Dialog } from '../ui/dialog.tsx';
import type { OverlayName } from './site-header.tsx';
import { ToolLinks } from './tools-menu.tsx';

export interface MobileMenuProps {
  readonly onClose: () => void;
  readonly onOpen: (overlay: OverlayName) => void;
}

const OVERLAYS = [
  ['faq', 'FAQ'],
  ['glossary', 'Glossary'],
  ['newsletter', 'Newsletter'],
  ['feedback', 'Feedback'],
] as const;

export function MobileMenu({ onClose, onOpen }: MobileMenuProps) {
  return (
    <Dialog title="Menu" size="side" onClose={onClose}>
      <ul>
        {OVERLAYS.map(([overlay, label]) => (
          <li key={overlay}>
            <button type="button" className="menu-link w-full text-left" onClick={() => onOpen(overlay)}>
              {label}
            </button>
          </li>
        ))}
        <li>
          <Link href="/blog" className="menu-link" replace onClick={onClose}>
            Blog
          </Link>
        </li>
      </ul>
      <h2 className="mt-6 mb-2 font-display text-xl">Tools</h2>
      <div className="flex flex-col gap-4">
        <ToolLinks replace onFollow={onClose} />
      </div>
    </Dialog>
  );
}
