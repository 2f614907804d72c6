/** npm test: installs what is missing, runs every check, ends with one line `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, installMissing } from './install.mjs';

installMissing();
const { findBrowser } = await import('./find-browser.mjs');
const { installFileReaders, installServers } = await import('./system-packages.mjs');
const { buildStale } = await import('./build.mjs');

const reports = mkdtempSync(path.join(tmpdir(), 'homeroom-test-'));
const total = { passed: 0, failed: 0 };

function count(name, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  process.stdout.write(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed\n`);
}

function runTool(tool, args, env = {}) {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [path.join(ROOT, 'node_modules', tool), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return { ok: status === 0, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}

/** A check that passes or fails as a whole. */
function check(name, tool, args) {
  const { ok, seconds } = runTool(tool, args);
  count(`${name} (${seconds} s)`, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** A test runner whose JSON report tells how many passed. */
function suite(name, tool, args, report, read, env) {
  const { ok, seconds } = runTool(tool, args, env);
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  // A runner that broke before it could count has failed, whatever its report says.
  if (!ok && counts.failed === 0) counts.failed = 1;
  count(`${name} (${seconds} s)`, counts);
}

async function attempt(name, action) {
  try {
    return await action();
  } catch (error) {
    process.stderr.write(`${error.stack ?? error}\n`);
    count(name, { passed: 0, failed: 1 });
    return undefined;
  }
}

check('types', 'typescript/bin/tsc', ['-p', '.']);
check('lint and layers', 'oxlint/bin/oxlint', ['--deny-warnings']);
check('formatting', 'prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']);
check('dead code', 'knip/bin/knip.js', []);

await attempt('dependency audit', async () => {
  const { auditDependencies } = await import('./audit.mjs');
  const faults = auditDependencies();
  if (faults === undefined) process.stdout.write('– dependency audit: skipped, the registry answers no audits\n');
  else count('dependency audit', faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  for (const fault of faults ?? []) process.stderr.write(`${fault}\n`);
});

// Before the first tests that use them; what can't be had is skipped by name.
installServers();
const vitestCounts = ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests });
const unitReport = path.join(reports, 'unit.json');
suite(
  'unit and server tests',
  'vitest/vitest.mjs',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  unitReport,
  vitestCounts,
);

const built = await attempt('build', async () => {
  await buildStale();
  return true;
});
if (built) {
  const systemReport = path.join(reports, 'system.json');
  suite(
    'system tests',
    'vitest/vitest.mjs',
    ['run', '--config', 'vitest.system.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${systemReport}`],
    systemReport,
    vitestCounts,
  );
}
const browser = await attempt('browser', findBrowser);
if (built && browser) {
  installFileReaders();
  const browserReport = path.join(reports, 'browser.json');
  suite(
    'browser tests',
    '@playwright/test/cli.js',
    ['test'],
    browserReport,
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, NODE_ENV: 'production' },
  );
}

rmSync(reports, { recursive: true });
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
