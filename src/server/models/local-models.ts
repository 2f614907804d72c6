/** Language models that run on this computer: a teacher who has started one should not have to configure it. */
import { z } from 'zod';
import { type Environment, readEnvironment } from '../environment.ts';

export interface LocalServer {
  /** As a person knows it. */
  readonly name: string;
  readonly provider: 'ollama' | 'openai';
  /** With /v1 at its end: all of them speak OpenAI's protocol. */
  readonly baseUrl: string;
}

/** Where these programs listen unless they are told otherwise. */
export const LOCAL_SERVERS: readonly LocalServer[] = [
  { name: 'Ollama', provider: 'ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', provider: 'openai', baseUrl: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', provider: 'openai', baseUrl: 'http://127.0.0.1:8080/v1' },
  { name: 'vLLM', provider: 'openai', baseUrl: 'http://127.0.0.1:8000/v1' },
];

/** A program on this computer answers at once or is not there. */
const LONGEST_WAIT_MS = 500;
/** They list what only measures likeness or hears speech as well. */
const NO_WRITER = /embed|bge-|minilm|rerank|whisper|tts|clip/iu;
const modelList = z.object({ data: z.array(z.object({ id: z.string().regex(/^[\w.:@/-]{1,200}$/u) })).min(1) });

/** The models that a server offers for writing, in its order; [] where none answers as such a server does. */
async function modelsOf({ baseUrl }: LocalServer): Promise<string[]> {
  try {
    const response = await fetch(`${baseUrl}/models`, { redirect: 'error', signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
    if (!response.ok) return [];
    const { data } = modelList.parse(await response.json());
    return data.map(({ id }) => id).filter((id) => !NO_WRITER.test(id));
  } catch {
    // Another program, an old one, or none: then there is no model.
    return [];
  }
}

export interface LocalModel {
  readonly server: LocalServer;
  readonly model: string;
}

/** The first model of the first server that has one. */
export async function findLocalModel(servers: readonly LocalServer[] = LOCAL_SERVERS): Promise<LocalModel | undefined> {
  const offered = await Promise.all(servers.map(async (server) => ({ server, models: await modelsOf(server) })));
  for (const { server, models } of offered) {
    const [model] = models;
    if (model !== undefined) return { server, model };
  }
  return undefined;
}

/** A laptop thinks before it writes, and writes one draft at a time. */
const LAPTOP = { MODEL_SILENCE_SECONDS: 120, MODEL_TIMEOUT_SECONDS: 600, MODEL_CONCURRENCY: 1 } as const;

/** What an operator has set stays. */
function timesOf(env: Environment): Partial<Environment> {
  const usual = readEnvironment({});
  return Object.fromEntries(
    Object.entries(LAPTOP).filter(([name]) => env[name as keyof typeof LAPTOP] === usual[name as keyof typeof LAPTOP]),
  );
}

const hasModels = (env: Environment): boolean =>
  env.MODELS.length > 0 || env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined || env.ANTHROPIC_API_KEY !== undefined;

/**
 * The settings with the model that runs on this computer, where no other is set; the same settings where none runs, or where
 * LOCAL_MODELS is off. An address of Ollama alone is enough.
 */
export async function withLocalModel(
  env: Environment,
  servers: readonly LocalServer[] = LOCAL_SERVERS,
): Promise<{ readonly env: Environment; readonly found: LocalModel | undefined }> {
  if (env.LOCAL_MODELS === 'off' || hasModels(env)) return { env, found: undefined };
  const asked =
    env.OLLAMA_BASE_URL === undefined ? servers : [{ name: 'Ollama', provider: 'ollama', baseUrl: env.OLLAMA_BASE_URL } as const];
  const found = await findLocalModel(asked);
  if (!found) return { env, found };
  const { server, model } = found;
  const address = server.provider === 'ollama' ? { OLLAMA_BASE_URL: server.baseUrl } : { OPENAI_BASE_URL: server.baseUrl };
  return { env: { ...env, ...timesOf(env), ...address, MODELS: [`${server.provider}/${model}`] }, found };
}
