import { expect, it, onTestFinished } from 'vitest';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { usageLedger } from '../stores/model-usage.ts';
import { DailyBudget, parseBudget } from './daily-budget.ts';

const request = { system: 'abc', user: 'def', maxTokens: 98 };
const answer = { text: 'short', usage: { inputTokens: 2, outputTokens: 8 } };
const spend = (budget: DailyBudget, call = () => Promise.resolve(answer)): Promise<string> =>
  budget.spend(request, call).then(
    () => 'spent',
    (error: unknown) => (error as { kind: string }).kind,
  );

it.each([
  ['500 requests', { most: 500, unit: 'requests' }],
  ['2_000_000', { most: 2_000_000, unit: 'tokens' }],
  ['1,500 tokens', { most: 1500, unit: 'tokens' }],
  ['0', { most: 0, unit: 'tokens' }],
  ['lots', undefined],
  ['-5', undefined],
])('reads %s', (text, settings) => {
  expect(parseBudget(text)).toEqual(settings);
});

it('holds the tokens of a day, however many calls run at once, and gives back what was not used', async () => {
  const { store, remove } = await temporaryStore();
  onTestFinished(remove);
  const ledger = usageLedger(store);
  // Each call may use 100 tokens and uses 10.
  const budget = new DailyBudget({ unit: 'tokens', most: 215 }, ledger);
  expect(await Promise.all([spend(budget), spend(budget), spend(budget)])).toEqual(['spent', 'spent', 'over-budget']);
  for (let time = 0; time < 10; time += 1) expect(await spend(budget)).toBe('spent');
  expect(await spend(budget)).toBe('over-budget');
});

it('counts failed calls too, outlives a restart and ends with the day', async () => {
  const { store, remove } = await temporaryStore();
  onTestFinished(remove);
  const ledger = usageLedger(store);
  let now = new Date('2026-03-01T23:59:00Z');
  const open = (): DailyBudget => new DailyBudget({ unit: 'requests', most: 2 }, ledger, () => now);
  expect(await spend(open())).toBe('spent');
  const budget = open();
  expect(await spend(budget, () => Promise.reject(Object.assign(new Error('down'), { kind: 'unavailable' })))).toBe('unavailable');
  expect(await spend(budget)).toBe('over-budget');
  expect(await spend(open())).toBe('over-budget');
  expect(await ledger.usedOn('2026-03-01')).toMatchObject({ requests: 2 });
  now = new Date('2026-03-02T00:00:00Z');
  expect(await spend(budget)).toBe('spent');
});
