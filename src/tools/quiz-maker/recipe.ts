import { questionsAndTexts, textsToRead } from '../parts/choice-question.ts';
import { withDrawnAnswers } from '../parts/draw-answers.ts';
import { defineRecipe } from '../recipe.ts';
import { checkQuiz } from './checks.ts';
import { composeQuiz } from './compose.ts';
import { quizDocument } from './document.ts';
import { promptQuiz } from './prompt.ts';
import { renderQuiz } from './render.ts';

export const quizMakerRecipe = defineRecipe({
  tool: 'quiz-maker',
  document: quizDocument,
  topic: ({ topic }) => topic,
  prompt: promptQuiz,
  compose: composeQuiz,
  arrange: (document, random) => ({ ...document, questions: withDrawnAnswers(document.questions, random) }),
  check: checkQuiz,
  render: renderQuiz,
  studentTexts: ({ questions }) =>
    questions.flatMap(({ question, passage, options }) =>
      textsToRead(
        question,
        passage,
        options.map(({ text }) => text),
      ),
    ),
  textsForGrade: ({ questions }) => questionsAndTexts(questions),
});
