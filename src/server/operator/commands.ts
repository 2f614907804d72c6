/** What an operator can do from a terminal, beside a running server or without one. */
import { parseArgs } from 'node:util';
import type { Environment } from '../environment.ts';
import { purge } from '../retention.ts';
import { storePlace } from '../stores/open-store.ts';
import { keyRing, rotateTokenKey } from '../stores/signing-keys.ts';
import type { Store } from '../stores/tables.ts';
import { deleteFeedback, deleteSubscriber, feedback, subscribers } from '../stores/user-data.ts';
import { unsubscribePath } from '../unsubscribe-links.ts';
import { backUp, restore } from './backup.ts';
import { csvLine } from './csv.ts';

export interface Operator {
  readonly store: Store;
  readonly env: Environment;
  /** Where results go. */
  readonly write: (text: string) => void;
}

/** Wrong use of a command; its message tells the right one. */
export class UsageError extends Error {}

const OPTIONS = {
  format: { type: 'string', default: 'csv' },
  links: { type: 'boolean', default: false },
  id: { type: 'string' },
  email: { type: 'string' },
  now: { type: 'boolean', default: false },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

interface Command {
  readonly usage: string;
  readonly does: string;
  run(operator: Operator, options: Options, argument: string): Promise<void>;
}

type Row = Readonly<Record<string, string | number>>;

/** CSV with a line of names, or one JSON object a line, written as it is read. */
async function writeRows(rows: AsyncIterable<Row>, names: readonly string[], { format }: Options, write: Operator['write']): Promise<void> {
  if (format !== 'csv' && format !== 'json') throw new UsageError('--format is csv or json');
  if (format === 'csv') write(csvLine(names));
  for await (const row of rows) {
    write(
      format === 'csv'
        ? csvLine(names.map((name) => row[name] ?? ''))
        : `${JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name]])))}\n`,
    );
  }
}

async function unsubscribeUrl({ store, env }: Operator, email: string): Promise<string> {
  if (env.PUBLIC_URL === undefined) throw new UsageError('Set PUBLIC_URL, so that the links lead to the address teachers use');
  const { signing } = await keyRing(store, 'links');
  return env.PUBLIC_URL.replace(/\/+$/u, '') + (await unsubscribePath(signing, email.trim().toLowerCase()));
}

async function* withLinks(operator: Operator): AsyncGenerator<Row> {
  for await (const subscriber of subscribers(operator.store)) {
    yield { ...subscriber, unsubscribe_url: await unsubscribeUrl(operator, subscriber.email) };
  }
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'} deleted\n`;

function required(argument: string, what: string): string {
  if (argument === '') throw new UsageError(`Say which ${what}`);
  return argument;
}

function embeddedFile({ env }: Operator): string {
  const place = storePlace(env);
  if ('url' in place) throw new UsageError('This is for the embedded store. For PostgreSQL use pg_dump and pg_restore.');
  return place.file;
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  'subscribers list': {
    usage: 'subscribers list [--format csv|json] [--links]',
    does: 'lists the newsletter’s subscribers; with --links also the link to unsubscribe, for mails',
    run: (operator, options) =>
      writeRows(
        options.links ? withLinks(operator) : subscribers(operator.store),
        ['email', 'first_name', 'last_name', 'subscribed_at', ...(options.links ? ['unsubscribe_url'] : [])],
        options,
        operator.write,
      ),
  },
  'subscribers delete': {
    usage: 'subscribers delete ADDRESS',
    does: 'unsubscribes an address: deletes its sign-up',
    run: async ({ store, write }, _options, address) =>
      write(counted(await deleteSubscriber(store, required(address, 'address')), 'sign-up')),
  },
  'subscribers link': {
    usage: 'subscribers link ADDRESS',
    does: 'prints the link that unsubscribes an address, for a mail',
    run: async (operator, _options, address) => operator.write(`${await unsubscribeUrl(operator, required(address, 'address'))}\n`),
  },
  'feedback list': {
    usage: 'feedback list [--format csv|json]',
    does: 'lists all feedback, oldest first',
    run: ({ store, write }, options) =>
      writeRows(
        feedback(store),
        ['id', 'created_at', 'type', 'tool_id', 'rating', 'details', 'first_name', 'last_name', 'email', 'use_as_testimonial'],
        options,
        write,
      ),
  },
  'feedback delete': {
    usage: 'feedback delete --id NUMBER | --email ADDRESS',
    does: 'deletes one message, or all from an address',
    async run({ store, write }, { id, email }) {
      if ((id === undefined) === (email === undefined)) throw new UsageError('Say --id or --email');
      if (id !== undefined && !/^\d{1,15}$/u.test(id)) throw new UsageError('--id is a number');
      write(counted(await deleteFeedback(store, email === undefined ? { id: Number(id) } : { email }), 'message'));
    },
  },
  'feedback purge': {
    usage: 'feedback purge',
    does: 'deletes feedback older than 24 months, as the server does every day',
    run: async ({ store, write }) => write(counted(await purge(store), 'message')),
  },
  'person delete': {
    usage: 'person delete ADDRESS',
    does: 'deletes everything kept about an address: sign-up and feedback',
    async run({ store, write }, _options, argument) {
      const email = required(argument, 'address');
      write(counted(await deleteSubscriber(store, email), 'sign-up'));
      write(counted(await deleteFeedback(store, { email }), 'message'));
    },
  },
  'store backup': {
    usage: 'store backup FILE',
    does: 'copies the embedded store while the server runs',
    async run(operator, _options, copy) {
      backUp(embeddedFile(operator), required(copy, 'file'));
      operator.write(`${copy} written\n`);
    },
  },
  'store restore': {
    usage: 'store restore FILE',
    does: 'replaces what the embedded store holds by a copy’s contents; the server may run',
    async run(operator, _options, copy) {
      await restore(required(copy, 'file'), embeddedFile(operator));
      operator.write(`${copy} restored. Restart a running server, so that it reads the keys.\n`);
    },
  },
  'keys rotate': {
    usage: 'keys rotate [--now]',
    does: 'makes a new key for access tokens; older tokens stay valid until they expire, or end at once with --now',
    async run({ store, env, write }, { now }) {
      if (env.TOKEN_SECRET !== undefined) throw new UsageError('TOKEN_SECRET is set: change it and restart instead');
      await rotateTokenKey(store, now ? 0 : env.TOKEN_HOURS);
      write(now ? 'New key; every open page gets a new token by itself.\n' : 'New key; it signs in two minutes.\n');
    },
  },
};

export function usage(): string {
  const width = Math.max(...Object.values(COMMANDS).map(({ usage: text }) => text.length)) + 2;
  const lines = Object.values(COMMANDS).map(({ usage: text, does }) => `  ${text.padEnd(width)}${does}`);
  return `Usage: npm run -s operator -- COMMAND\n\n${lines.join('\n')}\n`;
}

/** @throws UsageError for anything but a command used as it says */
export async function runCommand(operator: Operator, args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [group = '', action = '', argument = '', ...others] = positionals;
  const command = COMMANDS[`${group} ${action}`];
  if (!command || others.length > 0) throw new UsageError(usage());
  await command.run(operator, values, argument);
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage()}`);
  }
}
