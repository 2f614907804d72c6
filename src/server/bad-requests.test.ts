/** Thousands of generated bad requests: each ends in a 4xx with a JSON error, and the next good one is answered. */
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const RUNS = Number(process.env['BAD_REQUEST_RUNS'] ?? 600);
/** Longer than any of them may take; a hang is a failure. */
const PATIENCE_MS = 3000;

let server: TestApp;
let token: string;
let port: number;
beforeAll(async () => {
  server = await testApp();
  token = await server.tokens.issue();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.app.close());

async function expectGoodAnswer(): Promise<void> {
  const { status } = await server.post('/api/tools/generate', { toolId: 'admin-comm', formData: ORDINARY_FORMS['admin-comm'] });
  expect(status).toBe(200);
}

function expectRefused(status: number, body: string): void {
  const isRefusal = (sent: unknown): boolean => Number(sent) >= 400 && Number(sent) < 500;
  // Together, so that a failure shows what was answered.
  expect({ status, body }).toEqual({ status: expect.toSatisfy(isRefusal), body });
  const parsed = JSON.parse(body) as Record<string, unknown>;
  expect(parsed).toEqual({ error: expect.any(String) });
  expect(body).not.toMatch(/node_modules|\.ts:|\bat [\w.]+ \(|file:\/\//u);
}

async function injected(options: InjectOptions): Promise<void> {
  const answer = await server.app.inject({ ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } });
  if (options.method !== 'HEAD') expectRefused(answer.statusCode, answer.body);
}

const asJson = (url: string, payload: string | Buffer): InjectOptions => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json' },
  payload,
});

const POSTS = ['/api/tools/generate', '/api/user-data/newsletter', '/api/user-data/feedback'] as const;
const anyPost = fc.constantFrom(...POSTS);
const prototypeKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty');

/** Values of the wrong type for every field of every body. */
const wrongValue = fc.oneof(
  fc.integer({ min: 10_000 }),
  fc.constant(null),
  fc.boolean(),
  fc.array(fc.jsonValue(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3, noNullPrototype: true }),
  fc.constantFrom('\0', 'a\u0000b', '\u202e', 'x'.repeat(6000)),
);

describe('bad bodies', () => {
  it('of the wrong types', async () => {
    const fields = ['toolId', 'formData', 'firstName', 'lastName', 'email', 'feedback', 'details', 'rating', 'subscribed'];
    const body = fc.tuple(
      fc.dictionary(fc.constantFrom(...fields), wrongValue, { minKeys: 3, noNullPrototype: true }),
      fc.dictionary(prototypeKey, fc.jsonValue(), { maxKeys: 2, noNullPrototype: true }),
    );
    await fc.assert(
      fc.asyncProperty(anyPost, body, (url, [wrong, prototype]) => {
        const inner = JSON.stringify(prototype).slice(1, -1);
        return injected(asJson(url, `{${[JSON.stringify(wrong).slice(1, -1), inner].filter(Boolean).join(',')}}`));
      }),
      { numRuns: RUNS },
    );
    await expectGoodAnswer();
  });

  it('with a tool’s form in disorder', async () => {
    const tool = fc.constantFrom(...(Object.keys(ORDINARY_FORMS) as (keyof typeof ORDINARY_FORMS)[]));
    await fc.assert(
      fc.asyncProperty(tool, wrongValue, fc.nat(), async (toolId, wrong, which) => {
        const form = ORDINARY_FORMS[toolId];
        const names = Object.keys(form);
        const name = names[which % names.length] ?? '';
        const answer = await server.app.inject({
          ...asJson('/api/tools/generate', JSON.stringify({ toolId, formData: { ...form, [name]: wrong } })),
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        });
        // null is an empty field, which an optional one may be; a direction mark is a letter like others.
        if (answer.statusCode === 200) expect([null, '\u202e']).toContainEqual(wrong);
        else expectRefused(answer.statusCode, answer.body);
      }),
      { numRuns: RUNS },
    );
    await expectGoodAnswer();
  });

  it('that are not JSON, or JSON of another shape', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }).filter((made) => made !== ''),
      fc.json().filter((json) => json !== '{}'),
      fc.constantFrom('[]', 'null', '7', '"text"', '{', '{"a":1,}', "{'a':1}", '\ufeff{}', '{"toolId":"warm-up"', 'NaN', '{"a":1}{"b":2}'),
    );
    await fc.assert(
      fc.asyncProperty(anyPost, text, (url, payload) => injected(asJson(url, payload))),
      { numRuns: RUNS },
    );
  });

  it('with broken encodings', async () => {
    await fc.assert(
      fc.asyncProperty(anyPost, fc.uint8Array({ minLength: 1, maxLength: 100 }), (url, bytes) =>
        injected(asJson(url, Buffer.concat([Buffer.from('{"toolId":"'), bytes, Buffer.from([0xc3, 0x28, 0xff])]))),
      ),
      { numRuns: RUNS },
    );
  });

  it('that are deep, or long', async () => {
    for (const depth of [100, 10_000, 30_000]) {
      for (const url of POSTS) {
        await injected(asJson(url, `${'['.repeat(depth)}${']'.repeat(depth)}`));
        await injected(asJson(url, `${'{"a":'.repeat(Math.min(depth, 12_000))}1${'}'.repeat(Math.min(depth, 12_000))}`));
        await injected(asJson(url, `{"toolId":"warm-up","formData":{"topic":${'['.repeat(depth)}${']'.repeat(depth)}}}`));
      }
    }
    for (const url of POSTS) await injected(asJson(url, JSON.stringify({ details: 'x'.repeat(70_000) })));
    const manyKeys = Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`k${index}`, 1]));
    for (const url of POSTS) await injected(asJson(url, JSON.stringify(manyKeys)));
    await expectGoodAnswer();
  });
});

