/** The server is started in three ways, and alike each time. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const found = (file: string, line: RegExp): string => line.exec(readFileSync(file, 'utf8'))?.[1] ?? `${file} has no such line`;

it('starts a plain Node in the image, in the unit and with npm start', () => {
  expect(found('Dockerfile', /^CMD (\[.*\])$/mu)).toBe('["node", "dist/server/main.js"]');
  expect(found('deploy/homeroom.service', /^ExecStart=(.*)$/mu)).toBe('/usr/bin/node dist/server/main.js');
  expect(found('package.json', /"start": "(.*)"/u)).toBe('node scripts/start.mjs');
});

it('is started again after a fault that ended it, each time', () => {
  expect(found('deploy/homeroom.service', /^Restart=(.*)$/mu)).toBe('always');
  expect(found('deploy/homeroom.service', /^StartLimitIntervalSec=(.*)$/mu)).toBe('0');
  expect(found('deploy/compose.yaml', /^x-homeroom:[^]*? restart: (.*)$/mu)).toBe('unless-stopped');
});

it('bounds the memory of the C library alike in the image and in the unit', () => {
  const arenas = /MALLOC_ARENA_MAX=(\d+)/u;
  expect(found('Dockerfile', arenas)).toBe(found('deploy/homeroom.service', arenas));
});
