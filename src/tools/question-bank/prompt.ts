import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { reference } from '../parts/reference.ts';
import type { Prompt } from '../recipe.ts';

export function promptQuestionBank(form: FormOf<'question-bank'>, materials: Materials): Prompt {
  return {
    task: [
      `Write exactly ${form.questionCount} open questions on the topic.`,
      'Each asks one thing, can’t be answered by yes, no or one word, and can be answered from what is taught or given.',
      'At least half ask to analyze, evaluate or create; the others prepare for them. Label each with its level of thinking.',
      'Each has two to four look-fors that name the ideas of a strong answer, and one follow-up that pushes the thinking.',
      'No two questions ask the same. A text that a question needs stands in its passage.',
      'Order them from the concrete to the general. Use different openings and demands: compare, explain a cause, judge a claim, predict, find the weak point, take another’s view, design.',
      'A question has more than one good answer or way; its look-fors name ideas and evidence of this topic, not “a good explanation.” The follow-up turns on what a student is likely to say.',
    ].join('\n'),
    reference: reference(materials, { questions: 8, misconceptions: 5, facts: 4, connections: 3, hardestCase: true }),
  };
}
