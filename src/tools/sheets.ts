/** The twelve sheets, each loaded by itself once there is a result to show. A tool without one does not compile. */
import type { ToolId } from './catalogue.ts';
import type { Sheet } from './sheet.ts';

/** Any tool's sheet, seen from code that treats all tools alike; forms and documents come from the same tool. */
export type AnySheet = Sheet<ToolId, unknown>;

type Loaders = { readonly [Id in ToolId]: () => Promise<Sheet<Id, unknown>> };

const LOADERS: Loaders = {
  'parent-comm': () => import('./parent-comm/sheet.ts').then(({ parentCommSheet }) => parentCommSheet),
  'math-problems': () => import('./math-problems/sheet.ts').then(({ mathProblemsSheet }) => mathProblemsSheet),
  'question-bank': () => import('./question-bank/sheet.ts').then(({ questionBankSheet }) => questionBankSheet),
  'lesson-planner': () => import('./lesson-planner/sheet.ts').then(({ lessonPlannerSheet }) => lessonPlannerSheet),
  vocabulary: () => import('./vocabulary/sheet.ts').then(({ vocabularySheet }) => vocabularySheet),
  rubric: () => import('./rubric/sheet.ts').then(({ rubricSheet }) => rubricSheet),
  'quiz-maker': () => import('./quiz-maker/sheet.ts').then(({ quizMakerSheet }) => quizMakerSheet),
  'warm-up': () => import('./warm-up/sheet.ts').then(({ warmUpSheet }) => warmUpSheet),
  'exit-tickets': () => import('./exit-tickets/sheet.ts').then(({ exitTicketsSheet }) => exitTicketsSheet),
  'admin-comm': () => import('./admin-comm/sheet.ts').then(({ adminCommSheet }) => adminCommSheet),
  'writing-prompts': () => import('./writing-prompts/sheet.ts').then(({ writingPromptsSheet }) => writingPromptsSheet),
  cultural: () => import('./cultural/sheet.ts').then(({ culturalSheet }) => culturalSheet),
};

const loaded = new Map<ToolId, AnySheet>();

/** A sheet that is there already is not looked for again: looking up a loaded module takes longer than using it. */
export async function loadSheet(id: ToolId): Promise<AnySheet> {
  const known = loaded.get(id);
  if (known) return known;
  const sheet: AnySheet = await LOADERS[id]();
  loaded.set(id, sheet);
  return sheet;
}
