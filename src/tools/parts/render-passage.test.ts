import { expect, it } from 'vitest';
import { renderPassages } from './render-passage.ts';

const FOX = 'The fox\nA fox ran.\nIt hid.';

it('prints a passage once, says nothing where it goes on, and points back where others came in between', () => {
  const whole = '*Read this text for questions 1 and 2.*\n\n> **The fox**\n>\n> A fox ran.  \n> It hid.';
  expect(renderPassages([FOX, FOX, '', 'The owl\nAn owl.', FOX])).toEqual([
    whole,
    '',
    '',
    '*Read this text for question 4.*\n\n> **The owl**\n>\n> An owl.',
    '*Look back at “The fox.”*',
  ]);
});

it('counts the questions on one text', () => {
  expect(renderPassages(['', FOX, FOX, FOX])[1]).toMatch(/^\*Read this text for questions 2 to 4\.\*/u);
});
