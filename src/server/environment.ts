/** Every setting, parsed at start. What is wrong is said by name, and nothing starts half-configured. */
import { availableParallelism } from 'node:os';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { parseBudget } from './models/daily-budget.ts';

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => (text === '' ? undefined : text));
/** A list in one setting: 'a, b'. */
const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));
const networkAddress = z
  .string()
  .refine((text) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text), 'must be addresses or ranges, such as 10.0.0.0/8');
const origin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'must be origins, such as https://school.example, without a path');
const limit = (byDefault: number) => z.coerce.number().int().min(0).default(byDefault);
const optionalUrl = optionalText.pipe(z.url({ protocol: /^https?$/u, error: 'must be an http or https address' }).optional());

/** provider/model; a model's own name may hold slashes. */
const MODEL_ENTRY = /^(?:openai|anthropic|ollama)\/[\w.:@/-]{1,200}$/u;

export const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port to listen on'),
  HOST: z.string().default('localhost').describe('Address to listen on; 0.0.0.0 for every network'),
  DATA_DIR: z.string().default('data').describe('Folder of the embedded store'),
  DATABASE_URL: optionalText
    .pipe(z.url({ protocol: /^postgres(?:ql)?$/u, error: 'must be a postgres:// address' }).optional())
    .describe('A PostgreSQL database, for several instances; the embedded store is used if left out'),
  PUBLIC_URL: optionalUrl.describe('The address teachers use: for links, and for HSTS if it is https'),
  TOKEN_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('Signs access tokens; made once and kept in the store if left out'),
  TOKEN_HOURS: z.coerce.number().positive().max(720).default(24).describe('How long an access token lives, in hours'),
  OPENAI_API_KEY: optionalText.describe('Turns on drafting by OpenAI, or by anything that speaks its protocol'),
  OPENAI_BASE_URL: optionalUrl.describe(
    'Address of a compatible server, such as http://127.0.0.1:11434/v1 for Ollama; no key is needed then',
  ),
  OPENAI_MODEL: z.string().default('gpt-5.4-mini').describe('Model to ask'),
  ANTHROPIC_API_KEY: optionalText.describe('Turns on drafting by Anthropic'),
  ANTHROPIC_BASE_URL: optionalUrl.describe('Another address for Anthropic’s protocol'),
  ANTHROPIC_MODEL: z.string().default('claude-sonnet-5-5').describe('Model to ask'),
  OLLAMA_BASE_URL: optionalUrl.describe('Address of Ollama’s compatible server, if it is not http://127.0.0.1:11434/v1'),
  MODELS: optionalText
    .transform((text) => (text === undefined ? [] : text.split(',').map((entry) => entry.trim())))
    .pipe(
      z.array(
        z.stringFormat('model', MODEL_ENTRY, {
          error: 'must be a list such as openai/gpt-5.4-mini,anthropic/claude-sonnet-5-5,ollama/qwen3',
        }),
      ),
    )
    .describe('Models in order of preference, each as provider/model; left out: every provider that has a key or an address'),
  LOCAL_MODELS: z
    .enum(['auto', 'off'])
    .default('auto')
    .describe('Whether a model that runs on this computer (Ollama, LM Studio, llama.cpp, vLLM) is used where no other is set'),
  MODEL_TIMEOUT_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(60)
    .describe('Longest wait for all models together, second attempts and repairs included; then the composer drafts'),
  MODEL_SILENCE_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(20)
    .describe('Longest wait for a model’s first text, and between two texts'),
  MODEL_CONCURRENCY: z.coerce.number().int().min(1).max(10_000).default(600).describe('Most model calls at the same time'),
  MODEL_QUEUE: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .default(200)
    .describe('Most model calls that wait for a place; more are answered with 503'),
  MODEL_QUEUE_SECONDS: z.coerce.number().positive().max(60).default(5).describe('Longest wait for a place'),
  DAILY_MODEL_BUDGET: optionalText
    .transform((text) => (text === undefined ? undefined : (parseBudget(text) ?? text)))
    .pipe(
      z
        .object(
          { unit: z.enum(['tokens', 'requests']), most: z.number() },
          { error: 'must be a number of tokens or requests, such as 2000000 tokens' },
        )
        .optional(),
    )
    .describe('Most that models may use a day (UTC), such as “2000000 tokens” or “500 requests”; after that the composer drafts'),
  MODEL_MAX_TOKENS: z.coerce.number().int().min(500).max(64_000).default(8000).describe('Most tokens of one draft'),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('How much is logged; never form values'),

  // The network.
  TRUST_PROXY: list(networkAddress).describe(
    'Addresses or ranges of the proxies in front, whose X-Forwarded-For is believed; nobody else’s ever is',
  ),
  CORS_ORIGINS: list(origin).describe('Other origins whose pages may call the API, such as https://school.example'),

  // Limits: what one network (an IPv4 address, or an IPv6 /56) and one token may ask for. A school is behind one address.
  REQUESTS_PER_MINUTE: limit(12_000).describe('API calls of one network a minute, counted by each instance; 0 for no limit'),
  DRAFTS_PER_MINUTE: limit(1200).describe('Drafts of one network a minute; 0 for no limit'),
  DRAFTS_PER_MINUTE_PER_TOKEN: limit(60).describe('Drafts of one access token, so of one open page, a minute; 0 for no limit'),
  SUBMISSIONS_PER_HOUR: limit(300).describe('Newsletter sign-ups and feedback of one network an hour; 0 for no limit'),

  // Overload and operations.
  DRAFT_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.min(4, availableParallelism()))
    .describe('Threads on which the built-in composer drafts; they start as they are needed'),
  MAX_OPEN_REQUESTS: limit(2000).describe('API calls under way at once; more are told to come back. 0 for no bound'),
  MAX_EVENT_LOOP_DELAY_MS: limit(500).describe('Calls are told to come back while the server answers later than this; 0 for no bound'),
  STOP_DELAY_SECONDS: z.coerce
    .number()
    .min(0)
    .max(120)
    .default(0)
    .describe('How long a stopping server still takes calls while /api/ready says no, for load balancers to notice'),
  STOP_TIMEOUT_SECONDS: z.coerce.number().positive().max(900).default(90).describe('Longest wait for calls under way when stopping'),
  METRICS_TOKEN: optionalText
    .pipe(z.string().min(16, 'must have at least 16 characters').optional())
    .describe('Turns on /metrics for Prometheus, for callers with this bearer token'),
});

export type Environment = z.infer<typeof environmentSchema>;

/** @throws Error with one line per setting at fault; values are not repeated, they may be secrets */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path[0]?.toString()}: ${message}`);
  throw new Error(`Settings that can't be used:\n${lines.join('\n')}`);
}
