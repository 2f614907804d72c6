/** While a note is read, one made-up word stands for the student, so that every name is read alike. */
import { isEnglishWord } from '../english-words.ts';

export const STAND_IN = 'Studentia';

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
const whole = (name: string, flags: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`, flags);

/** In scripts without spaces a name stands inside other letters. */
const HAS_SPACES = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\s’'.-]+$/u;

export function hideName(text: string, fullName: string, called: string): { readonly text: string; readonly student: string } {
  let hidden = text;
  const names = [
    ...new Set([fullName, called, ...(called === fullName ? [] : fullName.split(/\s+/u).filter((part) => part.length > 2))]),
  ].filter(Boolean);
  for (const name of names) {
    // “will” and “grace” are words; “marcus” is only typed in a hurry.
    const flags = isEnglishWord(name) || name.length < 3 ? 'gu' : 'giu';
    hidden = HAS_SPACES.test(name) ? hidden.replaceAll(whole(name, flags), () => STAND_IN) : hidden.replaceAll(name, () => STAND_IN);
  }
  return { text: hidden, student: STAND_IN };
}

export function showName(text: string, standIn: string, name: string): string {
  return text.replaceAll(standIn, () => name);
}
