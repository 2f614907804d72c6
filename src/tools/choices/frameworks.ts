import type { Choice } from '../define-tool.ts';

const FRAMEWORK_CODES = [
  'NGSS',
  'CCRS',
  'NCSS',
  'C3',
  'NCTM',
  'NSTA',
  'NCTE',
  'ILA',
  'NCCAS',
  'SEADAE',
  'SHAPE',
  'CDC',
  'ISTE',
  'CSTA',
  'CCTE',
  'ACTE',
  'NAEYC',
  'WIDA',
  'TESOL',
  'CEC',
] as const;

export type Framework = '' | (typeof FRAMEWORK_CODES)[number];

/** Professional frameworks, blank first. */
export const FRAMEWORKS: readonly Choice<Framework>[] = [
  { value: '', label: 'No framework' },
  ...FRAMEWORK_CODES.map((code) => ({ value: code, label: code })),
];
