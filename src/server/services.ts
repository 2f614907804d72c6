import type { Drafting } from './drafting/drafting.ts';
import type { Limits } from './rate-limits.ts';
import type { KeyRing } from './stores/signing-keys.ts';
import type { Store } from './stores/tables.ts';
import type { Tokens } from './tokens.ts';

/** What the routes work with; built from the environment at start, or by a test. */
export interface Services {
  readonly drafting: Drafting;
  readonly store: Store;
  readonly tokens: Tokens;
  readonly limits: Limits;
  /** The keys of unsubscribe links. */
  readonly linkKeys: KeyRing;
  readonly version: string;
  /** Asks each configured engine whether it answers; no secrets, bounded in time. */
  readonly reachable: () => Promise<{ name: string; configured: boolean; reachable: boolean }[]>;
  /** Whether the server takes new calls; false once it is stopping. */
  readonly ready: () => boolean;
}
