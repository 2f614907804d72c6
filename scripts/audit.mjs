/** Known faults in the dependencies that are shipped, where the registry answers. */
import { spawnSync } from 'node:child_process';
import { ROOT } from './install.mjs';

const GRAVE = ['high', 'critical'];

/** @returns one line for each grave fault; undefined where no answer can be had */
export function auditDependencies() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = spawnSync(npm, ['audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 30_000,
    shell: process.platform === 'win32',
  });
  let report;
  try {
    report = JSON.parse(stdout);
  } catch {
    return undefined;
  }
  if (report.vulnerabilities === undefined) return undefined;
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
}
