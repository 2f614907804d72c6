/**
 * Better a quick "come back in a moment" for some than a slow server for all: beyond its bounds the server refuses
 * calls before it does anything for them (Amazon Builders' Library, Using load shedding to avoid overload).
 */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors/app-error.ts';
import type { Environment } from './environment.ts';

/** The delay is a mean over this time: one long pause, as of a start or a collection of garbage, is no overload. */
const SAMPLE_MS = 1000;
/** Clients come back at different times, so that they do not all return at once. */
const RETRY_AFTER_SECONDS = [1, 2, 3, 4, 5];

export interface LoadSheddingOptions {
  readonly bounds: Pick<Environment, 'MAX_OPEN_REQUESTS' | 'MAX_EVENT_LOOP_DELAY_MS'>;
  readonly openRequests: OpenRequests;
  readonly onShed: (reason: 'open-requests' | 'event-loop') => void;
}

/** Calls under way, streams included. */
export interface OpenRequests {
  count: number;
}

function overloaded(): AppError {
  const seconds = RETRY_AFTER_SECONDS[Math.floor(Math.random() * RETRY_AFTER_SECONDS.length)];
  return new AppError('overloaded', undefined, seconds);
}

async function registerShedding(app: FastifyInstance, { bounds, openRequests, onShed }: LoadSheddingOptions): Promise<void> {
  app.addHook('onRequest', (_request, reply, next) => {
    if (bounds.MAX_OPEN_REQUESTS > 0 && openRequests.count >= bounds.MAX_OPEN_REQUESTS) {
      onShed('open-requests');
      next(overloaded());
      return;
    }
    openRequests.count += 1;
    // 'close' comes once, after an answer and after a connection that broke alike.
    reply.raw.once('close', () => {
      openRequests.count -= 1;
    });
    next();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: bounds.MAX_EVENT_LOOP_DELAY_MS,
    sampleInterval: SAMPLE_MS,
    pressureHandler: () => {
      onShed('event-loop');
      throw overloaded();
    },
  });
}

export const loadShedding = fp(registerShedding, { name: 'load-shedding' });
