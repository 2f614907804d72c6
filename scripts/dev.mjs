/** npm run dev: one address, hot reload of both sides. Vite serves the pages and loads the server's code as it changes. */
import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { ROOT, installMissing } from './install.mjs';

const envFile = path.join(ROOT, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

installMissing();
const { createServer } = await import('vite');
const port = Number(process.env.PORT ?? 3000);
const http = createHttpServer();
const vite = await createServer({ root: ROOT, appType: 'custom', server: { middlewareMode: true, hmr: { server: http } } });

let loaded;
let app;

/** The API of the code as it is now; a changed module is a new app. */
async function currentApp() {
  const module = await vite.ssrLoadModule('/src/server/dev.ts');
  if (module !== loaded) {
    const before = app;
    loaded = module;
    app = module.buildDevApp();
    before?.then((old) => old.close()).catch(() => {});
  }
  return app;
}

async function page(url) {
  const template = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Homeroom</title></head><body><div id="root"></div><script type="module" src="/src/web/entry-dev.tsx"></script></body></html>`;
  return vite.transformIndexHtml(url, template);
}

http.on('request', (request, response) => {
  const url = request.url ?? '/';
  const fail = (error) => {
    vite.ssrFixStacktrace(error);
    process.stderr.write(`${error.stack}\n`);
    response.statusCode = 500;
    response.end(error.message);
  };
  if (url.startsWith('/api')) {
    currentApp()
      .then((current) => current.routing(request, response))
      .catch(fail);
    return;
  }
  vite.middlewares(request, response, () => {
    page(url)
      .then((html) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(html);
      })
      .catch(fail);
  });
});
http.on('error', (error) => {
  process.stderr.write(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is already in use. Choose another one, for example: PORT=3001 npm run dev\n`
      : `${error.message}\n`,
  );
  process.exit(1);
});
http.listen(port, process.env.HOST ?? 'localhost', () =>
  process.stdout.write(`Homeroom (development) is ready on http://localhost:${port}\n`),
);
