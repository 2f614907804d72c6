import { randomInt } from 'node:crypto';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { checkAnswer, checkBody, errorAnswer, replaceItemAnswer, replaceItemBody } from '../../api/schemas.ts';
import type { Services } from '../services.ts';

const SEEDS = 2 ** 32;
const RESPONSES = { 400: errorAnswer, 401: errorAnswer, 404: errorAnswer, 429: errorAnswer };

/** Loaded with the first change of a document: it brings along all that the composer knows. */
const loadChanges = () => import('../../generation/change-document.ts');

const drawnSeed = (): number => randomInt(SEEDS) - SEEDS / 2;

/** What a teacher does with a finished document that only the server can do. */
export function documentRoutes({ engines }: Services): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/tools/check',
      { schema: { summary: 'Runs the checks on a changed document', body: checkBody, response: { 200: checkAnswer, ...RESPONSES } } },
      async (request) => {
        const { recheck } = await loadChanges();
        return { checks: await recheck(request.body, drawnSeed()) };
      },
    );
    app.post(
      '/tools/replace-item',
      {
        config: { countsAs: 'draft' },
        schema: {
          summary: 'Replaces one item of a document by a fresh one',
          body: replaceItemBody,
          response: { 200: replaceItemAnswer, ...RESPONSES, 409: errorAnswer },
        },
      },
      async (request, reply) => {
        const { replaceItem } = await loadChanges();
        const gone = new AbortController();
        reply.raw.once('close', () => {
          if (!reply.raw.writableFinished) gone.abort();
        });
        return replaceItem(request.body, { engines, seed: drawnSeed(), signal: gone.signal });
      },
    );
    done();
  };
}
