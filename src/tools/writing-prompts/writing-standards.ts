import { writingCodes } from '../../composer/literacy-codes.ts';
import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';

const MOST_CODES = 3;

/** With the Common Core, the standard of the genre comes first: what is practiced is writing, whatever it is about. */
export function withWriting({ genre, stateStandard }: FormOf<'writing-prompts'>, { codes, grade }: Materials): string[] {
  const ofGenre = stateStandard === 'CCSS' && grade >= 0 ? writingCodes(genre, grade) : [];
  const others = ofGenre.length === 0 ? codes : codes.filter((code) => !/\.(?:RI|RH|RST)\./u.test(code) && !ofGenre.includes(code));
  return [...ofGenre, ...others].slice(0, MOST_CODES);
}
