/** What is asked of drafting, and what the server and its drafting threads say to each other. */
import type { ErrorCode } from '../../errors/app-error.ts';
import type { ChangeRequest, ReplaceRequest } from '../../generation/change-document.ts';
import type { FailureKind } from '../../generation/engine.ts';
import type { PassedOver } from '../../generation/pass-over.ts';
import type { GenerateRequest } from '../../generation/read-request.ts';
import type { ReviseRequest } from '../../generation/revise.ts';
import type { ToolId } from '../../tools/catalogue.ts';

export type DraftCall =
  | { readonly kind: 'generate'; readonly request: GenerateRequest }
  | { readonly kind: 'revise'; readonly request: ReviseRequest }
  | { readonly kind: 'replace-item'; readonly request: ReplaceRequest }
  | { readonly kind: 'check'; readonly request: ChangeRequest };

/** For the composer. Requests have been read: a form holds text and numbers, a document is bounded. */
export type ComposerTask = DraftCall & {
  readonly seed: number;
  /** Models that failed before. */
  readonly passedOver: readonly PassedOver[];
};

export interface Draft {
  readonly toolId: ToolId;
  readonly engine: string;
  /** The call's answer. Text crosses between threads in one piece, and is sent as it is. */
  readonly json: string;
}

export type ComposerOutcome =
  | Draft
  | {
      readonly refused: { readonly code: ErrorCode; readonly message: string };
      /** What the composer had no way to do. */
      readonly failures: readonly { readonly kind: FailureKind; readonly message: string }[];
    }
  /** A fault of ours, already without its message. */
  | { readonly fault: { readonly type: string; readonly stack: readonly string[] } };
