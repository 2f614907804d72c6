/**
 * What one network and one token may ask for in a while. The network bound is generous, because a school is behind one
 * address; the token bound keeps one runaway page from using up its school's share.
 */
import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { AppError } from '../errors/app-error.ts';
import type { Environment } from './environment.ts';

/** What is counted; named in metrics. */
export const LIMITS = ['requests', 'drafts', 'drafts-per-token', 'submissions'] as const;
export type LimitName = (typeof LIMITS)[number];

/**
 * Counts one use; undefined where there is no limit, and nothing to wait for.
 * @throws AppError 'too-many-requests' with the seconds to wait
 */
export type Limits = (limit: LimitName, who: string) => Promise<void> | undefined;

type Counter = Pick<RateLimiterMemory, 'consume'>;

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
/** A store that counts slowly must not slow the calls: then each instance counts for itself. */
export const SHARED_COUNT_TIMEOUT_MS = 500;

export interface LimitsOptions {
  /** At least 16 bytes, the same in all instances: networks and tokens are counted by their keyed hash, never kept. */
  readonly key: Uint8Array;
  /** Shared counts of several instances; each process counts for itself if left out. */
  readonly pool?: Pool;
}

type Settings = Pick<Environment, 'REQUESTS_PER_MINUTE' | 'DRAFTS_PER_MINUTE' | 'DRAFTS_PER_MINUTE_PER_TOKEN' | 'SUBMISSIONS_PER_HOUR'>;

export function limitsFrom(env: Settings, { key, pool }: LimitsOptions): Limits {
  function counter(limit: LimitName, points: number, duration: number, shared: Pool | undefined): Counter | undefined {
    if (points === 0) return undefined;
    const alone = new RateLimiterMemory({ keyPrefix: limit, points, duration });
    if (!shared) return alone;
    return new RateLimiterPostgres({
      storeClient: shared,
      storeType: 'pool',
      tableName: 'request_counts',
      tableCreated: true,
      keyPrefix: limit,
      points,
      duration,
      // Who is over the bound already is told so without another query.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: alone,
    });
  }
  const counters: Record<LimitName, Counter | undefined> = {
    // Guards each instance by itself, so it needs no shared count.
    requests: counter('requests', env.REQUESTS_PER_MINUTE, MINUTE_SECONDS, undefined),
    drafts: counter('drafts', env.DRAFTS_PER_MINUTE, MINUTE_SECONDS, pool),
    'drafts-per-token': counter('drafts-per-token', env.DRAFTS_PER_MINUTE_PER_TOKEN, MINUTE_SECONDS, pool),
    submissions: counter('submissions', env.SUBMISSIONS_PER_HOUR, HOUR_SECONDS, pool),
  };
  const nameless = (who: string): string => createHmac('sha256', key).update(who).digest('base64url').slice(0, 22);

  async function count(limited: Counter, who: string): Promise<void> {
    try {
      await limited.consume(nameless(who));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new AppError('too-many-requests', undefined, Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  }
  return (limit, who) => {
    const limited = counters[limit];
    return limited && count(limited, who);
  };
}

/** An IPv6 customer has a whole block, so single addresses of it say nothing. */
const IPV6_PREFIX_BYTES = 7;

/** The network a request comes from: an IPv4 address, or the first 56 bits of an IPv6 address. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : Buffer.from(address.toByteArray().slice(0, IPV6_PREFIX_BYTES)).toString('hex');
}

/** By connection, for as long as it is open: who keeps one asks again. Behind a proxy its address may change from call to call. */
const networks = new WeakMap<object, { readonly ip: string; readonly network: string }>();

function networkOfCaller({ ip, socket }: FastifyRequest): string {
  const known = networks.get(socket);
  if (known?.ip === ip) return known.network;
  const network = networkOf(ip);
  networks.set(socket, { ip, network });
  return network;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of this route counts as, beside being a request. */
    readonly countsAs?: 'draft' | 'submission';
  }
  interface FastifyRequest {
    /** Id of the access token; '' where none is needed. */
    tokenId: string;
  }
}

/** Counts every call of the scope by its network, before anything else is done for it. */
export const limitRequests = fp(async (app: FastifyInstance, { limits }: { readonly limits: Limits }) => {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    await limits('requests', networkOfCaller(request));
  });
});

/** Counts what a route counts as; after the token is known. */
export const limitByRoute = fp(async (app: FastifyInstance, { limits }: { readonly limits: Limits }) => {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const { countsAs } = request.routeOptions.config;
    if (countsAs === 'submission') await limits('submissions', networkOfCaller(request));
    if (countsAs === 'draft') {
      await limits('drafts-per-token', request.tokenId);
      await limits('drafts', networkOfCaller(request));
    }
  });
});
