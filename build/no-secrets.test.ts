import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const BINARY = /\.(?:png|ico|woff2?|ttf)$/u;

/** What keys look like: OpenAI, Anthropic, AWS, GitHub, Google, Slack, Stripe, private keys, and addresses with passwords. */
const SECRETS =
  /\bsk-(?:proj-|ant-)?[A-Za-z0-9_-]{32,}|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}|\bAIza[0-9A-Za-z_-]{35}|\bxox[abprs]-[0-9A-Za-z-]{20,}|\b[sr]k_live_[0-9A-Za-z]{20,}|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/u;

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).split('\0').filter(Boolean);
}

it.skipIf(!existsSync(path.join(ROOT, '.git')))('no file of the repository holds a key', () => {
  const holders = trackedFiles().filter((file) => {
    const full = path.join(ROOT, file);
    return !BINARY.test(file) && existsSync(full) && SECRETS.test(readFileSync(full, 'utf8'));
  });
  expect(holders).toEqual([]);
});
