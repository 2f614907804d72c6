/** Fields that several tools declare alike. */
import { FRAMEWORKS } from './frameworks.ts';
import { GRADE_LEVELS } from './grade-levels.ts';
import { STATE_STANDARDS } from './standards.ts';

/** What the draft is about; the library's topics are offered while one types. */
export const topicField = { name: 'topic', label: 'Topic', kind: 'text', required: true, offers: 'topics' } as const;

export const gradeLevelField = {
  name: 'gradeLevel',
  label: 'Grade level',
  kind: 'select',
  required: true,
  placeholder: 'Choose a grade',
  options: GRADE_LEVELS,
} as const;

export const requiredStandardField = {
  name: 'stateStandard',
  label: 'Standards',
  kind: 'select',
  required: true,
  options: STATE_STANDARDS,
} as const;

export const optionalStandardField = { ...requiredStandardField, required: false } as const;

const framework = {
  label: 'Framework',
  kind: 'select',
  required: false,
  help: 'Shapes the work itself: WIDA adds language support, NGSS science practices, and so on.',
  options: FRAMEWORKS,
} as const;

/** The form input names differ between tools; the specification fixes each. */
export const frameworkField = { name: 'framework', ...framework } as const;
export const optionalFrameworkField = { name: 'optionalFramework', ...framework } as const;
export const optionalFrameworksField = { name: 'optionalFrameworks', ...framework } as const;

export const additionalContextField = {
  name: 'additionalContext',
  label: 'Additional context',
  kind: 'textarea',
  required: false,
  placeholder: 'Anything about your class that should shape this: interests, needs, time, materials',
} as const;
