import { afterEach, expect, it, vi } from 'vitest';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts';
import { type Retention, keepRetention } from './retention.ts';
import { saveFeedback } from './stores/user-data.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const MESSAGE = {
  feedback: 'comments',
  details: 'It helped.',
  toolId: 'warm-up',
  rating: 5,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.org',
  useAsTestimonial: false,
} as const;

let temporary: TemporaryStore;
let retention: Retention | undefined;
afterEach(async () => {
  retention?.stop();
  vi.useRealTimers();
  await temporary.remove();
});

it('deletes nothing on the day on which the clock is set ahead, and what is old once it has run evenly', async () => {
  temporary = await temporaryStore();
  const { store } = temporary;
  await saveFeedback(store, MESSAGE);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const clock = { wall: Date.now(), steady: 0 };
  const said = () => vi.fn<(...words: unknown[]) => void>();
  const log = { error: said(), info: said(), warn: said() };
  retention = keepRetention(store, log, { wall: () => clock.wall, steady: () => clock.steady });
  const nextDay = (setAheadMs = 0): void => {
    clock.wall += DAY_MS + setAheadMs;
    clock.steady += DAY_MS;
    vi.advanceTimersByTime(DAY_MS);
  };

  nextDay(3 * YEAR_MS);
  expect(log.warn).toHaveBeenCalledOnce();
  nextDay();
  await vi.waitFor(() => expect(log.info.mock.calls).toEqual([[{ deleted: 1 }, 'old feedback deleted']]));
  expect(log.warn).toHaveBeenCalledOnce();
  expect(log.error).not.toHaveBeenCalled();
});
