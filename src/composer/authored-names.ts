/**
 * Most teachers type a topic by a name that its author gave it. What such a name means is the same for everybody, so it may
 * be remembered; what is typed in other words is taken apart each time and never kept. Nor is what was typed for such a
 * name: what is handed out and looked up is the author's own text.
 */
import { MATH_SKILLS } from './math/math-skills.ts';
import { TOPIC_CARDS } from './topics/topic-packs.ts';

const plain = (name: string): string => name.trim().toLowerCase().replace(/^the /u, '');

const NAMES: ReadonlyMap<string, string> = new Map(
  [...TOPIC_CARDS, ...MATH_SKILLS]
    .flatMap(({ title, aliases }) => [title, ...aliases])
    .map(plain)
    .map((name) => [name, name]),
);

/** A title or alias of a pack or a skill, in lower case; undefined for other words. */
export function authoredName(typed: string): string | undefined {
  return NAMES.get(plain(typed));
}
