import type { Wishes } from '../../composer/understanding/wishes.ts';
import type { FormOf } from '../catalogue.ts';

/** Who is in the class, by the form and by the note. */
export function classOf({ culturalContext }: FormOf<'cultural'>, { students, settings }: Wishes): string {
  return [culturalContext, ...students.languages, ...students.places, ...settings].join('. ');
}
