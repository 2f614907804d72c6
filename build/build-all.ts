/**
 * Builds everything into dist/: the web app with every page prerendered, its CSS inside and its files compressed,
 * and the server as one bundle. Run by scripts/build.mjs.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Rolldown, build } from 'vite';
import type * as Prerenderer from '../src/web/entry-prerender.tsx';
import { fastSpread } from './fast-spread.ts';
import { type Inputs, InputRecorder } from './inputs.ts';
import { NO_SCRIPT_STYLE, PUBLIC_URL_MARK, appLoader, renderPage } from './render-page.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const DIST = path.join(ROOT, 'dist');
const CLIENT = path.join(DIST, 'client');
/** Pages and the sitemap are compressed by the server, which puts its address into them. */
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/u;

type Output = Rolldown.RolldownOutput['output'];

async function buildClient(recorder: InputRecorder): Promise<Output> {
  const result = await build({
    root: ROOT,
    logLevel: 'warn',
    plugins: [recorder.plugin()],
    build: {
      outDir: CLIENT,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(ROOT, 'src/web/entry-client.tsx'),
        // What every page uses comes in one file: small shared chunks would each cost a request. Dialogs open after a press.
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'shared',
                minShareCount: 2,
                test: /[/\\\\]src[/\\\\]web[/\\\\](?:lib|ui)[/\\\\](?!dialog)|tool-lists|tool-icons|markdown-page|pages[/\\\\]posts|lucide-react/u,
              },
            ],
          },
        },
      },
    },
  });
  return (result as Rolldown.RolldownOutput).output;
}

/** @param entries name of the file → source */
async function buildForNode(entries: Readonly<Record<string, string>>, outDir: string, recorder: InputRecorder): Promise<void> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [fastSpread(), recorder.plugin()],
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, path.join(ROOT, source)])),
        // All in one folder: files find the client's folder from where they are.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Where a page's file stands: '/faq' in faq/index.html, the page for unknown addresses in 404.html. */
function fileOf(page: string): string {
  if (page === '/404') return '404.html';
  return path.posix.join(page.slice(1), 'index.html');
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function prerenderPages(output: Output, importBuilt: ImportBuilt, recorder: InputRecorder): Promise<void> {
  const css = output
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .map((file) => String((file as Rolldown.OutputAsset).source))
    .join('');
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The client build has no entry');
  await buildForNode({ prerender: 'src/web/entry-prerender.tsx' }, path.join(DIST, 'prerender'), recorder);
  const bundle = pathToFileURL(path.join(DIST, 'prerender', 'prerender.js')).href;
  const { prerenderAll, HEAD_SCRIPTS, EARLY_NOTE_ID } = (await importBuilt(bundle)) as typeof Prerenderer;
  const pages = await prerenderAll();
  const loader = appLoader(`/${entry.fileName}`);
  const parts = { css, scripts: HEAD_SCRIPTS, noteId: EARLY_NOTE_ID, loader };
  for (const page of pages) write(path.join(CLIENT, fileOf(page.path)), renderPage({ page, ...parts }));
  write(path.join(CLIENT, 'sitemap.xml'), renderSitemap(pages));
  write(path.join(DIST, 'pages.json'), JSON.stringify(Object.fromEntries(pages.map(({ path: page }) => [page, fileOf(page)]))));
  write(
    path.join(DIST, 'page-hashes.json'),
    JSON.stringify({ styles: [sha256(css), sha256(NO_SCRIPT_STYLE)], scripts: [...HEAD_SCRIPTS, loader].map((script) => sha256(script)) }),
  );
  rmSync(path.join(DIST, 'prerender'), { recursive: true });
}

function compress(): void {
  for (const file of readdirSync(CLIENT, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !COMPRESSIBLE.test(file.name)) continue;
    const full = path.join(file.parentPath, file.name);
    const content = readFileSync(full);
    writeFileSync(`${full}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${full}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Every page's own address once. */
function renderSitemap(pages: readonly Prerenderer.PrerenderedPage[]): string {
  const addresses = [...new Set(pages.filter(({ path: page }) => page !== '/404').map(({ canonical }) => canonical))];
  const urls = addresses.map((address) => `<url><loc>${PUBLIC_URL_MARK}${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

/** Node's own import: this module runs inside Vite, which would take a built file for source. */
type ImportBuilt = (url: string) => Promise<unknown>;

export interface BuildOptions {
  readonly importBuilt: ImportBuilt;
  /** The files of the build itself. */
  readonly builtBy: readonly string[];
}

export interface Parts {
  readonly web: boolean;
  readonly server: boolean;
}

function newRecorder(builtBy: readonly string[]): InputRecorder {
  const recorder = new InputRecorder(ROOT);
  for (const file of [...builtBy, path.join(ROOT, 'package.json'), path.join(ROOT, 'package-lock.json')])
    recorder.add(path.resolve(ROOT, file));
  return recorder;
}

/**
 * @param parts what is stale: the web app, the server, or both
 * @returns of each part that was built, what it was made from
 */
export async function buildAll(parts: Parts, { importBuilt, builtBy }: BuildOptions): Promise<Partial<Record<keyof Parts, Inputs>>> {
  const inputs: Partial<Record<keyof Parts, Inputs>> = {};
  if (parts.web) {
    const recorder = newRecorder(builtBy);
    recorder.addFolder('public');
    await prerenderPages(await buildClient(recorder), importBuilt, recorder);
    rmSync(path.join(CLIENT, '.vite'), { recursive: true, force: true });
    compress();
    inputs.web = recorder.inputs();
  }
  if (parts.server) {
    const recorder = newRecorder(builtBy);
    const entries = {
      main: 'src/server/main.ts',
      operator: 'src/server/operator/main.ts',
      'draft-worker': 'src/server/drafting/draft-worker.ts',
    };
    await buildForNode(entries, path.join(DIST, 'server'), recorder);
    inputs.server = recorder.inputs();
  }
  return inputs;
}
