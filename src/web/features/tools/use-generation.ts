import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormData } from '../../../privacy/conceal-names.ts';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { beginGenerating } from '../../lib/activity.ts';
import { showToast } from '../../ui/toasts.ts';
import type { GeneratedContent } from './generate-content.ts';
import { COMPLETE_SHOWN_MS, PROGRESS_STEPS } from './generation-progress.ts';

export type GenerationState =
  | { readonly status: 'empty' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'result'; readonly result: GeneratedContent };

export interface Generation {
  readonly state: GenerationState;
  /** Percent of the progress bar; 0 when it is not shown. */
  readonly progress: number;
  readonly generate: (values: FormData) => Promise<void>;
}

/** The generate view's four states, with the progress bar that runs beside them. */
export function useGeneration(tool: ToolDefinition<ToolId>): Generation {
  const [state, setState] = useState<GenerationState>({ status: 'empty' });
  const [progress, setProgress] = useState(0);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const running = useRef<AbortController>(undefined);

  const clearTimers = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
  }, []);

  // Leaving the page ends the call: a model's work costs money.
  useEffect(
    () => () => {
      running.current?.abort();
      clearTimers();
    },
    [clearTimers],
  );

  const generate = useCallback(
    async (values: FormData) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      clearTimers();
      const endGenerating = beginGenerating();
      setState({ status: 'loading' });
      setProgress(PROGRESS_STEPS[0].percent);
      timers.current = PROGRESS_STEPS.slice(1).map(({ afterMs, percent }) => setTimeout(() => setProgress(percent), afterMs));
      const finish = (next: GenerationState): void => {
        clearTimers();
        setState(next);
      };
      try {
        // Needed only now: a first visit does not carry it.
        const { generateContent } = await import('./generate-content.ts');
        const result = await generateContent(tool, values, controller.signal);
        finish({ status: 'result', result });
        setProgress(100);
        timers.current = [setTimeout(() => setProgress(0), COMPLETE_SHOWN_MS)];
        showToast('success', 'Content generated successfully!');
      } catch (error) {
        if (controller.signal.aborted) return;
        const message = error instanceof Error && error.message !== '' ? error.message : 'Failed to generate content';
        finish({ status: 'error', message });
        setProgress(0);
        showToast('error', 'Failed to generate content. Please try again.');
      } finally {
        endGenerating();
      }
    },
    [tool, clearTimers],
  );

  return { state, progress, generate };
}
