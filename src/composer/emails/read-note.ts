/** A teacher's note read into facts: sentences that can stand in an email, each with what it is there for. */
import { spellOut } from './abbreviations.ts';
import { type Clause, type Telling, clauseOf } from './clause.ts';
import { beginsWithVerb, finiteVerb } from './find-verb.ts';
import { joinClauses } from './join-clauses.ts';
import { withoutJudgement } from './judgements.ts';
import { type Wishes, goesOnToMachine, isToMachine, orderIn, readWishes } from './orders.ts';
import { withoutOtherChildren } from './other-children.ts';
import { type Role, roleOf } from './roles.ts';
import { isSafelyTold } from './safely-told.ts';
import { fragmentsOf, isAttachment, isFullSentence, sentencesOf } from './split-note.ts';
import { supplyArticles } from './supply-articles.ts';
import { tellFragment } from './tell-fragment.ts';
import { withSubjectArticle } from './tell-own.ts';
import { tellWhole } from './tell-whole.ts';
import { MASS, bare, isPlural } from './word-kinds.ts';

export interface Fact {
  /** A whole sentence, with its stop. */
  readonly text: string;
  readonly role: Role;
  readonly clauses: readonly Clause[];
  readonly typed: string;
}

export interface NoteReading {
  readonly facts: readonly Fact[];
  /** What could not be told without guessing whose doing it is, in the teacher's words: “Flash cards home”. */
  readonly noted: readonly string[];
  readonly wishes: Wishes;
  /** Labels, guesses and motives that were left out, as typed. */
  readonly judged: readonly string[];
  /** Orders to a machine, as typed. */
  readonly toMachine: readonly string[];
  /** What the teacher wished not to be said, and the note says. */
  readonly unsaid: readonly string[];
  readonly otherChildren: number;
}

const WHEN =
  /^(?:on |by )?(?:(?:mon|tues|wednes|thurs|fri)day|january|february|march|april|may \d|june|july|august|september|october|november|december|\d{1,2}\/\d)/iu;

/** What says when or why, and nothing follows it. */
function tellOpening(opening: string, telling: Telling): Clause {
  if (/^so /iu.test(opening)) return tellFragment(opening, telling, undefined);
  const said = supplyArticles(`x ${opening}`).slice(2);
  const timeAfter = /^(?:the )?(?<nth>(?:first|second|third|fourth|fifth|\d+(?:st|nd|rd|th)) time\b.*)$/iu.exec(opening)?.groups?.['nth'];
  if (timeAfter !== undefined) return clauseOf(opening, 'own', `this is the ${timeAfter}`);
  return clauseOf(opening, 'own', WHEN.test(opening) ? `the date is ${said.replace(/^on /iu, '')}` : `this is ${said}`);
}

/** Fragments of one sentence told one after the other; what cannot stand alone goes with its neighbor. */
function tellFragments(sentence: string, telling: Telling, judged: string[]): Clause[] {
  const clauses: Clause[] = [];
  const lists = new Map<number, string[]>();
  let opening = '';
  for (const fragment of fragmentsOf(sentence)) {
    const { text, cut } = withoutJudgement(fragment);
    judged.push(...cut);
    if (text === '') continue;
    const last = clauses.at(-1);
    if (isAttachment(text)) {
      if (last) clauses[clauses.length - 1] = { ...last, told: `${last.told}${attached(text)}`, typed: `${last.typed}, ${text}` };
      else opening = opening === '' ? text : `${opening}, ${text}`;
      continue;
    }
    if (last && /^(?:is |was )?(?:over)?due\b/iu.test(text)) {
      const due = supplyArticles(text.replace(/^(?:is|was) /iu, ''));
      if (last.subject === 'own') clauses.push(clauseOf(text, 'own', `it is ${due}`));
      else clauses.push(clauseOf(text, 'own', `the due date is ${due.replace(/^(?:over)?due (?:on |by |in )?/iu, '')}`));
      continue;
    }
    if (FILLER.test(text)) continue;
    const not = /^no (?<what>\S.*)$/iu.exec(text)?.groups?.['what'];
    if (last && not !== undefined && /^(?:am asking for|need|want|would like|am requesting|request|please)\b/u.test(last.told)) {
      clauses[clauses.length - 1] = { ...last, told: `${last.told}, not ${not}`, typed: `${last.typed}, ${text}` };
      continue;
    }
    // “missing chapter 3 worksheet, lab report, …”
    const lastLists =
      last !== undefined &&
      /^(?:(?:is|has been|am|are|also|still) )*(?:would like to (?:discuss|talk about|meet about|go over)|missing|needs?|need|needs to bring|lacks|is out of)\b/u.test(
        last.told,
      ) &&
      text.split(' ').length <= 5 &&
      finiteVerb(text.split(' ')) === undefined &&
      !beginsWithVerb(text.split(' ')) &&
      !/^(?:no|not|still|often|late|absent|(?!504)\d+)\b/iu.test(text) &&
      !/\p{L}{3,}(?:ing|ed)\b/u.test(text.split(' ')[0] ?? '');
    if (lastLists) {
      lists.set(clauses.length - 1, [...(lists.get(clauses.length - 1) ?? []), text]);
      continue;
    }
    const clause = tellFragment(text, telling, last);
    if (
      last &&
      clause.isMention &&
      text.split(' ').length <= 5 &&
      !/^(?:an? )?ice/iu.test(text) &&
      last.mood === 'statement' &&
      !last.isMention
    ) {
      lists.set(clauses.length - 1, [...(lists.get(clauses.length - 1) ?? []), text]);
      continue;
    }
    clauses.push(opening === '' ? clause : { ...clause, opening });
    opening = '';
  }
  if (opening !== '') clauses.push(tellOpening(opening, telling));
  return clauses.map((clause, at) => ({
    ...clause,
    told: withListed(clause.told, lists.get(at) ?? []),
    typed: [clause.typed, ...(lists.get(at) ?? [])].join(', '),
  }));
}

