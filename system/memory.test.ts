/** What is typed into a tool does not outlive its request, not even in memory. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ORDINARY_FORMS } from '../src/testing/ordinary-forms.ts';
import { CATALOGUE, TOOL_IDS, type ToolId } from '../src/tools/catalogue.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** A word that neither the language nor a topic knows, so that it is looked at for slips of the fingers. */
const TYPED = 'Xylocanary';
const ANY_SPELLING = new RegExp(TYPED, 'iu');
/** Whole texts, not only their beginnings. */
const FLAGS = ['--heap-snapshot-string-limit=1000000', '--import', path.resolve(import.meta.dirname, 'snapshot-on-signal.mjs')];
const LONGEST_MS = 60_000;
const NO_LIMITS = { REQUESTS_PER_MINUTE: '0', DRAFTS_PER_MINUTE: '0', DRAFTS_PER_MINUTE_PER_TOKEN: '0' };

let folder: string;
let server: ServerProcess;
let token: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-memory-'));
  const snapshots = path.join(folder, 'snapshots');
  mkdirSync(snapshots);
  server = await startServer({ DATA_DIR: folder, SNAPSHOTS: snapshots, DRAFT_THREADS: '1', ...NO_LIMITS }, FLAGS);
  token = await server.token();
});
afterEach(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true });
});

function typedInto(toolId: ToolId, word: string): Record<string, string> {
  const form: Record<string, string> = { ...ORDINARY_FORMS[toolId] };
  for (const { kind, name } of CATALOGUE[toolId].fields) {
    if (kind === 'text' || kind === 'textarea') form[name] = `${form[name] ?? ''} ${word}`.trim();
  }
  return form;
}

async function useEveryTool(word: string): Promise<void> {
  for (const toolId of TOOL_IDS) {
    const formData = typedInto(toolId, word);
    const answer = await server.post('/api/tools/generate', { toolId, formData }, token);
    const { document } = (await answer.json()) as { document: unknown };
    expect(answer.status).toBe(200);
    await (await server.post('/api/tools/check', { toolId, formData, document }, token)).text();
    await (await server.post('/api/tools/replace-item', { toolId, formData, document, index: 0 }, token)).text();
    await (await server.post('/api/tools/revise', { toolId, formData, document, followUp: { kind: 'shorter' } }, token)).text();
  }
}

/** The memory of every thread, as V8 writes it after it has collected what nobody holds. */
async function memories(): Promise<Map<string, string>> {
  const snapshots = path.join(folder, 'snapshots');
  process.kill(server.pid, 'SIGUSR2');
  const deadline = performance.now() + LONGEST_MS;
  while (!existsSync(path.join(snapshots, 'done'))) {
    if (performance.now() > deadline) throw new Error('No snapshots were written');
    await sleep(100);
  }
  const names = readdirSync(snapshots).filter((name) => name.endsWith('.heapsnapshot'));
  return new Map(names.map((name) => [name, readFileSync(path.join(snapshots, name), 'latin1')]));
}

it('is gone once all calls are answered', async () => {
  await useEveryTool(TYPED);
  const found = await memories();
  expect([...found.keys()]).toEqual(expect.arrayContaining(['main.heapsnapshot', 'worker-0.heapsnapshot']));
  for (const [thread, memory] of found) {
    // What the server itself says is there, or nothing could be found.
    expect(memory).toContain(thread === 'main.heapsnapshot' ? 'homeroom_drafts_total' : 'photosynthesis');
    const at = memory.search(ANY_SPELLING);
    expect({ thread, found: at < 0 ? '' : memory.slice(Math.max(0, at - 200), at + 200) }).toEqual({ thread, found: '' });
  }
});
