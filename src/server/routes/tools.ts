import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { type GenerateAnswer, errorAnswer, generateAnswer, generateBody, reviseBody, testEnvAnswer } from '../../api/schemas.ts';
import { AppError } from '../../errors/app-error.ts';
import type { GenerateOptions } from '../../generation/generate.ts';
import type { GenerateRequest } from '../../generation/generate.ts';
import type { Generation } from '../../generation/present-draft.ts';
import { TOOL_IDS, type ToolId } from '../../tools/catalogue.ts';
import { faultForLog } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { Services } from '../services.ts';
import type { DraftPool } from '../drafting/draft-pool.ts';
import { eventStream, takesJson, wantsEventStream } from './event-stream.ts';

const SEEDS = 2 ** 32;
const DRAFT_ANSWERS = { 200: generateAnswer, 400: errorAnswer, 401: errorAnswer, 404: errorAnswer, 429: errorAnswer, 503: errorAnswer };

const drawnSeed = (): number => randomInt(SEEDS) - SEEDS / 2;

/** What the composer knows is tens of megabytes: where threads of its own draft, this one loads it only when it must. */
const loadGenerate = async () => (await import('../../generation/generate.ts')).generate;
const loadRevise = async () => (await import('../../generation/revise.ts')).revise;
async function knowledgeCounts(): Promise<{ topicPacks: number; mathSkills: number }> {
  const [{ TOPIC_CARDS }, { MATH_SKILLS }] = await Promise.all([
    import('../../composer/topics/topic-packs.ts'),
    import('../../composer/math/math-skills.ts'),
  ]);
  return { topicPacks: TOPIC_CARDS.length, mathSkills: MATH_SKILLS.length };
}

export function toolRoutes(
  { engines, draftPool: pool, modelTimeLimitMs, version, reachable }: Services,
  metrics: Metrics,
): FastifyPluginCallbackZod {
  // Loaded ahead, so that the first draft does not wait for it.
  const loading = pool ? undefined : loadGenerate();

  function record(request: FastifyRequest, started: number, tool: ToolId, engine: string): void {
    metrics.drafts.inc({ tool, engine });
    request.log.info({ toolId: tool, engine, durationMs: Math.round(performance.now() - started) }, 'drafted');
  }

  /** The composer drafts alone: on its threads, at once and whole. */
  async function answerFromPool({ draft }: DraftPool, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const started = performance.now();
    const { toolId, engine, json } = await draft(request.body as GenerateRequest, drawnSeed());
    record(request, started, toolId, engine);
    // Who takes JSON as well gets the finished answer as it is: there is nothing to stream.
    if (!wantsEventStream(request) || takesJson(request)) return void (await reply.type('application/json; charset=utf-8').send(json));
    const stream = eventStream(reply);
    stream.send({ phase: 'result', ...(JSON.parse(json.toString()) as GenerateAnswer) });
    stream.end();
  }

  /** Drafts while the caller listens, as JSON or as a stream of events. */
  async function answerWith(
    draft: (options: GenerateOptions) => Promise<Generation>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    const stream = wantsEventStream(request) ? eventStream(reply) : undefined;
    const started = performance.now();
    try {
      const { toolId, ...answer } = await draft({
        engines,
        seed: drawnSeed(),
        timeLimitMs: modelTimeLimitMs,
        signal: gone.signal,
        ...(stream && { onProgress: (progress) => stream.send(progress) }),
        onEngineFailure: (engine, failure) => {
          metrics.engineFailures.inc({ engine, kind: failure.kind });
          request.log.warn({ engine, kind: failure.kind, reason: failure.message }, 'engine failed');
        },
      });
      record(request, started, toolId, answer.engine);
      if (!stream) return void (await reply.send(answer));
      stream.send({ phase: 'result', ...answer });
    } catch (error) {
      if (stream?.opened !== true) throw error;
      if (!(error instanceof AppError)) {
        metrics.unexpectedErrors.inc();
        request.log.error({ fault: faultForLog(error) }, 'unexpected error');
      }
      const { message } = error instanceof AppError ? error : new AppError('unexpected');
      stream.send({ phase: 'error', error: message });
    }
    stream.end();
  }

  return (app, _options, done) => {
    app.addHook('onClose', async () => {
      await loading;
    });
    app.get(
      '/tools/test-env',
      { schema: { summary: 'Which engines are configured and reachable', response: { 200: testEnvAnswer, 401: errorAnswer } } },
      async () => ({
        status: 'ok' as const,
        version,
        engines: await reachable(),
        counts: { tools: TOOL_IDS.length, ...(await knowledgeCounts()) },
      }),
    );

    app.post(
      '/tools/generate',
      {
        config: { countsAs: 'draft' },
        schema: {
          summary: 'A draft from a tool’s form',
          description:
            'JSON; or, for callers that accept text/event-stream, events named drafting, text, checking, repairing, and at the end result or error.',
          body: generateBody,
          response: DRAFT_ANSWERS,
        },
      },
      async (request, reply) => {
        if (pool) return answerFromPool(pool, request, reply);
        const generate = await loadGenerate();
        return answerWith((options) => generate(request.body, options), request, reply);
      },
    );

    app.post(
      '/tools/revise',
      {
        config: { countsAs: 'draft' },
        schema: {
          summary: 'A finished draft, changed as the teacher wishes',
          description: 'Takes the form and the document of an answer. Answers like /api/tools/generate, streamed likewise.',
          body: reviseBody,
          response: DRAFT_ANSWERS,
        },
      },
      async (request, reply) => {
        const revise = await loadRevise();
        return answerWith((options) => revise(request.body, options), request, reply);
      },
    );
    done();
  };
}
