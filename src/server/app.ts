/** Builds the server from its services; main.ts listens, tests send requests in process. */
import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import { AppError } from '../errors/app-error.ts';
import type { Environment } from './environment.ts';
import { handleErrors, sendError, toAppError } from './errors.ts';
import { answerOddRequests, answerParserError } from './http-faults.ts';
import { acceptJson } from './json-body.ts';
import { loadShedding } from './load-shedding.ts';
import { createMetrics, measureRequests, metricsRoute } from './metrics.ts';
import { type PagesOptions, servePages } from './pages.ts';
import { limitByRoute, limitRequests } from './rate-limits.ts';
import { authRoutes } from './routes/auth.ts';
import { documentRoutes } from './routes/documents.ts';
import { healthRoutes } from './routes/health.ts';
import { toolRoutes } from './routes/tools.ts';
import { unsubscribeRoutes } from './routes/unsubscribe.ts';
import { userDataRoutes } from './routes/user-data.ts';
import { securityHeaders } from './security-headers.ts';
import type { Services } from './services.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const HEADER_LIMIT_BYTES = 16 * 1024;
/** An unsubscribe link holds an address of up to 254 characters, sealed. */
const LONGEST_PARAMETER = 1000;
/** For a whole request to arrive, and for its headers. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** A connection that says nothing is closed; longer than a model may think, or its answer would find nobody. */
const SILENT_CONNECTION_MS = 60_000;
const CONNECTIONS_CHECK_MS = 2000;
const CORS = {
  methods: ['GET', 'POST'],
  allowedHeaders: ['content-type', 'authorization'],
  exposedHeaders: ['retry-after', 'x-request-id'],
  maxAge: 86_400,
};

export interface AppOptions {
  readonly services: Services;
  readonly env: Environment;
  /** Nothing is logged if left out. */
  readonly log?: FastifyBaseLogger;
  /** The built web app; left out where another server sends the pages. */
  readonly pages?: PagesOptions;
}

export async function buildApp({ services, env, log, pages }: AppOptions): Promise<FastifyInstance> {
  const openRequests = { count: 0 };
  const metrics = createMetrics(() => openRequests.count);
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: env.TRUST_PROXY.length > 0 ? env.TRUST_PROXY : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENT_CONNECTION_MS + env.MODEL_TIMEOUT_SECONDS * 1000,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
      maxHeaderSize: HEADER_LIMIT_BYTES,
      // Fastify would never see a request without a host; the hook below refuses it in JSON.
      requireHostHeader: false,
    },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: LONGEST_PARAMETER },
    clientErrorHandler: answerParserError,
    frameworkErrors: (error, _request, reply) => void sendError(reply, toAppError(error) ?? new AppError('unexpected')),
  });
  answerOddRequests(app.server);
  app.setValidatorCompiler(validatorCompiler);
  // Answers are built by our own code and typed; checking each again would cost a good part of the throughput.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  handleErrors(app, () => metrics.unexpectedErrors.inc());
  app.decorateRequest('tokenId', '');
  app.addHook('onRequest', (request, _reply, next) => {
    next(request.headers.host === undefined && request.raw.httpVersion !== '1.0' ? new AppError('invalid-body') : undefined);
  });
  await app.register(securityHeaders, {
    styleHashes: pages?.styleHashes ?? [],
    scriptHashes: pages?.scriptHashes ?? [],
    overTls: env.PUBLIC_URL?.startsWith('https:') ?? false,
  });
  await app.register(swagger, {
    openapi: {
      info: { title: 'Homeroom', description: 'Teaching content for school teachers.', version: services.version },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });

  const limits: Services['limits'] = (limit, who) =>
    services.limits(limit, who)?.catch((error: unknown) => {
      if (error instanceof AppError) metrics.limited.inc({ limit });
      throw error;
    });

  /** Every call but the health checks, which must be answered when the others are not. */
  async function boundedRoutes(api: FastifyInstance): Promise<void> {
    await api.register(loadShedding, { bounds: env, openRequests, onShed: (reason) => metrics.shed.inc({ reason }) });
    await api.register(limitRequests, { limits });
    api.setNotFoundHandler((request) => {
      throw new AppError(isKnownAddress(app, request.url) ? 'method-not-allowed' : 'not-found');
    });
    api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
    await api.register(authRoutes(services));
    await api.register(async (authorized) => {
      // Before the body is parsed: a stranger's body is not worth reading.
      authorized.addHook('onRequest', async (request) => {
        request.tokenId = await services.tokens.verify(request.headers.authorization);
      });
      authorized.addHook('onRoute', (route) => {
        if (route.schema) route.schema.security = [{ token: [] }];
      });
      await authorized.register(limitByRoute, { limits });
      await authorized.register(toolRoutes(services, metrics));
      await authorized.register(documentRoutes(services, metrics));
      await authorized.register(userDataRoutes(services, metrics));
    });
  }

  await app.register(
    async (api) => {
      if (env.CORS_ORIGINS.length > 0) await api.register(cors, { ...CORS, origin: env.CORS_ORIGINS });
      acceptJson(api);
      api.addHook('onSend', (request, reply, _payload, next) => {
        void reply.header('cache-control', 'no-store').header('x-request-id', request.id);
        next();
      });
      await api.register(measureRequests, metrics);
      await api.register(healthRoutes(services));
      await api.register(boundedRoutes);
    },
    { prefix: '/api' },
  );
  await app.register(async (scope) => {
    await scope.register(limitRequests, { limits });
    await scope.register(unsubscribeRoutes(services));
  });
  if (env.METRICS_TOKEN !== undefined) await app.register(metricsRoute, { metrics, token: env.METRICS_TOKEN });
  if (pages) await app.register(servePages, pages);
  return app;
}

/** Whether another method would find something at this address. */
function isKnownAddress(app: FastifyInstance, url: string): boolean {
  const [address = ''] = url.split('?');
  return (['GET', 'POST'] as const).some((method) => app.findRoute({ method, url: address }) !== null);
}
