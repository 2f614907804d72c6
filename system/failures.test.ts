/** Stopping, slow clients, full disks: each ends in a clear answer, with the process alive. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDINARY_FORMS } from '../src/testing/ordinary-forms.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const GENERATE = { toolId: 'warm-up', formData: ORDINARY_FORMS['warm-up'] };
const SIGN_UP = { firstName: 'T', lastName: 'T', email: 't@example.org' };

let folder: string;
let server: ServerProcess;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-failures-'));
});
afterEach(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true });
});

describe('stopping', () => {
  const ANSWERS_AFTER_MS = 1500;
  let model: Server;
  beforeAll(async () => {
    // A model that thinks for a while and then refuses, so that the composer drafts.
    model = createServer((_request, response) => setTimeout(() => response.writeHead(400).end('{}'), ANSWERS_AFTER_MS));
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => model.close());

  it('finishes what is under way, tells load balancers first, and ends with 0', async () => {
    const { port } = model.address() as AddressInfo;
    server = await startServer({ DATA_DIR: folder, OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, STOP_DELAY_SECONDS: '0.5' });
    const token = await server.token();
    // A first draft loads what the instance knows: it is a running instance that is stopped.
    await server.post('/api/tools/generate', GENERATE, token);
    const drafting = server.post('/api/tools/generate', GENERATE, token);
    await sleep(200);
    const ended = server.end('SIGTERM');
    await sleep(100);
    const ready = await fetch(`${server.url}/api/ready`);
    expect(ready.status).toBe(503);
    expect((await server.post('/api/user-data/newsletter', SIGN_UP, token)).status).toBe(200);
    await sleep(700);
    await expect(fetch(`${server.url}/api/health`)).rejects.toThrow('fetch failed');
    expect((await drafting).status).toBe(200);
    expect(await ended).toBe(0);
  });

  it('does not wait for ever', async () => {
    const { port } = model.address() as AddressInfo;
    server = await startServer({ DATA_DIR: folder, OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, STOP_TIMEOUT_SECONDS: '0.3' });
    await server.post('/api/tools/generate', GENERATE);
    const drafting = server.post('/api/tools/generate', GENERATE).catch(() => 'broken off');
    await sleep(200);
    const started = performance.now();
    expect(await server.end('SIGTERM')).toBe(1);
    expect(performance.now() - started).toBeLessThan(1200);
    expect(await drafting).toBe('broken off');
  });
});

describe('slow clients', () => {
  it('are closed while all others are served', async () => {
    server = await startServer({ DATA_DIR: folder });
    const sockets: Socket[] = [];
    let closed = 0;
    for (let count = 0; count < 200; count += 1) {
      const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
      socket.on('close', () => (closed += 1)).resume();
      // Half of them never finish their headers, half never finish their body.
      const head = 'POST /api/tools/generate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
      socket.write(count % 2 === 0 ? head : `${head}authorization: Bearer ${await server.token()}\r\ncontent-length: 100\r\n\r\n{`);
      sockets.push(socket);
    }
    const dribbling = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x');
    }, 500);
    const times: number[] = [];
    const deadline = performance.now() + 45_000;
    const token = await server.token();
    while (closed < sockets.length && performance.now() < deadline) {
      const started = performance.now();
      expect((await server.post('/api/tools/generate', GENERATE, token)).status).toBe(200);
      times.push(performance.now() - started);
      await sleep(1100);
    }
    clearInterval(dribbling);
    expect(closed).toBe(sockets.length);
    expect(Math.max(...times)).toBeLessThan(1000);
  });
});

describe('a disk that is full', () => {
  const canMount = (): boolean => process.getuid?.() === 0 && mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder);
  const mount = (...args: string[]): boolean => spawnSync('mount', args, { stdio: 'ignore' }).status === 0;

  it('makes sign-ups fail clearly, drafting go on, and loses nothing', async (context) => {
    if (!canMount()) context.skip('needs root and the right to mount a small file system');
    try {
      server = await startServer({ DATA_DIR: folder, SUBMISSIONS_PER_HOUR: '0' });
      const token = await server.token();
      const signUp = (index: number) => server.post('/api/user-data/newsletter', { ...SIGN_UP, email: `t${index}@example.org` }, token);
      expect((await signUp(1)).status).toBe(200);
      try {
        writeFileSync(path.join(folder, 'filler'), Buffer.alloc(2 * 1024 * 1024));
      } catch {
        // Filled to the last byte is what is wanted.
      }
      const long = { ...SIGN_UP, details: 'x'.repeat(4900) };
      let status = 200;
      for (let count = 0; count < 200 && status === 200; count += 1) {
        const answer = await server.post('/api/user-data/feedback', long, token);
        ({ status } = answer);
        if (status !== 200) expect(await answer.json()).toEqual({ error: expect.stringContaining('could not be saved') });
      }
      expect(status).toBe(503);
      expect((await server.post('/api/tools/generate', GENERATE, token)).status).toBe(200);
      rmSync(path.join(folder, 'filler'));
      expect((await signUp(2)).status).toBe(200);
      expect(await server.end('SIGTERM')).toBe(0);
    } finally {
      await server.end('SIGKILL');
      spawnSync('umount', [folder]);
    }
  });
});

describe('a store that another program holds', () => {
  it('makes sign-ups wait and then fail clearly, drafting go on, and saves again when it is let go', async () => {
    server = await startServer({ DATA_DIR: folder, SUBMISSIONS_PER_HOUR: '0' });
    const token = await server.token();
    const signUp = (name: string) =>
      server.post('/api/user-data/newsletter', { ...SIGN_UP, email: `${name}@example.org` }, token).then(async (answer) => ({
        status: answer.status,
        body: await answer.json(),
      }));
    const other = new Database(path.join(folder, 'homeroom.sqlite'));
    try {
      other.exec('begin immediate');
      const refused = signUp('refused');
      expect((await server.post('/api/tools/generate', GENERATE, token)).status).toBe(200);
      expect(await refused).toEqual({ status: 503, body: { error: expect.stringContaining('could not be saved') as string } });
      const patient = signUp('patient');
      await sleep(500);
      other.exec('rollback');
      expect((await patient).status).toBe(200);
      expect(other.prepare('select email from subscribers').all()).toEqual([{ email: 'patient@example.org' }]);
    } finally {
      other.close();
    }
  });
});

describe('a store that turns read-only while the server runs', () => {
  /** An immutable file can't be written to even where it is open. The index in shared memory stays out of it: it is mapped, not written. */
  const setReadOnly = (readOnly: boolean): boolean =>
    readdirSync(folder)
      .filter((name) => name.startsWith('homeroom.sqlite') && !name.endsWith('-shm'))
      .every((name) => spawnSync('chattr', [readOnly ? '+i' : '-i', path.join(folder, name)], { stdio: 'ignore' }).status === 0);

  it('makes sign-ups fail clearly, drafting go on, and saves again afterwards', async (context) => {
    server = await startServer({ DATA_DIR: folder, SUBMISSIONS_PER_HOUR: '0' });
    const token = await server.token();
    const signUp = (name: string) => server.post('/api/user-data/newsletter', { ...SIGN_UP, email: `${name}@example.org` }, token);
    expect((await signUp('before')).status).toBe(200);
    try {
      if (!setReadOnly(true)) context.skip('needs root and a file system that knows immutable files');
      const refused = await signUp('refused');
      expect(refused.status).toBe(503);
      expect(await refused.json()).toEqual({ error: expect.stringContaining('could not be saved') as string });
      expect((await server.post('/api/tools/generate', GENERATE, token)).status).toBe(200);
    } finally {
      setReadOnly(false);
    }
    expect((await signUp('after')).status).toBe(200);
    const store = new Database(path.join(folder, 'homeroom.sqlite'), { readonly: true });
    expect(store.prepare('select email from subscribers order by email').all()).toEqual([
      { email: 'after@example.org' },
      { email: 'before@example.org' },
    ]);
    store.close();
  });
});

describe('a start that can’t be', () => {
  it('says why and ends, without a trace', async () => {
    server = await startServer({ DATA_DIR: folder });
    for (const [settings, message] of [
      [{ PORT: 'x' }, /PORT/u],
      [{ DATA_DIR: '/dev/null/none' }, /not a directory/iu],
      [{ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }, /ECONNREFUSED/u],
    ] as const) {
      const main = path.resolve(import.meta.dirname, '../dist/server/main.js');
      const env = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', ...settings };
      const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8', timeout: 15_000 });
      expect(status).toBe(1);
      expect(stderr).toMatch(message);
      expect(stderr).not.toMatch(/\n\s+at |secret/u);
    }
  });
});
