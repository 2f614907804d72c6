/** Whatever was acknowledged is there after a kill, on both stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/server/stores/open-store.ts';
import { feedback, subscribers } from '../src/server/stores/user-data.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '../src/testing/postgres.ts';
import { type ServerProcess, type Settings, startServer } from './server-process.ts';

const KILLS = 20;
const SENDERS = 12;
const NO_LIMITS = { SUBMISSIONS_PER_HOUR: '0', REQUESTS_PER_MINUTE: '0' };

/** Sends sign-ups and feedback without a pause until the server is gone. @returns what it acknowledged */
async function stream(server: ServerProcess, token: string, round: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const send = async (sender: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const email = `r${round}-s${sender}-${count}@example.org`;
      const person = { firstName: 'T', lastName: 'T', email };
      const feedbackBody = { ...person, details: 'It helped.' };
      try {
        const answer =
          count % 2 === 0
            ? await server.post('/api/user-data/newsletter', person, token)
            : await server.post('/api/user-data/feedback', feedbackBody, token);
        if (answer.status === 200) acknowledged.push(email);
      } catch {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, (_, sender) => send(sender)));
  return acknowledged;
}

async function keptAddresses(place: Parameters<typeof openStore>[0]): Promise<Set<string>> {
  const store = await openStore(place);
  const kept = new Set<string>();
  for await (const { email } of subscribers(store)) kept.add(email);
  for await (const { email } of feedback(store)) kept.add(email);
  await store.destroy();
  return kept;
}

async function killAgainAndAgain(settings: Settings, kill: (server: ServerProcess, round: number) => Promise<void>): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const server = await startServer({ ...NO_LIMITS, ...settings, LOG_LEVEL: 'silent' });
    const streaming = stream(server, await server.token(), round);
    await sleep(50 + Math.random() * 400);
    await kill(server, round);
    acknowledged.push(...(await streaming));
  }
  return acknowledged;
}

describe(`${KILLS} kills under a stream of sign-ups and feedback`, () => {
  it('lose nothing that the embedded store acknowledged', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-kills-'));
    const acknowledged = await killAgainAndAgain({ DATA_DIR: folder }, async (server) => {
      await server.end('SIGKILL');
    });
    const kept = await keptAddresses({ file: path.join(folder, 'homeroom.sqlite') });
    expect(acknowledged.length).toBeGreaterThan(KILLS * 10);
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  const programs = postgresPrograms();
  describe.skipIf(programs === undefined)('on PostgreSQL (skipped if not installed: apt-get install postgresql)', () => {
    let postgres: PostgresServer;
    beforeAll(async () => {
      postgres = await startPostgres(programs ?? '');
    });
    afterAll(() => postgres.stop());

    it('lose nothing that it acknowledged, whether the server is killed or the database too', async () => {
      const url = await postgres.newDatabase();
      const acknowledged = await killAgainAndAgain({ DATABASE_URL: url }, async (server, round) => {
        if (round % 4 === 3) await postgres.kill();
        await server.end('SIGKILL');
        if (round % 4 === 3) await postgres.start();
      });
      const kept = await keptAddresses({ url });
      expect(acknowledged.length).toBeGreaterThan(KILLS * 10);
      expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
    });

    it('answers 503 while the database is away, drafts on, and saves again when it is back', async () => {
      const server = await startServer({ ...NO_LIMITS, DATABASE_URL: await postgres.newDatabase() });
      const signUp = { firstName: 'T', lastName: 'T', email: 'back@example.org' };
      expect((await server.post('/api/user-data/newsletter', signUp)).status).toBe(200);
      await postgres.kill();
      const refused = await server.post('/api/user-data/newsletter', signUp);
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toEqual({ error: 'This could not be saved just now. Please try again in a moment.' });
      expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
      expect(await (await fetch(`${server.url}/api/ready`)).json()).toEqual({ status: 'ready', store: 'unavailable' });
      const details = { teacherName: 'A', adminName: 'B', purpose: 'Other', details: 'We need chalk.' };
      expect((await server.post('/api/tools/generate', { toolId: 'admin-comm', formData: details })).status).toBe(200);
      await postgres.start();
      await sleep(1100);
      expect((await server.post('/api/user-data/newsletter', signUp)).status).toBe(200);
      expect(await (await fetch(`${server.url}/api/ready`)).json()).toEqual({ status: 'ready', store: 'ok' });
      expect(await server.end('SIGTERM')).toBe(0);
    });
  });
});
