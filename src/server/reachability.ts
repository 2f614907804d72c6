import { addressOf } from './engines.ts';
import type { Environment } from './environment.ts';
import type { Services } from './services.ts';

const PROBE_TIMEOUT_MS = 2000;
const REMEMBER_MS = 30_000;

async function answers(url: string): Promise<boolean> {
  try {
    // Any answer will do: a refusal of the missing key shows that the provider is there.
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

/** Whether each engine's host answers, asked at most twice a minute, without keys. */
export function reachabilityOf(engineNames: readonly string[], env: Environment): Services['reachable'] {
  let asked: { readonly at: number; readonly result: ReturnType<Services['reachable']> } | undefined;
  return () => {
    if (asked && Date.now() - asked.at < REMEMBER_MS) return asked.result;
    const result = Promise.all(
      engineNames.map(async (name) => {
        const address = addressOf(name.split('/', 1)[0] ?? '', env);
        return { name, configured: true, reachable: address === undefined || (await answers(address)) };
      }),
    );
    asked = { at: Date.now(), result };
    return result;
  };
}
