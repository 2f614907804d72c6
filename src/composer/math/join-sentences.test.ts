import { describe, expect, it } from 'vitest';
import { joinSentences } from './join-sentences.ts';

describe('joinSentences', () => {
  it.each([
    ['Kai has 3 pounds of rice. Kai uses 1/2 pound. How much is left?', 'Kai has 3 pounds of rice and uses 1/2 pound. How much is left?'],
    ['Kai has 3 cups. Mei has 2 cups. How many more does Kai have?', 'Kai has 3 cups, and Mei has 2 cups. How many more does Kai have?'],
    [
      'Kai puts 24 figs into 4 bags. Each bag gets the same number. How many go in each?',
      'Kai puts 24 figs into 4 bags, and each bag gets the same number. How many go in each?',
    ],
    ['It starts at 3:15 p.m. It lasts 20 minutes. When does it end?', 'It starts at 3:15 p.m. It lasts 20 minutes. When does it end?'],
    ['What is 2 + 2?', 'What is 2 + 2?'],
  ])('reads well: %j', (text, joined) => {
    expect(joinSentences(text, ['Kai', 'Mei'], 1)).toBe(joined);
  });
});
