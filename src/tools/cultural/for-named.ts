/** What is known of the communities that a teacher names: an idea that speaks of them comes before any that speaks of all. */
import { communitiesIn, ideasForCommunities } from '../../composer/communities/communities.ts';
import type { CommunityIdea } from '../../composer/communities/community.ts';
import type { Materials } from '../../composer/materials.ts';
import { withoutUnwanted } from '../../composer/wished-items.ts';
import type { FormOf } from '../catalogue.ts';
import { classOf } from './class-of.ts';

export interface ForNamed {
  readonly ideas: readonly CommunityIdea[];
  readonly know: readonly string[];
}

export function forNamed(form: FormOf<'cultural'>, { subject, grade, wishes, set, isGrave }: Materials): ForNamed {
  const communities = communitiesIn(classOf(form, wishes));
  const know = communities.flatMap((community) => community.know.slice(0, communities.length === 1 ? 2 : 1));
  // Another text is no help with a novel, and none belongs beside a grave topic.
  const bearsIdeas = !isGrave && !(subject === 'english' && set?.card.work !== undefined);
  return { ideas: bearsIdeas ? withoutUnwanted(ideasForCommunities(communities, subject, grade), wishes) : [], know };
}
