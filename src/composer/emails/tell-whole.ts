/** A sentence that the teacher wrote in full stays as it is. */
import { type Clause, clauseOf } from './clause.ts';
import { finiteVerb } from './find-verb.ts';
import { supplyArticles } from './supply-articles.ts';
import { bare } from './word-kinds.ts';

/** Typed in small letters or without a stop, it may lack an article as well. */
export function tellWhole(sentence: string, isShorthand: boolean): Clause {
  const isQuestion = /\?["”’)]*$/u.test(sentence);
  const isWritten = /^[^\p{L}]*\p{Lu}/u.test(sentence) && /[.!?…]["”’)]*$/u.test(sentence);
  const text = sentence.replace(/\.$/u, '');
  const told = isWritten && !isShorthand ? text : supplyArticles(asQuestion(text));
  const finite = finiteVerb(text.split(' '));
  const verb = finite === undefined ? '' : bare(text.split(' ')[finite.at] ?? '');
  const isPast = finite?.form === 'past' || /^(?:was|were|had|did|didn’t|wasn’t|weren’t)$/u.test(verb);
  const isRequest = /^(?:please|thank)/iu.test(text);
  return clauseOf(sentence, 'own', told, {
    isWhole: isWritten,
    tense: isPast ? 'past' : 'present',
    mood: isQuestion ? 'question' : isRequest ? 'request' : 'statement',
  });
}

/** “available thurs?” asks “Are you available on Thursday?” */
function asQuestion(text: string): string {
  if (!text.endsWith('?')) return text;
  return text
    .replace(/^(?:are you )?(?=(?:available|free|able to|ok with|okay with|open to)\b)/iu, 'Are you ')
    .replace(/^(?:ok|okay|alright) (?=to\b|if\b)/iu, 'Is it OK ')
    .replace(/^any (?=(?:concerns|changes|questions|ideas|thoughts|issues|news|problems)\b)/iu, 'Do you have any ')
    .replace(/^(?:your )?thoughts\?$/iu, 'What are your thoughts?')
    .replace(/^possible to /iu, 'Would it be possible to ')
    .replace(/^who to (?=\p{L})/iu, 'Whom should I ');
}
