/** What it means for a caller that an engine failed: the next one is asked, unless there is no point in it. */
import { AppError } from '../errors/app-error.ts';
import { EngineFailure, type FailureKind } from './engine.ts';

export interface PassedOver {
  readonly engine: string;
  readonly reason: FailureKind;
}

/** Told of each engine that failed, without form values. */
export type OnEngineFailure = (engine: string, failure: EngineFailure) => void;

/** Seconds after which a caller may try again when too many drafts are under way. */
const BUSY_RETRY_SECONDS = 5;

/** @throws AppError 'cancelled' or 'busy', and whatever is no engine's failure as it is */
export function passOver(engine: string, error: unknown, onEngineFailure?: OnEngineFailure): PassedOver {
  if (!(error instanceof EngineFailure)) throw error;
  if (error.kind === 'cancelled') throw new AppError('cancelled');
  if (error.kind === 'busy') throw new AppError('busy', undefined, Math.ceil((error.retryAfterMs ?? BUSY_RETRY_SECONDS * 1000) / 1000));
  onEngineFailure?.(engine, error);
  return { engine, reason: error.kind };
}
