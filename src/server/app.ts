/** Builds the server from its services; main.ts listens, tests send requests in process. */
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import { healthAnswer } from '../api/schemas.ts';
import { AppError } from '../errors/app-error.ts';
import { handleErrors } from './errors.ts';
import { type PagesOptions, servePages } from './pages.ts';
import { authRoutes } from './routes/auth.ts';
import { documentRoutes } from './routes/documents.ts';
import { toolRoutes } from './routes/tools.ts';
import { userDataRoutes } from './routes/user-data.ts';
import { securityHeaders } from './security-headers.ts';
import type { Services } from './services.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

export interface AppOptions {
  readonly services: Services;
  readonly logger?: NonNullable<FastifyServerOptions['logger']>;
  /** The built web app; left out where another server sends the pages. */
  readonly pages?: PagesOptions;
}

export async function buildApp({ services, logger = false, pages }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    routerOptions: { ignoreTrailingSlash: false },
  });
  app.setValidatorCompiler(validatorCompiler);
  // Answers are built by our own code and typed; checking each again would cost a good part of the throughput.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  handleErrors(app);
  await app.register(securityHeaders, { styleHashes: pages?.styleHashes ?? [], scriptHashes: pages?.scriptHashes ?? [] });
  await app.register(swagger, {
    openapi: {
      info: { title: 'Homeroom', description: 'Teaching content for school teachers.', version: services.version },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(apiRoutes(services), { prefix: '/api' });
  if (pages) await app.register(servePages, pages);
  return app;
}

function apiRoutes(services: Services) {
  return async (api: FastifyInstance): Promise<void> => {
    acceptEmptyJson(api);
    api.addHook('onSend', async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
    });
    api.setNotFoundHandler(() => {
      throw new AppError('not-found');
    });
    api.get('/health', { schema: { response: { 200: healthAnswer } } }, () => ({ status: 'ok' }));
    api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
    await api.register(authRoutes(services));
    await api.register(async (authorized) => {
      // Before the body is parsed: a stranger's body is not worth reading.
      authorized.addHook('onRequest', (request) => services.tokens.verify(request.headers.authorization));
      authorized.addHook('onRoute', (route) => {
        if (route.schema) route.schema.security = [{ token: [] }];
      });
      await authorized.register(toolRoutes(services));
      await authorized.register(documentRoutes(services));
      await authorized.register(userDataRoutes(services));
    });
  };
}

/** The token call has a JSON content type and no body, which Fastify refuses by itself. */
function acceptEmptyJson(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('remove', 'remove');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, body, done);
  });
}
