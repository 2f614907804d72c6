import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { type LocalServer, withLocalModel } from './local-models.ts';

const open: http.Server[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(async (server) => new Promise((resolve) => server.close(resolve))));
});

async function answering(path: string, body: unknown): Promise<string> {
  const server = http.createServer((request, response) => {
    response.writeHead(request.url === path ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  open.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const list = (...ids: string[]) => ({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });
const ollamaAt = (baseUrl: string): LocalServer => ({ name: 'Ollama', provider: 'ollama', baseUrl });
const NOBODY = ollamaAt('http://127.0.0.1:9/v1');

describe('a model that runs on this computer', () => {
  it('drafts where nothing is set, with the time that a laptop takes', async () => {
    const baseUrl = await answering('/v1/models', list('nomic-embed-text:latest', 'qwen3:8b', 'llama3.2:3b'));
    const { env, found } = await withLocalModel(readEnvironment({}), [NOBODY, ollamaAt(baseUrl)]);
    expect(found?.model).toBe('qwen3:8b');
    expect(env).toMatchObject({ MODELS: ['ollama/qwen3:8b'], OLLAMA_BASE_URL: baseUrl, MODEL_CONCURRENCY: 1, MODEL_TIMEOUT_SECONDS: 600 });
  });

  it('leaves the times that are set', async () => {
    const baseUrl = await answering('/v1/models', list('qwen3:8b'));
    const { env } = await withLocalModel(readEnvironment({ MODEL_TIMEOUT_SECONDS: '30' }), [ollamaAt(baseUrl)]);
    expect(env).toMatchObject({ MODEL_TIMEOUT_SECONDS: 30, MODEL_SILENCE_SECONDS: 120 });
  });

  it('is asked at the address that is set for Ollama', async () => {
    const baseUrl = await answering('/v1/models', list('gemma3:4b'));
    const { env } = await withLocalModel(readEnvironment({ OLLAMA_BASE_URL: baseUrl }), [NOBODY]);
    expect(env.MODELS).toEqual(['ollama/gemma3:4b']);
  });

  it('speaks OpenAI’s protocol where it is no Ollama', async () => {
    const baseUrl = await answering('/v1/models', list('local-model'));
    const { env } = await withLocalModel(readEnvironment({}), [{ name: 'LM Studio', provider: 'openai', baseUrl }]);
    expect(env).toMatchObject({ MODELS: ['openai/local-model'], OPENAI_BASE_URL: baseUrl });
  });

  it.each([
    ['it is turned off', { LOCAL_MODELS: 'off' }],
    ['another model is set', { OPENAI_API_KEY: 'sk-test' }],
    ['models are listed', { MODELS: 'ollama/other' }],
  ])('is left alone where %s', async (_, settings) => {
    const baseUrl = await answering('/v1/models', list('qwen3:8b'));
    const given = readEnvironment(settings);
    expect(await withLocalModel(given, [ollamaAt(baseUrl)])).toEqual({ env: given, found: undefined });
  });

  it.each([
    ['another program answers', '/v1/models', { hello: 'world' }],
    ['it has no model', '/v1/models', list()],
    ['it only has models that don’t write', '/v1/models', list('bge-m3')],
    ['nothing is at that path', '/other', list('qwen3:8b')],
  ])('is none where %s', async (_, path, body) => {
    const given = readEnvironment({});
    expect(await withLocalModel(given, [ollamaAt(await answering(path, body))])).toEqual({ env: given, found: undefined });
  });
});
