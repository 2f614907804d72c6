/** Requests that go wrong before Fastify sees them answer in JSON like all others. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORS, type ErrorCode } from '../errors/app-error.ts';

const PARSER_ERRORS: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** Answers on the bare connection and closes it: what follows on it can't be trusted. */
function answerAndClose(socket: Duplex, code: ErrorCode): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = ERRORS[code];
  const body = JSON.stringify({ error: message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** For Fastify's `clientErrorHandler`: what the HTTP parser refused. */
export function answerParserError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  answerAndClose(socket, PARSER_ERRORS[error.code ?? ''] ?? 'invalid-body');
}

/** CONNECT would have its connection dropped, and an unknown Expect an answer without a body. */
export function answerOddRequests(server: Server): void {
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => answerAndClose(socket, 'method-not-allowed'));
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, message } = ERRORS['expectation-failed'];
    const body = JSON.stringify({ error: message });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body), connection: 'close' };
    response.writeHead(status, headers).end(body);
  });
}
