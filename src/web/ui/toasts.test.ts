import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts, showToast } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('keeps at most twenty, the newest first', () => {
  for (let number = 1; number <= 25; number += 1) showToast('neutral', `message ${number}`);
  expect(currentToasts()).toHaveLength(20);
  expect(currentToasts()[0]?.message).toBe('message 25');
});

it('shows a success for 2,000 ms, neutral and error for 4,000 ms', () => {
  showToast('success', 'saved');
  showToast('neutral', 'noted');
  showToast('error', 'failed');
  vi.advanceTimersByTime(1999);
  expect(currentToasts()).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(currentToasts().map(({ kind }) => kind)).toEqual(['error', 'neutral']);
  vi.advanceTimersByTime(2000);
  expect(currentToasts()).toEqual([]);
});
