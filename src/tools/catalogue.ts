/** The twelve tools, in the order of the specification. Safe in a browser. */
import { adminComm } from './admin-comm/definition.ts';
import { cultural } from './cultural/definition.ts';
import type { FormValues, ToolDefinition } from './define-tool.ts';
import { exitTickets } from './exit-tickets/definition.ts';
import { lessonPlanner } from './lesson-planner/definition.ts';
import { mathProblems } from './math-problems/definition.ts';
import { parentComm } from './parent-comm/definition.ts';
import { questionBank } from './question-bank/definition.ts';
import { quizMaker } from './quiz-maker/definition.ts';
import { rubric } from './rubric/definition.ts';
import { vocabulary } from './vocabulary/definition.ts';
import { warmUp } from './warm-up/definition.ts';
import { writingPrompts } from './writing-prompts/definition.ts';

export const CATALOGUE = {
  'parent-comm': parentComm,
  'math-problems': mathProblems,
  'question-bank': questionBank,
  'lesson-planner': lessonPlanner,
  vocabulary,
  rubric,
  'quiz-maker': quizMaker,
  'warm-up': warmUp,
  'exit-tickets': exitTickets,
  'admin-comm': adminComm,
  'writing-prompts': writingPrompts,
  cultural,
} as const;

export type ToolId = keyof typeof CATALOGUE;
export type FormOf<Id extends ToolId> = FormValues<(typeof CATALOGUE)[Id]>;

export const TOOL_IDS = Object.keys(CATALOGUE) as readonly ToolId[];
export const TOOLS: readonly ToolDefinition<ToolId>[] = Object.values(CATALOGUE);

export function isToolId(id: unknown): id is ToolId {
  return typeof id === 'string' && Object.hasOwn(CATALOGUE, id);
}

/** The tool that /tools/{slug} opens, or undefined for an unknown slug. */
export function toolBySlug(slug: string): ToolDefinition<ToolId> | undefined {
  return TOOLS.find(({ slugs }) => slugs.includes(slug));
}
