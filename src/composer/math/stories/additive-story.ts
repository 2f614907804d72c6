/** Stories of joining, separating, parts of a whole and comparing, in every unknown (Children's Mathematics, 2015). */
import type { Figure } from '../../../figures/figure.ts';
import type { Random } from '../../random.ts';
import type { Plot } from '../build-problem.ts';
import { exact } from '../build-problem.ts';
import type { MathDifficulty, ProblemRequest, Situation } from '../math-skill.ts';
import { count, counted } from '../quantity.ts';
import { bar, barModel } from '../problem-figures.ts';
import type { Thing } from '../scenes.ts';

export type AdditiveSituation = Extract<Situation, `${'join' | 'separate' | 'part-whole' | 'compare'}: ${string}`>;

/** Which unknowns a difficulty asks for: the structure grows harder, not only the numbers. */
const ADDITIVE_SITUATIONS: Readonly<Record<MathDifficulty, readonly AdditiveSituation[]>> = {
  basic: ['join: result unknown', 'separate: result unknown', 'part-whole: whole unknown', 'compare: difference unknown'],
  intermediate: [
    'join: change unknown',
    'separate: change unknown',
    'part-whole: part unknown',
    'compare: difference unknown',
    'compare: larger unknown',
  ],
  advanced: [
    'join: start unknown',
    'separate: start unknown',
    'compare: smaller unknown',
    'compare: larger unknown',
    'part-whole: part unknown',
  ],
};

/** The same for a topic that names one operation: what is solved by it, in as many structures as there are. */
const SOLVED_BY: Readonly<Record<'add' | 'subtract', Readonly<Record<MathDifficulty, readonly AdditiveSituation[]>>>> = {
  add: {
    basic: ['join: result unknown', 'part-whole: whole unknown'],
    intermediate: ['join: result unknown', 'part-whole: whole unknown', 'compare: larger unknown'],
    advanced: ['separate: start unknown', 'part-whole: whole unknown', 'compare: larger unknown'],
  },
  subtract: {
    basic: ['separate: result unknown', 'compare: difference unknown'],
    intermediate: ['separate: result unknown', 'separate: change unknown', 'part-whole: part unknown', 'compare: difference unknown'],
    advanced: ['join: start unknown', 'separate: change unknown', 'part-whole: part unknown', 'compare: smaller unknown'],
  },
};

export const additiveSituations = ({ difficulty, operation }: ProblemRequest): readonly AdditiveSituation[] =>
  (operation === undefined ? ADDITIVE_SITUATIONS : SOLVED_BY[operation])[difficulty];

interface Parts {
  readonly situation: AdditiveSituation;
  /** Two parts, both at least 1; the whole is their sum. */
  readonly a: number;
  readonly b: number;
  readonly thing: Thing;
  readonly request: ProblemRequest;
}

type Told = readonly [text: string, expression: string];

const tell = {
  'join: result unknown': ({ thing, a, b, who, random }) => [
    random.pick([
      `${who} has ${count(a, thing)}. ${who} ${thing.gain[1]} ${b} more. How many ${thing.many} does ${who} have now?`,
      `${who} ${thing.gain[1]} ${count(a, thing)} in the morning. ${who} ${thing.gain[1]} ${count(b, thing)} after lunch. How many ${thing.many} is that in all?`,
    ]),
    `${a} + ${b}`,
  ],
  'join: change unknown': ({ thing, a, total, who }) => [
    `${who} has ${count(a, thing)}. ${who} ${thing.gain[1]} some more. Now ${who} has ${count(total, thing)}. How many more ${thing.many} did ${who} ${thing.gain[0]}?`,
    `${total} - ${a}`,
  ],
  'join: start unknown': ({ thing, b, total, who }) => [
    `${who} has some ${thing.many}. ${who} ${thing.gain[1]} ${b} more. Now ${who} has ${count(total, thing)}. How many ${thing.many} did ${who} have at first?`,
    `${total} - ${b}`,
  ],
  'separate: result unknown': ({ thing, b, total, who }) => [
    `${who} has ${count(total, thing)}. ${who} ${thing.lose[1]} ${b} of the ${thing.many} ${thing.lose[2]}. How many ${thing.many} are left?`,
    `${total} - ${b}`,
  ],
  'separate: change unknown': ({ thing, a, total, who }) => [
    `${who} has ${count(total, thing)}. ${who} ${thing.lose[1]} some of the ${thing.many} ${thing.lose[2]}. Now ${a} are left. How many ${thing.many} did ${who} ${thing.lose[0]} ${thing.lose[2]}?`,
    `${total} - ${a}`,
  ],
  'separate: start unknown': ({ thing, a, b, who }) => [
    `${who} has some ${thing.many}. ${who} ${thing.lose[1]} ${b} of the ${thing.many} ${thing.lose[2]}. Now ${a} are left. How many ${thing.many} did ${who} have at first?`,
    `${a} + ${b}`,
  ],
  'part-whole: whole unknown': ({ thing, a, b, who, random }) => [
    random.pick([
      `${who} has ${a} ${thing.kinds[0]} ${a === 1 ? thing.one : thing.many} and ${b} ${thing.kinds[1]} ${b === 1 ? thing.one : thing.many}. How many ${thing.many} does ${who} have?`,
      `There are two kinds of ${thing.many}. ${who} counts ${a} ${thing.kinds[0]} ${a === 1 ? 'one' : 'ones'} and ${b} ${thing.kinds[1]} ${b === 1 ? 'one' : 'ones'}. How many ${thing.many} are there?`,
    ]),
    `${a} + ${b}`,
  ],
  'part-whole: part unknown': ({ thing, a, total, who }) => [
    `${who} has ${count(total, thing)}. Of these, ${a} ${a === 1 ? 'is' : 'are'} ${thing.kinds[0]}. The rest are ${thing.kinds[1]}. How many ${thing.kinds[1]} ${thing.many} does ${who} have?`,
    `${total} - ${a}`,
  ],
  'compare: difference unknown': ({ thing, a, total, who, other, random }) => [
    random.pick([
      `${who} has ${count(total, thing)}. ${other} has ${count(a, thing)}. How many more ${thing.many} does ${who} have than ${other}?`,
      `${other} has ${count(a, thing)}. ${who} has ${count(total, thing)}. How many more ${thing.many} does ${other} need to have as many as ${who}?`,
    ]),
    `${total} - ${a}`,
  ],
  'compare: larger unknown': ({ thing, a, b, who, other, request }) => [
    request.difficulty === 'advanced'
      ? `${other} has ${count(a, thing)}. That is ${b} fewer than ${who} has. How many ${thing.many} does ${who} have?`
      : `${other} has ${count(a, thing)}. ${who} has ${b} more ${thing.many} than ${other}. How many ${thing.many} does ${who} have?`,
    `${a} + ${b}`,
  ],
  'compare: smaller unknown': ({ thing, b, total, who, other, request }) => [
    request.difficulty === 'advanced'
      ? `${who} has ${count(total, thing)}. That is ${b} more than ${other} has. How many ${thing.many} does ${other} have?`
      : `${who} has ${count(total, thing)}. ${other} has ${b} fewer ${thing.many} than ${who}. How many ${thing.many} does ${other} have?`,
    `${total} - ${b}`,
  ],
} satisfies Record<AdditiveSituation, (story: Parts & { total: number; who: string; other: string; random: Random }) => Told>;

