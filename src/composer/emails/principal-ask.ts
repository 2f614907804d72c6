/** The first sentences of an email to an administrator: what is asked for, in the teacher's own thing. */
import { asSentence } from '../../text/sentence.ts';
import type { PrincipalPurpose } from '../phrasing/principal-phrases.ts';
import type { LabelledNote } from './labelled-facts.ts';
import { lower } from './note-time.ts';
import { inSubject } from './principal-subject.ts';
import type { Fact } from './read-note.ts';
import { MASS, isPlural } from './word-kinds.ts';

/** The teacher's own ask as the first sentence: “I would like to attend …” asks for approval. */
export function askIn(facts: readonly Fact[], purpose: PrincipalPurpose): { readonly fact: Fact; readonly text: string } | undefined {
  const question = facts.find(({ text }) => text.endsWith('?'));
  const fact = (purpose === 'Policy Clarification' ? question : undefined) ?? facts.find(({ text }) => ASKS.test(text)) ?? question;
  if (!fact) return undefined;
  // “Do I accept it?” is clear only after what came before.
  if (purpose === 'Policy Clarification' && facts.length > 1 && /\b(?:it|this|that|them)\b/iu.test(fact.text)) return undefined;
  const text = fact.text
    .replace(
      /^(?:I|We) would (?:like|love) to (?!meet|talk|discuss|know|thank|share|ask|request|see|speak|hear|understand|clarify|point|bring up|add|slow|change|sit|go over|review)/u,
      'I am writing to ask for your approval to ',
    )
    .replace(
      /^(?:I|We) (?:need|want) to (?!know|share|tell|let|talk|meet|discuss|thank|bring|point)/u,
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
export function askForItem(purpose: PrincipalPurpose, { item, purpose: forWhat }: LabelledNote, isShown: boolean): string {
  if (item === '') return '';
  // What is asked for comes first; what goes with it stands in the list.
  const [first = item] = item.split('; ');
  const thing = isShown && / of |\(|;/u.test(item) ? inSubject(first) : item.replaceAll('; ', ' and ');
  const what = `${thing}${forWhat === '' ? '' : ` for ${forWhat}`}`;
  if (purpose === 'Professional Development')
    return asSentence(
      `I am writing to ask for your approval to take part in ${/\b(?:training|pd|professional development)\b/iu.test(what) ? what : withThe(what)}`,
    );
  if (purpose === 'Project Proposal') return asSentence(`I would like to propose ${withArticle(what)} and ask for your approval`);
  return asSentence(`I am writing to request ${withArticle(what)}`);
}

const withThe = (phrase: string): string => (/^(?:an?|the|this|my|our)\b/iu.test(phrase) ? phrase : `the ${phrase}`);

const withArticle = (phrase: string): string => {
  if (/ and |;/u.test(phrase)) return phrase;
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
