/** A drafting thread that runs against its bound of memory ends, and its drafts fail: what it knows must fit, whatever is asked for. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ORDINARY_FORMS } from '../src/testing/ordinary-forms.ts';
import { startServer } from './server-process.ts';

const TOPICS = path.resolve(import.meta.dirname, '../src/composer/topics');
/** Tools that read most of a kit. */
const TOOLS = ['quiz-maker', 'lesson-planner', 'vocabulary', 'question-bank'] as const;
const AT_A_TIME = 16;
const NO_LIMITS = { REQUESTS_PER_MINUTE: '0', DRAFTS_PER_MINUTE: '0', DRAFTS_PER_MINUTE_PER_TOKEN: '0' };

/** As a teacher would type them, more or less: 'water cycle'. */
function topicNames(): string[] {
  const folders = readdirSync(TOPICS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = folders.flatMap(({ name }) => readdirSync(path.join(TOPICS, name)));
  return files.map((file) => path.basename(file, '.ts').replaceAll('-', ' '));
}

it('drafts on every topic within the bounds of its threads', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-threads-'));
  const server = await startServer({ DATA_DIR: folder, ...NO_LIMITS });
  try {
    const token = await server.token();
    const topics = topicNames();
    expect(topics.length).toBeGreaterThan(150);
    const forms = topics.flatMap((topic) => TOOLS.map((toolId) => ({ toolId, formData: { ...ORDINARY_FORMS[toolId], topic } })));
    const statuses: number[] = [];
    await Promise.all(
      Array.from({ length: AT_A_TIME }, async () => {
        for (let form = forms.pop(); form; form = forms.pop()) {
          const answer = await server.post('/api/tools/generate', form, token);
          await answer.arrayBuffer();
          statuses.push(answer.status);
        }
      }),
    );
    expect(statuses).toHaveLength(topics.length * TOOLS.length);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
