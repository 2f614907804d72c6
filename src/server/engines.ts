import { composerEngine } from '../generation/composer-engine.ts';
import type { Engine } from '../generation/engine.ts';
import type { ModelClient } from '../generation/model-client.ts';
import { modelEngine } from '../generation/model-engine.ts';
import type { Environment } from './environment.ts';
import { anthropicClient } from './models/anthropic-client.ts';
import { openAiClient } from './models/openai-client.ts';

/** The clients of every configured model, in order of preference. */
function modelClients(env: Environment): ModelClient[] {
  const clients: ModelClient[] = [];
  if (env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined) {
    clients.push(
      openAiClient({
        provider: env.OPENAI_BASE_URL === undefined ? 'openai' : 'openai-compatible',
        model: env.OPENAI_MODEL,
        // Local servers ask for no key, but the client wants one.
        apiKey: env.OPENAI_API_KEY ?? 'none',
        ...(env.OPENAI_BASE_URL !== undefined && { baseUrl: env.OPENAI_BASE_URL }),
      }),
    );
  }
  if (env.ANTHROPIC_API_KEY !== undefined) {
    clients.push(
      anthropicClient({
        model: env.ANTHROPIC_MODEL,
        apiKey: env.ANTHROPIC_API_KEY,
        ...(env.ANTHROPIC_BASE_URL !== undefined && { baseUrl: env.ANTHROPIC_BASE_URL }),
      }),
    );
  }
  return clients;
}

/** The configured models, then the built-in composer as the last resort. */
export function enginesFrom(env: Environment): [Engine, ...Engine[]] {
  const settings = { timeLimitMs: env.MODEL_TIMEOUT_SECONDS * 1000, maxTokens: env.MODEL_MAX_TOKENS };
  const [first, ...others] = [...modelClients(env).map((client) => modelEngine(client, settings)), composerEngine];
  return [first ?? composerEngine, ...others];
}
