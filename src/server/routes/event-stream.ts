/** Answers as text/event-stream, for callers that ask for it. */
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenerateEvent } from '../../api/schemas.ts';

/** Proxies close a line on which nothing is said for a minute; a comment is heard by no one. */
const HEARTBEAT_MS = 15_000;
const SIGN_OF_LIFE = ': still here\n\n';

/** Whether the caller would rather have a stream than JSON; `*`/`*` alone asks for JSON. */
export function wantsEventStream(request: FastifyRequest): boolean {
  return request.headers.accept?.toLowerCase().includes('text/event-stream') === true;
}

/** Text that follows text within this time travels with it: fewer packets, and a page that is drawn less often. */
const GATHER_MS = 40;

export function takesJson(request: FastifyRequest): boolean {
  return /application\/json|\*\/\*/iu.test(request.headers.accept ?? '*/*');
}

export interface EventStream {
  /** The first event opens the stream with status 200; before it, an error is still an ordinary answer. */
  send(event: GenerateEvent): void;
  readonly opened: boolean;
  end(): void;
}

export function eventStream(reply: FastifyReply): EventStream {
  const body = new PassThrough();
  let heartbeat: NodeJS.Timeout | undefined;
  // A long silence before the first text needs a sign of life too.
  const waiting = setTimeout(() => {
    open();
    body.write(SIGN_OF_LIFE);
  }, HEARTBEAT_MS);
  reply.raw.once('close', () => clearTimeout(waiting));
  let opened = false;
  let gathered = '';
  let gathering: NodeJS.Timeout | undefined;

  function open(): void {
    opened = true;
    clearTimeout(waiting);
    heartbeat = setInterval(() => body.write(SIGN_OF_LIFE), HEARTBEAT_MS);
    body.once('close', () => {
      clearInterval(heartbeat);
      clearTimeout(gathering);
    });
    // A proxy that buffers would keep the text from growing.
    void reply.header('content-type', 'text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(body);
  }

  function write({ phase, ...data }: GenerateEvent): void {
    if (!opened) open();
    if (!body.destroyed) body.write(`event: ${phase}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  function writeGathered(): void {
    const text = gathered;
    gathered = '';
    if (text !== '') write({ phase: 'text', text });
  }

  return {
    send(event) {
      if (event.phase !== 'text') {
        clearTimeout(gathering);
        gathering = undefined;
        writeGathered();
        write(event);
      } else if (gathering === undefined) {
        // The first text goes at once; what comes soon after it waits for company.
        write(event);
        gathering = setTimeout(function next() {
          gathering = gathered === '' ? undefined : setTimeout(next, GATHER_MS);
          writeGathered();
        }, GATHER_MS);
      } else gathered += event.text;
    },
    get opened() {
      return opened;
    },
    end() {
      clearInterval(heartbeat);
      clearTimeout(gathering);
      body.end();
    },
  };
}
