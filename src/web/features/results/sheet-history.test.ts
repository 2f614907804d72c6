import { expect, it } from 'vitest';
import type { GeneratedContent } from '../tools/generate-content.ts';
import { type SheetHistory, redone, undone, withDraft, withStep } from './sheet-history.ts';

const draft = (content: string): GeneratedContent => ({
  content,
  notices: [],
  passedOver: [],
  engine: 'composer',
  reading: undefined,
  checks: [],
  document: { text: content },
  toolId: 'rubric',
  form: {},
  followUps: [],
});
const edited = (history: SheetHistory, text: string): SheetHistory => withStep(history, { ...history.present, document: { text } });

it('goes back from a second draft to the first with its edits, and forward again', () => {
  const first = edited(withDraft(undefined, draft('first')), 'first, edited');
  const second = withDraft(first, draft('second'));
  expect(second.present.result.content).toBe('second');
  expect(undone(second).present).toBe(first.present);
  expect(undone(undone(second)).present.document).toEqual({ text: 'first' });
  expect(redone(undone(second)).present).toBe(second.present);
});

it('forgets what lay ahead when something new is done', () => {
  const back = undone(withDraft(withDraft(undefined, draft('first')), draft('second')));
  expect(withDraft(back, draft('third')).future).toEqual([]);
});

it('keeps twenty steps back', () => {
  let history = withDraft(undefined, draft('0'));
  for (let step = 1; step <= 30; step += 1) history = edited(history, String(step));
  expect(history.past).toHaveLength(20);
  for (let step = 0; step < 40; step += 1) history = undone(history);
  expect(history.present.document).toEqual({ text: '10' });
});
