import { expect, it } from 'vitest';
import { renderPassages } from './render-passage.ts';

const FOX = 'The fox\nA fox ran.\nIt hid.';

it('prints a passage once, says nothing where it goes on, and points back where others came in between', () => {
  const whole = '> **The fox**\n>\n> A fox ran.  \n> It hid.';
  expect(renderPassages([FOX, FOX, '', 'The owl\nAn owl.', FOX])).toEqual([
    whole,
    '',
    '',
    '> **The owl**\n>\n> An owl.',
    '*Look back at “The fox.”*',
  ]);
});
