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
  /** With the draft's text so far, once there is any. */
  | { readonly status: 'loading'; readonly text?: string }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'result'; readonly result: GeneratedContent };

export interface Generation {
  readonly state: GenerationState;
  /** Percent of the progress bar; 0 when it is not shown. */
  readonly progress: number;
  readonly generate: (values: FormData) => Promise<void>;
  /** Ends the draft that is being made; what was there before it is shown again. */
  readonly stop: () => void;
  /** Puts a changed draft in the result's place. */
  readonly replace: (result: GeneratedContent) => void;
}

/** The generate view's four states, with the progress bar that runs beside them. */
export function useGeneration(tool: ToolDefinition<ToolId>): Generation {
  const [state, setState] = useState<GenerationState>({ status: 'empty' });
  const [progress, setProgress] = useState(0);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const running = useRef<AbortController>(undefined);
  const before = useRef<GenerationState>({ status: 'empty' });

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

  const replace = useCallback((result: GeneratedContent) => {
    before.current = { status: 'result', result };
    setState(before.current);
  }, []);

  const stop = useCallback(() => {
    running.current?.abort();
    clearTimers();
    setProgress(0);
    setState(before.current);
  }, [clearTimers]);

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
      try {
        // Needed only now: a first visit does not carry it.
        const { generateContent } = await import('./generate-content.ts');
        const { signal } = controller;
        const result = await generateContent(tool, values, {
          signal,
          onText: (text) => !signal.aborted && setState({ status: 'loading', text }),
        });
        clearTimers();
        replace(result);
        setProgress(100);
        timers.current = [setTimeout(() => setProgress(0), COMPLETE_SHOWN_MS)];
        showToast('success', 'Content generated successfully!');
      } catch (error) {
        if (controller.signal.aborted) return;
        const message = error instanceof Error && error.message !== '' ? error.message : 'Failed to generate content';
        clearTimers();
        setState({ status: 'error', message });
        setProgress(0);
        showToast('error', 'Failed to generate content. Please try again.');
      } finally {
        endGenerating();
      }
    },
    [tool, clearTimers, replace],
  );

  return { state, progress, generate, stop, replace };
}
