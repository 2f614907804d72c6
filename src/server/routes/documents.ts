import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { checkAnswer, checkBody, errorAnswer, replaceItemAnswer, replaceItemBody } from '../../api/schemas.ts';
import type { Metrics } from '../metrics.ts';
import type { Services } from '../services.ts';
import { callerOf, recordDraft, sendJson } from './drafts.ts';

const RESPONSES = { 400: errorAnswer, 401: errorAnswer, 404: errorAnswer, 429: errorAnswer, 503: errorAnswer };

/** What a teacher does with a finished document that only the server can do. */
export function documentRoutes({ drafting }: Services, metrics: Metrics): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/tools/check',
      { schema: { summary: 'Runs the checks on a changed document', body: checkBody, response: { 200: checkAnswer, ...RESPONSES } } },
      async (request, reply) => {
        const checked = await drafting.draft({ kind: 'check', request: request.body }, callerOf(request, reply, metrics));
        return sendJson(reply, checked);
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
        const started = performance.now();
        const draft = await drafting.draft({ kind: 'replace-item', request: request.body }, callerOf(request, reply, metrics));
        recordDraft(request, started, draft, metrics);
        return sendJson(reply, draft);
      },
    );
    done();
  };
}
