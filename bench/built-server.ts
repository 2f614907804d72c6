/** The built server as a process of its own, with the settings of the Dockerfile and no limits: `npm run build` first. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/testing/postgres.ts';

const METRICS_TOKEN = 'the-benchmark-reads-metrics';
const NO_LIMITS = { REQUESTS_PER_MINUTE: '0', DRAFTS_PER_MINUTE: '0', DRAFTS_PER_MINUTE_PER_TOKEN: '0' };
const POLL_MS = 10;
const LONGEST_START_MS = 20_000;

export interface Usage {
  readonly cpuSeconds: number;
  readonly residentMb: number;
}

export interface BuiltServer {
  readonly port: number;
  readonly url: string;
  /** From the start of the process to the first answer that says it is ready. */
  readonly startMs: number;
  /** Holds the server's data, and its profile if one was asked for. */
  readonly folder: string;
  token(): Promise<string>;
  usage(): Promise<Usage>;
  /** @param keep leaves the folder */
  stop(keep?: boolean): Promise<void>;
}

async function readyAfter(url: string, started: number): Promise<number> {
  while (performance.now() - started < LONGEST_START_MS) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return performance.now() - started;
    await sleep(POLL_MS);
  }
  throw new Error('The server did not start');
}

function fromDockerfile(line: RegExp): string {
  const found = line.exec(readFileSync('Dockerfile', 'utf8'))?.[1];
  if (found === undefined) throw new Error(`The Dockerfile has no line like ${line.source}`);
  return found;
}

/** The major version of Node that the image runs. */
export const imageNode = (): string => fromDockerfile(/^FROM node:(\d+)/mu);

/**
 * @param version a major version of Node, fetched from the npm registry if it is another than this one
 * @returns the program's path
 */
export function nodeProgram(version: string): string {
  if (process.versions.node.startsWith(`${version}.`)) return process.execPath;
  return execFileSync('npx', ['--yes', `node@${version}`, '--print', 'process.execPath'], { encoding: 'utf8' }).trim();
}

/** @param node the program that runs the server */
export async function startBuiltServer({ profile = false, node = process.execPath } = {}): Promise<BuiltServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-bench-'));
  const started = performance.now();
  const server = spawn(node, [...(profile ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []), path.resolve('dist/server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      METRICS_TOKEN,
      ...NO_LIMITS,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const startMs = await readyAfter(url, started);
  return {
    port,
    url,
    startMs,
    folder,
    async token() {
      const answer = await fetch(`${url}/api/auth/token`, { method: 'POST' });
      return ((await answer.json()) as { token: string }).token;
    },
    async usage() {
      const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
      const text = await answer.text();
      const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'mu').exec(text)?.[1]);
      return {
        cpuSeconds: value('homeroom_process_cpu_seconds_total'),
        residentMb: value('homeroom_process_resident_memory_bytes') / 1024 / 1024,
      };
    },
    async stop(keep = false) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      if (!keep) rmSync(folder, { recursive: true });
    },
  };
}
