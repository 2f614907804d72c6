import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { DarkModeToggle } from './dark-mode-toggle.tsx';

const YEAR = new Date().getFullYear();

export function PageShell({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <header className="border-b border-line bg-sheet">
        <nav aria-label="Main" className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
          <Link href="/" className="mr-auto flex items-center gap-2 font-display text-2xl no-underline">
            <Logo />
            Homeroom
          </Link>
          <Link href="/faq">FAQ</Link>
          <Link href="/glossary">Glossary</Link>
          <Link href="/blog">Blog</Link>
          <DarkModeToggle />
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-t border-line py-6 text-center text-sm text-ink-soft">
        <p>
          © <span suppressHydrationWarning>{YEAR}</span> Homeroom. All rights reserved. <Link href="/privacy-policy">Privacy policy</Link>
        </p>
      </footer>
    </div>
  );
}

/** A sheet of paper with a folded corner and a check mark. */
function Logo() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7">
      <path d="M6 3h14l6 6v20H6z" fill="var(--color-planning)" />
      <path d="M20 3v6h6z" fill="var(--color-paper)" opacity=".6" />
      <path d="m11 18 4 4 7-9" fill="none" stroke="var(--color-paper)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
