/**
 * Serves the built web app. Assets are immutable and compressed at build time. Pages, the sitemap and robots.txt are
 * few and small: they are read once, given the address teachers use, and kept compressed in memory.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
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
  /** The address teachers use, without a slash at its end. */
  readonly publicUrl: string;
}

const HASHED_ASSET = /[/\\]assets[/\\]/u;
const YEAR_SECONDS = 31_536_000;
const NOT_FOUND_PAGE = '/404';
const PUBLIC_URL_MARK = '%PUBLIC_URL%';

/** @throws Error if the web app has not been built into `root` */
export function readPagesOptions(root: string, publicUrl: string): PagesOptions {
  const read = (name: string): unknown => {
    const file = path.join(root, '..', name);
    if (!existsSync(file)) throw new Error('The web app is not built yet. Run: npm run build');
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  const { styles, scripts } = read('page-hashes.json') as { readonly styles: string[]; readonly scripts: string[] };
  const pages = read('pages.json') as PagesOptions['pages'];
  return { root, pages, styleHashes: styles, scriptHashes: scripts, publicUrl: publicUrl.replace(/\/+$/u, '') };
}

interface SmallFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly compressed: (encoding: 'br' | 'gzip') => Promise<Buffer>;
}

function readSmallFile(file: string, type: string, publicUrl: string): SmallFile {
  const plain = Buffer.from(readFileSync(file, 'utf8').replaceAll(PUBLIC_URL_MARK, publicUrl));
  const kept: Partial<Record<'br' | 'gzip', Promise<Buffer>>> = {};
  const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
  return { type, plain, compressed: (encoding) => (kept[encoding] ??= compress[encoding](plain)) };
}

async function sendSmallFile(request: FastifyRequest, reply: FastifyReply, { type, plain, compressed }: SmallFile): Promise<FastifyReply> {
  void reply.type(type).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/u.test(accepted) ? 'br' : /\bgzip\b/u.test(accepted) ? 'gzip' : undefined;
  if (encoding === undefined) return reply.send(plain);
  return reply.header('content-encoding', encoding).send(await compressed(encoding));
}

const HTML = 'text/html; charset=utf-8';

export async function servePages(app: FastifyInstance, { root, pages, publicUrl }: PagesOptions): Promise<void> {
  const read = (file: string, type: string): SmallFile => readSmallFile(path.join(root, file), type, publicUrl);
  const serve = (url: string, file: SmallFile): void => {
    app.get(url, { schema: { hide: true } }, (request, reply) => sendSmallFile(request, reply, file));
  };
  /** A form that a browser sends by itself, against the page's policy: its body is not read, and the page is shown again. */
  const showAgain = (url: string): void => {
    const redirect = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => reply.redirect(url, 303);
    app.post(url, { schema: { hide: true }, onRequest: async (request, reply) => redirect(request, reply) }, redirect);
  };
  for (const [address, name] of Object.entries(pages)) {
    if (address === NOT_FOUND_PAGE) continue;
    const page = read(name, HTML);
    const bare = address === '/' ? address : address.replace(/\/$/u, '');
    serve(bare, page);
    showAgain(bare);
    // Both spellings show the page; its canonical link names the one to keep.
    if (bare === '/') continue;
    serve(`${bare}/`, page);
    showAgain(`${bare}/`);
  }
  serve('/sitemap.xml', read('sitemap.xml', 'application/xml; charset=utf-8'));
  serve('/robots.txt', read('robots.txt', 'text/plain; charset=utf-8'));

  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      void reply.header('cache-control', HASHED_ASSET.test(file) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });

  const notFoundPage = read('404.html', HTML);
  app.setNotFoundHandler((request, reply) => {
    // The static files' wildcard answers for addresses under /api too; a caller there reads JSON.
    if (/^\/api(?:\/|\?|$)/u.test(request.url)) throw new AppError('not-found');
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('method-not-allowed');
    return sendSmallFile(request, reply.code(404), notFoundPage);
  });
}
