import type { FormOf } from '../catalogue.ts';
import { defineSheet, itemsOf } from '../sheet.ts';
import type { QuizDocument } from './document.ts';
import { renderQuiz } from './render.ts';
import { quizVersionB } from './version-b.ts';

export const quizMakerSheet = defineSheet({
  tool: 'quiz-maker',
  render: renderQuiz,
  hasStudentCopy: true,
  items: itemsOf<QuizDocument, FormOf<'quiz-maker'>>()({
    key: 'questions',
    noun: 'question',
    label: ({ question }) => question,
    kind: ({ thinking }) => thinking,
  }),
  versionB: quizVersionB,
  files: [
    {
      label: 'GIFT (Moodle)',
      name: 'quiz-gift.txt',
      type: 'text/plain',
      make: async (document: QuizDocument) => ({ content: (await import('./files/gift.ts')).quizAsGift(document) }),
    },
    {
      label: 'QTI 1.2 (Canvas and others)',
      name: 'quiz-qti.zip',
      type: 'application/zip',
      make: async (document: QuizDocument) => ({ content: (await import('./files/qti.ts')).quizAsQti(document) }),
    },
    {
      label: 'Aiken (plain text)',
      name: 'quiz-aiken.txt',
      type: 'text/plain',
      make: async (document: QuizDocument) => ({ content: (await import('./files/aiken.ts')).quizAsAiken(document) }),
    },
    {
      label: 'Spreadsheet (Kahoot and others)',
      name: 'quiz-kahoot.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      make: async (document: QuizDocument) => (await import('./files/kahoot.ts')).quizAsSpreadsheet(document),
    },
  ],
});
