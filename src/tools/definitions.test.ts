import { describe, expect, it } from 'vitest';
import { TOOLS, TOOL_IDS, isToolId, toolBySlug } from './catalogue.ts';
import { FRAMEWORKS } from './choices/frameworks.ts';
import { GRADE_LEVELS } from './choices/grade-levels.ts';
import { LANGUAGES } from './choices/languages.ts';
import { STATE_STANDARDS } from './choices/standards.ts';

/** The slugs that /tools/{slug} accepts, as the specification lists them. */
const ACCEPTED_SLUGS = `admin-comm writing-prompts cultural exit-ticket-generator exit-tickets vocabulary lesson-planner math-problems
  quiz-maker question-bank parent-comm rubric-builder warm-up-creator administrator-email-writer creative-writing-prompter
  cultural-reference-enhancer vocabulary-finder math-word-problem-maker multiple-choice-quiz-maker
  open-ended-question-bank-builder parent-email-writer`.split(/\s+/u);

describe('the catalogue', () => {
  it('has the twelve tools under their own ids', () => {
    expect(TOOL_IDS).toHaveLength(12);
    expect(TOOLS.map(({ id }) => id)).toEqual(TOOL_IDS);
  });

  it('accepts exactly the specified slugs, each once', () => {
    const slugs = TOOLS.flatMap((tool) => tool.slugs);
    expect([...slugs].sort()).toEqual([...ACCEPTED_SLUGS].sort());
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of ACCEPTED_SLUGS) expect(toolBySlug(slug)?.slugs).toContain(slug);
    expect(toolBySlug('nope')).toBeUndefined();
  });

  it('gives every tool a page of its own, reached by a slug as well', () => {
    expect(new Set(TOOLS.map(({ route }) => route)).size).toBe(12);
    for (const { route, slugs } of TOOLS) expect(slugs).toContain(route);
  });

  it('does not take an object’s own machinery for a tool', () => {
    for (const id of ['__proto__', 'constructor', 'toString', '', 'WARM-UP', null, 7, {}]) expect(isToolId(id)).toBe(false);
  });

  it.each(TOOLS.map((tool) => [tool.id, tool] as const))('%s declares its fields once and completely', (_id, { fields }) => {
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const field of fields) {
      expect(field.label).not.toBe('');
      if (field.kind === 'select') {
        const values = field.options.map(({ value }) => value);
        expect(new Set(values).size).toBe(values.length);
        expect(values.filter(Boolean).length).toBeGreaterThan(2);
      }
      if (field.kind === 'text' || field.kind === 'textarea') expect(field.placeholder).toBeTruthy();
    }
  });
});

/** Required (R) and optional (O) inputs of each form, in the specification's order. */
const SPECIFIED_FIELDS: Readonly<Record<string, string>> = {
  'warm-up': 'topic R, gradeLevel R, stateStandard R, framework O, difficultyLevel R, additionalContext O',
  'question-bank': 'topic R, gradeLevel R, stateStandard R, framework O, questionCount R, additionalContext O',
  'quiz-maker': 'topic R, gradeLevel R, stateStandard R, framework O, difficultyLevel R, additionalContext O',
  'lesson-planner': 'topic R, gradeLevel R, stateStandard R, framework O, duration R, differentiation R, additionalContext O',
  vocabulary: 'topic R, gradeLevel R, stateStandard O, optionalFramework O, translationLanguage O, additionalContext O',
  cultural: 'topic R, gradeLevel R, stateStandard R, culturalContext R, framework O',
  rubric:
    'assignmentName R, gradeLevel R, stateStandard O, learningObjective O, scoringSystem R, optionalFrameworks O, additionalContext O',
  'parent-comm': 'studentName R, parentName R, teacherName O, gradeLevel R, emailType R, positiveNote O, additionalContext R',
  'admin-comm': 'teacherName R, adminName R, purpose R, details R',
  'math-problems':
    'topic R, gradeLevel R, numberOfProblems R, problemType R, difficultyLevel R, stateStandard O, optionalFramework O, additionalContext O, includeSteps O',
  'exit-tickets': 'lessonObjective R, gradeLevel R, stateStandard R, framework O, assessmentType R, responseFormat R, additionalContext O',
  'writing-prompts': 'genre R, topic R, gradeLevel R, stateStandard R, framework O, numberOfPrompts R, additionalContext O',
};

it.each(TOOLS.map((tool) => [tool.id, tool] as const))('%s has the specified fields in order', (id, { fields }) => {
  expect(fields.map(({ name, required }) => `${name} ${required ? 'R' : 'O'}`).join(', ')).toBe(SPECIFIED_FIELDS[id]);
});

describe('the shared lists', () => {
  it('are complete and begin as specified', () => {
    expect(GRADE_LEVELS.map(({ value }) => value)).toEqual([
      'Pre-K',
      'Kindergarten',
      '1st Grade',
      '2nd Grade',
      '3rd Grade',
      '4th Grade',
      '5th Grade',
      '6th Grade',
      '7th Grade',
      '8th Grade',
      '9th Grade',
      '10th Grade',
      '11th Grade',
      '12th Grade',
    ]);
    const standards = STATE_STANDARDS.map(({ value }) => value);
    expect(standards.slice(0, 2)).toEqual(['', 'CCSS']);
    expect(standards.at(-1)).toBe('TEKS');
    expect(standards.slice(2, -1)).toHaveLength(50);
    expect(new Set(standards).size).toBe(53);
    expect(FRAMEWORKS.map(({ value }) => value)).toEqual([
      '',
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
    ]);
    expect(LANGUAGES.map(({ value }) => value)).toEqual([
      '',
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
    ]);
  });
});
