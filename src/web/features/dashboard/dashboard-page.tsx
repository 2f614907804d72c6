import { Suspense, lazy, useState } from 'react';
import { TOOLS, type ToolId } from '../../../tools/catalogue.ts';
import type { Category } from '../../../tools/define-tool.ts';
import { searchTools } from './search-tools.ts';
import { SideToolMenu } from './side-tool-menu.tsx';
import { ToolCard } from './tool-card.tsx';
import { ToolSearch } from './tool-search.tsx';

const ToolModal = lazy(() => import('../tools/tool-modal.tsx').then(({ ToolModal: component }) => ({ default: component })));

const TopicResults = lazy(() => import('./topic-results.tsx').then(({ TopicResults: component }) => ({ default: component })));

/** Letters from which on the search looks for topics too. */
const LEAST_OF_TOPIC = 3;

export default function DashboardPage() {
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState<Category | 'All'>('All');
  const [open, setOpen] = useState<ToolId>();
  const found = searchTools(TOOLS, query, category);
  return (
    <div className="mx-auto max-w-6xl px-4 py-10">
      <h1 className="max-w-2xl font-display text-4xl leading-tight sm:text-5xl">Tomorrow’s lesson, ready before the bell.</h1>
      <p className="mt-3 mb-8 max-w-prose text-lg text-ink-soft">
        Twelve tools for teachers. No account, no cost, and nothing you enter is saved.
      </p>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SideToolMenu onOpen={setOpen} />
        <section aria-label="Tools">
          <ToolSearch query={query} category={category} onQuery={setQuery} onCategory={setCategory} />
          <p role="status" className="sr-only">
            {found.length} of {TOOLS.length} tools
          </p>
          <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {found.map((tool) => (
              <ToolCard key={tool.id} tool={tool} onOpen={() => setOpen(tool.id)} />
            ))}
          </ul>
          {found.length === 0 && (
            <p className="mt-8 text-center text-ink-soft">
              No tool matches “{query}”.{' '}
              <button
                type="button"
                className="link-button"
                onClick={() => {
                  setQuery('');
                  setCategory('All');
                }}
              >
                Show all tools
              </button>
            </p>
          )}
          {query.trim().length >= LEAST_OF_TOPIC && (
            <Suspense fallback={null}>
              <TopicResults query={query.trim()} onOpen={setOpen} />
            </Suspense>
          )}
        </section>
      </div>
      {open !== undefined && (
        <Suspense fallback={null}>
          <ToolModal id={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
