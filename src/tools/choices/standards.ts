import type { Choice } from '../define-tool.ts';

const STATES = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
] as const;

type StateCode = (typeof STATES)[number][0];
export type StateStandard = '' | 'CCSS' | StateCode | 'TEKS';

/** A blank choice, CCSS, the fifty states by two-letter code, and TEKS for Texas. */
export const STATE_STANDARDS: readonly Choice<StateStandard>[] = [
  { value: '', label: 'Choose your standards' },
  { value: 'CCSS', label: 'CCSS (Common Core)' },
  ...STATES.map(([code, name]) => ({ value: code, label: `${code} (${name})` })),
  { value: 'TEKS', label: 'TEKS (Texas)' },
];

/** How a state's own standards are called in a sentence: 'Ohio state standards'. */
export function standardsName(standard: StateStandard): string {
  if (standard === '') return '';
  if (standard === 'CCSS') return 'Common Core State Standards';
  if (standard === 'TEKS' || standard === 'TX') return 'Texas Essential Knowledge and Skills';
  const state = STATES.find(([code]) => code === standard);
  return `${state?.[1] ?? standard} state standards`;
}
