/** A thread that does nothing but draft with the built-in composer. */
import { type MessagePort, parentPort, receiveMessageOnPort } from 'node:worker_threads';
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

/**
 * Waking the other thread costs about as much as a tenth of a draft, and both lose what their processor had in its caches:
 * drafts share it. Slow ones, as the first of a process are, are not held for one another.
 */
const MOST_HELD = 4;
const LONGEST_HELD_MS = 5;

/**
 * Drafts what has come, and while it holds answers also what comes meanwhile: as many jobs come back as answers are handed
 * over, so what was once handed over in small parts would go to and fro in them for ever.
 */
async function draftAll(port: MessagePort, first: readonly DraftJob[]): Promise<void> {
  let done: DraftOutcome[] = [];
  let heldSince = 0;
  const handOver = (): void => {
    const handed = done.flatMap((outcome) => ('json' in outcome ? [outcome.json.buffer] : []));
    port.postMessage(done, handed);
    done = [];
  };
  for (let jobs: readonly DraftJob[] | undefined = first; jobs; jobs = done.length > 0 ? jobsWaiting(port) : undefined) {
    for (const job of jobs) {
      if (done.length === 0) heldSince = performance.now();
      done.push(await draft(job));
      if (done.length >= MOST_HELD || performance.now() - heldSince >= LONGEST_HELD_MS) handOver();
    }
  }
  if (done.length > 0) handOver();
}

function jobsWaiting(port: MessagePort): readonly DraftJob[] | undefined {
  return receiveMessageOnPort(port)?.message as readonly DraftJob[] | undefined;
}

const port = parentPort;
port?.on('message', (jobs: readonly DraftJob[]) => void draftAll(port, jobs));

// With nothing done yet: what the thread knows is loaded.
port?.postMessage([]);
