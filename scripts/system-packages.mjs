/** Installs programs that the tests use from the system's own packages, where the system has apt and lets us. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** @returns whether the packages were installed */
export function installPackages(...packages) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest);
  };
  process.stdout.write(`Installing ${packages.join(', ')} for the tests …\n`);
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

export function findProgram(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/** Programs that open the files we make; tests that need one are skipped, visibly, where it can't be had. */
const PROGRAMS = { pdftotext: 'poppler-utils', soffice: 'libreoffice-writer-nogui' };

export function installFileReaders() {
  const missing = Object.entries(PROGRAMS).filter(([program]) => !findProgram(program));
  if (missing.length > 0) installPackages(...missing.map(([, name]) => name));
}

const SERVERS = {
  postgresql: () => existsSync('/usr/lib/postgresql') || findProgram('postgres'),
  nginx: () => existsSync('/usr/sbin/nginx') || findProgram('nginx'),
};

/** PostgreSQL and nginx; the tests start servers of their own, on ports of their own. */
export function installServers() {
  const missing = Object.keys(SERVERS).filter((name) => !SERVERS[name]());
  if (missing.length > 0 && !installPackages(...missing)) {
    process.stdout.write(`${missing.join(' and ')} could not be installed; tests that need them are skipped.\n`);
  }
}
