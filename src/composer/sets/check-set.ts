/**
 * What code can say about a teaching set: that it is whole, that its references lead somewhere, that its lesson fits the
 * class periods schools have, that its items keep the rules of item writing (Haladyna, Downing & Rodriguez, 2002), that what
 * can be computed is right, and that its text suits the grade. Truth, tact and whether it teaches need a reader.
 */
import { gradesOfCode, isKnownCode, isListedSystem } from '../../standards/known-codes.ts';
import { readingBand, readingLevel } from '../../text/reading-level.ts';
import { firstRepetition } from '../../text/similarity.ts';
import { countWords } from '../../text/words.ts';
import { LANGUAGE_NAMES } from '../../tools/choices/languages.ts';
import { evaluateExpression } from '../math/evaluate-expression.ts';
import { fitMoves } from './fit-moves.ts';
import type { TeachingSet } from './teaching-set.ts';

/** Minutes that lessons are asked for; a longer one may be fitted as two days. */
const DURATIONS = [30, 45, 60, 75, 90];
/** The key may be the longest option in a quarter of the items; more gives answers away. */
const MOST_LONGEST_KEYS = 0.34;
const CATCH_ALL = /\b(?:all|none|both|neither) of (?:the above|these)\b|\b[A-D] and [A-D]\b/iu;
const ABSOLUTES = /\b(?:always|never|completely|every single)\b/iu;
const NEGATIVE_STEM = /\b(?:NOT|not true|except|least likely)\b/u;
const CLOSED = /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had)\s[^?]*\?\s*$/iu;
const HTML = /<\/?[a-z][^>]*>/iu;
const LINK_OR_HEADING = /\]\(|^#{1,6} /mu;
/** Words of a form letter and of a machine. */
const FILLER = /\b(?:delve|tapestry|unlock|leverage|in today’s world|fun and engaging|foster a love|lifelong learners?)\b/iu;

type Say = (problem: string) => void;

interface Choice {
  readonly ask: string;
  readonly right: string;
  readonly wrong: readonly (readonly [string, string])[];
  readonly why: string;
  readonly calc?: string | undefined;
}

/** The number that an option says: '$4.50', '3 1/2 cups', '−7', '1,200'. */
export function numberIn(option: string): string | undefined {
  const clean = option
    .replaceAll(/[,$¢%\s]*(?<digits>\d)/gu, (match, digit: string) => (/\s/u.test(match) ? ` ${digit}` : digit))
    .replaceAll('−', '-');
  const mixed = /(?<sign>-?)(?<whole>\d+) (?<top>\d+)\/(?<bottom>\d+)/u.exec(clean)?.groups;
  if (mixed) return `${mixed['sign'] ?? ''}(${mixed['whole']}+${mixed['top']}/${mixed['bottom']})`;
  return /-?\d+(?:\.\d+)?(?:\/\d+)?/u.exec(clean)?.[0];
}

function checkChoice(where: string, { ask, right, wrong, why, calc }: Choice, say: Say): void {
  const options = [right, ...wrong.map(([text]) => text)];
  const at = `${where} “${ask.slice(0, 60)}”`;
  if (new Set(options.map((option) => option.toLowerCase())).size < 4) say(`${at}: offers an option twice`);
  if (options.some((option) => CATCH_ALL.test(option))) say(`${at}: has an “all of the above” kind of option`);
  if (NEGATIVE_STEM.test(ask)) say(`${at}: asks for what is not so`);
  if (wrong.some(([text]) => ABSOLUTES.test(text)) && !ABSOLUTES.test(right))
    say(`${at}: has “always”, “never” or the like only in a wrong option`);
  if (right.length > 25 && right.length > 1.4 * Math.max(...wrong.map(([text]) => text.length)))
    say(`${at}: gives the key away by its length`);
  if (countWords(why) < 5) say(`${at}: the key gives no real reason`);
  if (calc === undefined) return;
  try {
    const said = numberIn(right);
    if (said === undefined || !evaluateExpression(calc).equals(evaluateExpression(said))) say(`${at}: calc ${calc} is not ${right}`);
  } catch (error) {
    say(`${at}: calc ${calc} can’t be computed (${(error as Error).message})`);
  }
}

function checkChoices(where: string, items: readonly Choice[], say: Say): void {
  for (const item of items) checkChoice(where, item, say);
  const longest = items.filter(({ right, wrong }) => wrong.every(([text]) => text.length < right.length));
  if (items.length >= 6 && longest.length / items.length > MOST_LONGEST_KEYS) {
    say(
      `${where}: the key is the longest option in ${longest.length} of ${items.length} items; at most a third. Shorten keys or fill out wrong options: ${longest.map(({ ask }) => `“${ask.slice(0, 40)}”`).join(', ')}`,
    );
  }
  const twice = firstRepetition(items.map(({ ask }) => ask));
  if (twice) say(`${where}: “${items[twice[0]]?.ask}” and “${items[twice[1]]?.ask}” ask nearly the same`);
}

function checkReferences({ card, texts, lesson, quiz, questions, tickets, tasks }: TeachingSet, say: Say): void {
  const ideas = new Set(card.ideas.map(({ id }) => id));
  const ids = new Set(texts.map(({ id }) => id));
  const moves = new Set(lesson.moves.map(({ id }) => id));
  const used = new Set<string>();
  const withIdeas = [...quiz.choice, ...quiz.written, ...questions, ...tickets.short, ...tickets.choice, ...tickets.rating];
  for (const { idea } of withIdeas) if (!ideas.has(idea)) say(`idea “${idea}” is not on the card`);
  for (const idea of ideas) {
    if (quiz.choice.filter((item) => item.idea === idea).length < 2) say(`quiz.yaml: fewer than two items on the idea “${idea}”`);
  }
  for (const { stimulus } of [...quiz.choice, ...quiz.written, ...questions]) if (stimulus !== undefined) used.add(stimulus);
  for (const move of lesson.moves) for (const text of move.texts) used.add(text);
  for (const text of used) if (!ids.has(text)) say(`text “${text}” is not in texts.yaml`);
  for (const text of ids) if (!used.has(text)) say(`texts.yaml: “${text}” is used nowhere`);
  if (moves.size < lesson.moves.length) say('lesson.yaml: two moves have the same id');
  for (const { id, needs } of lesson.moves)
    for (const needed of needs) if (!moves.has(needed)) say(`lesson.yaml: the move “${id}” needs “${needed}”, which is not there`);
  for (const [group, supports] of Object.entries(lesson.supports)) {
    for (const { move } of supports)
      if (move !== undefined && !moves.has(move)) say(`lesson.yaml: supports.${group} names a move “${move}” that is not there`);
  }
  const parts = card.work?.parts.length ?? 0;
  for (const { part } of [...withIdeas.map((item) => ('part' in item ? item : { part: undefined })), ...tasks.writing]) {
    if (part !== undefined && part > parts) say(`part ${part} is not among the card’s work.parts`);
  }
}

function checkLesson({ lesson: { moves, exit } }: TeachingSet, say: Say): void {
  for (const minutes of DURATIONS) if (!fitMoves(moves, minutes)) say(`lesson.yaml: the moves can’t fill ${minutes} minutes exactly`);
  const [first] = moves;
  const last = moves.at(-1);
  if (first?.phase !== 'hook' || !first.core) say('lesson.yaml: the first move must be a hook of the core');
  if (last?.phase !== 'close' || !last.core) say('lesson.yaml: the last move must be a close of the core');
  for (const { id, minutes, teach, ask } of moves) {
    if (minutes[0] > minutes[1]) say(`lesson.yaml: ${id} ends before it begins`);
    if (countWords(teach) < 25) say(`lesson.yaml: ${id} does not say what the teacher does and says`);
    if (ask.some(({ expect }) => countWords(expect) === 0)) say(`lesson.yaml: ${id} expects no answer`);
  }
  if (moves.filter(({ ask }) => ask.length > 0).length < 4) say('lesson.yaml: fewer than four moves ask a question');
  if (countWords(exit.answer) < 1) say('lesson.yaml: the exit has no answer');
}

function checkWritten({ quiz }: TeachingSet, say: Say): void {
  for (const { ask, points, credit } of quiz.written) {
    const given = credit.map((line) => Number(/^(?<points>\d+) points?\b/u.exec(line)?.groups?.['points'] ?? Number.NaN));
    const total = given.reduce((sum, number) => sum + number, 0);
    const isEach = credit.some((line) => /\beach\b/iu.test(line));
    if (given.some(Number.isNaN)) say(`quiz.yaml: “${ask.slice(0, 40)}”: each line of credit begins with “1 point: …”`);
    else if (total !== points && !isEach) say(`quiz.yaml: “${ask.slice(0, 40)}”: credit sums to ${total}, not ${points}`);
  }
}

function checkKinds({ tickets, warmUps, tasks }: TeachingSet, say: Say): void {
  for (const [name, items] of [
    ['short', tickets.short],
    ['choice', tickets.choice],
  ] as const) {
    for (const [kind, least] of [
      ['understanding', 3],
      ['application', 2],
      ['reflection', 2],
    ] as const) {
      if (items.filter((item) => item.kind === kind).length < least)
        say(`starts-and-ends.yaml: fewer than ${least} ${name} items of kind ${kind}`);
    }
  }
  for (const difficulty of ['Beginner', 'Intermediate', 'Advanced'] as const) {
    if (!warmUps.some((warmUp) => warmUp.difficulty.includes(difficulty))) say(`starts-and-ends.yaml: no warm-up for ${difficulty}`);
  }
  for (const { title, minutes, tasks: parts } of warmUps) {
    const sum = parts.reduce((total, task) => total + task.minutes, 0);
    if (sum > minutes || sum < minutes - 2)
      say(`starts-and-ends.yaml: the tasks of “${title}” take ${sum} of ${minutes} minutes (leave 0 to 2 to share)`);
  }
  for (const { name, criteria } of tasks.assignments) {
    for (const { name: criterion, levels } of criteria) {
      const lengths = levels.map((text) => text.length);
      if (Math.max(...lengths) > 2.2 * Math.min(...lengths))
        say(`tasks.yaml: ${name}: “${criterion}”: the longest level is more than 2.2 times the shortest`);
      if (levels.some((text) => /\b(?:good|great|excellent|creative|sometimes|poor)\b/iu.test(text)))
        say(`tasks.yaml: ${name}: “${criterion}”: names a judgment instead of what is seen`);
    }
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

function checkWords({ words, translations }: TeachingSet, say: Say): void {
  for (const { word, meaning, sentence } of words.words) {
    if (countWords(meaning) > 25) say(`words.yaml: the meaning of “${word}” has more than 25 words`);
    if (new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'iu').test(meaning)) say(`words.yaml: the meaning of “${word}” uses the word`);
    if (!sentence.toLowerCase().includes(word.toLowerCase().slice(0, Math.max(3, word.length - 2))))
      say(`words.yaml: the sentence for “${word}” does not hold it`);
    const row = translations[word];
    if (!row) say(`translations.md: has no row for “${word}”`);
    else if (!row['Spanish'] || !row['Spanish meaning']) say(`translations.md: “${word}” needs Spanish and Spanish meaning`);
  }
  const known = new Set<string>([...LANGUAGE_NAMES, 'Spanish meaning']);
  for (const [word, row] of Object.entries(translations)) {
    if (!words.words.some((entry) => entry.word === word)) say(`translations.md: “${word}” is not in words.yaml`);
    for (const language of Object.keys(row)) if (!known.has(language)) say(`translations.md: “${language}” is no language of ours`);
  }
}

function checkStandards({ card }: TeachingSet, say: Say): void {
  for (const { code } of card.standards) {
    if (isListedSystem(code) && !isKnownCode(code)) say(`card.yaml: ${code} is no real code`);
    const span = gradesOfCode(code);
    if (span && (span[1] < card.grades[0] || span[0] > card.grades[1])) say(`card.yaml: ${code} belongs to other grades`);
  }
}

/** What students read, for the reading level: the set's own words count as easy. */
function studentTexts({ texts, quiz, questions }: TeachingSet): string[] {
  return [
    ...texts.filter(({ kind }) => kind === 'text').map(({ body }) => body),
    ...quiz.choice.map(({ ask }) => ask),
    ...questions.map(({ ask }) => ask),
  ];
}

function checkText(set: TeachingSet, say: Say): void {
  const { most } = readingBand(set.card.grades[1]);
  const level =
    readingLevel(
      studentTexts(set),
      set.words.words.map(({ word }) => word),
    )?.grade ?? 0;
  if (level > most + 1) say(`reading level: student texts read at grade ${level.toFixed(1)}, the band ends at ${most}`);
  const visit = (value: unknown, place: string): void => {
    if (typeof value === 'string') {
      if (HTML.test(value)) say(`${place}: holds HTML`);
      if (LINK_OR_HEADING.test(value)) say(`${place}: holds a link or a heading`);
      if ((value.match(/^\s*```/gmu) ?? []).length % 2 === 1) say(`${place}: a fence is not closed`);
      const filler = FILLER.exec(value)?.[0];
      if (filler !== undefined) say(`${place}: “${filler}” is filler`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, `${place}.${key}`);
    }
  };
  visit(set, set.card.id);
}

/** Each problem in a sentence that says where; [] for a set that code finds nothing wrong with. */
export function checkSet(set: TeachingSet): readonly string[] {
  const problems: string[] = [];
  const say: Say = (problem) => problems.push(problem);
  checkStandards(set, say);
  checkReferences(set, say);
  checkLesson(set, say);
  checkChoices('quiz.yaml', set.quiz.choice, say);
  checkChoices(
    'starts-and-ends.yaml',
    set.tickets.choice.filter(({ kind }) => kind !== 'reflection'),
    say,
  );
  checkWritten(set, say);
  for (const { ask } of set.questions) if (CLOSED.test(ask)) say(`questions.yaml: “${ask}” can be answered with a word`);
  checkKinds(set, say);
  checkWords(set, say);
  checkText(set, say);
  return problems;
}
