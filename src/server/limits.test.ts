import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import type { Engine } from '../generation/engine.ts';
import { readEnvironment } from './environment.ts';
import { networkOf } from './rate-limits.ts';

const BODY = JSON.stringify({ toolId: 'admin-comm', formData: ORDINARY_FORMS['admin-comm'] });
const SIGN_UP = JSON.stringify({ firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.org' });

let server: TestApp;
afterEach(() => server.app.close());

interface Call {
  readonly from?: string;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly url?: string;
  readonly payload?: string;
}

async function call({ from = '203.0.113.5', token, headers, url = '/api/tools/generate', payload = BODY }: Call = {}) {
  return server.app.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? (await server.tokens.issue())}`, ...headers },
    payload,
  });
}

function expectRefusal(answer: Awaited<ReturnType<FastifyInstance['inject']>>, status: number): void {
  expect(answer.statusCode).toBe(status);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(answer.json()).toEqual({ error: expect.stringMatching(/again/u) });
}

describe('limits', () => {
  it('bounds the drafts of one network, and of no other', async () => {
    server = await testApp({ env: { DRAFTS_PER_MINUTE: '3' } });
    for (let count = 0; count < 3; count += 1) expect((await call()).statusCode).toBe(200);
    expectRefusal(await call(), 429);
    expect((await call({ from: '203.0.113.6' })).statusCode).toBe(200);
    expect((await call({ url: '/api/user-data/newsletter', payload: SIGN_UP })).statusCode).toBe(200);
  });

  it('bounds one token before its network, so that one page can’t use up its school’s share', async () => {
    server = await testApp({ env: { DRAFTS_PER_MINUTE: '5', DRAFTS_PER_MINUTE_PER_TOKEN: '2' } });
    const token = await server.tokens.issue();
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await call({ token })).statusCode);
    expect(statuses).toEqual([200, 200, 429, 429, 429, 429]);
    for (let count = 0; count < 3; count += 1) expect((await call()).statusCode).toBe(200);
    expectRefusal(await call(), 429);
  });

  it('bounds sign-ups and feedback of one network an hour', async () => {
    server = await testApp({ env: { SUBMISSIONS_PER_HOUR: '2' } });
    const signUp = { url: '/api/user-data/newsletter', payload: SIGN_UP };
    expect([(await call(signUp)).statusCode, (await call(signUp)).statusCode]).toEqual([200, 200]);
    const refused = await call(signUp);
    expectRefusal(refused, 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  });

  it('counts every call, with a token or without, found or not', async () => {
    server = await testApp({ env: { REQUESTS_PER_MINUTE: '3' } });
    await call({ token: 'none' });
    await call({ url: '/api/nope' });
    expect((await call({ url: '/api/auth/token', payload: '' })).statusCode).toBe(200);
    expectRefusal(await call({ url: '/api/auth/token', payload: '' }), 429);
    expect((await server.app.inject({ url: '/api/health', remoteAddress: '203.0.113.5' })).statusCode).toBe(200);
  });

  it('never believes X-Forwarded-For of a stranger', async () => {
    server = await testApp({ env: { DRAFTS_PER_MINUTE: '2' } });
    const from = (address: string): Call => ({
      headers: { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address },
    });
    expect([(await call(from('198.51.100.1'))).statusCode, (await call(from('198.51.100.2'))).statusCode]).toEqual([200, 200]);
    expectRefusal(await call(from('198.51.100.3')), 429);
  });

  it('takes the teacher’s address from the proxy that the settings name', async () => {
    server = await testApp({ env: { DRAFTS_PER_MINUTE: '1', TRUST_PROXY: '10.0.0.0/8' } });
    const behind = (proxy: string, address: string): Call => ({ from: proxy, headers: { 'x-forwarded-for': address } });
    expect((await call(behind('10.1.1.1', '198.51.100.1'))).statusCode).toBe(200);
    expect((await call(behind('10.1.1.1', '198.51.100.2'))).statusCode).toBe(200);
    // What a teacher's own browser put in front of the proxy's entry counts for nothing.
    expect((await call(behind('10.1.1.1', '192.0.2.9, 198.51.100.1'))).statusCode).toBe(429);
    expect((await call(behind('203.0.113.7', '198.51.100.7'))).statusCode).toBe(200);
    expect((await call(behind('203.0.113.7', '198.51.100.8'))).statusCode).toBe(429);
  });

  it('takes an IPv6 block for one network, and a mapped IPv4 address for itself', () => {
    expect(networkOf('2001:db8:0:1::1')).toBe(networkOf('2001:db8:0:ff:aaaa::9'));
    expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8:1:1::1'));
    expect(networkOf('::ffff:203.0.113.5')).toBe('203.0.113.5');
  });
});

describe('load shedding', () => {
  it('sends calls away beyond its bound, takes them again afterwards, and stays healthy meanwhile', async () => {
    let finish = (): void => {};
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slow: Engine = {
      name: 'slow/model',
      draft: async ({ recipe, form, materials, random }) => {
        await waiting;
        return recipe.compose(form, materials, random);
      },
    };
    server = await testApp({ modelsOf: () => [slow], env: { MAX_OPEN_REQUESTS: '2' } });
    const open = [call(), call()];
    await new Promise((resolve) => setTimeout(resolve, 50));
    expectRefusal(await call(), 503);
    expect((await server.app.inject('/api/health')).statusCode).toBe(200);
    finish();
    expect((await Promise.all(open)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await call()).statusCode).toBe(200);
  });

  it('sends calls away while the event loop is blocked', async () => {
    server = await testApp({ env: { MAX_EVENT_LOOP_DELAY_MS: '20' } });
    await server.app.ready();
    const busyUntil = performance.now() + 2100;
    while (performance.now() < busyUntil) {
      const blocked = performance.now() + 150;
      while (performance.now() < blocked);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expectRefusal(await call(), 503);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect((await call()).statusCode).toBe(200);
  });
});

describe('settings of the network', () => {
  it.each([
    [{ TRUST_PROXY: 'everyone' }, /TRUST_PROXY/u],
    [{ CORS_ORIGINS: '*' }, /CORS_ORIGINS/u],
    [{ CORS_ORIGINS: 'https://a.example/path' }, /CORS_ORIGINS/u],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/u],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN/u],
    [{ DRAFTS_PER_MINUTE: '-1' }, /DRAFTS_PER_MINUTE/u],
  ])('refuses %j by name, without repeating the value', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });

  it('opens the API to the named origins alone', async () => {
    server = await testApp({ env: { CORS_ORIGINS: 'https://school.example' } });
    const preflight = (origin: string) =>
      server.app.inject({
        method: 'OPTIONS',
        url: '/api/tools/generate',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' },
      });
    expect((await preflight('https://school.example')).headers['access-control-allow-origin']).toBe('https://school.example');
    expect((await preflight('https://other.example')).headers['access-control-allow-origin']).toBeUndefined();
    expect((await call({ headers: { origin: 'https://school.example' } })).headers['access-control-allow-origin']).toBe(
      'https://school.example',
    );
  });

  it('is closed to other origins without the setting', async () => {
    server = await testApp();
    const answer = await call({ headers: { origin: 'https://school.example' } });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
