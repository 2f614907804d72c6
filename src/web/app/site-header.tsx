import { CircleUser, Menu, Moon, Sun } from 'lucide-react';
import { Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { isDark, setDark, subscribeToDarkMode } from '../lib/dark-mode.ts';
import { Logo } from '../ui/logo.tsx';
import { ToolsMenu } from './tools-menu.tsx';

const overlays = {
  faq: lazy(() => import('../features/pages/faq-overlay.tsx').then(({ FaqOverlay }) => ({ default: FaqOverlay }))),
  glossary: lazy(() => import('../features/pages/glossary-overlay.tsx').then(({ GlossaryOverlay }) => ({ default: GlossaryOverlay }))),
  newsletter: lazy(() =>
    import('../features/newsletter/newsletter-modal.tsx').then(({ NewsletterModal }) => ({ default: NewsletterModal })),
  ),
  feedback: lazy(() => import('../features/feedback/feedback-modal.tsx').then(({ FeedbackModal }) => ({ default: FeedbackModal }))),
  login: lazy(() => import('./login-note.tsx').then(({ LoginNote }) => ({ default: LoginNote }))),
  menu: lazy(() => import('./mobile-menu.tsx').then(({ MobileMenu }) => ({ default: MobileMenu }))),
};

export type OverlayName = keyof typeof overlays;

/** The top navigation and everything that opens from it. */
export function SiteHeader() {
  const [open, setOpen] = useState<OverlayName>();
  const Overlay = open === undefined ? undefined : overlays[open];
  return (
    <header className="border-b border-line bg-sheet print:hidden">
      <nav aria-label="Main" className="mx-auto flex max-w-6xl flex-wrap items-center gap-1 px-4 py-3">
        <Link href="/" className="mr-auto flex items-center gap-2 font-display text-2xl no-underline">
          <Logo />
          Homeroom
        </Link>
        <div className="hidden flex-wrap items-center gap-1 md:flex">
          <ToolsMenu />
          <button type="button" className="nav-item" onClick={() => setOpen('faq')}>
            FAQ
          </button>
          <button type="button" className="nav-item" onClick={() => setOpen('glossary')}>
            Glossary
          </button>
          <Link href="/blog" className="nav-item">
            Blog
          </Link>
          <button type="button" className="nav-item" onClick={() => setOpen('newsletter')}>
            Newsletter
          </button>
          <button type="button" className="nav-item" onClick={() => setOpen('feedback')}>
            Feedback
          </button>
        </div>
        <DarkModeToggle />
        <button type="button" className="button button-icon" onClick={() => setOpen('login')}>
          <CircleUser aria-hidden="true" className="size-5" />
          <span className="sr-only">Log In</span>
        </button>
        <button type="button" className="button button-icon md:hidden" onClick={() => setOpen('menu')}>
          <Menu aria-hidden="true" className="size-5" />
          <span className="sr-only">Menu</span>
        </button>
      </nav>
      {Overlay && (
        <Suspense fallback={null}>
          <CloseOnNavigation onNavigate={() => setOpen(undefined)} />
          <Overlay onClose={() => setOpen(undefined)} onOpen={setOpen} />
        </Suspense>
      )}
    </header>
  );
}

/** Following a link inside an overlay leaves the overlay behind. */
function CloseOnNavigation({ onNavigate }: { readonly onNavigate: () => void }) {
  const [path] = useLocation();
  const [openedOn] = useState(path);
  if (path !== openedOn) queueMicrotask(onNavigate);
  return null;
}

function DarkModeToggle() {
  const dark = useSyncExternalStore(subscribeToDarkMode, isDark, () => false);
  const Icon = dark ? Sun : Moon;
  return (
    <button type="button" aria-pressed={dark} className="button button-icon" onClick={() => setDark(!dark)}>
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">Dark mode</span>
    </button>
  );
}
