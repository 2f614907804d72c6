/** Installs what the lock file names, if it is not there yet. Plain Node: runs before anything is installed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');
const MARK = path.join(ROOT, 'node_modules', '.installed-lock');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
}

/** Runs npm ci when node_modules is missing or was installed from another lock file. Ends the process if that fails. */
export function installMissing() {
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lockHash()) return;
  process.stdout.write('Installing what is missing …\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write('Installing failed. Check the connection to the npm registry and try again.\n');
    process.exit(1);
  }
  writeFileSync(MARK, lockHash());
}
