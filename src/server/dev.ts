/** The API for `npm run dev`, where Vite serves the pages. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { composeHere } from './drafting/compose-here.ts';
import { readEnvironment } from './environment.ts';
import { openServices } from './open-services.ts';

export async function buildDevApp(): Promise<FastifyInstance> {
  const env = readEnvironment({ ...process.env, DATA_DIR: process.env['DATA_DIR'] ?? path.join('data', 'dev') });
  const log = pino({ level: env.LOG_LEVEL });
  const services = await openServices(env, log, composeHere);
  const app = await buildApp({ env, services, log });
  app.addHook('onClose', () => services.close());
  await app.ready();
  return app;
}
