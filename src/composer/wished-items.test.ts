import { describe, expect, it } from 'vitest';
import type { TeachingSet } from './sets/teaching-set.ts';
import { readWishes } from './understanding/read-wishes.ts';
import { followedInText, partsMeant, wishedIn, withoutUnwanted } from './wished-items.ts';

const GRADE = 4;
const wishesOf = (note: string) => readWishes(note, GRADE);

describe('withoutUnwanted', () => {
  it.each([
    ['no food', 'Ana bakes 3 trays of bread.', 'Ana stacks 3 trays of books.'],
    ['no family themes', 'Ask your grandmother how she learned it.', 'Ask a classmate.'],
    ['no money problems', 'A pen is $2.', 'A pen is 12 cm long.'],
    ['haven’t seen negative numbers', 'It is −4 degrees.', 'It is 4 degrees.'],
    ['within 20', 'What is 18 + 9? 27', 'What is 8 + 9? 17'],
    ['no regrouping', 'What is 47 + 38?', 'What is 41 + 38?'],
  ])('“%s” leaves out “%s” and keeps “%s”', (note, out, kept) => {
    expect(withoutUnwanted([out, kept], wishesOf(note))).toEqual([kept]);
  });

  it('keeps all where nothing is to be kept out', () => {
    expect(withoutUnwanted(['bread', 'mother'], wishesOf('10 questions'))).toEqual(['bread', 'mother']);
  });
});

describe('followedInText', () => {
  const items = ['A hoop at basketball practice.', 'A bus.', 'A tree.', 'A lake.', 'A road.'];
  it('takes one mention in five for no theme, unless one is enough', () => {
    const wishes = wishesOf('they love basketball');
    expect(followedInText(wishes, items, items)).not.toContain('settings:basketball');
    expect(followedInText(wishes, items, items, true)).toContain('settings:basketball');
  });

  it('asks the draft, and does not take a wish for granted', () => {
    const wishes = wishesOf('avoid trees. use the words lake and river');
    expect(followedInText(wishes, items, items)).toEqual(expect.arrayContaining(['words:lake']));
    expect(followedInText(wishes, items, items)).not.toContain('words:river');
    expect(followedInText(wishes, items, items)).not.toContain('avoid:trees');
  });

  it('does not read the names of properties', () => {
    expect(wishedIn({ basketball: 'A tree.' }, wishesOf('they love basketball'))).toBe(0);
  });
});

describe('partsMeant', () => {
  const set = {
    card: { work: { parts: ['Prologue', '1.1', '1.2', '1.4', '1.5'].map((label) => ({ label, about: '' })) } },
  } as unknown as TeachingSet;
  it.each([
    ['act 1 scene 5', [5]],
    ['scenes 1 and 2', [2, 3]],
    ['act 1 scene 1 and scene 5', [2, 5]],
    ['the Prologue', [1]],
    ['scene iv', [4]],
    ['the balcony', []],
  ])('“%s”', (phrase, parts) => {
    expect(partsMeant(set, phrase)).toEqual(parts);
  });
});
