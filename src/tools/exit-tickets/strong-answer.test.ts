import { expect, test } from 'vitest';
import { strongAnswer } from './strong-answer.ts';

const asked = { thinking: 'analyze', question: 'Why was each compromise hard to keep?', probe: 'Which one could have lasted?' } as const;

test('sentences become parts of one line', () => {
  expect(strongAnswer({ ...asked, lookFors: ['Names two reasons.', 'Gives an example.'] })).toBe(
    'A strong answer: names two reasons; gives an example.',
  );
});

test('a name at the beginning of a few words keeps its capital', () => {
  expect(strongAnswer({ ...asked, lookFors: ['Missouri, 1850, Kansas-Nebraska', 'shows what each left open'] })).toBe(
    'A strong answer: Missouri, 1850, Kansas-Nebraska; shows what each left open.',
  );
});
