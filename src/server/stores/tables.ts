/** What the store keeps: sign-ups, feedback and keys. Never form values or drafts. */
import type { Generated, Kysely } from 'kysely';

export interface Tables {
  signing_keys: {
    id: Generated<number>;
    /** 'tokens' or 'links'. */
    purpose: Generated<string>;
    /** 32 random bytes, base64. */
    secret: string;
    /** ISO 8601 in UTC, as every time in the store: such texts sort by time. */
    created_at: string;
  };
  subscribers: {
    /** Lower case: one subscriber per address. */
    email: string;
    first_name: string;
    last_name: string;
    /** 1 or 0: the embedded driver aborts on booleans. */
    subscribed: number;
    subscribed_at: string;
  };
  feedback: {
    id: Generated<number>;
    type: string;
    details: string;
    tool_id: string;
    rating: number;
    first_name: string;
    last_name: string;
    email: string;
    use_as_testimonial: number;
    created_at: string;
  };
  /** What language models were asked for on a day (UTC): counts alone. */
  model_usage: { day: string; requests: number; tokens: number };
}

/** The store's queries, the same for SQLite and PostgreSQL; `destroy` finishes what waits and closes it. */
export type Store = Kysely<Tables>;
