import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { errorAnswer, healthAnswer, readyAnswer } from '../../api/schemas.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../services.ts';
import { storeAnswers } from '../stores/store-answers.ts';

const RETRY_AFTER_SECONDS = 2;

export function healthRoutes({ ready, store, drafting }: Services): FastifyPluginCallbackZod {
  const answers = storeAnswers(store);
  return (app, _options, done) => {
    app.get('/health', { schema: { summary: 'Whether the process is alive', response: { 200: healthAnswer } } }, () => ({
      status: 'ok' as const,
    }));
    app.get(
      '/ready',
      {
        schema: {
          summary: 'Whether calls should be sent here; not while stopping, and not where no draft can be made',
          response: { 200: readyAnswer, 503: errorAnswer },
        },
      },
      async () => {
        if (!ready()) throw new AppError('stopping');
        if (!(await drafting.works())) throw new AppError('not-drafting', undefined, RETRY_AFTER_SECONDS);
        // A store that is down keeps nobody from drafting, so it does not take the instance out.
        return { status: 'ready' as const, store: (await answers()) ? ('ok' as const) : ('unavailable' as const) };
      },
    );
    done();
  };
}
