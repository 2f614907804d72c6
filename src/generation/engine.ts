/** An engine drafts a tool's typed document: the built-in composer, or a language model. */
import type { Materials } from '../composer/materials.ts';
import type { Random } from '../composer/random.ts';
import type { FormOf, ToolId } from '../tools/catalogue.ts';
import type { FollowUp } from '../tools/follow-ups.ts';
import type { CheckResult } from '../tools/recipe.ts';
import type { AnyRecipe } from '../tools/recipes.ts';
import type { DraftLevels } from './level-of-draft.ts';

/** For all models of one draft together, where nothing else is said. */
export const USUAL_TIME_LIMIT_MS = 60_000;

/** A finished draft and what a teacher wants changed. */
export interface Revision {
  readonly document: unknown;
  readonly followUp: FollowUp;
}

export interface DraftRequest {
  readonly recipe: AnyRecipe;
  readonly form: FormOf<ToolId>;
  /** The form of the draft that is changed, where the change is a step in the form's choices. */
  readonly formBefore?: FormOf<ToolId>;
  readonly materials: Materials;
  readonly levels: DraftLevels;
  readonly random: Random;
  /** Where a draft is to be changed rather than made. */
  readonly revision?: Revision;
  /** By when the draft must be there, on the clock of `performance.now()`; within a usual time if left out. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
  /** Told of the draft while it grows; an engine that has it at once tells nothing. */
  readonly preview?: DraftPreview;
}

export interface DraftPreview {
  /** A draft begins, perhaps anew: text shown so far no longer counts. */
  begin(): void;
  /** More plain text of the draft, to be shown behind what came before. */
  text(more: string): void;
}

/** A first draft and what is wrong with it. */
export interface FlawedDraft {
  readonly document: unknown;
  readonly findings: readonly CheckResult[];
}

export interface Engine {
  /** 'composer', or provider and model: 'openai/gpt-…'. */
  readonly name: string;
  /** @throws EngineFailure when no document can be had */
  draft(request: DraftRequest): Promise<unknown>;
  /** A second draft that mends the findings; absent where drafting again would change nothing. */
  repair?(request: DraftRequest, flawed: FlawedDraft): Promise<unknown>;
}

export type FailureKind =
  | 'rate-limited'
  | 'unavailable'
  | 'timeout'
  | 'refused'
  | 'unreadable'
  | 'misconfigured'
  | 'cancelled'
  /** Not asked, because it failed several times in a row. */
  | 'resting'
  /** Not asked, because the day's budget is spent. */
  | 'over-budget'
  /** The engine has no way to do what was asked. */
  | 'unable'
  /** Not asked, because too many drafts are under way. */
  | 'busy';

/** An engine could not draft. Its message is for the operator's log and never holds form values. */
export class EngineFailure extends Error {
  readonly kind: FailureKind;
  /** How long the provider asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, message: string, retryAfterMs?: number) {
    super(message);
    this.name = 'EngineFailure';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
