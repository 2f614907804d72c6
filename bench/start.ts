/**
 * How long the built server takes to start with all it knows, and what memory it needs: at rest, and after a draft on
 * every topic. Run: npm run bench:start
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { TOPIC_CARDS } from '../src/composer/topics/topic-packs.ts';
import { ORDINARY_FORMS } from '../src/testing/ordinary-forms.ts';
import { startBuiltServer } from './built-server.ts';

const STARTS = 5;
/** Until the drafting thread has loaded what it knows. */
const SETTLE_MS = 3000;

export async function main(): Promise<void> {
  const starts: { startMs: number; restMb: number; allMb: number }[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const server = await startBuiltServer();
    await sleep(SETTLE_MS);
    const { residentMb: restMb } = await server.usage();
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await server.token()}` };
    for (const { title } of TOPIC_CARDS) {
      const body = JSON.stringify({ toolId: 'quiz-maker', formData: { ...ORDINARY_FORMS['quiz-maker'], topic: title } });
      const answer = await fetch(`${server.url}/api/tools/generate`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`${title}: ${await answer.text()}`);
    }
    const { residentMb: allMb } = await server.usage();
    starts.push({ startMs: server.startMs, restMb, allMb });
    await server.stop();
  }
  const median = (values: readonly number[]): string =>
    (values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0).toFixed(0);
  const rows = [
    ['topic packs', String(TOPIC_CARDS.length)],
    ['from the start of the process to the first answer, ms', median(starts.map(({ startMs }) => startMs))],
    ['memory at rest, MB', median(starts.map(({ restMb }) => restMb))],
    ['memory after a quiz on every topic, MB', median(starts.map(({ allMb }) => allMb))],
  ];
  process.stdout.write(`| median of ${STARTS} starts | |\n| --- | ---: |\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
}
