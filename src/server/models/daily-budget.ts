/**
 * What models may cost a day, in tokens or requests. Each call reserves the most it can use before it is made, so that
 * the budget holds however many run at once; what it did not use is given back. Days are UTC.
 */
import { EngineFailure } from '../../generation/engine.ts';
import { estimatedTokens, type ModelClient, type ModelRequest, type TokenUsage } from '../../generation/model-client.ts';

export interface BudgetSettings {
  readonly unit: 'tokens' | 'requests';
  readonly most: number;
}

/** What was used on a day: counts, and nothing of what was asked or answered. */
export interface UsageLedger {
  usedOn(day: string): Promise<{ readonly requests: number; readonly tokens: number }>;
  add(day: string, used: { readonly requests: number; readonly tokens: number }): Promise<void>;
}

/** '500 requests', '2000000 tokens', '2_000_000' (tokens); undefined if it is none of these. */
export function parseBudget(text: string): BudgetSettings | undefined {
  const groups = /^(?<most>\d[\d_,]*)\s*(?<unit>tokens?|requests?)?$/iu.exec(text.trim())?.groups;
  if (!groups) return undefined;
  const most = Number(groups['most']?.replaceAll(/[_,]/gu, ''));
  return Number.isSafeInteger(most)
    ? { most, unit: groups['unit']?.toLowerCase().startsWith('r') === true ? 'requests' : 'tokens' }
    : undefined;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export class DailyBudget {
  readonly #settings: BudgetSettings;
  readonly #ledger: UsageLedger;
  readonly #now: () => Date;
  #day = '';
  #used: Promise<{ requests: number; tokens: number }> = Promise.resolve({ requests: 0, tokens: 0 });
  #reserved = 0;

  constructor(settings: BudgetSettings, ledger: UsageLedger, now: () => Date = () => new Date()) {
    this.#settings = settings;
    this.#ledger = ledger;
    this.#now = now;
  }

  /** @throws EngineFailure 'over-budget' without calling */
  async spend<T extends { readonly usage: TokenUsage | undefined; readonly text: string }>(
    request: Pick<ModelRequest, 'system' | 'user' | 'maxTokens'>,
    call: () => Promise<T>,
  ): Promise<T> {
    const day = this.#today();
    const used = await this.#used;
    const input = estimatedTokens(request.system + request.user);
    const reserve = this.#settings.unit === 'tokens' ? input + request.maxTokens : 1;
    if (used[this.#settings.unit] + this.#reserved + reserve > this.#settings.most) {
      throw new EngineFailure('over-budget', `The day's budget of ${this.#settings.most} ${this.#settings.unit} is spent`);
    }
    this.#reserved += reserve;
    // A call that fails has sent its request; what the provider counts for it is not told.
    let tokens = input;
    try {
      const answer = await call();
      tokens = answer.usage ? answer.usage.inputTokens + answer.usage.outputTokens : input + estimatedTokens(answer.text);
      return answer;
    } finally {
      if (day === this.#day) {
        this.#reserved -= reserve;
        used.requests += 1;
        used.tokens += tokens;
      }
      // The draft is made and paid for: it is not lost because its cost could not be written down. The count in memory holds.
      await this.#ledger.add(day, { requests: 1, tokens }).catch((error: unknown) => {
        process.emitWarning(`The use of models could not be kept: ${error instanceof Error ? error.message : 'unknown'}`);
      });
    }
  }

  /** A new day begins with what the ledger knows of it: a restart forgets nothing. */
  #today(): string {
    const day = dayOf(this.#now());
    if (day !== this.#day) {
      this.#day = day;
      this.#reserved = 0;
      this.#used = this.#ledger.usedOn(day).then(
        (used) => ({ ...used }),
        () => {
          this.#day = '';
          throw new EngineFailure('unavailable', 'What was used today could not be read');
        },
      );
    }
    return day;
  }
}

/** The same client, with its calls paid from the budget. */
export function withBudget(client: ModelClient, budget: DailyBudget): ModelClient {
  return { name: client.name, complete: (request) => budget.spend(request, () => client.complete(request)) };
}
