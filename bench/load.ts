/**
 * Built-in drafts under load: the built server as a process of its own, the mix of all tools, 100 connections.
 * Prints throughput, latencies, and the server's processor time and memory. Run: npm run bench:load
 * Options: --seconds 20 --connections 100 --profile (writes a .cpuprofile beside the server's data)
 * --node 20 (a major version; if left out, the one that the image runs, fetched from the npm registry where it is not at hand)
 */
import { type Socket, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Random } from '../src/composer/random.ts';
import { ORDINARY_FORMS } from '../src/testing/ordinary-forms.ts';
import { TOOL_IDS } from '../src/tools/catalogue.ts';
import { imageNode, nodeProgram, startBuiltServer } from './built-server.ts';

/** The compiler of V8 is at work for some 60,000 drafts a thread, and takes a fifth of the processors at first. */
const WARM_UP_SECONDS = 60;

function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

type OnAnswer = (status: number, milliseconds: number) => void;

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const LENGTH = Buffer.from('content-length: ');

/** The bytes that come in are counted and forgotten: all connections read into the same place. */
const incoming = Buffer.alloc(64 * 1024);

function readNumber(from: number): number {
  let number = 0;
  for (let at = from; ; at += 1) {
    const digit = (incoming[at] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) return number;
    number = 10 * number + digit;
  }
}

/** One connection that sends another request as soon as it has the answer to the last: bytes in, bytes out. */
class Client {
  readonly #socket: Socket;
  readonly #requests: readonly Buffer[];
  readonly #onAnswer: OnAnswer;
  readonly #random: Random;
  #sentAt = 0;
  #missing = 0;
  #status = 0;

  constructor(port: number, requests: readonly Buffer[], seed: number, onAnswer: OnAnswer) {
    this.#requests = requests;
    this.#random = new Random(seed);
    this.#onAnswer = onAnswer;
    const onread = {
      buffer: incoming,
      callback: (length: number): boolean => {
        this.#read(length);
        return true;
      },
    };
    this.#socket = connect({ port, host: '127.0.0.1', onread }, () => this.#send()).setNoDelay(true);
  }

  #send(): void {
    this.#sentAt = performance.now();
    this.#socket.write(this.#random.pick(this.#requests));
  }

  #read(length: number): void {
    if (this.#missing === 0) {
      // The head comes in one piece: the server writes it together with the beginning of the body.
      const end = incoming.indexOf(END_OF_HEAD);
      if (end < 0 || end >= length) throw new Error('An answer came without its whole head');
      this.#status = readNumber('HTTP/1.1 '.length);
      this.#missing = end + END_OF_HEAD.length + readNumber(incoming.indexOf(LENGTH) + LENGTH.length);
    }
    this.#missing -= length;
    if (this.#missing > 0) return;
    this.#onAnswer(this.#status, performance.now() - this.#sentAt);
    this.#send();
  }

  close(): void {
    this.#socket.destroy();
  }
}

export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '20' },
      connections: { type: 'string', default: '100' },
      profile: { type: 'boolean', default: false },
      tool: { type: 'string' },
      node: { type: 'string', default: imageNode() },
    },
  });
  const server = await startBuiltServer({ profile: values.profile, node: nodeProgram(values.node) });
  const token = await server.token();
  const tools = TOOL_IDS.filter((id) => values.tool === undefined || id === values.tool);
  const requests = tools.map((toolId) => {
    const body = JSON.stringify({ toolId, formData: ORDINARY_FORMS[toolId] });
    const head = `POST /api/tools/generate HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\n`;
    return Buffer.from(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  });

  let measuring = false;
  let refused = 0;
  const times: number[] = [];
  const clients = Array.from({ length: Number(values.connections) }, (_, index) => {
    return new Client(server.port, requests, index, (status, milliseconds) => {
      if (!measuring) return;
      times.push(milliseconds);
      if (status !== 200) refused += 1;
    });
  });
  await sleep(WARM_UP_SECONDS * 1000);
  const before = await server.usage();
  const ownBefore = process.cpuUsage();
  const started = performance.now();
  measuring = true;
  await sleep(Number(values.seconds) * 1000);
  measuring = false;
  const seconds = (performance.now() - started) / 1000;
  const own = process.cpuUsage(ownBefore);
  const after = await server.usage();
  for (const client of clients) client.close();

  const sorted = Float64Array.from(times).sort();
  const cpu = after.cpuSeconds - before.cpuSeconds;
  const rows = [
    ['Node', values.node],
    ['drafts a second', (times.length / seconds).toFixed(0)],
    ['not answered with 200', String(refused)],
    ['median, ms', percentile(sorted, 0.5).toFixed(1)],
    ['p95, ms', percentile(sorted, 0.95).toFixed(1)],
    ['p99, ms', percentile(sorted, 0.99).toFixed(1)],
    ['longest, ms', percentile(sorted, 1).toFixed(1)],
    ['server: processor time a draft, ms', ((cpu / times.length) * 1000).toFixed(3)],
    ['server: cores used', (cpu / seconds).toFixed(2)],
    ['server: memory, MB', after.residentMb.toFixed(0)],
    ['load generator: cores used', ((own.user + own.system) / 1e6 / seconds).toFixed(2)],
  ];
  process.stdout.write(`| | |\n| --- | ---: |\n${rows.map(([name, value]) => `| ${name} | ${value} |`).join('\n')}\n`);
  await server.stop(values.profile);
  if (values.profile) process.stdout.write(`Profile in ${server.folder}\n`);
}
