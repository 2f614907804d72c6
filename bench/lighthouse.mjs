/**
 * Lighthouse (mobile preset) over a served product, median of five runs for the dashboard, a tool page and a blog post.
 * Usage: node bench/lighthouse.mjs http://127.0.0.1:3000   (CHROME_PATH names the browser)
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const RUNS = 5;
const PAGES = ['/', '/multiple-choice-quiz-maker/', '/blog/exit-tickets-that-change-tomorrow'];
const base = process.argv[2] ?? 'http://127.0.0.1:3000';
const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-lighthouse-'));

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

function measure(page, run) {
  const report = path.join(folder, `${run}.json`);
  const args = ['-y', 'lighthouse@12.8.2', base + page, '--quiet', '--output=json', `--output-path=${report}`];
  const { status } = spawnSync('npx', [...args, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`Lighthouse failed on ${page}`);
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    bestPractices: categories['best-practices'].score * 100,
    seo: categories.seo.score * 100,
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

process.stdout.write('| page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | TBT ms | CLS |\n');
process.stdout.write('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n');
for (const page of PAGES) {
  const runs = Array.from({ length: RUNS }, (_, run) => measure(page, run));
  const of = (name, digits = 0) => median(runs.map((run) => run[name])).toFixed(digits);
  process.stdout.write(
    `| ${page} | ${of('performance')} | ${of('accessibility')} | ${of('bestPractices')} | ${of('seo')} | ${of('fcp')} | ${of('lcp')} | ${of('tbt')} | ${of('cls', 3)} |\n`,
  );
}
rmSync(folder, { recursive: true });
