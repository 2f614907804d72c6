/** An email to a family in the order of tact: care and good news, what happened, why it matters, what school does, one thing at home, the family's view. */
import {
  ANY_PRAISE,
  CARE_PHRASES,
  FAMILY_PHRASES,
  type FamilyEmailType,
  type FamilyPhrases,
  GOOD_PRAISE,
  GROWTH_PRAISE,
  LATENESS,
  MORE_FOR_ALL,
  TIME_GIVEN_CONTACTS,
  TYPES_WITH_CARE,
  WARMTH,
  WARM_CLOSINGS,
  speaksOfHardship,
} from '../phrasing/family-phrases.ts';
import type { Random } from '../random.ts';
import { type HomeStage, LEARNING_MATTERS } from '../phrasing/school-matters.ts';
import { chooseFacts } from './choose-facts.ts';
import { PLACES, matterFor } from './family-matter.ts';
import { type FamilyParagraph, fitWords, lengthened, wordsOf } from './fit-paragraphs.ts';
import { fromNotes, joinedNeighbors, ofTheWeek } from './from-notes.ts';
import { noticeOf } from './notice.ts';
import { explainWords } from './plain-words.ts';
import { type Fact, readNote } from './read-note.ts';
import { tellsOfGrowth } from './roles.ts';
import { sortFacts, withObservation } from './sort-facts.ts';
import { hideName, showName } from './student-name.ts';
import { warmPositive } from './warm-positive.ts';

export interface FamilyCase {
  readonly type: FamilyEmailType;
  /** As the email calls the student. */
  readonly student: string;
  readonly fullName: string;
  readonly parent: string;
  readonly teacher: string;
  readonly stage: HomeStage;
  readonly positiveNote: string;
  readonly details: string;
}

export type FamilyPart = 'opening' | 'observation' | 'meaning' | 'school' | 'home' | 'view' | 'contact';

export interface FamilyEmail {
  readonly subject: string;
  readonly paragraphs: readonly { readonly part: FamilyPart; readonly text: string }[];
  readonly closing: string;
  readonly notice: string;
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(?<key>\p{L}+)\}/gu, (whole, key: string) => values[key] ?? whole);

const SCHOOL_ACTED =
  /\b(?:nurse|office|principal|counselor|ice|separated|apologi[sz]ed|comforted|cleaned|called|checked|first aid|staff|stopped|moved|helped|talked|spoke|asked|stepped|sent|walked|lose|consequence|suspen\w*|referr\w*|detention|removed|lunch monitor|apologi[sz]\w*)\b/iu;
/** “To help, …” may stand before these. */
const HELPS =
  /^I(?: am|’m| will|’ll| have been) (?:starting|start|offering|offer|working|work|pulling|pull|providing|provide|giving|give|using|use|trying|try|checking|check|meeting|meet|moving|move|setting|set)\b/u;

function phrasesFor({ type, details }: FamilyCase): FamilyPhrases {
  if (TYPES_WITH_CARE.has(type) && speaksOfHardship(details)) return CARE_PHRASES;
  const usual: FamilyPhrases = FAMILY_PHRASES[type];
  const isLate =
    type === 'Attendance Issues' &&
    /\b(?:late|tardy|tardies|tardiness)\b/iu.test(details) &&
    !/\babsen|\bmissed|\bout (?:sick|of)|\babsences\b|\bdays? missed/iu.test(details);
  return isLate ? { ...usual, ...LATENESS } : usual;
}

const texts = (facts: readonly Fact[]): string => facts.map(({ text }) => text).join(' ');

function praiseFor(good: readonly Fact[], random: Random): string {
  const text = texts(good);
  if (good.some((fact) => tellsOfGrowth(fact.text))) return random.pick(GROWTH_PRAISE);
  return random.pick(GOOD_PRAISE.find(([pattern]) => pattern.test(text))?.[1] ?? ANY_PRAISE);
}

/** Where nothing of the details can stand in an email. */
const NOTHING_TOLD = 'Here is what I saw: [what you saw or heard].';
const INVITES =
  /^I(?: would|’d) (?:like|love) to (?:meet|talk|discuss|sit down|set up|schedule|go over|invite)\b|^(?:can|could|may) (?:we|I) (?:meet|talk|sit|set|schedule)\b/iu;
