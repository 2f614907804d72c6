/** File names by the kind of content, which is read from its text. */

const KINDS = [
  { name: 'rubric', is: (html: string): boolean => /<table\b/iu.test(html) || html.includes('Rubric Matrix') },
  { name: 'activity', is: (html: string): boolean => /Warm-Up Activity|Exit Ticket/u.test(html) },
  { name: 'quiz', is: (html: string): boolean => /Quiz|Test/u.test(html) },
] as const;

const OTHER = 'generated-content';
/** Its heading says what it is, whatever words come later: a lesson plan may well ask students to “Test your bridge.” */
const HEADED_OTHERWISE = /^\s*<h1>[^<]*(?:Lesson Plan|Question Bank|Vocabulary|Writing Prompts|Cultural Relevance|Math Word Problems):/u;

/** 'rubric', 'activity', 'quiz' or 'generated-content'. */
export function contentKind(html: string): string {
  if (HEADED_OTHERWISE.test(html)) return OTHER;
  return KINDS.find(({ is }) => is(html))?.name ?? OTHER;
}
