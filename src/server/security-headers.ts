import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';

export interface SecurityHeadersOptions {
  /** 'sha256-…' of the styles and scripts that stand inside the pages. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  /** Teachers reach the server by https: browsers are told to never use anything else. */
  readonly overTls: boolean;
}

const YEAR_SECONDS = 31_536_000;

/** What helmet would set on every answer: it is always the same, so it is asked once. */
function headersOf(options: HelmetOptions): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

/** Nothing loads that is not ours; nothing frames us; no page can send a form or a request elsewhere. */
function registerHeaders(app: FastifyInstance, { styleHashes, scriptHashes, overTls }: SecurityHeadersOptions, done: () => void): void {
  const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // The pages' own lines start the app, and it loads its parts; 'self' is for browsers that do not know 'strict-dynamic'.
        scriptSrc: ["'strict-dynamic'", "'self'", ...quoted(scriptHashes)],
        styleSrc: ["'self'", ...quoted(styleHashes)],
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        // Forms are sent by scripts alone: what is typed can never become part of an address, or of a page load.
        formAction: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    xXssProtection: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Subdomains are not ours to speak for.
    strictTransportSecurity: overTls && { maxAge: YEAR_SECONDS, includeSubDomains: false },
  });
  // For browsers before 2022 alone, where it is one more guard. What speaks against it, that it tells other sites what a page
  // holds, needs pages that can be framed or that hold something of somebody.
  headers.push(['x-xss-protection', '1; mode=block']);
  headers.push(['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()']);
  // As late as can be: what is set while an answer is still being made is kept a hundred times over on a busy server.
  app.addHook('onSend', (_request, reply, _payload, next) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) void reply.header(name, value);
    next();
  });
  done();
}

export const securityHeaders = fp(registerHeaders, { name: 'security-headers' });
