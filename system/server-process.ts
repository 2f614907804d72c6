/** For the system tests: the built server as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/testing/postgres.ts';

const MAIN = path.resolve(import.meta.dirname, '../dist/server/main.js');
const START_TIMEOUT_MS = 20_000;

export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Everything it has written to its log so far. */
  output(): string;
  token(): Promise<string>;
  /** Sends JSON with a token; a new one unless given. */
  post(path: string, body: unknown, token?: string): Promise<Response>;
  /** Sends the signal and waits for the end. @returns the exit code; null if the signal ended it */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Resolves with the exit code when the process ends by itself. */
  readonly ended: Promise<number | null>;
}

export type Settings = Readonly<Record<string, string>>;

/**
 * @param settings as in the environment; nothing of this process's own environment is passed on
 * @param nodeFlags for Node itself, before the program's name
 * @throws Error with the server's output if it does not start
 */
export async function startServer(settings: Settings, nodeFlags: readonly string[] = []): Promise<ServerProcess> {
  if (!existsSync(MAIN)) throw new Error('The server is not built: npm run build');
  const port = settings['PORT'] === undefined ? await freePort() : Number(settings['PORT']);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...nodeFlags, MAIN], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'debug', ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  const collect = (stream: ChildProcess['stdout']): void => {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  };
  collect(child.stdout);
  collect(child.stderr);
  const output = (): string => chunks.join('');
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));

  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`The server did not start:\n${output()}`);
    await sleep(25);
  }
  const token = async (): Promise<string> => {
    const answer = await fetch(`${url}/api/auth/token`, { method: 'POST' });
    if (!answer.ok) throw new Error(`No token: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { token: string }).token;
  };
  return {
    url,
    port,
    pid: child.pid ?? 0,
    output,
    token,
    post: async (place, body, given) =>
      fetch(url + place, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${given ?? (await token())}` },
        body: JSON.stringify(body),
      }),
    end(signal) {
      child.kill(signal);
      return ended;
    },
    ended,
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}
