/** A thread that does nothing but draft with the built-in composer. */
import { parentPort } from 'node:worker_threads';
import { AppError } from '../../errors/app-error.ts';
import { composerEngine } from '../../generation/composer-engine.ts';
import { generate } from '../../generation/generate.ts';
import { faultForLog } from '../errors.ts';
import type { DraftJob, DraftOutcome } from './messages.ts';

const utf8 = new TextEncoder();
/** Longer than drafts are; it holds one only while that is copied. */
const scratch = new Uint8Array(128 * 1024);

/** The encoder itself counts a text before it encodes it, which takes as long again. */
function encode(text: string): Uint8Array<ArrayBuffer> {
  const { read, written } = utf8.encodeInto(text, scratch);
  const encoded = read < text.length ? utf8.encode(text) : scratch.slice(0, written);
  scratch.fill(0, 0, written);
  return encoded;
}

async function draft({ place, request, seed }: DraftJob): Promise<DraftOutcome> {
  try {
    const { toolId, ...answer } = await generate(request, { engines: [composerEngine], seed });
    return { place, toolId, engine: answer.engine, json: encode(JSON.stringify(answer)) };
  } catch (error) {
    if (error instanceof AppError) return { place, refused: { code: error.code, message: error.message } };
    return { place, fault: faultForLog(error) };
  }
}

/** Waking the other thread costs about as much as a tenth of a draft, so two drafts share it; more would answer in bursts. */
const MOST_HELD = 2;

async function draftAll(jobs: readonly DraftJob[]): Promise<void> {
  let done: DraftOutcome[] = [];
  const handOver = (): void => {
    const handed = done.flatMap((outcome) => ('json' in outcome ? [outcome.json.buffer] : []));
    if (done.length > 0) parentPort?.postMessage(done, handed);
    done = [];
  };
  for (const job of jobs) {
    done.push(await draft(job));
    if (done.length >= MOST_HELD) handOver();
  }
  handOver();
}

parentPort?.on('message', (jobs: readonly DraftJob[]) => void draftAll(jobs));

// With nothing done yet: what the thread knows is loaded.
parentPort?.postMessage([]);
