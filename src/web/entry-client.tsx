import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { routeFor } from './app/routes.tsx';
import { loadPost } from './features/pages/posts.ts';
import './styles.css';

/** The first page's own code comes before hydration, so that nothing flashes. */
async function start(): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root');
  const post = /^\/blog\/(?<slug>[\w-]+)\/?$/u.exec(location.pathname)?.groups?.['slug'];
  await Promise.all([routeFor(location.pathname).preload(), post === undefined ? undefined : loadPost(post)]);
  hydrateRoot(root, <App />);
}

void start();
