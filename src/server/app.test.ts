import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import { type TestApp, newKeyRing, testApp } from '../testing/test-app.ts';
import { TOOL_IDS } from '../tools/catalogue.ts';
import { tokensSignedWith } from './tokens.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.app.close());

const newsletter = { firstName: 'Ana', lastName: 'Ruiz', email: 'Ana@example.org' };
const feedback = {
  feedback: 'comments',
  details: 'It helped.',
  toolId: 'warm-up',
  rating: 5,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.org',
  useAsTestimonial: true,
};

describe('POST /api/auth/token', () => {
  it.each([
    ['no body', undefined],
    ['an empty object', '{}'],
  ])('answers a JSON content type with %s', async (_name, payload) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/token',
      headers: { 'content-type': 'application/json' },
      ...(payload !== undefined && { payload }),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const claims = JSON.parse(Buffer.from(answer.json<{ token: string }>().token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'jti', 'nbf']);
  });
});

describe('calls that need a token', () => {
  const CALLS = [
    ['GET', '/api/tools/test-env'],
    ['POST', '/api/tools/generate'],
    ['POST', '/api/tools/revise'],
    ['POST', '/api/user-data/newsletter'],
    ['POST', '/api/user-data/feedback'],
  ] as const;

  it.each(CALLS)('%s %s refuses none, bad, foreign, unsigned and expired tokens', async (method, url) => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"aud":"homeroom","exp":9999999999}').toString('base64url')}.`;
    const foreign = await tokensSignedWith(newKeyRing, 1).issue();
    const good = await server.tokens.issue();
    for (const authorization of [
      undefined,
      'Bearer',
      'Bearer null',
      `Bearer ${unsigned}`,
      `Bearer ${foreign}`,
      good,
      `Bearer ${good}x`,
      `Basic ${good}`,
    ]) {
      const answer = await server.app.inject({
        method,
        url,
        headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
        payload: '{not json',
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json<{ error: string }>().error).toMatch(/token/u);
    }
  });

  it('refuses an expired token that was signed with the right key', async () => {
    const keys = newKeyRing();
    const tokens = tokensSignedWith(() => keys, 1);
    const expired = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('homeroom')
      .setIssuedAt(1)
      .setExpirationTime(2)
      .setJti('1')
      .sign(keys.signing);
    await expect(tokens.verify(`Bearer ${await tokens.issue()}`)).resolves.toMatch(/^[\da-f-]{36}$/u);
    await expect(tokens.verify(`Bearer ${expired}`)).rejects.toThrow('token');
  });
});

describe('POST /api/tools/generate', () => {
  it.each(TOOL_IDS)('drafts for %s', async (toolId) => {
    const { status, body } = await server.post('/api/tools/generate', { toolId, formData: ORDINARY_FORMS[toolId] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ engine: 'composer', passedOver: [], content: expect.any(String), document: expect.any(Object) });
    expect((body['findings'] as { verdict: string }[]).filter(({ verdict }) => verdict === 'failure')).toEqual([]);
  });

  it('says which fields are at fault', async () => {
    const { status, body } = await server.post('/api/tools/generate', { toolId: 'warm-up', formData: { gradeLevel: '14th Grade' } });
    expect(status).toBe(400);
    expect(body['error']).toMatch(/Topic is required.*Grade level must be.*Standards is required.*Difficulty is required/u);
  });

  it.each([['nope'], ['__proto__'], [null], [{}], ['']])('answers 404 for the tool %j', async (toolId) => {
    const { status, body } = await server.post('/api/tools/generate', { toolId, formData: {} });
    expect(status).toBe(404);
    expect(body['error']).toMatch(/no tool/u);
  });

  it.each([['[]'], ['null'], ['"text"'], ['{'], ['7']])('refuses the body %s with 400', async (payload) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/tools/generate',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await server.tokens.issue()}` },
      payload,
    });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json()).toEqual({ error: expect.any(String) });
  });
});

describe('POST /api/user-data', () => {
  it('keeps one subscriber per address and answers alike each time', async () => {
    const first = await server.post('/api/user-data/newsletter', newsletter);
    const again = await server.post('/api/user-data/newsletter', { ...newsletter, email: 'ANA@example.org', firstName: 'Anna' });
    expect(first).toEqual(again);
    expect(first).toEqual({ status: 200, body: { success: true, message: 'Thank you for subscribing!' } });
    const rows = await server.store.selectFrom('subscribers').selectAll().execute();
    expect(rows.map(({ email, first_name: name }) => [email, name])).toEqual([['ana@example.org', 'Anna']]);
  });

  it('keeps feedback whole', async () => {
    expect((await server.post('/api/user-data/feedback', feedback)).status).toBe(200);
    const row = await server.store.selectFrom('feedback').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ type: 'comments', details: 'It helped.', tool_id: 'warm-up', rating: 5, use_as_testimonial: 1 });
  });

  it.each([
    ['newsletter', { ...newsletter, email: 'nope' }, /email/iu],
    ['newsletter', { ...newsletter, firstName: '' }, /First name/u],
    ['newsletter', { ...newsletter, lastName: 'a\r\nBcc: x' }, /Last name/u],
    ['feedback', { ...feedback, rating: 6 }, /Rating/u],
    ['feedback', { ...feedback, details: '' }, /Details/u],
    ['feedback', { ...feedback, toolId: 'nope' }, /Tool/u],
    ['feedback', { ...feedback, feedback: 'praise' }, /Feedback type/u],
  ])('%s names what is wrong with %j', async (path, body, problem) => {
    const answer = await server.post(`/api/user-data/${path}`, body);
    expect(answer.status).toBe(400);
    expect(answer.body['error']).toMatch(problem);
  });
});

describe('the rest of the API', () => {
  it('tells engines and counts, and no secret', async () => {
    const answer = await server.app.inject({
      url: '/api/tools/test-env',
      headers: { authorization: `Bearer ${await server.tokens.issue()}` },
    });
    expect(answer.json()).toMatchObject({
      status: 'ok',
      engines: [{ name: 'composer', configured: true, reachable: true }],
      counts: { tools: 12 },
    });
  });

  it('documents every call', async () => {
    const answer = await server.app.inject('/api/openapi.json');
    const { paths } = answer.json<{ paths: Record<string, unknown> }>();
    expect(Object.keys(paths).sort()).toEqual([
      '/api/auth/token',
      '/api/health',
      '/api/ready',
      '/api/tools/check',
      '/api/tools/generate',
      '/api/tools/replace-item',
      '/api/tools/revise',
      '/api/tools/test-env',
      '/api/user-data/feedback',
      '/api/user-data/newsletter',
    ]);
  });

  it('is healthy, and answers unknown addresses in JSON', async () => {
    expect((await server.app.inject('/api/health')).json()).toEqual({ status: 'ok' });
    for (const url of ['/api/nope', '/api/', '/api/tools/generate/extra']) {
      const answer = await server.app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ error: expect.any(String) });
    }
  });

  it('sends a strict policy', async () => {
    const { headers } = await server.app.inject('/api/health');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/u);
    expect(headers['content-security-policy']).not.toMatch(/unsafe/u);
  });
});
