import { EngineFailure } from '../../generation/engine.ts';

/** Seconds or an HTTP date, as providers send it; undefined where there is none. */
function retryAfterMs(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after');
  if (value === null || value === undefined) return undefined;
  const ms = /^\d+(?:\.\d+)?$/u.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** What a provider's HTTP status means for the draft. The body is never looked at: it may repeat the request. */
export function failureFromStatus(provider: string, status: number | undefined, headers: Headers | undefined): EngineFailure {
  if (status === 429) return new EngineFailure('rate-limited', `${provider} asks to slow down`, retryAfterMs(headers));
  if (status === 401 || status === 403) return new EngineFailure('misconfigured', `${provider} refuses the key (${status})`);
  if (status === 404) return new EngineFailure('misconfigured', `${provider} does not know the model (404)`);
  if (status !== undefined && status < 500) return new EngineFailure('misconfigured', `${provider} refuses the request (${status})`);
  return new EngineFailure('unavailable', `${provider} failed (${status ?? 'no status'})`, retryAfterMs(headers));
}

/** What an aborted call ended for, as the one who aborted it says: a limit of time, or a caller who went away. */
export function failureOfAborted(signal: AbortSignal): EngineFailure | undefined {
  return signal.aborted && signal.reason instanceof EngineFailure ? signal.reason : undefined;
}
