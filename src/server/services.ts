import type { Engine } from '../generation/engine.ts';
import type { Store } from './stores/database.ts';
import type { Tokens } from './tokens.ts';

/** What the routes work with; built from the environment at start, or by a test. */
export interface Services {
  readonly engines: readonly [Engine, ...Engine[]];
  /** For all models of one draft together; then the composer drafts. */
  readonly modelTimeLimitMs: number;
  readonly store: Store;
  readonly tokens: Tokens;
  readonly version: string;
  /** Asks each configured engine whether it answers; no secrets, bounded in time. */
  readonly reachable: () => Promise<{ name: string; configured: boolean; reachable: boolean }[]>;
}