const TWO_SIDES = 'You and I see different sides of {student}, and together they give the fuller picture.';

/** Of the paragraphs, without greeting, closing and signature. */
const LEAST_WORDS = 98;
const MOST_WORDS = 238;

/** An email begins with the name, not with a pronoun. */
const named = (text: string, student: string): string =>
  text.replace(/^(?:He|She)(?= )/u, student).replace(/^(?:His|Her)(?= )/u, `${student}’s`);

/** A matter reads after “in”: “progress in fractions”. */
const NAMES_LEARNING = new Set(LEARNING_MATTERS.map(({ id }) => id));

/** Words of facts that an email holds beside its frame; less where the frame is long. */
const FACT_WORDS = [150, 125, 100, 75] as const;

export function writeFamilyEmail(given: FamilyCase, random: Random): FamilyEmail {
  let email = draftFamilyEmail(given, random, FACT_WORDS[0]);
  for (const most of FACT_WORDS.slice(1)) {
    if (wordsOf(email.paragraphs) <= MOST_WORDS) break;
    email = draftFamilyEmail(given, random, most);
  }
  return email;
}

function draftFamilyEmail(given: FamilyCase, random: Random, mostFactWords: number): FamilyEmail {
  const phrases = phrasesFor(given);
  const isCare = phrases === CARE_PHRASES;
  const hidden = hideName(given.details, given.fullName, given.student);
  const names = [hidden.student, given.parent, given.teacher];
  const telling = { student: hidden.student, names, reader: 'family', implied: 'student', hidesOthers: true } as const;
  const reading = readNote(hidden.text, telling);
  const praise = hideName(given.positiveNote, given.fullName, given.student).text;
  // Whom a positive note begins with is the student, by whatever name.
  const [praised = ''] = praise.trim().split(/[\s’']/u);
  const positive = warmPositive(praise, { ...telling, names: [...names, praised] }, random.pick(WARMTH));
  const { kept, leftOut } = chooseFacts(reading.facts, reading.wishes.isShort ? Math.min(90, mostFactWords) : mostFactWords);
  const sorted = withObservation(sortFacts(kept, given.type));
  const matter = matterFor(given.type, given.details);
  const learning = matter !== undefined && NAMES_LEARNING.has(matter.id) && matter.id !== 'test';
  const values = {
    student: hidden.student,
    matter: learning || (given.type === 'Behavior Update' && matter) ? matter.name : 'class',
    place: PLACES.find(([pattern]) => pattern.test(given.details))?.[1] ?? 'at school',
  };
  const hasMatter = given.type === 'Behavior Update' ? matter !== undefined : learning;
  const isPraise = given.type === 'Positive Recognition';
  const allGood = sorted.happened.length > 0 && sorted.happened.every(({ role }) => role === 'good') && given.type !== 'Incident Report';

  const opening: string[] = [];
  const hasGood = positive !== '' || sorted.good.length > 0;
  if (isPraise) opening.push(random.pick(phrases.leads));
  if (sorted.good.length > 0) {
    if (sorted.good.some(({ text }) => tellsOfGrowth(text)))
      opening.push(`I have good news to share about {student}’s ${learning ? 'work in {matter}' : 'work'}.`);
    opening.push(texts(sorted.good));
    opening.push(praiseFor(sorted.good, random));
  }
  // After growth the praise goes on: “It also helps that …”.
  const helps = sorted.good.length > 0 && positive.startsWith(`${hidden.student} asks `);
  if (positive !== '') opening.push(helps ? `It also helps that ${positive}` : positive);
  // What the teacher wants to meet about is the invitation.
  const invitation = given.type === 'Parent Conference Request' ? sorted.wanted.find(({ text }) => INVITES.test(text)) : undefined;
  if (!hasGood && !isPraise) opening.push(invitation ? `${invitation.text} ${TWO_SIDES}` : random.pick(phrases.leads));

  const observation: string[] = [];
  if (
    hasGood &&
    !isPraise &&
    (sorted.happened.length > 0 || reading.noted.length > 0 || given.type === 'Parent Conference Request') &&
    phrases.leadsAfterGood.length > 0
  )
    observation.push(invitation ? `${invitation.text} ${TWO_SIDES}` : random.pick(phrases.leadsAfterGood));
  observation.push(
    joinedNeighbors(
      sorted.happened.map(({ text }) => ofTheWeek(text, hidden.student)),
      hidden.student,
    ),
    fromNotes(reading.noted, sorted.happened.length > 0),
  );
  if (allGood && !isPraise) observation.push(praiseFor(sorted.happened, random));

  if (reading.facts.length === 0 && reading.noted.length === 0) observation.push(NOTHING_TOLD);

  const meaning = isPraise
    ? praiseFor(sorted.happened, random)
    : isCare || allGood || given.type === 'Incident Report' || given.type === 'Parent Conference Request' || sorted.happened.length === 0
      ? ''
      : (matter?.why ?? '');

  const school: string[] = [];
  const [firstAct] = sorted.school;
  if (firstAct && HELPS.test(firstAct.text) && sorted.happened.length > 0) {
    school.push(`To help, ${texts(sorted.school)}`);
  } else if (firstAct) school.push(texts(sorted.school));
  const needsBlank = given.type === 'Incident Report' && !SCHOOL_ACTED.test(given.details);
  if (given.type === 'Incident Report' ? needsBlank : sorted.school.length === 0 || given.type === 'Parent Conference Request')
    school.push(...phrases.school.slice(0, 1));

  const asked = sorted.wanted.filter(
    ({ text }) =>
      /^(?:please|thank|could you|can you|would you|you can|if you could|it would (?:be|help))/iu.test(text) &&
      !/\b(?:meet|call me|reply|let me know|email me|contact me|time)\b/iu.test(text),
  );
  const otherAsks = sorted.wanted.filter((fact) => !asked.includes(fact) && fact !== invitation);
  const home =
    asked.length > 0
      ? texts(asked)
      : phrases.asksAtHome && matter && sorted.happened.length + sorted.good.length > 0
        ? matter.home[given.stage]
        : '';

  const namesTime = [...sorted.reply, ...otherAsks, ...(invitation ? [invitation] : [])].some(({ text }) =>
    /\d|day\b|week|tomorrow|planning|after school|before school/iu.test(text),
  );
  const contact = [texts(otherAsks), texts(sorted.reply), random.pick(namesTime ? TIME_GIVEN_CONTACTS : phrases.contacts)]
    .filter(Boolean)
    .join(' ');

  const parts: FamilyParagraph[] = [
    { part: 'opening', text: named(opening.join(' '), hidden.student) },
    { part: 'observation', text: observation.filter(Boolean).join(' ') },
    { part: 'meaning', text: meaning, spare: 1 },
    { part: 'school', text: school.join(' '), ...(sorted.school.length === 0 && !needsBlank ? { spare: 3 } : {}) },
    { part: 'home', text: home, ...(asked.length === 0 ? { spare: 2 } : {}) },
    { part: 'view', text: random.pick(phrases.views) },
    { part: 'contact', text: contact },
  ];
  const explained = given.stage === 'older' ? parts.map(({ text }) => text) : explainWords(parts.map(({ text }) => text));
  const written = parts
    .map((paragraph, at) => ({ ...paragraph, text: fill(explained[at] as string, values) }))
    .filter(({ text }) => text !== '');
  const isShort = reading.wishes.isShort;
  const fitted = fitWords(
    lengthened(
      written,
      [...phrases.more, ...MORE_FOR_ALL].map((sentence) => fill(sentence, values)),
      isShort ? 60 : LEAST_WORDS,
    ),
    isShort ? 130 : MOST_WORDS,
  );
  const show = (text: string): string => showName(text, hidden.student, given.student);
  return {
    subject: showName(fill(phrases.subject[hasMatter ? 0 : 1], values), hidden.student, given.student),
    paragraphs: fitted.map(({ part, text }) => ({ part, text: show(text) })),
    closing: reading.wishes.isFormal ? 'Sincerely,' : random.pick(WARM_CLOSINGS),
    notice: show(noticeOf({ reading, leftOut, advice: phrases.notice, reader: 'family' })),
  };
}
