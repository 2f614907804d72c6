/** The twelve recipes. Server only: they reach prompts, topic packs and skills. */
import { adminCommRecipe } from './admin-comm/recipe.ts';
import type { ToolId } from './catalogue.ts';
import { culturalRecipe } from './cultural/recipe.ts';
import { exitTicketsRecipe } from './exit-tickets/recipe.ts';
import { lessonPlannerRecipe } from './lesson-planner/recipe.ts';
import { mathProblemsRecipe } from './math-problems/recipe.ts';
import { parentCommRecipe } from './parent-comm/recipe.ts';
import { questionBankRecipe } from './question-bank/recipe.ts';
import { quizMakerRecipe } from './quiz-maker/recipe.ts';
import type { Recipe } from './recipe.ts';
import { rubricRecipe } from './rubric/recipe.ts';
import { vocabularyRecipe } from './vocabulary/recipe.ts';
import { warmUpRecipe } from './warm-up/recipe.ts';
import { writingPromptsRecipe } from './writing-prompts/recipe.ts';

/** A tool without a recipe, or a recipe under another tool's id, does not compile. */
type Recipes = { readonly [Id in ToolId]: Recipe<Id, unknown> };

const RECIPES = {
  'parent-comm': parentCommRecipe,
  'math-problems': mathProblemsRecipe,
  'question-bank': questionBankRecipe,
  'lesson-planner': lessonPlannerRecipe,
  vocabulary: vocabularyRecipe,
  rubric: rubricRecipe,
  'quiz-maker': quizMakerRecipe,
  'warm-up': warmUpRecipe,
  'exit-tickets': exitTicketsRecipe,
  'admin-comm': adminCommRecipe,
  'writing-prompts': writingPromptsRecipe,
  cultural: culturalRecipe,
} as const satisfies Recipes;

/** Any tool's recipe, seen from code that treats all tools alike; forms and documents come from the same tool. */
export type AnyRecipe = Recipe<ToolId, unknown>;

export function recipeFor(id: ToolId): AnyRecipe {
  return RECIPES[id];
}
