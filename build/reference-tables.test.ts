import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { environmentSchema } from '../src/server/environment.ts';
import { referenceDocuments } from './reference-tables.ts';

it.each(referenceDocuments())('$file says what the code does (npm run docs writes it)', ({ is, shouldBe }) => {
  expect(is).toBe(shouldBe);
});

it('.env.example names every setting', () => {
  const example = readFileSync(path.resolve(import.meta.dirname, '../.env.example'), 'utf8');
  const missing = Object.keys(environmentSchema.shape).filter((name) => !new RegExp(`^# ${name}=`, 'mu').test(example));
  expect(missing).toEqual([]);
});
