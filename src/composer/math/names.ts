/** First names from many places, short enough for a first grader. Stories repeat the name: no pronoun is needed. */
import type { Random } from '../random.ts';

const NAMES = [
  'Ada',
  'Aisha',
  'Amara',
  'Ana',
  'Andrei',
  'Ben',
  'Dev',
  'Diego',
  'Elena',
  'Eli',
  'Emeka',
  'Fatima',
  'Grace',
  'Hana',
  'Hugo',
  'Ines',
  'Ivan',
  'Jin',
  'Juan',
  'Kai',
  'Keiko',
  'Koa',
  'Kofi',
  'Kwame',
  'Layla',
  'Leila',
  'Linh',
  'Lucas',
  'Malik',
  'Mateo',
  'Mei',
  'Minh',
  'Nadia',
  'Naomi',
  'Nia',
  'Nizhoni',
  'Noah',
  'Omar',
  'Oskar',
  'Pablo',
  'Priya',
  'Ravi',
  'Rosa',
  'Samir',
  'Sofia',
  'Tala',
  'Talia',
  'Tariq',
  'Thandi',
  'Tomas',
  'Yara',
  'Yuki',
  'Zuri',
] as const;

const KNOWN: ReadonlySet<string> = new Set(NAMES);

export const isName = (word: string): boolean => KNOWN.has(word);

/** @returns `number` different names in random order */
export function pickNames(random: Random, number: number): string[] {
  return random.sample(NAMES, number);
}
