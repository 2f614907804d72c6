import { defineRecipe } from '../recipe.ts';
import { checkMathProblems } from './checks.ts';
import { composeMathProblems } from './compose.ts';
import { mathProblemsDocument } from './document.ts';
import { mendMathProblems } from './mend.ts';
import { promptMathProblems } from './prompt.ts';
import { renderMathProblems } from './render.ts';

export const mathProblemsRecipe = defineRecipe({
  tool: 'math-problems',
  document: mathProblemsDocument,
  topic: ({ topic }) => topic,
  topicIsContext: true,
  prompt: promptMathProblems,
  compose: composeMathProblems,
  shorten: (document, form) => ({ ...document, problems: document.problems.slice(0, Number(form.numberOfProblems)) }),
  arrange: (document) => ({ ...document, problems: document.problems.map((problem) => ({ ...problem, figure: '' })) }),
  check: checkMathProblems,
  mend: mendMathProblems,
  render: renderMathProblems,
  studentTexts: ({ story, problems }) => [story, ...problems.map(({ text }) => text)].filter(Boolean),
});
