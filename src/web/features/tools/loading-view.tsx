import type { ToolId } from '../../../tools/catalogue.ts';
import { stopDraft } from './draft-on-desk.ts';
import { Typewriter } from './typewriter.tsx';

export interface LoadingViewProps {
  /** The draft's text so far; undefined until there is some. */
  readonly text: string | undefined;
  readonly toolId: ToolId;
}

/** A draft that is being made: the typewriter until its first text, then the text as it grows, shown as plain text. */
export function LoadingView({ text, toolId }: LoadingViewProps) {
  return (
    <>
      {text === undefined ? (
        <div className="grid min-h-60 place-items-center rounded-lg border border-line bg-sheet p-8 text-center">
          <Typewriter />
        </div>
      ) : (
        <div data-testid="growing-draft" className="sheet wrap-anywhere whitespace-pre-wrap">
          {text}
        </div>
      )}
      <button type="button" className="button mt-3" onClick={() => stopDraft(toolId)}>
        Stop
      </button>
    </>
  );
}
