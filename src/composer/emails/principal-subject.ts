/** The subject line of an email to an administrator: the request and the thing itself. */
import { countWords } from '../../text/words.ts';
import { DANGER_PHRASES, type PrincipalPhrases } from '../phrasing/principal-phrases.ts';
import { topicOfDetails } from '../phrasing/topic-of-details.ts';
import { finiteVerb } from './find-verb.ts';
import type { LabelledNote } from './labelled-facts.ts';
import { lower } from './note-time.ts';
import type { PrincipalCase } from './principal-email.ts';

/** “6 class sets of whiteboards (24)” is “whiteboards” in a subject line. */
export const inSubject = (items: string): string => {
  const named = items.split('; ').map((item) =>
    item
      .replace(/\s*\([^)]*\)/gu, '')
      .replace(/ (?:about )?[$€£]\s?[\d.,]+.*$/u, '')
      .replace(
        /^(?:about |around )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|some|more)\s+(?:more )?(?:(?:class )?sets? of |boxes of |packs? of |pairs? of |cases? of |reams? of )?/iu,
        '',
      )
      .replace(/^class sets? of /iu, ''),
  );
  return named.length < 3 ? named.join(' and ') : `${named.slice(0, 2).join(', ')} and more`;
};

const MOST_SUBJECT_WORDS = 11;

export function subjectFor(
  given: PrincipalCase,
  phrases: PrincipalPhrases,
  note: LabelledNote,
  askText: string,
  mentioned: string | undefined,
  facts: readonly string[],
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
  const what =
    given.purpose === 'Meeting Request'
      ? undefined
      : /(?:approval to|^(?:Can|Could|May) (?:I|we)) (?<what>.+?)[.?]?$/u.exec(askText)?.groups?.['what'];
  const asked =
    /(?:to request|ask for|to propose|asking for|would like to (?:meet|talk)(?: with you)? about|would like to discuss|to meet about|talk about|meet about) (?<what>.+?)[.?]?$/u.exec(
      askText,
    )?.groups?.['what'];
  const [firstFact] = facts;
  const finite = firstFact === undefined ? undefined : finiteVerb(firstFact.split(' '));
  const about =
    given.purpose === 'Curriculum Feedback' &&
    firstFact !== undefined &&
    finite !== undefined &&
    finite.at > 1 &&
    finite.at < 9 &&
    !/^(?:I|We|My|Our)\b/u.test(firstFact)
      ? lower(firstFact.split(' ').slice(0, finite.at).join(' '))
      : undefined;
  const topic =
    about ??
    asked ??
    mentioned ??
    (/^(?:He|She|It|They|This|That)\b/u.test(firstFact ?? '') ? '' : (topicOfDetails(firstFact ?? askText)?.text ?? '')).replace(
      /^(?:The|Our|My|A|An) /u,
      (word) => word.toLowerCase(),
    );
  if (/^I would like to thank you\b/u.test(askText)) return 'Thank you';
  if (what !== undefined) return `${phrases.subject} to ${short(what)}`;
  return `${phrases.subject}: ${topic === '' || /^(?:a|an|your) (?:short )?(?:meeting|approval)/iu.test(topic) ? phrases.plainSubject : short(topic)}`;
}

const PREPOSITION = /^(?:on|in|at|for|with|to|by|from|after|before|since|during|about|over|per|because|so|and|but|when)$/iu;

/** Cut where a phrase begins, so that none is broken off in its middle. */
function short(text: string): string {
  const words = text.replace(/[.,;: …]+$/u, '').split(/\s+/u);
  if (words.length <= MOST_SUBJECT_WORDS) return words.join(' ');
  let end = MOST_SUBJECT_WORDS;
  while (end > 3 && !PREPOSITION.test(words[end] ?? '') && !(words[end - 1] ?? '').endsWith(',')) end -= 1;
  return words
    .slice(0, end > 3 ? end : MOST_SUBJECT_WORDS)
    .join(' ')
    .replace(/[,;:]+$/u, '');
}
