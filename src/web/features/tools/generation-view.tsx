import { Suspense, lazy } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { Typewriter } from './typewriter.tsx';
import type { Generation } from './use-generation.ts';

const ResultView = lazy(() => import('../results/result-view.tsx').then(({ ResultView: component }) => ({ default: component })));

/** Beside the form: one of empty state, loading, error or result, and the progress bar while it runs. */
export function GenerationView({ state, progress }: Pick<Generation, 'state' | 'progress'>) {
  return (
    <section aria-label="Result" aria-busy={state.status === 'loading'} className="min-w-0">
      {progress > 0 && <ProgressBar percent={progress} />}
      {state.status === 'empty' && <EmptyState />}
      {state.status === 'loading' && (
        <div className="grid min-h-60 place-items-center rounded-lg border border-line bg-sheet p-8 text-center">
          <Typewriter />
        </div>
      )}
      {state.status === 'error' && <ErrorArea message={state.message} />}
      {state.status === 'result' && (
        <Suspense fallback={<Spinner />}>
          <ResultView result={state.result} />
          <p className="mt-4 text-ink-soft">Not quite what you&apos;re looking for? Click &apos;Generate&apos; again for a fresh take!</p>
        </Suspense>
      )}
    </section>
  );
}

function ProgressBar({ percent }: { readonly percent: number }) {
  const label = percent === 100 ? 'Complete!' : 'Generating content...';
  return (
    <div className="mb-4">
      <p id="progress-label" className="mb-1 flex justify-between text-sm text-ink-soft">
        <span role="status">{label}</span>
        <span>{percent}%</span>
      </p>
      <progress aria-labelledby="progress-label" value={percent} max={100} className="progress" />
    </div>
  );
}

function EmptyState() {
  return (
    <div className="grid min-h-60 place-items-center rounded-lg border-2 border-dashed border-line p-8 text-center text-ink-soft">
      <p className="max-w-sm">Fill in the required fields and click &apos;Generate&apos; to create your content.</p>
    </div>
  );
}

function ErrorArea({ message }: { readonly message: string }) {
  return (
    <div role="alert" className="flex gap-3 rounded-lg border border-bad bg-bad-wash p-4 text-bad">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="mt-0.5 size-5 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <circle cx="12" cy="12" r="10" />
        <path d="M12 7v6M12 16.5v.5" />
      </svg>
      <p>{message}</p>
    </div>
  );
}
