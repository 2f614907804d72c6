/** The composer in the calling thread: for development and tests, where nothing is built that a thread could load. */
import type { Composer } from './composer-threads.ts';
import { compose } from './draft-worker.ts';

export const composeHere: Composer = { run: compose, close: () => Promise.resolve() };
