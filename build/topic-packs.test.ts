import { expect, it } from 'vitest';
import { cardOf, packIn } from './topic-packs.ts';

const PACK = `
import { defineTopicPack } from '../topic-pack.ts';
const shared = ['much', 'material'];
export const magnets = defineTopicPack({
  id: 'magnets',
  title: 'Magnets',
  inText: 'magnets',
  subject: 'science',
  sensitive: true,
  aliases: ['magnetism', 'it’s (magnetic), not “iron”'],
  standards: [{ code: '3-PS2-3', grades: [-1, 3] }],
  translations: { magnet: { Spanish: 'imán' } },
  bands: { '3-5': { terms: [{ term: 'pole', tier: 3 }, { term: 'attract' }] }, 'K-2': { terms: [{ term: 'pole' }] } },
});
`;

it('reads a pack without running it', () => {
  expect(packIn('magnets.ts', PACK)).toEqual({
    id: 'magnets',
    title: 'Magnets',
    inText: 'magnets',
    subject: 'science',
    sensitive: true,
    aliases: ['magnetism', 'it’s (magnetic), not “iron”'],
    standards: [{ code: '3-PS2-3', grades: [-1, 3] }],
    translations: { magnet: { Spanish: 'imán' } },
    bands: { '3-5': { terms: [{ term: 'pole', tier: 3 }, { term: 'attract' }] }, 'K-2': { terms: [{ term: 'pole' }] } },
  });
});

it('makes a card of what tells packs apart and nothing else', () => {
  expect(cardOf(packIn('magnets.ts', PACK))).toEqual({
    id: 'magnets',
    title: 'Magnets',
    inText: 'magnets',
    subject: 'science',
    aliases: ['magnetism', 'it’s (magnetic), not “iron”'],
    standards: [{ code: '3-PS2-3', grades: [-1, 3] }],
    bands: ['3-5', 'K-2'],
    terms: ['pole', 'attract'],
  });
});

it.each([
  ['export const x = 1;', 'x.ts does not export a pack as a literal'],
  [PACK.replace("id: 'magnets'", 'id: shared'), 'everything must stand in the pack itself (Identifier'],
  [PACK.replace("'magnetism'", '...shared'), 'everything must stand in the pack itself (SpreadElement'],
  [PACK.replace("inText: 'magnets',", '...shared,'), 'everything must stand in the pack itself (SpreadElement'],
])('says what stands in the way', (source, message) => {
  expect(() => packIn('x.ts', source)).toThrow(message);
});
