import { expect, it } from 'vitest';
import { cardOf } from './topic-cards.ts';

const PACK = `
import { defineTopicPack } from '../topic-pack.ts';
const shared = ['much', 'material'];
export const magnets = defineTopicPack({
  id: 'magnets',
  title: 'Magnets',
  inText: 'magnets',
  subject: 'science',
  aliases: ['magnetism', 'it’s (magnetic), not “iron”'],
  standards: [{ code: '3-PS2-3', grades: [3, 3] }],
  translations: { magnet: { Spanish: 'imán' } },
  bands: { '3-5': { terms: [{ term: 'pole', tier: 3 }, { term: 'attract' }] }, 'K-2': { terms: [{ term: 'pole' }, ...shared] } },
});
`;

it('holds what tells packs apart and nothing else', async () => {
  const { default: card } = (await import(`data:text/javascript,${encodeURIComponent(cardOf('magnets.ts', PACK))}`)) as {
    default: unknown;
  };
  expect(card).toEqual({
    id: 'magnets',
    title: 'Magnets',
    inText: 'magnets',
    subject: 'science',
    aliases: ['magnetism', 'it’s (magnetic), not “iron”'],
    standards: [{ code: '3-PS2-3', grades: [3, 3] }],
    bands: ['3-5', 'K-2'],
    terms: ['pole', 'attract'],
  });
});

it('says what stands in the way of a card', () => {
  expect(() => cardOf('x.ts', 'export const x = 1;')).toThrow('x.ts does not export a pack as a literal');
  expect(() => cardOf('x.ts', PACK.replace("id: 'magnets'", 'id: shared'))).toThrow('“id” must stand in the pack itself');
  expect(() => cardOf('x.ts', PACK.replace(/bands: .*/u, 'bands: shared,'))).toThrow('the bands must stand in the pack itself');
});
