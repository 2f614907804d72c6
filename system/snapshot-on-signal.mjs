/** For a system test: loaded before the server, it writes all that stands in the memory of every thread to files. */
import { createWriteStream, writeFileSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getHeapSnapshot } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const threads = createRequire(import.meta.url)('node:worker_threads');
  const workers = [];
  threads.Worker = class extends threads.Worker {
    constructor(...options) {
      super(...options);
      workers.push(this);
    }
  };
  syncBuiltinESMExports();
  const write = async () => {
    const folder = process.env.SNAPSHOTS;
    for (const [index, worker] of workers.entries()) {
      await pipeline(await worker.getHeapSnapshot(), createWriteStream(path.join(folder, `worker-${index}.heapsnapshot`)));
    }
    await pipeline(getHeapSnapshot(), createWriteStream(path.join(folder, 'main.heapsnapshot')));
    writeFileSync(path.join(folder, 'done'), '');
  };
  process.on('SIGUSR2', () => void write());
}
