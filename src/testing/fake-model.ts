/** For tests and measurements: a server that speaks OpenAI's streaming protocol and does what a test tells it, faults included. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeCall {
  readonly body: { readonly model: string; readonly messages: readonly { readonly role: string; readonly content: string }[] };
  readonly response: ServerResponse;
  /** Resolves with the time (performance.now) at which the caller's connection closed. */
  readonly closed: Promise<number>;
  /** Opens the stream and writes pieces of text, one event each. */
  readonly write: (...pieces: readonly string[]) => void;
  readonly finish: (reason?: string) => void;
}

export interface FakeModel {
  /** With /v1 at its end. */
  readonly url: string;
  readonly calls: FakeCall[];
  stop(): Promise<void>;
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const event = (delta: object, reason: string | null): string =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;

export async function fakeModel(behave: (call: FakeCall) => void | Promise<void>): Promise<FakeModel> {
  const calls: FakeCall[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const closed = new Promise<number>((resolve) => {
      response.once('close', () => resolve(performance.now()));
    });
    const open = (): void => {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    };
    const call: FakeCall = {
      body: JSON.parse(await read(request)) as FakeCall['body'],
      response,
      closed,
      write(...pieces) {
        open();
        for (const content of pieces) response.write(event({ content }, null));
      },
      finish(reason = 'stop') {
        open();
        response.end(`${event({}, reason)}data: [DONE]\n\n`);
      },
    };
    calls.push(call);
    await behave(call);
  };
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
