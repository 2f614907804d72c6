/** The API for `npm run dev`, where Vite serves the pages. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { openServices } from './open-services.ts';

export async function buildDevApp(): Promise<FastifyInstance> {
  const env = readEnvironment({ ...process.env, DATA_DIR: process.env['DATA_DIR'] ?? path.join('data', 'dev') });
  const services = await openServices(env);
  const app = await buildApp({ services, logger: { level: env.LOG_LEVEL } });
  app.addHook('onClose', () => services.store.destroy());
  await app.ready();
  return app;
}
