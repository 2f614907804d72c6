/** What the server and its drafting threads say to each other. */
import type { ErrorCode } from '../../errors/app-error.ts';
import type { GenerateRequest } from '../../generation/generate.ts';
import type { ToolId } from '../../tools/catalogue.ts';

export interface DraftJob {
  /** Among the drafts that the thread has under way; its outcome names it. */
  readonly place: number;
  readonly request: GenerateRequest;
  readonly seed: number;
}

export type DraftOutcome =
  | {
      readonly place: number;
      readonly toolId: ToolId;
      readonly engine: string;
      /** The call's answer as JSON in UTF-8, ready to be sent: handed over, not copied. */
      readonly json: Uint8Array<ArrayBuffer>;
    }
  | { readonly place: number; readonly refused: { readonly code: ErrorCode; readonly message: string } }
  /** A fault of ours, already without its message. */
  | { readonly place: number; readonly fault: { readonly type: string; readonly stack: readonly string[] } };
