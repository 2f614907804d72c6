import { compileFunction } from 'node:vm';
import { expect, it } from 'vitest';
import { build, type Rolldown } from 'vite';
import { fastSpread, withFastSpread } from './fast-spread.ts';

it('says a literal that begins with a spread in the way that is fast, and leaves the others', () => {
  const code = 'const a = { ...b, c: { ...d, e }, f: { ...g } }; const { h, ...i } = { j, ...k, l: [...m] };';
  expect(withFastSpread('a.js', code)).toBe(
    'const a = { ...null, ...b, c: { ...null, ...d, e }, f: { ...g } }; const { h, ...i } = { j, ...k, l: [...m] };',
  );
});

it('makes the same objects', () => {
  const code = '({ ...source, a: 3, ...{ b: 4 }, text: `“{ ...x, y }”` })';
  const source: unknown = JSON.parse('{ "a": 1, "__proto__": { "c": 2 } }');
  const run = (program: string): unknown => compileFunction(`return ${program}`, ['source'])(source);
  const [plain, fast] = [run(code), run(withFastSpread('a.js', code))];
  expect(fast).toEqual(plain);
  expect(Object.getOwnPropertyNames(fast)).toEqual(Object.getOwnPropertyNames(plain));
  expect(Object.getPrototypeOf(fast)).toBe(Object.prototype);
});

it('is left in by the bundler', async () => {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry.js' ? id : null),
    load: (id: string) => (id === 'entry.js' ? 'export const renamed = (form) => ({ ...form, title: 1 });' : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, fastSpread()],
    build: { ssr: true, write: false, target: 'node20', rolldownOptions: { input: 'entry.js' } },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  expect(chunk.code).toContain('...null,');
});
