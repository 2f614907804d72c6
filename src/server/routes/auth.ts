import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { errorAnswer, tokenAnswer } from '../../api/schemas.ts';
import type { Services } from '../services.ts';

export function authRoutes({ tokens }: Services): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/auth/token',
      { schema: { summary: 'An anonymous access token', response: { 200: tokenAnswer, 500: errorAnswer } } },
      async () => ({ token: await tokens.issue() }),
    );
    done();
  };
}
