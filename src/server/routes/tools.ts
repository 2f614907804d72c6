import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { type GenerateAnswer, errorAnswer, generateAnswer, generateBody, reviseBody, testEnvAnswer } from '../../api/schemas.ts';
import { AppError } from '../../errors/app-error.ts';
import { TOOL_IDS } from '../../tools/catalogue.ts';
import type { DraftCall } from '../drafting/messages.ts';
import { faultForLog } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { Services } from '../services.ts';
import { callerOf, recordDraft, sendJson } from './drafts.ts';
import { eventStream, takesJson, wantsEventStream } from './event-stream.ts';

const DRAFT_ANSWERS = { 200: generateAnswer, 400: errorAnswer, 401: errorAnswer, 404: errorAnswer, 429: errorAnswer, 503: errorAnswer };

async function knowledgeCounts(): Promise<{ topicPacks: number; mathSkills: number }> {
  const [{ TOPIC_CARDS }, { MATH_SKILLS }] = await Promise.all([
    import('../../composer/topics/topic-packs.ts'),
    import('../../composer/math/math-skills.ts'),
  ]);
  return { topicPacks: TOPIC_CARDS.length, mathSkills: MATH_SKILLS.length };
}

export function toolRoutes({ drafting, version, reachable }: Services, metrics: Metrics): FastifyPluginCallbackZod {
  /** Drafts while the caller listens, as JSON or as a stream of events. */
  async function answer(call: DraftCall, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const caller = callerOf(request, reply, metrics);
    const started = performance.now();
    // Where there is nothing to stream, who takes JSON as well gets the finished answer as it is.
    const isStreamed = wantsEventStream(request) && (drafting.grows || !takesJson(request));
    const stream = isStreamed ? eventStream(reply) : undefined;
    try {
      const draft = await drafting.draft(call, stream ? { ...caller, onProgress: (progress) => stream.send(progress) } : caller);
      recordDraft(request, started, draft, metrics);
      if (!stream) return void (await sendJson(reply, draft));
      stream.send({ phase: 'result', ...(JSON.parse(draft.json) as GenerateAnswer) });
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
      (request, reply) => answer({ kind: 'generate', request: request.body }, request, reply),
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
      (request, reply) => answer({ kind: 'revise', request: request.body }, request, reply),
    );
    done();
  };
}
