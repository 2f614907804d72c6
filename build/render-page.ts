import type { PrerenderedPage } from '../src/web/entry-prerender.tsx';

export interface PageParts {
  readonly page: PrerenderedPage;
  readonly css: string;
  /** Run before the first paint. */
  readonly scripts: readonly string[];
  /** Of the place that says what is still to come; outside the app, so that it can be written to before hydration. */
  readonly noteId: string;
  /** Fetches the app once the page has been painted. */
  readonly loader: string;
}

/** Stands for the address teachers use, which the server knows when it starts; see src/server/pages.ts. */
export const PUBLIC_URL_MARK = '%PUBLIC_URL%';

/** After the first paint, which is on the screen by the second frame, so that a slow line carries the page before the scripts. */
export function appLoader(entry: string): string {
  return `requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(()=>{const s=document.createElement('script');s.type='module';s.src='${entry}';document.head.append(s)})))`;
}

/** Without scripts: nothing to type into where nothing would come of it. */
export const NO_SCRIPT_STYLE = 'form,search,#main label:has(input){display:none}';

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * A whole page. The CSS stands inside, so that the first paint waits for nothing, and the app is fetched after it:
 * the page can be read before any of its scripts arrive.
 */
export function renderPage({ page, css, scripts, noteId, loader }: PageParts): string {
  const { title, description, canonical, html } = page;
  const address = `${PUBLIC_URL_MARK}${canonical}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${attribute(title)}</title>
<meta name="description" content="${attribute(description)}">
<link rel="canonical" href="${attribute(address)}">
<meta property="og:title" content="${attribute(title)}">
<meta property="og:description" content="${attribute(description)}">
<meta property="og:type" content="website">
<meta property="og:url" content="${attribute(address)}">
<meta property="og:image" content="${PUBLIC_URL_MARK}/icon-512.png">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1d2623" media="(prefers-color-scheme: dark)">
${scripts.map((script) => `<script>${script}</script>`).join('\n')}
<style>${css}</style>
<noscript><style>${NO_SCRIPT_STYLE}</style></noscript>
</head>
<body>
<noscript><p class="no-scripts">Homeroom’s tools, search and forms need JavaScript. Please turn it on in your browser, then load this page again. Nothing you type is sent without it.</p></noscript>
<div id="root">${html}</div>
<p id="${noteId}" class="early-note" role="status"></p>
<script>${loader}</script>
</body>
</html>
`;
}
