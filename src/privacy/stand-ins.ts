/**
 * What is written in place of a name, address or number: it reads like one in a sentence, belongs to no one, and none is
 * the beginning of another, so that it is found again without looking at what stands around it.
 */
import type { ContactKind } from './contact-details.ts';

const BEGINNINGS = `Averl Brond Caswy Dornel Elvars Fenwol Galbri Hester Ilvar Jorlin Kestri Lorman Mirab Norvel Ostrev Pellan
  Quillm Rothwe Selvar Tarnwi Ulvers Vandre Wexhal Yarrow Zelphi Ambrel Corvan Drelmo Estrav Farrow Glenna Hollin Ivorwy Jessam
  Kelver Lathom Marven Nether Orland Perriv`
  .split(/\s+/u)
  .filter(Boolean);
const ENDINGS = ['dane', 'lyn', 'mere', 'shaw', 'thorpe', 'vick', 'wyn', 'zel'] as const;

/** @param below chooses an index below its argument; random in use, fixed in tests */
export type Pick = (below: number) => number;

/** Hands out stand-ins that do not stand in `taken`, each once. */
export function standIns(taken: string, pick: Pick): { name(): string; contact(kind: ContactKind): string } {
  const known = taken.toLowerCase();
  const isFree = (text: string): boolean => !known.includes(text.toLowerCase());
  const beginnings = BEGINNINGS.filter((beginning) => isFree(beginning));
  const handedOut = new Set<string>();
  let round = 0;
  let left = [...beginnings];

  function numbered(range: number, first: number, write: (number: number) => string): string {
    for (let step = 0; step < range; step += 1) {
      const text = write((first + step) % range);
      if (!handedOut.has(text) && isFree(text)) {
        handedOut.add(text);
        return text;
      }
    }
    throw new Error('There are more contact details in this form than can be hidden');
  }

  return {
    name() {
      if (left.length === 0) {
        round += 1;
        left = [...beginnings];
      }
      const [beginning] = left.splice(pick(left.length), 1);
      if (beginning === undefined || round >= ENDINGS.length) throw new Error('There are more names in this form than can be hidden');
      return beginning + ENDINGS[(BEGINNINGS.indexOf(beginning) + round) % ENDINGS.length];
    },
    contact(kind) {
      if (kind === 'email') return numbered(900, pick(900), (number) => `mail${number + 100}@school.example`);
      // 555-0100 to 555-0199 are kept free for fiction; only a form with a hundred numbers goes beyond.
      if (kind === 'phone') return numbered(9000, pick(100), (number) => `555-${String(number + 100).padStart(4, '0')}`);
      return numbered(9000, pick(9000), (number) => `ZX-${number + 1000}`);
    },
  };
}
