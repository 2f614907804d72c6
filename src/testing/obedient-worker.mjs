/** For tests: a drafting thread that does what the tool's name says, where a real one would draft. */
import { threadId } from 'node:worker_threads';

const DEEDS = {
  break: () => process.exit(1),
  freeze() {
    for (;;);
  },
  swell() {
    const kept = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
  },
  rest: () => new Promise((resolve) => setTimeout(resolve, 100)),
  refuse: () => ({ refused: { code: 'no-fresh-item', message: 'No.' }, failures: [] }),
  fail: () => ({ fault: { type: 'TypeError', stack: ['at x'] } }),
};

export async function compose({ request }) {
  const outcome = await DEEDS[request.formData.details]?.();
  return outcome ?? { toolId: request.toolId, engine: 'composer', json: JSON.stringify({ thread: threadId }) };
}
