/** Wishes by the names they go by in the line that says what was not followed. */
import type { Counted, NumberLimits, StudentsOfClass, Wishes } from './wishes.ts';

export interface NamedWish {
  /** 'points', 'means:calculators', 'focus:condensation': what a composer says that it followed. */
  readonly key: string;
  readonly name: string;
}

const counted = (count: number, unit: Counted): string => (count === 1 ? `1 ${SINGLE[unit]}` : `${count} ${UNITS[unit]}`);
const SINGLE: Readonly<Record<Counted, string>> = {
  question: 'question',
  word: 'word',
  criterion: 'criterion',
  prompt: 'prompt',
  idea: 'idea',
  any: 'item',
};
const wish = (key: string, name: string): NamedWish => ({ key, name });
const UNITS: Readonly<Record<Counted, string>> = {
  question: 'questions',
  word: 'words',
  criterion: 'criteria',
  prompt: 'prompts',
  idea: 'ideas',
  any: 'items',
};
const GROUPINGS = { individual: 'work alone', pairs: 'work in pairs', groups: 'work in groups' } as const;

function namedAmounts({
  counts,
  written,
  points,
  pointsEach,
  minutes,
  minutesLost,
  answerKey,
  onePage,
  grouping,
  groupSize,
  subPlan,
}: Wishes): NamedWish[] {
  const written_ =
    typeof written === 'number'
      ? written === 0
        ? 'no written items'
        : `${written} written ${written === 1 ? 'item' : 'items'}`
      : `${written} written items`;
  return [
    ...Object.entries(counts).map(([unit, count]) => wish(`counts:${unit}`, counted(count, unit as Counted))),
    ...(written === undefined ? [] : [wish('written', written_.replace(/^all/u, 'only'))]),
    ...(points === undefined ? [] : [wish('points', `${points} points in all`)]),
    ...(pointsEach === undefined ? [] : [wish('pointsEach', `${pointsEach} points each`)]),
    ...(minutes === undefined ? [] : [wish('minutes', `${minutes} minutes`)]),
    ...(minutesLost === undefined ? [] : [wish('minutesLost', `${minutesLost} minutes lost`)]),
    ...(answerKey === undefined ? [] : [wish('answerKey', answerKey === 'none' ? 'no answer key' : 'a separate answer key')]),
    ...(onePage ? [wish('onePage', 'one page')] : []),
    ...(grouping === undefined
      ? []
      : [wish('grouping', grouping === 'groups' && groupSize !== undefined ? `groups of ${groupSize}` : GROUPINGS[grouping])]),
    ...(subPlan ? [wish('subPlan', 'a plan for a substitute')] : []),
  ];
}

function namedNumbers({ most, noRegrouping, noRemainders, noNegatives, noDecimals, denominators }: NumberLimits): NamedWish[] {
  return [
    ...(most === undefined ? [] : [wish('numbers:most', `numbers within ${most}`)]),
    ...(noRegrouping ? [wish('numbers:noRegrouping', 'no regrouping')] : []),
    ...(noRemainders ? [wish('numbers:noRemainders', 'no remainders')] : []),
    ...(noNegatives ? [wish('numbers:noNegatives', 'no negative numbers')] : []),
    ...(noDecimals ? [wish('numbers:noDecimals', 'no decimals')] : []),
    ...(denominators.length > 0 ? [wish('numbers:denominators', `denominators ${denominators.join(', ')}`)] : []),
  ];
}

function namedStudents({
  size,
  languages,
  places,
  multilingual,
  readsBelow,
  plan,
  gifted,
  autism,
  coTaught,
}: StudentsOfClass): NamedWish[] {
  const who = [...languages, ...places].join(', ');
  return [
    ...(size === undefined ? [] : [wish('students:size', `${size} students`)]),
    ...(multilingual ? [wish('students:multilingual', `students learning English${who === '' ? '' : ` (${who})`}`)] : []),
    ...(readsBelow ? [wish('students:readsBelow', 'readers below grade level')] : []),
    ...(plan ? [wish('students:plan', 'students with a plan')] : []),
    ...(gifted ? [wish('students:gifted', 'gifted students')] : []),
    ...(autism ? [wish('students:autism', 'a student with autism')] : []),
    ...(coTaught ? [wish('students:coTaught', 'two teachers')] : []),
  ];
}

const TONES = { fun: 'a fun tone', serious: 'a serious tone', simple: 'simple wording' } as const;

/** All that is wished for and can be followed somewhere, in the order of the form. */
export function namedWishes(wishes: Wishes): readonly NamedWish[] {
  const {
    means,
    taught,
    untaught,
    focus,
    tomorrow,
    words,
    settings,
    names,
    numbers,
    students,
    avoid,
    tone,
    translation,
    earlyFinishers,
    starters,
  } = wishes;
  return [
    ...namedAmounts(wishes),
    ...means.map((one) => wish(`means:${one}`, one)),
    ...taught.map((phrase) => wish(`taught:${phrase}`, `taught already: ${phrase}`)),
    ...untaught.map((phrase) => wish(`untaught:${phrase}`, `not taught yet: ${phrase}`)),
    ...focus.map((phrase) => wish(`focus:${phrase}`, `a focus on ${phrase}`)),
    ...(tomorrow === undefined ? [] : [wish('tomorrow', `tomorrow’s ${tomorrow}`)]),
    ...words.map((word) => wish(`words:${word}`, `the word “${word}”`)),
    ...settings.map((setting) => wish(`settings:${setting}`, setting)),
    ...names.map((name) => wish(`names:${name}`, `the name ${name}`)),
    ...namedNumbers(numbers),
    ...namedStudents(students),
    ...avoid.map((phrase) => wish(`avoid:${phrase}`, `staying away from ${phrase}`)),
    ...(tone === undefined ? [] : [wish('tone', TONES[tone])]),
    ...(translation === undefined ? [] : [wish('translation', `a translation into ${translation}`)]),
    ...(starters ? [wish('starters', 'sentence starters')] : []),
    ...(earlyFinishers ? [wish('earlyFinishers', 'work for early finishers')] : []),
  ];
}

/**
 * 'Not followed: calculators; a video link.' Nothing where all was followed.
 * @param followed keys, or what comes before the colon for all of a kind
 */
export function notFollowedLine(wishes: Wishes, followed: Iterable<string>): string[] {
  const done = new Set(followed);
  const left = namedWishes(wishes).filter(({ key }) => !done.has(key) && !done.has(key.split(':', 1)[0] ?? ''));
  const names = [...left.map(({ name }) => name), ...wishes.notFollowed];
  return names.length === 0 ? [] : [`Not followed: ${names.join('; ')}.`];
}
