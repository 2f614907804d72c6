import type { FormOf } from '../catalogue.ts';
import { defineSheet, itemsOf } from '../sheet.ts';
import type { QuestionBankDocument } from './document.ts';
import { renderQuestionBank } from './render.ts';

export const questionBankSheet = defineSheet({
  tool: 'question-bank',
  render: renderQuestionBank,
  hasStudentCopy: true,
  items: itemsOf<QuestionBankDocument, FormOf<'question-bank'>>()({
    key: 'questions',
    noun: 'question',
    label: ({ question }) => question,
    kind: ({ thinking }) => thinking,
  }),
});
