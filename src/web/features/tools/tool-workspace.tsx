import { BookOpen } from 'lucide-react';
import { Suspense, lazy, useEffect, useState } from 'react';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { GenerationView } from './generation-view.tsx';
import { ToolForm } from './tool-form.tsx';
import { rememberOpened } from './tool-lists.ts';
import { useGeneration } from './use-generation.ts';

const GuideDialog = lazy(() => import('./guide-dialog.tsx').then(({ GuideDialog: component }) => ({ default: component })));

/** A tool at work, on its page or in the dashboard's modal: form, result and user guide. */
export function ToolWorkspace({ tool }: { readonly tool: ToolDefinition<ToolId> }) {
  const { generate, ...generation } = useGeneration(tool);
  const [guideOpen, setGuideOpen] = useState(false);
  useEffect(() => rememberOpened(tool.id), [tool.id]);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-lg text-ink-soft">{tool.description}</p>
        <button type="button" className="button" onClick={() => setGuideOpen(true)}>
          <BookOpen aria-hidden="true" className="size-4" />
          User Guide
        </button>
      </div>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <ToolForm tool={tool} generating={generation.state.status === 'loading'} onGenerate={(values) => void generate(values)} />
        <GenerationView tool={tool} {...generation} />
      </div>
      {guideOpen && (
        <Suspense fallback={null}>
          <GuideDialog tool={tool} onClose={() => setGuideOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