describe('bad calls', () => {
  it('of other types, methods and addresses', async () => {
    const type = fc.constantFrom(
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-7',
      'x',
      '',
    );
    const method = fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'GET', 'HEAD', 'POST');
    const address = fc.oneof(
      anyPost,
      fc.webPath().map((path) => `/api/x${path}`),
      fc.constantFrom(
        '/api//tools/generate',
        '/api/tools/generate/',
        '/api/TOOLS/generate',
        '/api/%zz',
        '/api/%00',
        '/api/..%2f..%2fetc/passwd',
        '/api/health%2f',
      ),
    );
    await fc.assert(
      fc.asyncProperty(type, method, address, (contentType, verb, url) =>
        injected({
          method: verb,
          url,
          headers: { 'content-type': contentType },
          ...(verb !== 'GET' && verb !== 'HEAD' && { payload: 'toolId=warm-up' }),
        }),
      ),
      { numRuns: RUNS },
    );
  });

  it('says which method an address does take with 405', async () => {
    for (const [method, url] of [
      ['GET', '/api/tools/generate'],
      ['DELETE', '/api/user-data/newsletter'],
      ['POST', '/api/tools/test-env'],
    ] as const) {
      expect((await server.app.inject({ method, url })).statusCode).toBe(405);
    }
  });

  it('with tokens of any kind', async () => {
    const bad = fc.oneof(
      fc.string({ maxLength: 100 }).map((text) => text.replaceAll(/[^\x21-\x7e]/gu, 'x')),
      fc.tuple(fc.base64String(), fc.base64String(), fc.base64String()).map((parts) => `Bearer ${parts.join('.')}`),
      fc.constantFrom('Bearer', 'bearer ', 'Basic YTpi', 'Bearer ..', 'Bearer eyJhbGciOiJub25lIn0.eyJhdWQiOiJob21lcm9vbSJ9.'),
    );
    await fc.assert(
      fc.asyncProperty(anyPost, bad, (url, authorization) =>
        injected({ ...asJson(url, '{}'), headers: { authorization, 'content-type': 'application/json' } }),
      ),
      { numRuns: RUNS },
    );
  });
});

