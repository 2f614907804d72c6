/** The first sentences of an email to an administrator: what is asked for, in the teacher's own thing. */
import { asSentence } from '../../text/sentence.ts';
import type { PrincipalPurpose } from '../phrasing/principal-phrases.ts';
import type { LabelledNote } from './labelled-facts.ts';
import { inSubject } from './principal-subject.ts';
import type { Fact } from './read-note.ts';
import { MASS, isPlural } from './word-kinds.ts';

const lower = (text: string): string =>
  /^(?:I\b|\p{Lu}{2}|\p{Lu}\p{Ll}+day\b|\p{Lu}\p{L}+ \p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** The teacher's own ask as the first sentence: “I would like to attend …” asks for approval. */
export function askIn(facts: readonly Fact[], purpose: PrincipalPurpose): { readonly fact: Fact; readonly text: string } | undefined {
  const fact = facts.find(({ text }) => ASKS.test(text)) ?? facts.find(({ text }) => text.endsWith('?'));
  if (!fact) return undefined;
  const text = fact.text
    .replace(
      /^(?:I|We) would (?:like|love) to (?=attend|go to|take part|participate|register|enroll|join|host|take|start|run|bring|plan|organize|create|build|visit|launch|pilot|try|use|order|purchase|buy|present|lead|invite|hold|set up|plant|do|put on|begin|offer)/u,
      'I am writing to ask for your approval to ',
    )
    .replace(/^(?:I|We) (?:need|want|am requesting|are requesting|request) (?!to\b)/u, 'I am writing to request ')
    .replace(/^I am asking for /u, 'I am writing to ask for ')
    .replace(/^(?:I|We) propose /u, 'I would like to propose ');
  return {
    fact,
    text:
      purpose === 'Policy Clarification' && text.endsWith('?')
        ? `I have a question about policy, and I want to follow it correctly: ${lower(text)}`
        : text,
  };
}
const ASKS =
  /^(?:I|We) (?:am asking|are asking|am requesting|am looking for|am hoping|hope|need|want|would like|would love|request|propose|suggest|am writing|am proposing|am wondering|recommend)\b|^(?:May I|May we|Could (?:you|we|I)|Can (?:you|we|I)|Would (?:you|it)|Please)\b/u;

/** How many is in the list below; the ask names the thing. */
export function askForItem(purpose: PrincipalPurpose, { item, purpose: forWhat }: LabelledNote): string {
  if (item === '') return '';
  const thing = / of |\(/u.test(item) ? inSubject(item) : item;
  const what = `${thing}${forWhat === '' ? '' : ` for ${forWhat}`}`;
  if (purpose === 'Project Proposal') return asSentence(`I would like to propose ${withArticle(what)} and ask for your approval`);
  return asSentence(`I am writing to request ${withArticle(what)}`);
}

const withArticle = (phrase: string): string => {
  const [first = '', ...others] = phrase.split(' ');
  const head =
    [first, ...others].slice(0, [first, ...others].findIndex((word) => /^(?:with|for|in|on|at|to|of|from)$/u.test(word)) >>> 0).at(-1) ??
    first;
  if (
    /^(?:an?|the|some|my|our|\d.*|one|two|three|four|five|six|more|new|extra|additional|funding|money|permission|approval|access|time|help|coverage|paper)$/iu.test(
      first,
    ) &&
    !(first === 'new' && !isPlural(head))
  )
    return phrase;
  return isPlural(head) || MASS.has(head) || /^\p{Lu}/u.test(phrase) ? phrase : `${/^[aeiou]/iu.test(phrase) ? 'an' : 'a'} ${phrase}`;
};

/** What kind of email it is, before the ask. */
export function framed(ask: string, purpose: PrincipalPurpose): string {
  const wish = /^I am writing to (?:ask for|request) (?<what>.+)$/u.exec(ask)?.groups?.['what'];
  if (purpose === 'Student Concern') {
    if (/\bconcern\b/iu.test(ask)) return ask;
    return wish === undefined
      ? `I am writing about a concern for a student, and I would like to ask for your help. ${ask}`
      : `I am writing about a concern for a student, and I would like to ask for ${wish}`;
  }
  if (purpose === 'Curriculum Feedback')
    return ask.startsWith('I would ')
      ? `I am writing with feedback on our curriculum, and ${ask}`
      : `I am writing with feedback on our curriculum and a request. ${ask}`;
  if (purpose === 'Meeting Request') {
    const about =
      /^I would (?:like|love) to (?:talk|meet|discuss|speak|sit down|go over|review)(?: with you| to you)?(?: about| to discuss| to talk about)? (?<what>.+)\.$/u.exec(
        ask,
      )?.groups?.['what'];
    if (about !== undefined) return `Could we find a time to meet about ${about}?`;
  }
  return ask;
}
