import { describe, expect, it } from 'vitest';
import { checkTopicPack } from './check-topic-pack.ts';
import { TOPIC_PACKS } from './topic-packs.ts';

describe.each(TOPIC_PACKS)('topic pack $id', (pack) => {
  it('is whole and keeps the rules of item writing', () => {
    expect(checkTopicPack(pack)).toEqual([]);
  });
});
