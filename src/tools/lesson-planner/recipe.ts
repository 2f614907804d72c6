import { defineRecipe } from '../recipe.ts';
import { checkLessonPlan } from './checks.ts';
import { composeLessonPlan } from './compose.ts';
import { lessonPlanDocument } from './document.ts';
import { promptLessonPlan } from './prompt.ts';
import { renderLessonPlan } from './render.ts';

export const lessonPlannerRecipe = defineRecipe({
  tool: 'lesson-planner',
  document: lessonPlanDocument,
  topic: ({ topic }) => topic,
  prompt: promptLessonPlan,
  compose: composeLessonPlan,
  check: checkLessonPlan,
  render: renderLessonPlan,
  // Students hear the plan, they do not read it; only the questions and the exit check reach their eyes.
  studentTexts: ({ phases, exitCheck, texts }) => [
    ...phases.flatMap(({ students, questions }) => [...students, ...questions]),
    ...texts.map(({ text }) => text),
    exitCheck.prompt,
  ],
});
