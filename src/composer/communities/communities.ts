/** The communities that content/communities knows, and those of them that a teacher names. */
import type { Subject } from '../topics/topic-pack.ts';
import { type Community, type CommunityIdea, communitySchema } from './community.ts';

const files = import.meta.glob<unknown>('/content/communities/*.yaml', { eager: true, import: 'default' });

export const COMMUNITIES: readonly Community[] = Object.entries(files).map(([file, content]) => {
  const parsed = communitySchema.safeParse(content);
  if (!parsed.success) throw new Error(`${file}: ${parsed.error.message}`);
  return parsed.data;
});

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Where a name stands for other people: American Indian families are not from India. */
const OTHERS = /\b(?:American|Native|West)[ -]Indians?\b/giu;

const namesOf = new Map(
  COMMUNITIES.map((community) => [
    community,
    new RegExp(String.raw`(?<!\p{L})(?:${community.names.map(escaped).join('|')})(?:s|n)?(?!\p{L})`, 'iu'),
  ]),
);

/** @param culturalContext what the teacher says of the class */
export function communitiesIn(culturalContext: string): readonly Community[] {
  const said = culturalContext.replaceAll(OTHERS, ' ');
  return COMMUNITIES.filter((community) => namesOf.get(community)?.test(said) === true);
}

/** One community gets more room than each of several. */
const IDEAS_OF_ONE = 2;
const MOST_IDEAS = 3;

/** Ideas for the communities that are named, in turn, as far as they have some for this subject and grade. */
export function ideasForCommunities(
  communities: readonly Community[],
  subject: Subject | undefined,
  grade: number,
): readonly CommunityIdea[] {
  const ofEach = communities.map(({ ideas }) =>
    ideas.filter(
      ({ subjects, grades: [first, last] }) => subject !== undefined && subjects.includes(subject) && first <= grade && grade <= last,
    ),
  );
  const rounds = communities.length === 1 ? IDEAS_OF_ONE : 1;
  return Array.from({ length: rounds }, (_, round) => ofEach.flatMap((ideas) => ideas[round] ?? []))
    .flat()
    .slice(0, MOST_IDEAS);
}
