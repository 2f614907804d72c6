import { BookOpen } from 'lucide-react';
import { Suspense, lazy, useEffect, useState } from 'react';
import type { FormData } from '../../../privacy/conceal-names.ts';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { showToast } from '../../ui/toasts.ts';
import { changeDesk, deskOf, useDesk } from './desk.ts';
import { GenerationView } from './generation-view.tsx';
import { ToolForm } from './tool-form.tsx';
import { rememberOpened } from './tool-lists.ts';

const GuideDialog = lazy(() => import('./guide-dialog.tsx').then(({ GuideDialog: component }) => ({ default: component })));

/** A tool at work, on its page or in the dashboard's modal: form, result and user guide. */
export function ToolWorkspace({ tool }: { readonly tool: ToolDefinition<ToolId> }) {
  const desk = useDesk(tool.id);
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
        <ToolForm tool={tool} generating={desk.work.status === 'loading'} onGenerate={(values) => void generate(tool, values)} />
        <GenerationView tool={tool} desk={desk} />
      </div>
      {guideOpen && (
        <Suspense fallback={null}>
          <GuideDialog tool={tool} onClose={() => setGuideOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What makes drafts is needed only now: a first visit does not carry it. */
async function generate(tool: ToolDefinition<ToolId>, values: FormData): Promise<void> {
  changeDesk(tool.id, { work: { status: 'loading' } });
  try {
    const { startDraft } = await import('./draft-on-desk.ts');
    // Not if it was stopped meanwhile.
    if (deskOf(tool.id).work.status === 'loading') await startDraft(tool, values);
  } catch {
    changeDesk(tool.id, { work: { status: 'error', message: 'Failed to generate content' } });
    showToast('error', 'Failed to generate content. Please try again.');
  }
}
