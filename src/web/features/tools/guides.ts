/** The user guides: each loads by itself. A tool without one does not compile. */
import type { ToolId } from '../../../tools/catalogue.ts';

const LOADERS: Readonly<Record<ToolId, () => Promise<{ readonly html: string }>>> = {
  'parent-comm': () => import('../../../tools/parent-comm/guide.md'),
  'math-problems': () => import('../../../tools/math-problems/guide.md'),
  'question-bank': () => import('../../../tools/question-bank/guide.md'),
  'lesson-planner': () => import('../../../tools/lesson-planner/guide.md'),
  vocabulary: () => import('../../../tools/vocabulary/guide.md'),
  rubric: () => import('../../../tools/rubric/guide.md'),
  'quiz-maker': () => import('../../../tools/quiz-maker/guide.md'),
  'warm-up': () => import('../../../tools/warm-up/guide.md'),
  'exit-tickets': () => import('../../../tools/exit-tickets/guide.md'),
  'admin-comm': () => import('../../../tools/admin-comm/guide.md'),
  'writing-prompts': () => import('../../../tools/writing-prompts/guide.md'),
  cultural: () => import('../../../tools/cultural/guide.md'),
};

const loaded = new Map<ToolId, Promise<string>>();

/** The guide as HTML; the same promise each time, so that a component can wait for it. */
export function loadGuide(id: ToolId): Promise<string> {
  const known = loaded.get(id);
  if (known) return known;
  const promise = LOADERS[id]().then(({ html }) => html);
  loaded.set(id, promise);
  return promise;
}
