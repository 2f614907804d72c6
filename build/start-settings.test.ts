/** The server is started in three ways, and bounded in the same way each time. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const found = (file: string, line: RegExp): string => line.exec(readFileSync(file, 'utf8'))?.[1] ?? `${file} has no such line`;

const flagsIn = (command: string): string[] => command.match(/--[\w-]+(?:=\w+)?/gu) ?? [];

it('gives Node the same flags in the image, in the unit and with npm start', () => {
  const inImage = flagsIn(found('Dockerfile', /^CMD (\[.*\])$/mu));
  expect(inImage.length).toBeGreaterThan(0);
  expect(flagsIn(found('deploy/homeroom.service', /^ExecStart=(.*)$/mu))).toEqual(inImage);
  expect(flagsIn(found('package.json', /"start": "(.*)"/u))).toEqual(inImage);
});

it('bounds the memory of the C library alike in the image and in the unit', () => {
  const arenas = /MALLOC_ARENA_MAX=(\d+)/u;
  expect(found('Dockerfile', arenas)).toBe(found('deploy/homeroom.service', arenas));
});
