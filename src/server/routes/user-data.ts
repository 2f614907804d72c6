import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { errorAnswer, feedbackBody, newsletterBody, savedAnswer } from '../../api/schemas.ts';
import { AppError } from '../../errors/app-error.ts';
import { faultForLog } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { Services } from '../services.ts';
import { saveFeedback, saveSubscriber } from '../stores/user-data.ts';

const RESPONSES = { 200: savedAnswer, 400: errorAnswer, 401: errorAnswer, 429: errorAnswer, 503: errorAnswer };
const RETRY_AFTER_SECONDS = 5;

export function userDataRoutes({ store }: Services, { saved }: Metrics): FastifyPluginCallbackZod {
  /** Answers only when what was sent is durable. */
  async function keep(what: 'sign-up' | 'feedback', save: Promise<void>, { log }: FastifyRequest): Promise<void> {
    try {
      await save;
      saved.inc({ what, outcome: 'saved' });
    } catch (error) {
      saved.inc({ what, outcome: 'failed' });
      log.error({ what, fault: faultForLog(error) }, 'not saved');
      throw new AppError('store-unavailable', undefined, RETRY_AFTER_SECONDS);
    }
  }

  return (app, _options, done) => {
    app.post(
      '/user-data/newsletter',
      {
        config: { countsAs: 'submission' },
        schema: { summary: 'Signs an address up; the same answer each time', body: newsletterBody, response: RESPONSES },
      },
      async (request) => {
        await keep('sign-up', saveSubscriber(store, request.body), request);
        return { success: true as const, message: 'Thank you for subscribing!' };
      },
    );
    app.post(
      '/user-data/feedback',
      { config: { countsAs: 'submission' }, schema: { summary: 'Keeps feedback', body: feedbackBody, response: RESPONSES } },
      async (request) => {
        await keep('feedback', saveFeedback(store, request.body), request);
        return { success: true as const, message: 'Thank you for your feedback!' };
      },
    );
    done();
  };
}
