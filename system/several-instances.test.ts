/** Two servers on one PostgreSQL behind nginx, without sticky sessions. */
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDINARY_FORMS } from '../src/testing/ordinary-forms.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '../src/testing/postgres.ts';
import { NGINX, type Proxy, startNginx } from './nginx.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const programs = postgresPrograms();
const DRAFTS_PER_MINUTE = 30;

describe.skipIf(programs === undefined || NGINX === undefined)(
  'two instances behind nginx (skipped if not installed: apt-get install postgresql nginx)',
  () => {
    let postgres: PostgresServer | undefined;
    let servers: ServerProcess[] = [];
    let proxy: Proxy | undefined;
    let url: string;
    let database: string;
    beforeAll(async () => {
      postgres = await startPostgres(programs ?? '');
      database = await postgres.newDatabase();
      const settings = {
        DATABASE_URL: database,
        TRUST_PROXY: '127.0.0.1',
        DRAFTS_PER_MINUTE: String(DRAFTS_PER_MINUTE),
        DRAFTS_PER_MINUTE_PER_TOKEN: '10',
      };
      // At once: the migrations and the first key are made by whoever comes first.
      servers = await Promise.all([startServer(settings), startServer(settings)]);
      proxy = await startNginx(
        NGINX ?? '',
        servers.map(({ port }) => port),
      );
      ({ url } = proxy);
    });
    // Also where starting broke off halfway: nothing may be left running.
    afterAll(async () => {
      await proxy?.stop();
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await postgres?.stop();
    });

    const token = async (): Promise<string> =>
      ((await (await fetch(`${url}/api/auth/token`, { method: 'POST' })).json()) as { token: string }).token;

    async function draft(from: string, bearer: string): Promise<Response> {
      return fetch(`${url}/api/tools/generate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}`, 'x-forwarded-for': from },
        body: JSON.stringify({ toolId: 'admin-comm', formData: ORDINARY_FORMS['admin-comm'] }),
      });
    }

    it('both take every token, whoever issued it', async () => {
      const direct = await Promise.all(servers.map((server) => server.token()));
      for (const issued of direct) {
        for (const server of servers) {
          const answer = await fetch(`${server.url}/api/tools/test-env`, { headers: { authorization: `Bearer ${issued}` } });
          expect(answer.status).toBe(200);
        }
      }
    });

    it('count together what one page and one network may ask for', async () => {
      const statuses: number[] = [];
      const page = await token();
      for (let count = 0; count < 14; count += 1) statuses.push((await draft('198.51.100.1', page)).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);

      const ofOneNetwork: number[] = [];
      for (let count = 0; count < DRAFTS_PER_MINUTE; count += 1) ofOneNetwork.push((await draft('198.51.100.1', await token())).status);
      expect(ofOneNetwork.filter((status) => status === 200)).toHaveLength(DRAFTS_PER_MINUTE - 10);
      expect((await draft('198.51.100.2', await token())).status).toBe(200);
    });

    it('keep no network address in the shared counts', async () => {
      const client = new Client({ connectionString: database });
      await client.connect();
      const { rows } = await client.query<{ key: string }>('select key from request_counts');
      await client.end();
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.map(({ key }) => key).join()).not.toMatch(/\d+\.\d+\.\d+\.\d+/u);
    });

    it('serve on without a refusal while one of them is restarted', async () => {
      const [first] = servers as [ServerProcess, ServerProcess];
      const statuses: number[] = [];
      const restarted = new AbortController();
      const asking = (async () => {
        while (!restarted.signal.aborted) statuses.push((await fetch(`${url}/api/health`)).status);
      })();
      await first.end('SIGTERM');
      servers[0] = await startServer({ DATABASE_URL: database, TRUST_PROXY: '127.0.0.1', PORT: String(first.port) });
      restarted.abort();
      await asking;
      expect(statuses.length).toBeGreaterThan(20);
      expect(new Set(statuses)).toEqual(new Set([200]));
    });
  },
);