/** Sends bytes and reads until the server closes or has answered. @returns what came back */
function sendRaw(bytes: string | Uint8Array, { abort = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer to ${JSON.stringify(String(bytes).slice(0, 300))}`));
    }, PATIENCE_MS);
    const finish = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      const [head = '', body] = answer.split('\r\n\r\n');
      const length = Number(/content-length: (?<length>\d+)/iu.exec(head)?.groups?.['length'] ?? Number.NaN);
      if (body !== undefined && Buffer.byteLength(body, 'latin1') >= length) finish();
    });
    socket.on('close', finish).on('error', finish);
    socket.write(bytes, () => {
      if (abort) finish();
    });
  });
}

function expectRawRefusal(answer: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (?<status>\d{3})/u.exec(head)?.groups?.['status']);
  expectRefused(status, Buffer.from(body, 'latin1').toString());
  expect(head).toMatch(/content-type: application\/json/iu);
}

const HEAD = 'POST /api/tools/generate HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

describe('bad bytes', () => {
  it('that no HTTP parser takes', async () => {
    const garbage = fc.oneof(
      fc
        .uint8Array({ minLength: 1, maxLength: 300 })
        .map((bytes) => Buffer.concat([Buffer.from('\u0001'), bytes, Buffer.from('\r\n\r\n')])),
      fc.string({ maxLength: 40 }).map((text) => `${text.replaceAll(/[\r\n]/gu, '')}!\r\n\r\n`),
      fc.string({ maxLength: 40 }).map((text) => `GET /${text.replaceAll(/[^\x20-\x7e]/gu, '')} x HTTP/9.9\r\n\r\n`),
    );
    await fc.assert(
      fc.asyncProperty(garbage, async (bytes) => expectRawRefusal(await sendRaw(bytes))),
      { numRuns: RUNS },
    );
    await expectGoodAnswer();
  });

  it.each([
    ['two lengths', `${HEAD}content-length: 2\r\ncontent-length: 3\r\n\r\n{}x`],
    ['a length and chunks', `${HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['chunks and a length', `${HEAD}transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`],
    ['chunks spelled oddly', `${HEAD}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a space before the colon', `${HEAD}content-length : 2\r\n\r\n{}`],
    ['a negative length', `${HEAD}content-length: -1\r\n\r\n`],
    ['a huge length', `${HEAD}content-length: 99999999999999999999999\r\n\r\n`],
    ['a length in hex', `${HEAD}content-length: 0x10\r\n\r\n`],
    ['a folded header', `${HEAD}x-a: 1\r\n\tcontent-length: 2\r\nx-b\r\n\r\n`],
    ['a NUL in a header', `${HEAD}x-a: a\0b\r\n\r\n`],
    ['a header without a name', `${HEAD}: x\r\n\r\n`],
    ['a bad chunk', `${HEAD}authorization: Bearer x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`],
    ['headers without end', `${HEAD}${'x-a: b\r\n'.repeat(3000)}\r\n`],
    ['one huge header', `${HEAD}x-a: ${'b'.repeat(20_000)}\r\n\r\n`],
    ['a huge address', `GET /api/${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
    ['no host', 'GET /api/tools/test-env HTTP/1.1\r\n\r\n'],
    ['an unknown method', 'BREW /api/health HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nhost: example.org:443\r\n\r\n'],
    ['an unknown expectation', `${HEAD}expect: the-moon\r\ncontent-length: 2\r\n\r\n{}`],
    ['HTTP/2 without being asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS on a plain port', Buffer.from('16030100a5010000a10303', 'hex')],
    ['a body that is too large', `${HEAD}authorization: Bearer TOKEN\r\ncontent-length: 70000\r\n\r\n${'x'.repeat(70_000)}`],
    [
      'chunks that are too large',
      `${HEAD}authorization: Bearer TOKEN\r\ntransfer-encoding: chunked\r\n\r\n11170\r\n${'x'.repeat(70_000)}\r\n0\r\n\r\n`,
    ],
  ])('that smuggle, lie or overflow: %s', async (_name, bytes) => {
    expectRawRefusal(await sendRaw(typeof bytes === 'string' ? bytes.replace('TOKEN', token) : bytes));
    await expectGoodAnswer();
  });

  it('of uploads that are cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(2000), fc.nat(60_000), async (sent, promised) => {
        const head = `${HEAD}authorization: Bearer ${token}\r\ncontent-length: ${sent + promised + 1}\r\n\r\n`;
        await sendRaw(head + '{'.repeat(sent), { abort: true });
      }),
      { numRuns: RUNS / 2 },
    );
    await expectGoodAnswer();
  });
});
