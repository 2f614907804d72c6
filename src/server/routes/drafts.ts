/** What all calls that are drafted for share: who waits, what is counted and logged. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../drafting/drafting.ts';
import type { Draft } from '../drafting/messages.ts';
import type { Metrics } from '../metrics.ts';

/** Whoever sent the request: its failures are counted and logged, and it is left alone when it has gone. */
export function callerOf(request: FastifyRequest, reply: FastifyReply, { engineFailures }: Metrics): Caller {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return {
    signal: gone.signal,
    onEngineFailure(engine, { kind, message }) {
      engineFailures.inc({ engine, kind });
      request.log.warn({ engine, kind, reason: message }, 'engine failed');
    },
  };
}

/** Counts and logs a draft, or a fresh item of one. */
export function recordDraft(request: FastifyRequest, started: number, { toolId, engine }: Draft, { drafts }: Metrics): void {
  drafts.inc({ tool: toolId, engine });
  request.log.info({ toolId, engine, durationMs: Math.round(performance.now() - started) }, 'drafted');
}

export function sendJson(reply: FastifyReply, { json }: Draft): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
