/** What an email to a family is about, and where it happened. */
import { HABIT_MATTERS, LEARNING_MATTERS, type SchoolMatter, matterOf } from '../phrasing/school-matters.ts';
import type { FamilyEmailType } from '../phrasing/family-phrases.ts';

const LEARNING: ReadonlySet<FamilyEmailType> = new Set([
  'Academic Progress',
  'Class Performance',
  'Parent Conference Request',
  'Other',
] as const);
/** What these are about is known from their name. */
const OWN_MATTER: Partial<Record<FamilyEmailType, readonly string[]>> = {
  'Homework Concerns': ['homework', 'missing'],
  'Missing Assignments': ['missing'],
  'Attendance Issues': ['late', 'absence'],
  'Classroom Participation': ['participation'],
  'Project Updates': ['project'],
};

export function matterFor(type: FamilyEmailType, details: string): SchoolMatter | undefined {
  const own = OWN_MATTER[type];
  if (own) {
    const matters = HABIT_MATTERS.filter(({ id }) => own.includes(id));
    if (type === 'Attendance Issues' && /\babsen|\bmissed \d|\bout (?:sick|of school)/iu.test(details))
      return matters.find(({ id }) => id === 'absence');
    if (type === 'Homework Concerns') return matters.find(({ id }) => id === 'homework');
    return matterOf(details, matters) ?? matters.at(-1);
  }
  const order = LEARNING.has(type)
    ? [...LEARNING_MATTERS.filter(({ id }) => id !== 'test'), ...HABIT_MATTERS, ...LEARNING_MATTERS.filter(({ id }) => id === 'test')]
    : HABIT_MATTERS;
  return matterOf(details, order);
}

export const PLACES: readonly (readonly [RegExp, string])[] = [
  [/\brecess\b/iu, 'at recess'],
  [/\bplayground\b/iu, 'on the playground'],
  [/\b(?:lunch|cafeteria)\b/iu, 'at lunch'],
  [/\bbus\b/iu, 'on the bus'],
  [/\bhallway\b/iu, 'in the hallway'],
  [/\b(?:gym|pe)\b/iu, 'in gym class'],
];
