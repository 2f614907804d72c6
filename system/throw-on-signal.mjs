/** For a system test: loaded before the server, it throws where nobody catches. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('SIGUSR2', () => {
    const fault = new Error('Xylocanary was typed');
    if (process.env.FAULT === 'rejection') void Promise.reject(fault);
    else throw fault;
  });
}
