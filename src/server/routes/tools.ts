import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { errorAnswer, generateAnswer, generateBody, reviseBody, testEnvAnswer } from '../../api/schemas.ts';
import { TOPIC_PACKS } from '../../composer/topics/topic-packs.ts';
import { MATH_SKILLS } from '../../composer/math/math-skills.ts';
import { AppError } from '../../errors/app-error.ts';
import { generate, type GenerateOptions } from '../../generation/generate.ts';
import type { Generation } from '../../generation/present-draft.ts';
import { revise } from '../../generation/revise.ts';
import { TOOL_IDS } from '../../tools/catalogue.ts';
import type { Services } from '../services.ts';
import { eventStream, wantsEventStream } from './event-stream.ts';

const SEEDS = 2 ** 32;
const DRAFT_ANSWERS = { 200: generateAnswer, 400: errorAnswer, 401: errorAnswer, 404: errorAnswer, 503: errorAnswer };

export function toolRoutes({ engines, modelTimeLimitMs, version, reachable }: Services): FastifyPluginCallbackZod {
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
        seed: randomInt(SEEDS) - SEEDS / 2,
        timeLimitMs: modelTimeLimitMs,
        signal: gone.signal,
        ...(stream && { onProgress: (progress) => stream.send(progress) }),
        onEngineFailure: (engine, failure) => request.log.warn({ engine, kind: failure.kind, reason: failure.message }, 'engine failed'),
      });
      request.log.info({ toolId, engine: answer.engine, durationMs: Math.round(performance.now() - started) }, 'drafted');
      if (!stream) return void (await reply.send(answer));
      stream.send({ phase: 'result', ...answer });
    } catch (error) {
      if (stream?.opened !== true) throw error;
      if (!(error instanceof AppError)) request.log.error({ err: error }, 'unexpected error');
      const { message } = error instanceof AppError ? error : new AppError('unexpected');
      stream.send({ phase: 'error', error: message });
    }
    stream.end();
  }

  return (app, _options, done) => {
    app.get(
      '/tools/test-env',
      { schema: { summary: 'Which engines are configured and reachable', response: { 200: testEnvAnswer, 401: errorAnswer } } },
      async () => ({
        status: 'ok' as const,
        version,
        engines: await reachable(),
        counts: { tools: TOOL_IDS.length, topicPacks: TOPIC_PACKS.length, mathSkills: MATH_SKILLS.length },
      }),
    );

    app.post(
      '/tools/generate',
      {
        schema: {
          summary: 'A draft from a tool’s form',
          description:
            'JSON; or, for callers that accept text/event-stream, events named drafting, text, checking, repairing, and at the end result or error.',
          body: generateBody,
          response: DRAFT_ANSWERS,
        },
      },
      (request, reply) => answerWith((options) => generate(request.body, options), request, reply),
    );

    app.post(
      '/tools/revise',
      {
        schema: {
          summary: 'A finished draft, changed as the teacher wishes',
          description: 'Takes the form and the document of an answer. Answers like /api/tools/generate, streamed likewise.',
          body: reviseBody,
          response: DRAFT_ANSWERS,
        },
      },
      (request, reply) => answerWith((options) => revise(request.body, options), request, reply),
    );
    done();
  };
}
