/**
 * How long POST /api/tools/generate takes with the built-in composer, over HTTP on this machine, one request at a time:
 * median and p95 for every tool, and the size of the answer. Run: npm run bench
 */
import { ORDINARY_FORMS } from '../src/testing/ordinary-forms.ts';
import { testApp } from '../src/testing/test-app.ts';
import { TOOL_IDS } from '../src/tools/catalogue.ts';

const WARM_UP_REQUESTS = 30;
const MEASURED_REQUESTS = 200;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export async function main(): Promise<void> {
  const { app, tokens } = await testApp();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokens.issue()}` };
  process.stdout.write('| tool | median ms | p95 ms | answer KB |\n| --- | ---: | ---: | ---: |\n');
  for (const toolId of TOOL_IDS) {
    const body = JSON.stringify({ toolId, formData: ORDINARY_FORMS[toolId] });
    const times: number[] = [];
    let bytes = 0;
    for (let request = 0; request < WARM_UP_REQUESTS + MEASURED_REQUESTS; request += 1) {
      const started = performance.now();
      const answer = await fetch(`${address}/api/tools/generate`, { method: 'POST', headers, body });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${toolId}: ${text}`);
      bytes = text.length;
      if (request >= WARM_UP_REQUESTS) times.push(performance.now() - started);
    }
    times.sort((one, other) => one - other);
    process.stdout.write(
      `| ${toolId} | ${percentile(times, 0.5).toFixed(2)} | ${percentile(times, 0.95).toFixed(2)} | ${(bytes / 1024).toFixed(1)} |\n`,
    );
  }
  await app.close();
}
