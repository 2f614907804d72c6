/** File names by the kind of content, which is read from its text. */

const KINDS = [
  { name: 'rubric', is: (html: string): boolean => /<table\b/iu.test(html) || html.includes('Rubric Matrix') },
  { name: 'activity', is: (html: string): boolean => /Warm-Up Activity|Exit Ticket/u.test(html) },
  { name: 'quiz', is: (html: string): boolean => /Quiz|Test/u.test(html) },
] as const;

/** 'rubric', 'activity', 'quiz' or 'generated-content'. */
export function contentKind(html: string): string {
  return KINDS.find(({ is }) => is(html))?.name ?? 'generated-content';
}
