/** For tests: the events of a text/event-stream, as they come. */
import type { GenerateEvent } from '../api/schemas.ts';

export type TimedEvent = GenerateEvent & { readonly atMs: number };

export async function* readEventStream(response: Response): AsyncGenerator<TimedEvent> {
  let held = '';
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    held += decoder.decode(bytes, { stream: true });
    const blocks = held.split('\n\n');
    held = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, phase, data] = /^event: (\w+)\ndata: (.*)$/u.exec(block) ?? [];
      if (data !== undefined) yield { phase, ...(JSON.parse(data) as object), atMs: performance.now() } as TimedEvent;
    }
  }
}
