import { expect, it } from 'vitest';
import { asPlainText } from './as-plain-text.ts';

it.each([
  ['a<b and c>d', 'a<b and c>d'],
  ['0<x<5', '0<x<5'],
  ['2**3 is 8 and 3**2 is 9', '2**3 is 8 and 3**2 is 9'],
  ['Python calls __init__ first', 'Python calls __init__ first'],
  ['Begin a paragraph with <p>.', 'Begin a paragraph with <p>.'],
  ['snake_case_name', 'snake_case_name'],
  ['5 * 4 * 3', '5 * 4 * 3'],
])('keeps %j', (text, kept) => {
  expect(asPlainText(text)).toBe(kept);
});

it.each([
  ['**Bold** and *slanted*', 'Bold and slanted'],
  ['__very important__ words', 'very important words'],
  ['<b>Bold <i>and more</i></b><br>', 'Bold and more'],
  ['<a href="https://example.org">site</a>', 'site'],
  ['<img src=x onerror=alert(1)>Hello', 'Hello'],
  ['<script>alert(1)</script>', 'alert(1)'],
  [String.raw`\frac{3}{4}`, '3/4'],
  ['## Heading', 'Heading'],
  ['[site](https://example.org)', 'site'],
])('takes the markup off %j', (text, plain) => {
  expect(asPlainText(text)).toBe(plain);
});
