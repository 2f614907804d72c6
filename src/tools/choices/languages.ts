import type { Choice } from '../define-tool.ts';

export const LANGUAGE_NAMES = [
  'Arabic',
  'Bengali',
  'Chinese (Simplified)',
  'French',
  'Hindi',
  'Japanese',
  'Korean',
  'Portuguese',
  'Russian',
  'Spanish',
  'Ukrainian',
  'Vietnamese',
] as const;

export type Language = (typeof LANGUAGE_NAMES)[number];

/** Languages for translation, blank first. */
export const LANGUAGES: readonly Choice<Language | ''>[] = [
  { value: '', label: 'No translation' },
  ...LANGUAGE_NAMES.map((name) => ({ value: name, label: name })),
];
