import { Suspense, lazy } from 'react';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { type Desk, changeDesk } from './desk.ts';

const ResultView = lazy(() => import('../results/result-view.tsx').then(({ ResultView: component }) => ({ default: component })));

const LoadingView = lazy(() => import('./loading-view.tsx').then(({ LoadingView: component }) => ({ default: component })));
const ReadingChoices = lazy(() => import('./reading-choices.tsx').then(({ ReadingChoices: component }) => ({ default: component })));
const FollowUps = lazy(() => import('./follow-ups.tsx').then(({ FollowUps: component }) => ({ default: component })));

export interface GenerationViewProps {
  readonly tool: ToolDefinition<ToolId>;
  readonly desk: Desk;
}

/** Beside the form: one of empty state, loading, error or result, and the progress bar while it runs. */
export function GenerationView({ tool, desk: { work, progress, history, view } }: GenerationViewProps) {
  const { id } = tool;
  return (
    <section aria-label="Result" aria-busy={work.status === 'loading'} className="min-w-0">
      {(progress > 0 || (work.status === 'none' && history)) && <ProgressBar percent={progress} />}
      {work.status === 'loading' && (
        <Suspense fallback={<Spinner />}>
          <LoadingView text={work.text} toolId={id} />
        </Suspense>
      )}
      {work.status === 'error' && <ErrorArea message={work.message} />}
      {work.status === 'error' && history && (
        <button type="button" className="button mt-3" onClick={() => changeDesk(id, { work: { status: 'none' } })}>
          Back to the draft from before
        </button>
      )}
      {work.status === 'none' && !history && <EmptyState />}
      {work.status === 'none' && history && (
        <Suspense fallback={<Spinner />}>
          <ReadingChoices tool={tool} result={history.present.result} />
          <ResultView toolId={id} history={history} view={view}>
            {(current) => <FollowUps tool={tool} result={current} of={history.present.result} />}
          </ResultView>
          <p className="mt-4 text-ink-soft">Not quite what you&apos;re looking for? Click &apos;Generate&apos; again for a fresh take!</p>
        </Suspense>
      )}
    </section>
  );
}

/** At 0 it leaves its place empty, so that the result does not move under a finger that is about to press. */
function ProgressBar({ percent }: { readonly percent: number }) {
  const label = percent === 100 ? 'Complete!' : 'Generating content...';
  return (
    <div className={percent === 0 ? 'invisible mb-4' : 'mb-4'}>
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
