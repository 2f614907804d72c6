import { useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { Toaster } from '../ui/toaster.tsx';
import { PageShell } from './page-shell.tsx';
import { routeFor } from './routes.tsx';
import { titleOf } from './title.ts';

/** @param ssrPath the address to render on the server; in the browser the location decides */
export function App({ ssrPath }: { readonly ssrPath?: string }) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
      <CurrentPage />
      <Toaster />
    </Router>
  );
}

function CurrentPage() {
  const [path] = useLocation();
  const route = routeFor(path);
  useEffect(() => {
    document.title = titleOf(route);
  }, [route]);
  return <PageShell>{route.render()}</PageShell>;
}
