/** `npm run operator -- COMMAND`: runs one of the operator's commands and ends. */
import { readEnvironment } from '../environment.ts';
import { openStore, storePlace } from '../stores/open-store.ts';
import { UsageError, runCommand, usage } from './commands.ts';

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args[0] === 'help' || args[0] === '--help') {
    process.stdout.write(usage());
    return;
  }
  const env = readEnvironment(process.env);
  const store = await openStore(storePlace(env));
  try {
    await runCommand({ store, env, write: (text) => process.stdout.write(text) }, args);
  } finally {
    await store.destroy();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
