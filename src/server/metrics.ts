/**
 * Counts and durations for Prometheus. Labels are names of our own (routes as declared, tools, engines, outcomes):
 * nothing that a person typed, no address and no token.
 */
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { AppError } from '../errors/app-error.ts';
import { secretsMatch } from './secrets-match.ts';

/** Seconds: from a built-in draft to the slowest model. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 15, 60];

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Counter<'route' | 'method' | 'status'>;
  readonly durations: Histogram<'route'>;
  readonly drafts: Counter<'tool' | 'engine'>;
  readonly engineFailures: Counter<'engine' | 'kind'>;
  readonly limited: Counter<'limit'>;
  readonly shed: Counter<'reason'>;
  readonly saved: Counter<'what' | 'outcome'>;
  readonly unexpectedErrors: Counter;
}

export function createMetrics(openRequests: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'homeroom_' });
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> =>
    new Counter({ name: `homeroom_${name}_total`, help, labelNames: [...labelNames], registers: [registry] });
  const open = new Gauge({
    name: 'homeroom_open_requests',
    help: 'API calls under way',
    collect() {
      this.set(openRequests());
    },
    registers: [],
  });
  registry.registerMetric(open);
  return {
    registry,
    requests: counter('requests', 'API calls answered', ['route', 'method', 'status']),
    durations: new Histogram({
      name: 'homeroom_request_duration_seconds',
      help: 'From a call’s headers to the end of its answer',
      labelNames: ['route'],
      buckets: DURATION_BUCKETS,
      registers: [registry],
    }),
    drafts: counter('drafts', 'Drafts made', ['tool', 'engine']),
    engineFailures: counter('engine_failures', 'Engines that could not draft', ['engine', 'kind']),
    limited: counter('limited', 'Calls over a limit', ['limit']),
    shed: counter('shed', 'Calls sent away by an overloaded server', ['reason']),
    saved: counter('saved', 'Sign-ups and feedback', ['what', 'outcome']),
    unexpectedErrors: counter('unexpected_errors', 'Faults in the software', []),
  };
}

/** Counts the scope's calls when they are answered. */
export const measureRequests = fp(async (app: FastifyInstance, { requests, durations }: Metrics) => {
  app.addHook('onResponse', (request, reply, next) => {
    // The declared route, never the address as sent.
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    requests.inc({ route, method: request.method, status: String(reply.statusCode) });
    durations.observe({ route }, reply.elapsedTime / 1000);
    next();
  });
});

/** `/metrics` for callers with the token; there is no such address without one. */
export async function metricsRoute(
  app: FastifyInstance,
  { metrics, token }: { readonly metrics: Metrics; readonly token: string },
): Promise<void> {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!secretsMatch(request.headers.authorization ?? '', `Bearer ${token}`)) throw new AppError('unauthorized');
    void reply.header('content-type', metrics.registry.contentType).header('cache-control', 'no-store');
    return metrics.registry.metrics();
  });
}
