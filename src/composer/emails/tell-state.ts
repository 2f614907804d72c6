/** A note of how the student is: “late 3x”, “very polite”, “off task during work time”. */
import { type Clause, type Telling, clauseOf } from './clause.ts';
import { joined, lower, stateVerb } from './note-time.ts';
import { supplyArticles } from './supply-articles.ts';
import { DEGREES, STATES, bare } from './word-kinds.ts';

export function tellState(fragment: string, telling: Telling, before: Clause | undefined): Clause | undefined {
  if (/^not (?:quite )?(?:sure|certain)\b/iu.test(fragment)) return clauseOf(fragment, 'teacher', supplyArticles(`am ${lower(fragment)}`));
  if (/^(?:also |only |usually )?(?:free|available)\b(?! (?:time|reading|choice|lunch))/iu.test(fragment))
    return clauseOf(fragment, 'teacher', supplyArticles(`am ${lower(fragment)}`));
  if (/^(?:so |very |really )?proud\b(?! of (?:his|her|their))/iu.test(fragment))
    return clauseOf(fragment, 'teacher', `am ${lower(fragment)}`);
  if (
    /^(?:worried|concerned|glad|happy|excited|sorry|proud|pleased|thankful|grateful|hopeful|impressed|curious) (?:about|that|to|for|of|by|with|if)\b/iu.test(
      fragment,
    ) &&
    !/^(?:excited|happy|worried|proud) (?:about|to|of) (?:school|come|share|help|be|learn|go|his|her|their)\b/iu.test(fragment)
  )
    return clauseOf(fragment, 'teacher', supplyArticles(`am ${lower(fragment)}`));
  const words = fragment.split(' ').map(bare);
  let at = 0;
  while (at < words.length - 1 && DEGREES.has(words[at] as string)) at += 1;
  const word = words[at] as string;
  const second = words[at + 1] ?? '';
  const isPlace =
    /^(?:on|off|out|in|at|under|below|above|near|behind|ahead|up|without|back|first|last|one)$/u.test(word) &&
    /^(?:on (?:task|track|time|grade|level|target)|off[ -]?task|out of|in danger|in need|at risk|at grade|at benchmark|at level|on level|below|above|under|behind|ahead|near grade|at the|in the|first to|last to|one of|up to|up and down|without|back in|back at|on (?:his |her |the |a )?(?:phone|computer|ipad|chromebook))\b/iu.test(
      fragment.split(' ').slice(at).join(' '),
    );
  const isOffTask = /^off-task|on-task$/u.test(word);
  const isState =
    STATES.has(word) &&
    !(
      second !== '' &&
      /^(?:attitude|effort|job|work|progress|kid|student|reader|writer|leader|helper|thinker|friend|listener|worker|sense|question|questions|participation|grades?|behavior|homework|assignments?|assignment|work|energy|week|day|start|classmate|citizen|role|year|choices|imagination|ideas?|insights?|improvement|growth|manners|voice|vocabulary|handwriting|artist|athlete|memory|ear|personality|heart|spirit|focus|study|skills?)$/u.test(
        second,
      )
    );
  if (!(isState || isPlace || isOffTask)) return undefined;
  if (telling.implied !== 'student') return undefined;
  const { verb, tense } = stateVerb(words.slice(at).join(' '), before?.tense);
  return clauseOf(fragment, 'student', supplyArticles(joined(verb, lower(fragment))), { tense });
}
