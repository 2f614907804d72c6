/** Serves the built web app: prerendered pages, immutable assets, compressed at build time. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

export interface PagesOptions {
  /** Folder of the built web app. */
  readonly root: string;
  /** Address → file of every prerendered page. */
  readonly pages: Readonly<Record<string, string>>;
  /** 'sha256-…' of the styles and scripts that stand inside the pages. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

const HASHED_ASSET = /[/\\]assets[/\\]/u;
const YEAR_SECONDS = 31_536_000;
const NOT_FOUND_PAGE = '/404';

/** @throws Error if the web app has not been built into `root` */
export function readPagesOptions(root: string): PagesOptions {
  const read = (name: string): unknown => {
    const file = path.join(root, '..', name);
    if (!existsSync(file)) throw new Error('The web app is not built yet. Run: npm run build');
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  const { styles, scripts } = read('page-hashes.json') as { readonly styles: string[]; readonly scripts: string[] };
  const pages = read('pages.json') as PagesOptions['pages'];
  return { root, pages, styleHashes: styles, scriptHashes: scripts };
}

export async function servePages(app: FastifyInstance, { root, pages }: PagesOptions): Promise<void> {
  const notFoundPage = readFileSync(path.join(root, '404.html'), 'utf8');
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const value = HASHED_ASSET.test(file) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
      void reply.header('cache-control', value);
    },
  });
  for (const [address, file] of Object.entries(pages)) {
    if (address === NOT_FOUND_PAGE) continue;
    const bare = address === '/' ? address : address.replace(/\/$/u, '');
    // Both spellings show the page; its canonical link names the one to keep.
    for (const url of address === '/' ? [bare] : [bare, `${bare}/`]) app.get(url, (_request, reply) => reply.sendFile(file));
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    // The static files' wildcard answers for addresses under /api too; a caller there reads JSON.
    if (/^\/api(?:\/|\?|$)/u.test(request.url)) throw new AppError('not-found');
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('method-not-allowed');
    return reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(notFoundPage);
  });
}
