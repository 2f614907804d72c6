import { describe, expect, it } from 'vitest';
import { COMMUNITIES, communitiesIn, ideasForCommunities } from './communities.ts';

const headsOf = (context: string): string[] => communitiesIn(context).map(({ names: [head = ''] }) => head);

describe('communities', () => {
  it('are known by what teachers call them', () => {
    expect(headsOf('mostly Mexican American and some Somali families')).toEqual(['Mexican American', 'Somali']);
    expect(headsOf('many Haitians, a few kids from Puerto Rico')).toEqual(['Haitian', 'Puerto Rican']);
    expect(headsOf('American Indian students from several nations')).toEqual([]);
    expect(headsOf('rural school, no particular background')).toEqual([]);
  });

  it('have ideas for each of the four subjects in grade 5, each whole', () => {
    for (const community of COMMUNITIES) {
      for (const subject of ['english', 'mathematics', 'science', 'social-studies'] as const) {
        const [idea] = ideasForCommunities([community], subject, 5);
        expect(`${community.names[0]} ${subject}: ${idea === undefined ? 'none' : 'some'}`).toBe(`${community.names[0]} ${subject}: some`);
        expect(idea?.task.length).toBeGreaterThan(150);
      }
    }
  });

  it('share the room where several are named', () => {
    const named = communitiesIn('Hmong, Somali, Vietnamese and Filipino families');
    const ideas = ideasForCommunities(named, 'mathematics', 4);
    expect(ideas).toHaveLength(3);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(3);
  });
});
