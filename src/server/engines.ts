import { CircuitBreaker } from '../generation/circuit-breaker.ts';
import type { Engine } from '../generation/engine.ts';
import type { ModelClient } from '../generation/model-client.ts';
import { modelEngine } from '../generation/model-engine.ts';
import { RetryBudget } from '../generation/retry-budget.ts';
import type { Environment } from './environment.ts';
import { DailyBudget, type UsageLedger, withBudget } from './models/daily-budget.ts';
import { Slots } from './slots.ts';

const PROVIDERS = ['openai', 'anthropic', 'ollama'] as const;
type Provider = (typeof PROVIDERS)[number];

/** Where each provider is asked; the addresses come from the environment alone. */
export function addressOf(provider: string, env: Environment): string | undefined {
  if (provider.startsWith('openai')) return env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1';
  if (provider === 'anthropic') return env.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com';
  return provider === 'ollama' ? (env.OLLAMA_BASE_URL ?? 'http://127.0.0.1:11434/v1') : undefined;
}

/** The vendors' clients are tens of megabytes, and many schools run without a model. */
const loadOpenAi = async () => (await import('./models/openai-client.ts')).openAiClient;
const loadAnthropic = async () => (await import('./models/anthropic-client.ts')).anthropicClient;

const MAKERS: Readonly<Record<Provider, (model: string, env: Environment) => Promise<ModelClient>>> = {
  async openai(model, env) {
    if (env.OPENAI_API_KEY === undefined && env.OPENAI_BASE_URL === undefined) {
      throw new Error('Settings that can’t be used:\n  MODELS: openai needs OPENAI_API_KEY, or OPENAI_BASE_URL for a compatible server');
    }
    const openAiClient = await loadOpenAi();
    return openAiClient({
      provider: env.OPENAI_BASE_URL === undefined ? 'openai' : 'openai-compatible',
      model,
      // Local servers ask for no key, but the client wants one.
      apiKey: env.OPENAI_API_KEY ?? 'none',
      ...(env.OPENAI_BASE_URL !== undefined && { baseUrl: env.OPENAI_BASE_URL }),
    });
  },
  async anthropic(model, env) {
    if (env.ANTHROPIC_API_KEY === undefined) throw new Error('Settings that can’t be used:\n  MODELS: anthropic needs ANTHROPIC_API_KEY');
    const anthropicClient = await loadAnthropic();
    return anthropicClient({
      model,
      apiKey: env.ANTHROPIC_API_KEY,
      ...(env.ANTHROPIC_BASE_URL !== undefined && { baseUrl: env.ANTHROPIC_BASE_URL }),
    });
  },
  async ollama(model, env) {
    const openAiClient = await loadOpenAi();
    return openAiClient({ provider: 'ollama', model, apiKey: 'none', baseUrl: addressOf('ollama', env) ?? '' });
  },
};

/** Without a list: every provider that has a key or an address. */
function listedModels(env: Environment): readonly (readonly [Provider, string])[] {
  if (env.MODELS.length > 0) {
    return env.MODELS.map((entry) => {
      const slash = entry.indexOf('/');
      return [entry.slice(0, slash) as Provider, entry.slice(slash + 1)] as const;
    });
  }
  return [
    ...(env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined ? [['openai', env.OPENAI_MODEL] as const] : []),
    ...(env.ANTHROPIC_API_KEY === undefined ? [] : [['anthropic', env.ANTHROPIC_MODEL] as const]),
  ];
}

/** The clients of every configured model, in order of preference. @throws Error where a listed provider lacks its settings */
export function modelClients(env: Environment): Promise<ModelClient[]> {
  return Promise.all(listedModels(env).map(([provider, model]) => MAKERS[provider](model, env)));
}

/** A provider's models share one breaker and one budget of second attempts: what ails one of them ails the others. */
function withBreaker(client: ModelClient, breaker: CircuitBreaker): ModelClient {
  return { name: client.name, complete: (request) => breaker.run(() => client.complete(request)) };
}

/** The same client, with its calls bounded together with all others that share the slots. */
function withSlots(client: ModelClient, slots: Slots): ModelClient {
  return { name: client.name, complete: (request) => slots.run(() => client.complete(request), request.signal) };
}

/**
 * The configured models, in order of preference. From the outside in, a call asks the breaker,
 * then the budget, then for a place: a provider that rests costs nothing, and who waits for a place is not counted twice.
 */
export async function modelsFrom(env: Environment, ledger: UsageLedger): Promise<Engine[]> {
  const slots = new Slots({
    concurrent: env.MODEL_CONCURRENCY,
    queued: env.MODEL_QUEUE,
    longestWaitMs: env.MODEL_QUEUE_SECONDS * 1000,
  });
  const budget = env.DAILY_MODEL_BUDGET && new DailyBudget(env.DAILY_MODEL_BUDGET, ledger);
  const guards = new Map<string, { readonly breaker: CircuitBreaker; readonly retries: RetryBudget }>();
  const settings = { silenceMs: env.MODEL_SILENCE_SECONDS * 1000, maxTokens: env.MODEL_MAX_TOKENS };

  return (await modelClients(env)).map((client) => {
    const provider = client.name.slice(0, client.name.indexOf('/'));
    const guard = guards.get(provider) ?? { breaker: new CircuitBreaker(provider), retries: new RetryBudget() };
    guards.set(provider, guard);
    const placed = withSlots(client, slots);
    return modelEngine(withBreaker(budget ? withBudget(placed, budget) : placed, guard.breaker), { ...settings, retries: guard.retries });
  });
}
