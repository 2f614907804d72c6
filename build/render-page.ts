import type { PrerenderedPage } from '../src/web/entry-prerender.tsx';

export interface PageParts {
  readonly page: PrerenderedPage;
  readonly css: string;
  /** Runs before the first paint. */
  readonly script: string;
  readonly entry: string;
  /** Begins absolute addresses; '' where the operator gave none. */
  readonly publicUrl: string;
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * A whole page. The CSS stands inside, so that the first paint waits for nothing, and the script comes at low priority:
 * the page can be read before it runs.
 */
export function renderPage({ page, css, script, entry, publicUrl }: PageParts): string {
  const { title, description, canonical, html } = page;
  const address = `${publicUrl}${canonical}`;
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
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<script>${script}</script>
<style>${css}</style>
</head>
<body>
<div id="root">${html}</div>
<script type="module" src="${entry}" fetchpriority="low"></script>
</body>
</html>
`;
}
