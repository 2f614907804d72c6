import { expect, it } from 'vitest';
import { contentKind } from './file-name.ts';

it.each([
  ['<h1>Rubric Matrix: Essay</h1>', 'rubric'],
  ['<p>Scores</p><table><tr><td>1</td></tr></table>', 'rubric'],
  ['<h1>Warm-Up Activity: Maps</h1><p>Quiz tomorrow</p>', 'activity'],
  ['<h1>Exit Ticket: Maps</h1>', 'activity'],
  ['<h1>Quiz: Maps</h1>', 'quiz'],
  ['<p>Unit Test on maps</p>', 'quiz'],
  ['<h1>Lesson Plan: Bridges</h1><p>Test your bridge.</p>', 'generated-content'],
  ['<p>Dear Ms. Rivera,</p>', 'generated-content'],
])('%s is a %s', (html, kind) => {
  expect(contentKind(html)).toBe(kind);
});
