/**
 * What Homeroom adds to a streaming model: time to the first text against the vendor's client called directly, and many
 * streams at once. Model, server and this client are processes of their own on this machine. Run: npm run bench:streams
 * Settings: REQUESTS (200), STREAMS (500).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';
import { composerEngine } from '../src/generation/composer-engine.ts';
import { generate } from '../src/generation/generate.ts';
import { ORDINARY_FORMS } from '../src/testing/ordinary-forms.ts';
import { readEventStream } from '../src/testing/read-event-stream.ts';

const REQUESTS = Number(process.env['REQUESTS'] ?? 200);
const STREAMS = Number(process.env['STREAMS'] ?? 500);
const WARM_UP = 20;
const RAMP_MS = 2000;
const BODY = JSON.stringify({ toolId: 'quiz-maker', formData: ORDINARY_FORMS['quiz-maker'] });

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
const row = (name: string, values: readonly number[]): string =>
  `| ${name} | ${[0.5, 0.95, 0.99].map((share) => percentile(values, share).toFixed(1)).join(' | ')} |\n`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function startModel(settings: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['bench/paced-model.mjs'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) => {
    child.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  return { url, child };
}

interface Served {
  readonly address: string;
  readonly child: ChildProcess;
  readonly draft: () => Promise<Response>;
}

async function startServer(modelUrl: string, data: string): Promise<Served> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const noLimits = { REQUESTS_PER_MINUTE: '0', DRAFTS_PER_MINUTE: '0', DRAFTS_PER_MINUTE_PER_TOKEN: '0' };
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      ...noLimits,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      OPENAI_BASE_URL: modelUrl,
      MODEL_CONCURRENCY: String(STREAMS + 50),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${address}/api/health`).catch(() => undefined))) await sleep(50);
  const { token } = (await (await fetch(`${address}/api/auth/token`, { method: 'POST' })).json()) as { token: string };
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` };
  return { address, child, draft: () => fetch(`${address}/api/tools/generate`, { method: 'POST', headers, body: BODY }) };
}

interface Streamed {
  readonly firstTextMs: number;
  readonly wholeMs: number;
  readonly fault: string | undefined;
}

async function stream({ draft }: Served): Promise<Streamed> {
  const started = performance.now();
  let firstTextMs = Number.NaN;
  let fault: string | undefined = 'no result';
  try {
    const response = await draft();
    if (!response.ok) return { firstTextMs, wholeMs: 0, fault: `status ${response.status}` };
    for await (const event of readEventStream(response)) {
      if (event.phase === 'text' && Number.isNaN(firstTextMs)) firstTextMs = event.atMs - started;
      if (event.phase === 'error') fault = event.error;
      if (event.phase === 'result') fault = event.engine === 'composer' ? `composer: ${event.passedOver[0]?.reason}` : undefined;
    }
  } catch (error) {
    fault = String(error);
  }
  return { firstTextMs, wholeMs: performance.now() - started, fault };
}

/** The vendor's client as anyone would call it, up to its first text. */
async function firstTextDirectly(client: OpenAI): Promise<number> {
  const started = performance.now();
  let firstTextMs = Number.NaN;
  const chunks = await client.chat.completions.create({ model: 'made-up', stream: true, messages: [{ role: 'user', content: BODY }] });
  for await (const chunk of chunks) {
    if (Number.isNaN(firstTextMs) && chunk.choices[0]?.delta.content) firstTextMs = performance.now() - started;
  }
  return firstTextMs;
}

async function addedTime(document: string, data: string): Promise<void> {
  const model = await startModel({ DOCUMENT: document, TTFT_MS: '20', PIECES_PER_SECOND: '2000', PIECE_CHARACTERS: '60' });
  const server = await startServer(model.url, data);
  const client = new OpenAI({ apiKey: 'none', baseURL: model.url, maxRetries: 0 });
  const direct: number[] = [];
  const through: number[] = [];
  // One after the other in turn, so that whatever else the machine does falls on both alike.
  for (let request = 0; request < WARM_UP + REQUESTS; request += 1) {
    const directMs = await firstTextDirectly(client);
    const { firstTextMs, fault } = await stream(server);
    if (fault !== undefined) throw new Error(fault);
    if (request < WARM_UP) continue;
    direct.push(directMs);
    through.push(firstTextMs);
  }
  process.stdout.write('| time to the first text, ms | median | p95 | p99 |\n| --- | ---: | ---: | ---: |\n');
  process.stdout.write(row('vendor’s client, directly', direct));
  process.stdout.write(row('through Homeroom', through));
  process.stdout.write(
    row(
      'added, pair by pair',
      through.map((ms, index) => ms - (direct[index] ?? 0)),
    ),
  );
  server.child.kill();
  model.child.kill();
}

/** Memory and processor time of a process, from Linux's /proc. */
function usageOf(pid: number | undefined): { readonly mb: number; readonly cpuSeconds: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return { mb: Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024, cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100 };
}

async function manyStreams(document: string, data: string): Promise<void> {
  const model = await startModel({ DOCUMENT: document, TTFT_MS: '200', PIECES_PER_SECOND: '40', PIECE_CHARACTERS: '20' });
  const server = await startServer(model.url, data);
  for (let request = 0; request < 3; request += 1) await stream(server);
  const before = usageOf(server.child.pid);
  const running: Promise<Streamed>[] = [];
  for (let number = 0; number < STREAMS; number += 1) {
    running.push(stream(server));
    await sleep(RAMP_MS / STREAMS);
  }
  const peak = usageOf(server.child.pid);
  const streams = await Promise.all(running);
  const after = usageOf(server.child.pid);
  const faults = streams.flatMap(({ fault }) => fault ?? []);
  const idealMs = 200 + (document.length / 20 / 40) * 1000;
  process.stdout.write(
    `\n${STREAMS} streams, begun within ${RAMP_MS / 1000} s: ${faults.length} faults${faults[0] === undefined ? '' : ` (${faults[0]})`}; `,
  );
  process.stdout.write(`server ${peak.mb.toFixed(0)} MB, ${(after.cpuSeconds - before.cpuSeconds).toFixed(1)} s of processor time\n\n`);
  process.stdout.write('| ms | median | p95 | p99 |\n| --- | ---: | ---: | ---: |\n');
  process.stdout.write(
    row(
      'first text, over the model’s own 200',
      streams.map(({ firstTextMs }) => firstTextMs - 200),
    ),
  );
  process.stdout.write(
    row(
      `whole draft, over the model’s own ${idealMs.toFixed(0)}`,
      streams.map(({ wholeMs }) => wholeMs - idealMs),
    ),
  );
  server.child.kill();
  model.child.kill();
}

export async function main(): Promise<void> {
  const { document } = await generate(
    { toolId: 'quiz-maker', formData: ORDINARY_FORMS['quiz-maker'] },
    { engines: [composerEngine], seed: 3 },
  );
  const data = mkdtempSync(path.join(tmpdir(), 'homeroom-bench-'));
  try {
    await addedTime(JSON.stringify(document), data);
    await manyStreams(JSON.stringify(document), data);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
