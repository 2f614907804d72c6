import { describe, expect, it } from 'vitest';
import { nearestTo } from './speaks-of.ts';

const QUESTIONS = [
  { question: 'Why does a stem of the plant carry water upward?' },
  { question: 'How would a plant change if bees no longer came to its flowers?' },
  { question: 'What does a plant do with the sugar that its leaves make?' },
];

describe('the nearest to a piece of work', () => {
  it('speaks of the same', () => {
    const work = { title: 'Visitors', steps: ['Watch the flowers for two minutes.', 'Count the bees that come.'] };
    expect(nearestTo(work, QUESTIONS)[0]).toBe(QUESTIONS[1]);
  });

  it('is not found by a word that most of them hold', () => {
    expect(nearestTo({ title: 'A plant' }, QUESTIONS)).toEqual(QUESTIONS);
  });

  it('keeps every item', () => {
    expect(new Set(nearestTo({ title: 'Sugar in leaves' }, QUESTIONS))).toEqual(new Set(QUESTIONS));
  });
});
