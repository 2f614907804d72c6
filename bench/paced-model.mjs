/**
 * A made-up model in a process of its own: streams the document in DOCUMENT by OpenAI's protocol, the first piece after
 * TTFT_MS and PIECES_PER_SECOND after that. Prints its address, then serves until it is ended.
 */
import http from 'node:http';

const { DOCUMENT = '{}', TTFT_MS = '20', PIECES_PER_SECOND = '50', PIECE_CHARACTERS = '20' } = process.env;
const pieces = DOCUMENT.match(new RegExp(`[^]{1,${PIECE_CHARACTERS}}`, 'gu')) ?? [];
const gapMs = 1000 / Number(PIECES_PER_SECOND);
const event = (delta, reason) =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;

const server = http.createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    const startedMs = performance.now() + Number(TTFT_MS);
    let next = 0;
    const write = () => {
      // Every piece whose time has come, so that the pace holds on a busy machine.
      while (next < pieces.length && performance.now() >= startedMs + next * gapMs) {
        response.write(event({ content: pieces[next] }, null));
        next += 1;
      }
      if (next < pieces.length) timer = setTimeout(write, Math.max(1, startedMs + next * gapMs - performance.now()));
      else response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
    };
    let timer = setTimeout(write, Number(TTFT_MS));
    response.once('close', () => clearTimeout(timer));
  });
});
server.listen(0, '127.0.0.1', 4096, () => process.stdout.write(`http://127.0.0.1:${server.address().port}/v1\n`));