/** Says nothing to the reader. */
const FILLER =
  /^(?:(?:i )?(?:just )?(?:want|wanted|wanting) (?:you to know|to let you know|them to know|to share)(?: this| that)?|just (?:an update|letting you know|checking in|a heads up|fyi)|heads up|fyi|etc|that is all|that’s all|thanks?|thank you|hi|hello|n\/a|na|none|no details|see above)$/iu;

const attached = (typed: string): string => {
  const text = typed.replace(/^(?=(?:\d+(?:st|nd|rd|th)|first|second|third|fourth) time\b)/iu, 'for the ');
  return ATTACHED_BARE.test(text) ? ` ${supplyArticles(`x ${text}`).slice(2)}` : `, ${text}`;
};
const ATTACHED_BARE =
  /^(?:for the|because|when|if|while|where|on|in|at|for|with|without|by|from|after|before|since|until|during|to|this|last|next|every|yesterday|today|tomorrow|twice|once|daily|weekly|again|so that)\b(?!.*,)/iu;

/** “pencils, paper, folder”: the last of a list gets its “and”. */
function withListed(told: string, items: readonly string[]): string {
  const named = items.map((item) => item.replace(/^and /iu, ''));
  const last = named.at(-1);
  if (last === undefined) return told;
  if (named.length === 1 && / and /u.test(last)) return `${told}, ${last}`;
  return named.length === 1 && !told.includes(':')
    ? `${told} and ${last}`
    : `${told}, ${[...named.slice(0, -1), `and ${last}`].join(', ')}`;
}

/** “test scores: math 62, reading 88”: what stands before the colon names the list. */
function tellList(sentence: string): Clause | undefined {
  const { head = '', items = '' } = /^(?<head>[\p{L}\d ’/-]{3,40}): (?<items>[^:]+)$/u.exec(sentence.replace(/\.$/u, ''))?.groups ?? {};
  const parts = items.split(/,\s+/u);
  if (
    head === '' ||
    (parts.length < 2 && (items.match(/\d+/gu) ?? []).length < 2) ||
    finiteVerb(head.split(' ')) !== undefined ||
    /^(?:missing|tried|working)\b/iu.test(head)
  )
    return undefined;
  if (parts.some((part) => finiteVerb(part.split(' ')) !== undefined || part.split(' ').length > 7)) return undefined;
  const listed =
    parts.length < 2
      ? items
      : `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} and ${(parts.at(-1) ?? '').replace(/^and /u, '')}`;
  const last = bare(head.split(' ').at(-1) ?? '');
  const named = /^(?:the|my|our|his|her|their)\b/iu.test(head) || MASS.has(last) ? head : `the ${head}`;
  return clauseOf(
    sentence,
    'own',
    `here ${isPlural(last) ? 'are' : 'is'} ${named.charAt(0).toLowerCase()}${named.slice(1)}: ${supplyArticles(`x ${listed}`).slice(2)}`,
  );
}

const LIST_VERB = /^(?<verb>(?:still |also )?(?:missing|needs|need|working on|struggles with|strong in|weak in)):\s+/iu;

