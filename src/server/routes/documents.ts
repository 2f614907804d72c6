import { randomInt } from 'node:crypto';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { checkAnswer, checkBody, errorAnswer, replaceItemAnswer, replaceItemBody } from '../../api/schemas.ts';
import { recheck, replaceItem } from '../../generation/change-document.ts';
import type { Services } from '../services.ts';

const SEEDS = 2 ** 32;
const RESPONSES = { 400: errorAnswer, 401: errorAnswer, 404: errorAnswer };

const drawnSeed = (): number => randomInt(SEEDS) - SEEDS / 2;

/** What a teacher does with a finished document that only the server can do. */
export function documentRoutes({ engines }: Services): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/tools/check',
      { schema: { summary: 'Runs the checks on a changed document', body: checkBody, response: { 200: checkAnswer, ...RESPONSES } } },
      async (request) => ({ checks: await recheck(request.body, drawnSeed()) }),
    );
    app.post(
      '/tools/replace-item',
      {
        schema: {
          summary: 'Replaces one item of a document by a fresh one',
          body: replaceItemBody,
          response: { 200: replaceItemAnswer, ...RESPONSES, 409: errorAnswer },
        },
      },
      (request, reply) => {
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
