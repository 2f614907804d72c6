/** Finds an installed Chromium or Chrome for the browser tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './install.mjs';
import { installPackages } from './system-packages.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function installed() {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return PLACES.find((place) => existsSync(place)) ?? (await playwrightBrowser());
}

/** @returns the path of a browser; @throws Error with what to do if none can be had */
export async function findBrowser() {
  const found = await installed();
  if (found) return found;
  installPackages('chromium');
  if (!(await installed())) {
    spawnSync(process.execPath, [path.join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  }
  const now = await installed();
  if (now) return now;
  throw new Error('No browser for the tests. Install Chromium or Chrome, or set CHROME_PATH to one.');
}
