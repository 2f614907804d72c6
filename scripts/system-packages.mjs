/** What tests use of the operating system's packages, where they can be installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

/** @returns whether they are installed now; false where this system has no apt, or no right to use it */
export function installPackages(names) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest);
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}

const PACKAGES = {
  postgresql: () => existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0,
  nginx: () => existsSync('/usr/sbin/nginx'),
};

/** PostgreSQL and nginx; the tests start servers of their own, on ports of their own. */
export function installSystemPackages() {
  const missing = Object.keys(PACKAGES).filter((name) => !PACKAGES[name]());
  if (missing.length === 0) return;
  process.stdout.write(`Installing ${missing.join(' and ')} for the tests …\n`);
  if (!installPackages(missing))
    process.stdout.write(`${missing.join(' and ')} could not be installed; tests that need them are skipped.\n`);
}
