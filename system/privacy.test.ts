/** Nothing that is typed into a tool reaches a file, a log or a metric: in success, in failure and in a crash. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDINARY_FORMS } from '../src/testing/ordinary-forms.ts';
import { CATALOGUE, TOOL_IDS, type ToolId } from '../src/tools/catalogue.ts';
import { type ServerProcess, type Settings, startServer } from './server-process.ts';

const METRICS_TOKEN = 'a-token-for-prometheus';
const CANARY = 'Xylocanary';

/** Ordinary forms with a word of their own in every field that is typed freely. */
function formsWithCanaries(toolId: ToolId): Record<string, string> {
  const typed = CATALOGUE[toolId].fields.filter(({ kind }) => kind === 'text' || kind === 'textarea');
  const canaries = typed.map(({ name }, index) => [name, `${ORDINARY_FORMS[toolId][name] ?? ''} ${CANARY}${index}`]);
  return { ...ORDINARY_FORMS[toolId], ...(Object.fromEntries(canaries) as Record<string, string>) };
}

/** A provider that puts everything it is sent into its refusal, as some do. */
function echoingProvider(): Promise<Server> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message: `bad request: ${body}` } }));
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

let folder: string;
let server: ServerProcess;
let provider: Server;
beforeAll(async () => {
  provider = await echoingProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-privacy-'));
});
afterEach(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function start(settings: Settings = {}): Promise<void> {
  server = await startServer({ DATA_DIR: folder, METRICS_TOKEN, DRAFTS_PER_MINUTE: '0', DRAFTS_PER_MINUTE_PER_TOKEN: '0', ...settings });
}

async function draftEverything(): Promise<number[]> {
  const token = await server.token();
  const answers = TOOL_IDS.map((toolId) => server.post('/api/tools/generate', { toolId, formData: formsWithCanaries(toolId) }, token));
  return Promise.all(answers.map(async (answer) => (await answer).status));
}

async function metrics(): Promise<string> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(answer.status).toBe(200);
  return answer.text();
}

function filesOf(place: string): string {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

/** The log writes what goes as it should several times a second. */
const WRITTEN_MS = 500;

async function expectNothingOf(...words: readonly string[]): Promise<void> {
  await sleep(WRITTEN_MS);
  for (const word of words) {
    expect(server.output()).not.toContain(word);
    expect(filesOf(folder)).not.toContain(word);
  }
}

describe('what is typed into a tool', () => {
  it('is not kept when a draft is made', async () => {
    await start();
    expect(new Set(await draftEverything())).toEqual(new Set([200]));
    expect(await metrics()).toContain('homeroom_drafts_total{tool="warm-up",engine="composer"} 1');
    expect(await metrics()).not.toContain(CANARY);
    await expectNothingOf(CANARY);
    expect(server.output()).toContain('"toolId":"warm-up"');
  });

  it('is not kept when a provider refuses and repeats what it was sent', async () => {
    const { port } = provider.address() as AddressInfo;
    await start({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_API_KEY: 'sk-canary-key-0123456789' });
    expect(new Set(await draftEverything())).toEqual(new Set([200]));
    expect(server.output()).toContain('engine failed');
    expect(await metrics()).not.toContain(CANARY);
    await expectNothingOf(CANARY, 'sk-canary-key');
  });

  it('is not kept when a request is refused, cut off, or sent to the wrong place', async () => {
    await start();
    const token = await server.token();
    const formData = { topic: CANARY, gradeLevel: CANARY, stateStandard: CANARY };
    await server.post('/api/tools/generate', { toolId: 'warm-up', formData }, token);
    await server.post('/api/tools/generate', { toolId: CANARY, formData }, token);
    await server.post(`/api/${CANARY}?topic=${CANARY}`, { formData }, token);
    await server.post('/api/tools/generate', { formData }, `${CANARY}.${CANARY}.${CANARY}`);
    await fetch(`${server.url}/${CANARY}`, { headers: { 'user-agent': CANARY, referer: CANARY, cookie: CANARY, 'x-request-id': CANARY } });
    const post = 'POST /api/tools/generate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    for (const raw of [
      `${post}authorization: Bearer ${token}\r\ncontent-length: 500\r\n\r\n{"toolId":"warm-up","formData":{"topic":"${CANARY}`,
      `${post}authorization: Bearer ${token}\r\ncontent-length: ${CANARY.length + 1}\r\n\r\n{${CANARY}`,
      `${post}${CANARY}\r\n\r\n`,
      `${CANARY} / HTTP/1.1\r\n\r\n`,
    ]) {
      const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
      socket.write(raw);
      await sleep(100);
      socket.destroy();
    }
    await sleep(200);
    expect(await metrics()).not.toContain(CANARY);
    expect(await metrics()).toMatch(/homeroom_requests_total\{route="unknown"/u);
    await expectNothingOf(CANARY);
  });

  it('is not kept when the process is killed in the middle', async () => {
    await start();
    const drafting = draftEverything().catch(() => []);
    await sleep(10);
    await server.end('SIGKILL');
    await drafting;
    await expectNothingOf(CANARY);
  });
});

describe('what is sent to be kept', () => {
  const person = { firstName: `${CANARY}first`, lastName: `${CANARY}last`, email: `${CANARY}@example.org` };

  it('stands in the store alone', async () => {
    await start();
    const token = await server.token();
    expect((await server.post('/api/user-data/newsletter', person, token)).status).toBe(200);
    expect((await server.post('/api/user-data/feedback', { ...person, details: `${CANARY} ok`, rating: 3 }, token)).status).toBe(200);
    expect((await server.post('/api/user-data/feedback', { ...person, details: `${CANARY} bad`, rating: 9 }, token)).status).toBe(400);
    expect(filesOf(folder)).toContain(CANARY);
    expect(await metrics()).not.toMatch(new RegExp(CANARY, 'iu'));
    await sleep(WRITTEN_MS);
    expect(server.output()).not.toMatch(new RegExp(CANARY, 'iu'));
    expect(server.output()).not.toContain(token);
    expect(server.output()).not.toMatch(/127\.0\.0\.1"|remoteAddress/u);
  });

  it('is not logged when it can’t be saved', async () => {
    await start();
    const token = await server.token();
    const other = new Database(path.join(folder, 'homeroom.sqlite'));
    other.pragma('busy_timeout = 5000');
    other.exec('drop table subscribers; drop table feedback');
    other.close();
    expect((await server.post('/api/user-data/newsletter', person, token)).status).toBe(503);
    expect((await server.post('/api/user-data/feedback', { ...person, details: CANARY }, token)).status).toBe(503);
    expect(server.output()).toContain('not saved');
    expect(server.output()).not.toMatch(new RegExp(CANARY, 'iu'));
  });
});
