import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { NewsletterPopUp } from '../features/newsletter/newsletter-pop-up.tsx';
import { SiteHeader } from './site-header.tsx';

const YEAR = new Date().getFullYear();

export function PageShell({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-t border-line py-6 text-center text-sm text-ink-soft print:hidden">
        {/* A page built last year must not complain about this one. */}
        <p>
          © <span suppressHydrationWarning>{YEAR}</span> Homeroom. All rights reserved. <Link href="/privacy-policy">Privacy policy</Link>
        </p>
      </footer>
      <NewsletterPopUp />
    </div>
  );
}
