import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterEach, expect, it } from 'vitest';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { unsubscribePath } from './unsubscribe-links.ts';

let server: TestApp;
afterEach(() => server.app.close());

it('sends a policy that Google’s evaluator has nothing against', async () => {
  server = await testApp();
  for (const url of ['/api/health', await unsubscribePath(server.linkKeys.signing, 'a@b.example')]) {
    const policy = String((await server.app.inject(url)).headers['content-security-policy']);
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity < Severity.INFO)).toEqual([]);
    expect(policy).not.toMatch(/unsafe|\*|http:/u);
  }
});

it('tells browsers to stay on https where teachers use it, and only there', async () => {
  server = await testApp({ env: { PUBLIC_URL: 'https://homeroom.example' } });
  expect((await server.app.inject('/api/health')).headers['strict-transport-security']).toBe('max-age=31536000');
  await server.app.close();
  server = await testApp({ env: { PUBLIC_URL: 'http://homeroom.example' } });
  expect((await server.app.inject('/api/health')).headers['strict-transport-security']).toBeUndefined();
});

it('sends every header a reviewer asks for', async () => {
  server = await testApp();
  const { headers } = await server.app.inject('/api/health');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-xss-protection': '1; mode=block',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
});

it('sends them with refusals and with streams too', async () => {
  server = await testApp();
  const authorization = `Bearer ${await server.tokens.issue()}`;
  const url = '/api/tools/generate';
  const answers = await Promise.all([
    server.app.inject('/api/tools/test-env'),
    server.app.inject('/api/nothing'),
    server.app.inject({ method: 'POST', url, headers: { authorization, 'content-type': 'text/plain' }, payload: 'a rubric' }),
    server.app.inject({
      method: 'POST',
      url,
      headers: { authorization, accept: 'text/event-stream' },
      payload: { toolId: 'rubric', formData: ORDINARY_FORMS.rubric },
    }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 404, 400, 200]);
  const policy = expect.stringContaining("default-src 'none'") as string;
  for (const { headers } of answers)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': policy });
});