function tellSentence(typedSentence: string, isShorthand: boolean, telling: Telling, judged: string[]): Clause[] {
  const needsArticle = (clause: string): boolean => withSubjectArticle(clause) !== clause;
  const sentence = typedSentence.replace(LIST_VERB, '$<verb> ');
  const list = tellList(sentence);
  if (list && withoutJudgement(sentence).cut.length === 0) return [list];
  const whole = withoutJudgement(sentence);
  if (whole.cut.length === 0 && isFullSentence(sentence, needsArticle)) return [tellWhole(sentence, isShorthand)];
  // Only a reason was cut: the rest is still the teacher's own sentence.
  if (whole.text !== '' && isFullSentence(whole.text, needsArticle)) {
    judged.push(...whole.cut);
    return [tellWhole(whole.text, isShorthand)];
  }
  return tellFragments(sentence, telling, judged);
}

/** Abbreviations show a hand that leaves out small words as well. */
const isShorthand = (typed: string, spelled: string): boolean => typed.replaceAll("'", '’').trim() !== spelled;

export interface Reading extends Telling {
  /** Names that may stand in the email: the student's, the family's, the teacher's. */
  readonly names: readonly string[];
  /** Whether a name that is none of these is another child's. */
  readonly hidesOthers: boolean;
}

const holds = (text: string, words: readonly string[]): boolean =>
  words.some((word) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}])${word.replaceAll(/[^\p{L}\p{N}]/gu, '.')}(?![\p{L}\p{N}])`, 'iu').test(text),
  );

export function readNote(note: string, reading: Reading): NoteReading {
  const judged: string[] = [];
  const toMachine: string[] = [];
  const wished: string[] = [];
  const kept: { typed: string; text: string }[] = [];
  let wasToMachine = false;
  const { text: safe, count } = reading.hidesOthers ? withoutOtherChildren(note, reading.names) : { text: note, count: 0 };
  for (const typed of sentencesOf(safe)) {
    wasToMachine = isToMachine(typed) || (wasToMachine && goesOnToMachine(typed));
    if (wasToMachine) {
      toMachine.push(typed);
      continue;
    }
    const { said, wishes } = takeOrders(
      spellOut(typed).replace(/^(?:(?:I )?just )?(?:wanted|want|writing) to let (?:you|them) know (?:that )?/iu, ''),
    );
    wished.push(...wishes);
    if (said !== '') kept.push({ typed, text: said });
  }
  const wishes = readWishes(wished);
  const unsaid: string[] = [];
  const facts: Fact[] = [];
  const noted: string[] = [];
  for (const { typed, text } of kept) {
    if (wishes.unsaid.length > 0 && holds(text, wishes.unsaid)) {
      unsaid.push(typed);
      continue;
    }
    if (FILLER.test(text.replace(/[.!]+$/u, ''))) continue;
    const clauses = tellSentence(text, isShorthand(typed, text), { ...reading, isFirst: facts.length === 0 }, judged);
    const safe = clauses.filter((clause, at) => isSafelyTold(clause, reading, clauses[at - 1]));
    noted.push(...clauses.filter((clause) => !safe.includes(clause)).map((clause) => clause.typed));
    for (const group of joinClauses(safe, reading.student, reading.implied === 'team' ? 'We' : 'I')) {
      facts.push({ text: group.text, clauses: group.clauses, typed, role: roleOf(group.text, group.clauses, facts.at(-1)?.role) });
    }
  }
  const once = facts.filter(({ text }, at) => facts.findIndex((other) => other.text === text) === at);
  return { facts: once, noted: [...new Set(noted)], wishes, judged, toMachine, unsaid, otherChildren: count };
}

/** Orders to the writer among the fragments of a sentence. */
function takeOrders(sentence: string): { said: string; wishes: string[] } {
  // “keep it short, missing 2 labs”: only the first part is for the writer.
  const [head = '', ...others] = sentence.split(/,\s+/u);
  if (
    others.length > 0 &&
    /^(?:please )?(?:keep|make|write|in|short|brief|warm|formal|friendly|be|sound)\b/iu.test(head) &&
    orderIn(head)?.kind === 'wish'
  ) {
    const rest = takeOrders(others.join(', '));
    return { said: rest.said, wishes: [head, ...rest.wishes] };
  }
  const whole = orderIn(sentence);
  if (whole?.kind === 'wish') return { said: '', wishes: [sentence] };
  if (whole?.kind === 'say') return { said: whole.text, wishes: [] };
  const parts = sentence.split(
    /(?<=\S)(?:,|\s[-–—])\s+(?:and |but )?(?=(?:please |pls )?(?:keep|make|don’t|do not|never|avoid|be|write|in|mention|ask|short|brief|warm|friendly|no need|tell|sound|use|formal|professional)\b)/iu,
  );
  const wishes: string[] = [];
  const said: string[] = [];
  for (const part of parts) {
    const order = parts.length > 1 ? orderIn(part) : undefined;
    if (order?.kind === 'wish') wishes.push(part);
    else if (order?.kind === 'say') said.push(order.text);
    else said.push(part);
  }
  return { said: said.join(', '), wishes };
}
