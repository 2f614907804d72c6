/** Answers as text/event-stream, for callers that ask for it. */
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenerateEvent } from '../../api/schemas.ts';

/** Proxies close a line on which nothing is said for a minute; a comment is heard by no one. */
const HEARTBEAT_MS = 15_000;

/** Whether the caller would rather have a stream than JSON; `*`/`*` alone asks for JSON. */
export function wantsEventStream(request: FastifyRequest): boolean {
  return request.headers.accept?.toLowerCase().includes('text/event-stream') === true;
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
  let opened = false;

  function open(): void {
    opened = true;
    heartbeat = setInterval(() => body.write(': still here\n\n'), HEARTBEAT_MS);
    body.once('close', () => clearInterval(heartbeat));
    // A proxy that buffers would keep the text from growing.
    void reply.header('content-type', 'text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(body);
  }

  return {
    send({ phase, ...data }) {
      if (!opened) open();
      if (!body.destroyed) body.write(`event: ${phase}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    get opened() {
      return opened;
    },
    end() {
      clearInterval(heartbeat);
      body.end();
    },
  };
}
