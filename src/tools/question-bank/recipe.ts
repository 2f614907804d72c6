import { questionsAndTexts } from '../parts/choice-question.ts';
import { defineRecipe } from '../recipe.ts';
import { checkQuestionBank } from './checks.ts';
import { composeQuestionBank } from './compose.ts';
import { questionBankDocument } from './document.ts';
import { promptQuestionBank } from './prompt.ts';
import { renderQuestionBank } from './render.ts';
import { shortenQuestionBank } from './shorten.ts';

export const questionBankRecipe = defineRecipe({
  tool: 'question-bank',
  document: questionBankDocument,
  topic: ({ topic }) => topic,
  prompt: promptQuestionBank,
  compose: composeQuestionBank,
  shorten: (document, form) => shortenQuestionBank(document, Number(form.questionCount)),
  check: checkQuestionBank,
  render: renderQuestionBank,
  studentTexts: ({ questions }) => questionsAndTexts(questions),
  textsForGrade: ({ questions }) => questionsAndTexts(questions),
});
