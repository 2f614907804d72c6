import { randomInt } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { errorAnswer, generateAnswer, generateBody, testEnvAnswer } from '../../api/schemas.ts';
import { TOOL_IDS, type ToolId } from '../../tools/catalogue.ts';
import type { Metrics } from '../metrics.ts';
import type { Services } from '../services.ts';

const SEEDS = 2 ** 32;

/** What the composer knows is tens of megabytes: where threads of its own draft, this one does without. */
const loadGenerate = async () => (await import('../../generation/generate.ts')).generate;
async function knowledgeCounts(): Promise<{ topicPacks: number; mathSkills: number }> {
  const [{ TOPIC_PACKS }, { MATH_SKILLS }] = await Promise.all([
    import('../../composer/topics/topic-packs.ts'),
    import('../../composer/math/math-skills.ts'),
  ]);
  return { topicPacks: TOPIC_PACKS.length, mathSkills: MATH_SKILLS.length };
}

export function toolRoutes({ engines, draftPool, version, reachable }: Services, metrics: Metrics): FastifyPluginCallbackZod {
  const pool = engines.length === 1 ? draftPool : undefined;
  // Loaded ahead, so that the first draft does not wait for it.
  if (!pool) void loadGenerate();
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
          body: generateBody,
          response: { 200: generateAnswer, 400: errorAnswer, 401: errorAnswer, 404: errorAnswer, 429: errorAnswer, 503: errorAnswer },
        },
      },
      async (request, reply) => {
        const started = performance.now();
        const seed = randomInt(SEEDS) - SEEDS / 2;
        const record = (toolId: ToolId, engine: string): void => {
          metrics.drafts.inc({ tool: toolId, engine });
          request.log.info({ toolId, engine, durationMs: Math.round(performance.now() - started) }, 'drafted');
        };
        if (pool) {
          const { toolId, engine, json } = await pool.draft(request.body, seed);
          record(toolId, engine);
          // Serialised in its thread already, which the declared type of the answer does not know.
          return (reply as FastifyReply).type('application/json; charset=utf-8').send(json);
        }
        const gone = new AbortController();
        reply.raw.once('close', () => {
          if (!reply.raw.writableFinished) gone.abort();
        });
        const generate = await loadGenerate();
        const { toolId, ...answer } = await generate(request.body, {
          engines,
          seed,
          signal: gone.signal,
          onEngineFailure: (engine, failure) => {
            metrics.engineFailures.inc({ engine, kind: failure.kind });
            request.log.warn({ engine, kind: failure.kind, reason: failure.message }, 'engine failed');
          },
        });
        record(toolId, answer.engine);
        return answer;
      },
    );
    done();
  };
}