/** How often a bar model stands beside the story: a support that harder problems leave away. */
const MODELLED: Readonly<Record<MathDifficulty, number>> = { basic: 0.35, intermediate: 0.25, advanced: 0 };

/** Parts and whole as bars, the unknown one with a question mark. */
function modelOf(situation: AdditiveSituation, a: number, b: number, who: string, other: string): Figure {
  const total = a + b;
  const [kind, unknown] = situation.split(': ') as [string, string];
  if (kind === 'compare') {
    return {
      kind: 'bar-model',
      bars: [
        bar([[total, unknown.startsWith('larger') ? '?' : String(total)]], '', who),
        unknown.startsWith('difference')
          ? bar(
              [
                [a, String(a)],
                [b, '?'],
              ],
              '',
              other,
            )
          : bar(
              [
                [a, unknown.startsWith('smaller') ? '?' : String(a)],
                [b, String(b)],
              ],
              '',
              other,
            ),
      ],
    };
  }
  // The part that is known: what was there or what was left, except where only the change is told.
  const first = unknown.startsWith('start') && kind === 'join' ? '?' : String(a);
  const second = unknown.startsWith('change') || unknown.startsWith('part') ? '?' : String(b);
  const separates = kind === 'separate' && unknown.startsWith('result');
  const whole =
    /^(?:result|whole)/u.test(unknown) && !separates ? '?' : kind === 'separate' && unknown.startsWith('start') ? '?' : String(total);
  return barModel(
    [
      [a, separates ? '?' : first],
      [b, second],
    ],
    whole,
  );
}

export function additiveStory({ situation, a, b, thing, request }: Parts): Plot & { readonly adds: boolean } {
  const [who = '', other = ''] = request.people;
  const [text, expression] = tell[situation]({ situation, a, b, thing, request, total: a + b, who, other, random: request.random });
  const [left = '0', operator, right = '0'] = expression.split(' ');
  const adds = operator === '+';
  const value = adds ? Number(left) + Number(right) : Number(left) - Number(right);
  return {
    situation,
    text,
    expression,
    value: exact(value),
    notation: counted(thing),
    adds,
    ...(request.random.chance(MODELLED[request.difficulty]) && { figure: modelOf(situation, a, b, who, other) }),
  };
}

/** Two changes, one after the other: the second works on the result of the first. */
export function twoChangesStory(
  start: number,
  change: number,
  second: number,
  thing: Thing,
  { people, random }: ProblemRequest,
): Plot & { readonly gainsFirst: boolean } {
  const [who = ''] = people;
  const gainsFirst = random.chance(0.5) || start - change < 1;
  const gain = (amount: number): string => `${who} ${thing.gain[1]} ${amount} more.`;
  const lose = (amount: number): string => `${who} ${thing.lose[1]} ${amount} of the ${thing.many} ${thing.lose[2]}.`;
  const [opening, next] = gainsFirst ? [gain(change), lose(second)] : [lose(change), gain(second)];
  const value = gainsFirst ? start + change - second : start - change + second;
  return {
    situation: 'multi-step',
    text: `${who} has ${count(start, thing)}. ${opening} Then ${next} How many ${thing.many} does ${who} have now?`,
    expression: gainsFirst ? `${start} + ${change} - ${second}` : `${start} - ${change} + ${second}`,
    value: exact(value),
    notation: counted(thing),
    gainsFirst,
  };
}
