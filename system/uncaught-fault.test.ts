/** A fault that nobody caught ends the process within seconds, with an answer for whoever waits and nothing lost that was acknowledged. */
import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ORDINARY_FORMS } from '../src/testing/ordinary-forms.ts';
import { startServer } from './server-process.ts';

const HOOK = path.resolve(import.meta.dirname, 'throw-on-signal.mjs');
const GENERATE = { toolId: 'warm-up', formData: ORDINARY_FORMS['warm-up'] };
const SIGN_UP = { firstName: 'T', lastName: 'T', email: 'kept@example.org' };

let silentModel: Server;
beforeAll(async () => {
  silentModel = createServer(() => undefined);
  await new Promise<void>((resolve) => silentModel.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  silentModel.closeAllConnections();
  silentModel.close();
});

it.each(['exception', 'rejection'])('ends on an uncaught %s', async (fault) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-fault-'));
  const { port } = silentModel.address() as AddressInfo;
  const settings = { DATA_DIR: folder, OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, FAULT: fault };
  const server = await startServer(settings, ['--import', HOOK]);
  try {
    const token = await server.token();
    expect((await server.post('/api/user-data/newsletter', SIGN_UP, token)).status).toBe(200);
    const waiting = Array.from({ length: 5 }, () => server.post('/api/tools/generate', GENERATE, token));
    await sleep(500);

    const started = performance.now();
    expect(await server.end('SIGUSR2')).toBe(1);
    expect(performance.now() - started).toBeLessThan(3000);

    for (const answer of await Promise.all(waiting)) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toEqual({ error: 'The server is stopping.' });
    }
    await expect(fetch(`${server.url}/api/health`)).rejects.toThrow('fetch failed');
    expect(server.output()).toContain('nobody caught a fault');
    expect(server.output()).toContain('throw-on-signal');
    expect(server.output()).not.toContain('Xylocanary');

    const store = new Database(path.join(folder, 'homeroom.sqlite'), { readonly: true });
    expect(store.prepare('select email from subscribers').all()).toEqual([{ email: SIGN_UP.email }]);
    store.close();
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
