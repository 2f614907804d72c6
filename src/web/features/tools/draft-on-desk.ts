/** Makes drafts for a desk. A draft goes on being made when its tool is closed, and is there when the tool is opened again. */
import type { FormData } from '../../../privacy/conceal-names.ts';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { beginGenerating } from '../../lib/activity.ts';
import { markFormUsed } from '../../lib/kept-forms.ts';
import { showToast } from '../../ui/toasts.ts';
import { withDraft } from '../results/sheet-history.ts';
import { FIRST_VIEW, changeDesk, deskOf } from './desk.ts';
import { type GeneratedContent, generateContent } from './generate-content.ts';
import { COMPLETE_SHOWN_MS, PROGRESS_STEPS } from './generation-progress.ts';

interface Run {
  readonly controller: AbortController;
  timers: ReturnType<typeof setTimeout>[];
}

const runs = new Map<ToolId, Run>();

function end(id: ToolId): void {
  const run = runs.get(id);
  run?.controller.abort();
  for (const timer of run?.timers ?? []) clearTimeout(timer);
  runs.delete(id);
}

/** Puts a draft on the desk; what lay there is one step back. */
export function putDraft(id: ToolId, result: GeneratedContent): void {
  changeDesk(id, { work: { status: 'none' }, view: FIRST_VIEW, history: withDraft(deskOf(id).history, result) });
}

/** Ends the draft that is being made; what was there before it is shown again. */
export function stopDraft(id: ToolId): void {
  end(id);
  changeDesk(id, { work: { status: 'none' }, progress: 0 });
}

/** Shows its failures itself. */
export async function startDraft(tool: ToolDefinition<ToolId>, values: FormData): Promise<void> {
  const { id } = tool;
  end(id);
  const run: Run = { controller: new AbortController(), timers: [] };
  runs.set(id, run);
  const { signal } = run.controller;
  const endGenerating = beginGenerating();
  changeDesk(id, { work: { status: 'loading' }, progress: PROGRESS_STEPS[0].percent });
  run.timers = PROGRESS_STEPS.slice(1).map(({ afterMs, percent }) => setTimeout(() => changeDesk(id, { progress: percent }), afterMs));
  const stopTimers = (): void => {
    for (const timer of run.timers) clearTimeout(timer);
  };
  try {
    const result = await generateContent(tool, values, {
      signal,
      onText: (text) => !signal.aborted && changeDesk(id, { work: { status: 'loading', text } }),
    });
    if (signal.aborted) return;
    stopTimers();
    putDraft(id, result);
    markFormUsed(id);
    changeDesk(id, { progress: 100 });
    run.timers = [setTimeout(() => changeDesk(id, { progress: 0 }), COMPLETE_SHOWN_MS)];
    showToast('success', 'Content generated successfully!');
  } catch (error) {
    if (signal.aborted) return;
    const message = error instanceof Error && error.message !== '' ? error.message : 'Failed to generate content';
    stopTimers();
    changeDesk(id, { work: { status: 'error', message }, progress: 0 });
    showToast('error', 'Failed to generate content. Please try again.');
  } finally {
    endGenerating();
  }
}
