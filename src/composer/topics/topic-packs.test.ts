import { describe, expect, it } from 'vitest';
import { checkTopicPack } from './check-topic-pack.ts';
import { TOPIC_CARDS, openPack } from './topic-packs.ts';

describe.each(TOPIC_CARDS)('topic pack $id', ({ id }) => {
  it('is whole and keeps the rules of item writing', async () => {
    expect(checkTopicPack(await openPack(id))).toEqual([]);
  });
});
