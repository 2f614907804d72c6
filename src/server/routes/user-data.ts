import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { errorAnswer, feedbackBody, newsletterBody, savedAnswer } from '../../api/schemas.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../services.ts';
import { saveFeedback, saveSubscriber } from '../stores/user-data.ts';

const RESPONSES = { 200: savedAnswer, 400: errorAnswer, 401: errorAnswer, 503: errorAnswer };

export function userDataRoutes({ store }: Services): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/user-data/newsletter',
      { schema: { summary: 'Signs an address up; the same answer each time', body: newsletterBody, response: RESPONSES } },
      async (request) => {
        await saveSubscriber(store, request.body).catch((error: unknown) => {
          request.log.error({ err: error }, 'sign-up not saved');
          throw new AppError('store-unavailable');
        });
        return { success: true as const, message: 'Thank you for subscribing!' };
      },
    );
    app.post('/user-data/feedback', { schema: { summary: 'Keeps feedback', body: feedbackBody, response: RESPONSES } }, async (request) => {
      await saveFeedback(store, request.body).catch((error: unknown) => {
        request.log.error({ err: error }, 'feedback not saved');
        throw new AppError('store-unavailable');
      });
      return { success: true as const, message: 'Thank you for your feedback!' };
    });
    done();
  };
}
