import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

export interface MenuProps {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Links and buttons of class menu-link; following one closes the menu. */
  readonly children: ReactNode;
}

/** A few choices under a button. Closes on a choice, a click outside and Escape, which goes no further. */
export function Menu({ label, icon, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = (event: Event): void => {
      if (menu.current?.open === true && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);
  const close = (): void => {
    if (!menu.current) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  return (
    // The keys and clicks are those of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={menu}
      className="menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || menu.current?.open !== true) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
      onClick={(event) => {
        if ((event.target as Element).closest('.menu-link')) close();
      }}
    >
      <summary className="button">
        {icon}
        {label}
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <div className="menu-sheet">{children}</div>
    </details>
  );
}
