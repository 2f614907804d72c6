/** A student in danger cannot wait for an email: what is written asks to talk today, and the teacher is told to act first. */
import type { AdminPhrases } from './admin-phrases.ts';

/** As teachers write it: harm to oneself, harm by others, threats. */
const DANGER =
  /\b(?:(?:hurt|harm|kill|cut)(?:s|ing|ting)? (?:herself|himself|themselves|themself|myself)(?! off)|(?:wants?|wish(?:es)?|going) to die|suicid\w*|self[- ]harm\w*|end (?:her|his|their) life|(?:being|is|was|been|sexual|physical) abused?|molest\w*|sexually|(?:hits|beats|beat|touches|touched) (?:her|him|them) (?:at home|inappropriately)|(?:brought|has|carries|bring) a (?:gun|knife|weapon)|threat(?:en\w*|s) to (?:hurt|kill|shoot|stab))/iu;

export const speaksOfDanger = (details: string): boolean => DANGER.test(details);

export const DANGER_PHRASES: AdminPhrases = {
  subject: 'Urgent student concern',
  privateSubject: 'I need to speak with you today',
  asks: [
    'I am asking to speak with you or the counselor today, before the student leaves school. I will come to the office now.',
    'Could you call me or meet me today? It concerns the safety of a student and cannot wait.',
    'I am asking you and the counselor to see me right away today. A student may be in danger.',
  ],
  asksWithTopic: [],
  leads: ['This is what I saw or was told, as exactly as I can put it', 'Here are the facts as I know them', 'This is what happened'],
  benefits: [
    'The safety of the student comes first.',
    'I want the student to be safe and not alone today.',
    'What matters now is that the student is safe and with an adult whom the student trusts.',
  ],
  proposals: [
    'I will make sure that the student is not alone until we have spoken, and I am ready to make the report that the law asks of me.',
    'Until we have spoken, an adult will stay near the student. I will make or join in the report that is required.',
  ],
  decisions: [
    'Please tell me today who speaks with the student and with the family, and who makes the report.',
    'Please call me as soon as you read this, so that we agree who does what today.',
  ],
  needs: [],
  notice:
    'Do not send this and wait. If a student may be in danger, go to the office or the counselor now, call 911 in an emergency (988 is the suicide and crisis lifeline), and make the report that your state requires of you. Write no more than is needed.',
};
