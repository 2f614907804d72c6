import { distance } from 'fastest-levenshtein';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { Category, ToolDefinition } from '../../../tools/define-tool.ts';

type Tool = ToolDefinition<ToolId>;

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** 0 for no match; titles and categories count most, then the description, then near misses. */
function score({ title, category, description }: Tool, query: string): number {
  const heading = title.toLowerCase();
  if (heading.startsWith(query)) return 5;
  if (heading.includes(query)) return 4;
  if (category.toLowerCase().includes(query)) return 3;
  if (description.toLowerCase().includes(query)) return 2;
  const known = words(`${title} ${category}`);
  const isNear = (typed: string): boolean =>
    typed.length >= 4 && known.some((word) => distance(word, typed) <= (typed.length >= 7 ? 2 : 1));
  return words(query).some((typed) => isNear(typed)) ? 1 : 0;
}

/** The tools of a category that match, best first; all of them, in their order, for an empty query. */
export function searchTools(tools: readonly Tool[], query: string, category: Category | 'All'): readonly Tool[] {
  const inCategory = category === 'All' ? tools : tools.filter((tool) => tool.category === category);
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return inCategory;
  return inCategory
    .map((tool) => ({ tool, points: score(tool, wanted) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ tool }) => tool);
}
