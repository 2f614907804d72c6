/**
 * A fault that nobody caught leaves the process in an unknown state. It answers what is under way, ends, and leaves it to
 * its supervisor (systemd, Docker) to start another. What was acknowledged is in the store already.
 */
import { type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ERRORS } from '../errors/app-error.ts';
import { faultForLog } from './errors.ts';
import type { OpenServices } from './open-services.ts';

/** For the answers to get out. */
const ENDS_AFTER_MS = 300;
const RETRY_AFTER_SECONDS = 3;

function refuse(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, message } = ERRORS.stopping;
  const body = JSON.stringify({ error: message });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'retry-after': String(RETRY_AFTER_SECONDS),
    'cache-control': 'no-store',
  };
  response.writeHead(status, { ...headers, connection: 'close' }).end(body);
}

/** The answers that a server has yet to finish. */
function openResponses(server: Server): ReadonlySet<ServerResponse> {
  const open = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return open;
}

/** To be called before the server listens. */
export function endOnUncaughtFaults({ log, server }: Pick<FastifyInstance, 'log' | 'server'>, services: Pick<OpenServices, 'stop'>): void {
  const open = openResponses(server);
  let ending = false;
  const end = (error: unknown): void => {
    log.fatal({ fault: faultForLog(error) }, 'nobody caught a fault: the process ends');
    // What fails now fails because of the end.
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), ENDS_AFTER_MS);
    services.stop();
    server.close();
    for (const response of open) refuse(response);
    server.closeIdleConnections();
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
