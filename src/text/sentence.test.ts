import { expect, it } from 'vitest';
import { quotedPhrase, quotedSentence } from './sentence.ts';

it.each([
  ['Plants eat soil.', '“Plants eat soil.”', '“Plants eat soil”'],
  ['“Plants eat soil.”', '“Plants eat soil.”', '“Plants eat soil”'],
  ['“Plants eat soil”', '“Plants eat soil.”', '“Plants eat soil”'],
  ['Is it alive?', '“Is it alive?”', '“Is it alive?”'],
  ['“At least 10” means 10 or less.', '“‘At least 10’ means 10 or less.”', '“‘At least 10’ means 10 or less”'],
  ['“Up” and “down” say “where.”', '“‘Up’ and ‘down’ say ‘where.’”', '“‘Up’ and ‘down’ say ‘where.’”'],
])('%s stands once in quotation marks', (text, sentence, phrase) => {
  expect(quotedSentence(text)).toBe(sentence);
  expect(quotedPhrase(text)).toBe(phrase);
});
