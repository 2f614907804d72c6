/** Serves the built web app: prerendered pages, immutable assets, compressed at build time. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface PagesOptions {
  readonly root: string;
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

const HASHED_ASSET = /[/\\]assets[/\\]/u;
const YEAR_SECONDS = 31_536_000;

/** @throws Error if the web app has not been built into `root` */
export function readPagesOptions(root: string): PagesOptions {
  const file = path.join(root, '..', 'page-hashes.json');
  if (!existsSync(file)) throw new Error(`The web app is not built: ${file} is missing. Run npm start or npm run build.`);
  const { styles, scripts } = JSON.parse(readFileSync(file, 'utf8')) as { styles: string[]; scripts: string[] };
  return { root, styleHashes: styles, scriptHashes: scripts };
}

export async function servePages(app: FastifyInstance, { root }: PagesOptions): Promise<void> {
  const notFoundPage = readFileSync(path.join(root, '404.html'), 'utf8');
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    redirect: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const value = HASHED_ASSET.test(file) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
      (reply as unknown as FastifyReply).header('cache-control', value);
    },
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).send({ error: 'This address does not accept this method.' });
    return reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(notFoundPage);
  });
}
