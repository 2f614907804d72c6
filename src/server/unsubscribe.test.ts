import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, newKeyRing, testApp } from '../testing/test-app.ts';
import { subscribers } from './stores/user-data.ts';
import { saveSubscriber } from './stores/user-data.ts';
import { unsubscribePath } from './unsubscribe-links.ts';

let server: TestApp;
let link: string;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.app.close());
beforeEach(async () => {
  await saveSubscriber(server.store, { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.org' });
  link = await unsubscribePath(server.linkKeys.signing, 'ana@example.org');
});

async function addresses(): Promise<string[]> {
  const list = [];
  for await (const { email } of subscribers(server.store)) list.push(email);
  return list;
}

describe('the link that leaves the newsletter', () => {
  it('does nothing when it is only opened, as a mail scanner does', async () => {
    const answer = await server.app.inject(link);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<form method="post">');
    await server.app.inject({ method: 'HEAD', url: link });
    expect(await addresses()).toEqual(['ana@example.org']);
  });

  it.each([
    ['its button', { 'content-type': 'application/x-www-form-urlencoded' }, ''],
    ['a mail program (RFC 8058)', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    [
      'a mail program that sends a form in parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['a bare request', {}, undefined],
  ])('deletes the sign-up by %s, and answers alike a second time', async (_by, headers, payload) => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.app.inject({ method: 'POST', url: link, headers, ...(payload !== undefined && { payload }) });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('You have left the newsletter');
    }
    expect(await addresses()).toEqual([]);
  });

  it('tells nobody the address, loads nothing and is not passed on', async () => {
    const { body, headers } = await server.app.inject(link);
    for (const part of link.split('/').at(-1)?.split('.') ?? []) {
      expect(Buffer.from(part, 'base64url').toString()).not.toContain('ana@example');
    }
    expect(link + body).not.toContain('ana@example');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-[\w+/=]+';form-action 'self'/u);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('can’t be made up, changed, or made with another key', async () => {
    const foreign = await unsubscribePath(newKeyRing().signing, 'ana@example.org');
    const changed = `${link.slice(0, -4)}AAAA`;
    for (const bad of [
      foreign,
      changed,
      link.slice(0, -1),
      '/unsubscribe/x',
      '/unsubscribe/a.b.c.d.e',
      `/unsubscribe/${'x'.repeat(900)}`,
    ]) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await server.app.inject({ method, url: bad });
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toContain('not whole');
      }
    }
    expect(await addresses()).toEqual(['ana@example.org']);
  });

  it('works for the longest address', async () => {
    const longest = `${'a'.repeat(242)}@example.org`;
    const answer = await server.app.inject(await unsubscribePath(server.linkKeys.signing, longest));
    expect(answer.statusCode).toBe(200);
  });
});
