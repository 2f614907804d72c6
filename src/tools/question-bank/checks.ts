import { THINKING_LEVELS } from '../../composer/topics/topic-pack.ts';
import { firstRepetition } from '../../text/similarity.ts';
import type { FormOf } from '../catalogue.ts';
import { isCountKept } from '../parts/fewer-than-asked.ts';
import { type CheckResult, checkThat, warned } from '../recipe.ts';
import type { QuestionBankDocument } from './document.ts';

/** A question that stops at its question mark; a task after it ('Judge it from two sides.') keeps it open. */
const CLOSED = /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had)\s[^?]*\?\s*$/iu;

export function checkQuestionBank({ questions, teacherNotes }: QuestionBankDocument, form: FormOf<'question-bank'>): CheckResult[] {
  const asked = Number(form.questionCount);
  const higher = questions.filter(({ thinking }) => THINKING_LEVELS.indexOf(thinking) >= THINKING_LEVELS.indexOf('analyze')).length;
  const closed = questions.findIndex(
    ({ question }) => CLOSED.test(question) && !/\b(?:why|how|what|which|where|who|when|or)\b/iu.test(question),
  );
  const repetition = firstRepetition(questions.map(({ question }) => question));
  return [
    checkThat(
      'question-count',
      isCountKept(questions.length, asked, teacherNotes),
      `${questions.length} of ${asked} questions`,
      `There are ${questions.length} questions; ${asked} were asked for.`,
    ),
    checkThat(
      'higher-thinking',
      higher * 2 >= questions.length,
      `${higher} of ${questions.length} ask to analyze or more`,
      `Only ${higher} of ${questions.length} questions ask to analyze or more.`,
    ),
    checkThat(
      'distinct-questions',
      !repetition,
      'no two questions ask the same',
      repetition ? `Questions ${repetition[0] + 1} and ${repetition[1] + 1} ask nearly the same.` : '',
    ),
    ...(closed >= 0 ? [warned('open-questions', `Question ${closed + 1} could be answered with yes or no.`)] : []),
  ];
}
