/** Reads an answer of text/event-stream in the browser, event by event, however the network cuts it. */
import type { GenerateEvent } from '../../../api/schemas.ts';

const EVENT = /^event: (?<phase>\w+)\ndata: (?<data>.*)$/su;

export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<GenerateEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let held = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      held += decoder.decode(value, { stream: true });
      const blocks = held.split('\n\n');
      held = blocks.pop() ?? '';
      for (const block of blocks) {
        // What is no event, such as the server's sign of life, is passed by.
        const { phase, data } = EVENT.exec(block)?.groups ?? {};
        if (data !== undefined) yield { phase, ...(JSON.parse(data) as object) } as GenerateEvent;
      }
    }
  } finally {
    // A reader that stops early must not leave the model writing.
    await reader.cancel().catch(() => undefined);
  }
}
