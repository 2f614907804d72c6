import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export interface SecurityHeadersOptions {
  /** 'sha256-…' of the styles and scripts that stand inside the pages. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  /** Teachers reach the server by https: browsers are told to never use anything else. */
  readonly overTls: boolean;
}

const YEAR_SECONDS = 31_536_000;

/** Nothing loads that is not ours; nothing frames us; no page can send a form or a request elsewhere. */
async function registerHeaders(app: FastifyInstance, { styleHashes, scriptHashes, overTls }: SecurityHeadersOptions): Promise<void> {
  const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...quoted(scriptHashes)],
        styleSrc: ["'self'", ...quoted(styleHashes)],
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Subdomains are not ours to speak for.
    strictTransportSecurity: overTls && { maxAge: YEAR_SECONDS, includeSubDomains: false },
  });
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}

export const securityHeaders = fp(registerHeaders, { name: 'security-headers' });
