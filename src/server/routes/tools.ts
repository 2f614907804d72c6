import { randomInt } from 'node:crypto';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { errorAnswer, generateAnswer, generateBody, testEnvAnswer } from '../../api/schemas.ts';
import { TOPIC_PACKS } from '../../composer/topics/topic-packs.ts';
import { MATH_SKILLS } from '../../composer/math/math-skills.ts';
import { generate } from '../../generation/generate.ts';
import { TOOL_IDS } from '../../tools/catalogue.ts';
import type { Metrics } from '../metrics.ts';
import type { Services } from '../services.ts';

const SEEDS = 2 ** 32;

export function toolRoutes({ engines, version, reachable }: Services, metrics: Metrics): FastifyPluginCallbackZod {
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
        config: { countsAs: 'draft' },
        schema: {
          summary: 'A draft from a tool’s form',
          body: generateBody,
          response: { 200: generateAnswer, 400: errorAnswer, 401: errorAnswer, 404: errorAnswer, 429: errorAnswer, 503: errorAnswer },
        },
      },
      async (request, reply) => {
        const gone = new AbortController();
        reply.raw.once('close', () => {
          if (!reply.raw.writableFinished) gone.abort();
        });
        const started = performance.now();
        const { toolId, ...answer } = await generate(request.body, {
          engines,
          seed: randomInt(SEEDS) - SEEDS / 2,
          signal: gone.signal,
          onEngineFailure: (engine, failure) => {
            metrics.engineFailures.inc({ engine, kind: failure.kind });
            request.log.warn({ engine, kind: failure.kind, reason: failure.message }, 'engine failed');
          },
        });
        metrics.drafts.inc({ tool: toolId, engine: answer.engine });
        request.log.info({ toolId, engine: answer.engine, durationMs: Math.round(performance.now() - started) }, 'drafted');
        return answer;
      },
    );
    done();
  };
}
