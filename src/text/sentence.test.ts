import { expect, it } from 'vitest';
import { lowerFirst, quotedPhrase, quotedSentence } from './sentence.ts';

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

it.each([
  ['Names a reason.', 'names a reason.'],
  ['It’s a shield.', 'it’s a shield.'],
  ['Mara’s change at the end', 'Mara’s change at the end'],
  ['Rosa Parks stays seated', 'Rosa Parks stays seated'],
  ['DNA is copied', 'DNA is copied'],
  ['Mrs. Okoro trusts Dev', 'Mrs. Okoro trusts Dev'],
])('%j stands inside a sentence as %j', (text, inside) => {
  expect(lowerFirst(text)).toBe(inside);
});
