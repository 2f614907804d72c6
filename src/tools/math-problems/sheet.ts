import type { FormOf } from '../catalogue.ts';
import { defineSheet, itemsOf } from '../sheet.ts';
import type { MathProblemsDocument } from './document.ts';
import { renderMathProblems } from './render.ts';
import { mathProblemsVersionB } from './version-b.ts';

export const mathProblemsSheet = defineSheet({
  tool: 'math-problems',
  render: renderMathProblems,
  hasStudentCopy: true,
  items: itemsOf<MathProblemsDocument, FormOf<'math-problems'>>()({
    key: 'problems',
    noun: 'problem',
    label: ({ text }) => text,
  }),
  versionB: mathProblemsVersionB,
});
