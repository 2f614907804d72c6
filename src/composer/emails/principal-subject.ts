/** The subject line of an email to an administrator: the request and the thing itself. */
import { countWords } from '../../text/words.ts';
import { DANGER_PHRASES, type PrincipalPhrases } from '../phrasing/principal-phrases.ts';
import { topicOfDetails } from '../phrasing/topic-of-details.ts';
import { spellOut } from './abbreviations.ts';
import type { LabelledNote } from './labelled-facts.ts';
import type { PrincipalCase } from './principal-email.ts';

/** “6 class sets of whiteboards (24)” is “whiteboards” in a subject line. */
export const inSubject = (item: string): string =>
  item
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(
      /^(?:about |around )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|some|more)\s+(?:(?:class )?sets? of |boxes of |packs? of |copies of |pairs? of |cases? of |reams? of )?/iu,
      '',
    )
    .replace(/^class sets? of /iu, '');

const MOST_SUBJECT_WORDS = 11;

export function subjectFor(
  given: PrincipalCase,
  phrases: PrincipalPhrases,
  note: LabelledNote,
  askText: string,
  mentioned: string | undefined,
): string {
  if (phrases.isPrivate) {
    const wanted = /\b(?:counselor check-in|counselor|support plan|evaluation|meeting|schedule change|parent meeting)\b/iu.exec(
      askText,
    )?.[0];
    return `${phrases.subject}: ${wanted && phrases !== DANGER_PHRASES && !/^\p{Lu}/u.test(wanted) ? `request for a ${wanted.toLowerCase()}` : phrases.plainSubject}`;
  }
  if (note.item !== '') {
    const cost = note.labelled.find(({ label }) => label === 'Cost')?.text.split(';')[0] ?? '';
    const amount = /(?:about |around )?[$€£]\s?[\d,.]+\d/iu.exec(cost)?.[0];
    const forWhat = note.purpose === '' || countWords(note.purpose) > 6 ? '' : ` for ${note.purpose}`;
    return `${phrases.subject}: ${short(inSubject(note.item))}${forWhat}${amount && !/each|per|apiece/iu.test(cost) ? ` (${amount})` : ''}`;
  }
  if (given.purpose === 'Department Update') return `${phrases.subject}: ${phrases.plainSubject}`;
  const what = /(?:approval to|^(?:Can|Could|May) (?:I|we)) (?<what>[^.?]+)/u.exec(askText)?.groups?.['what'];
  const asked =
    /(?:to request|ask for|to propose|asking for|would like to (?:meet|talk)(?: with you)? about|would like to discuss|to meet about|talk about|meet about) (?<what>[^.?]+)/u.exec(
      askText,
    )?.groups?.['what'];
  const topic =
    asked ??
    mentioned ??
    (topicOfDetails(spellOut(given.details))?.text ?? '').replace(/^(?:The|Our|My|A|An) /u, (word) => word.toLowerCase());
  if (what !== undefined) return `${phrases.subject} to ${short(what)}`;
  return `${phrases.subject}: ${topic === '' || /^(?:a|an|your) (?:short )?(?:meeting|approval)/iu.test(topic) ? phrases.plainSubject : short(topic)}`;
}

const PREPOSITION = /^(?:on|in|at|for|with|to|by|from|after|before|since|during|about|over|per|because|so|and|but|when)$/iu;

/** Cut where a phrase begins, so that none is broken off in its middle. */
function short(text: string): string {
  const words = text.replace(/[.,;:]+$/u, '').split(/\s+/u);
  if (words.length <= MOST_SUBJECT_WORDS) return words.join(' ');
  let end = MOST_SUBJECT_WORDS;
  while (end > 3 && !PREPOSITION.test(words[end] ?? '') && !(words[end - 1] ?? '').endsWith(',')) end -= 1;
  return words
    .slice(0, end > 3 ? end : MOST_SUBJECT_WORDS)
    .join(' ')
    .replace(/[,;:]+$/u, '');
}
