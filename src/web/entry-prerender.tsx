/** Run once at build time: every page as HTML. */
import { prerender } from 'react-dom/static';
import { POSTS } from 'virtual:posts';
import { App } from './app/app.tsx';
import { allPaths, routeFor } from './app/routes.tsx';
import { titleOf } from './app/title.ts';
import { loadPost } from './features/pages/posts.ts';
import { DARK_MODE_SCRIPT } from './lib/dark-mode.ts';
import { EARLY_NOTE_ID, EARLY_PRESSES_SCRIPT } from './lib/early-presses.ts';

/** Stand in every page's head, before anything is painted or pressed. */
export const HEAD_SCRIPTS: readonly string[] = [DARK_MODE_SCRIPT, EARLY_PRESSES_SCRIPT];
export { EARLY_NOTE_ID };

export interface PrerenderedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly html: string;
}

/** An address that no page has, to render the page that says so. */
export const NOT_FOUND_PATH = '/404';

async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const route = routeFor(path);
  const post = /^\/blog\/(?<slug>[\w-]+)$/u.exec(path)?.groups?.['slug'];
  await Promise.all([route.preload(), post === undefined ? undefined : loadPost(post)]);
  const { prelude } = await prerender(<App ssrPath={path} />, {
    // A page's content stays in place: React would set larger parts aside and move them in by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return {
    path,
    title: titleOf(route),
    description: POSTS.find(({ slug }) => slug === post)?.description ?? route.description,
    canonical: route.canonical,
    html: await new Response(prelude).text(),
  };
}

export async function prerenderAll(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const path of [...allPaths(), NOT_FOUND_PATH]) pages.push(await prerenderPage(path));
  return pages;
}
