/** Stories of measured amounts that are joined, used up or compared: flour, ribbon, wire. */
import type Fraction from 'fraction.js';
import type { Plot } from '../build-problem.ts';
import type { ProblemRequest } from '../math-skill.ts';
import { type Notation, withUnit } from '../quantity.ts';

export type StuffSituation =
  'join: result unknown' | 'separate: result unknown' | 'compare: difference unknown' | 'part-whole: part unknown';

interface Amounts {
  readonly situation: StuffSituation;
  /** The larger one first, except where they are joined. */
  readonly a: Fraction;
  readonly b: Fraction;
  /** Writes with the stuff's unit. */
  readonly notation: Notation;
  /** The operands as they stand in an expression. */
  readonly terms: readonly [string, string];
  /** The amounts without unit, where they stand unsimplified: 6/8. */
  readonly written?: readonly [string, string];
  readonly request: ProblemRequest;
}

export function stuffStory({ situation, a, b, notation, terms, written, request }: Amounts): Plot {
  const {
    people,
    scene: { stuff },
  } = request;
  const [who = '', other = ''] = people;
  const [amount, second] = written
    ? [withUnit(written[0], a, stuff.unit), withUnit(written[1], b, stuff.unit)]
    : [notation.write(a), notation.write(b)];
  const units = stuff.unit.many;
  const texts: Record<StuffSituation, string> = {
    'join: result unknown': `${who} ${stuff.use[1]} ${amount} of ${stuff.noun} ${stuff.first}. ${who} ${stuff.use[1]} ${second} of ${stuff.noun} ${stuff.second}. How many ${units} of ${stuff.noun} does ${who} ${stuff.use[0]} in all?`,
    'separate: result unknown': `${who} has ${amount} of ${stuff.noun}. ${who} ${stuff.use[1]} ${second} ${stuff.first}. How many ${units} of ${stuff.noun} are left?`,
    'compare: difference unknown': `${who} ${stuff.use[1]} ${amount} of ${stuff.noun}. ${other} ${stuff.use[1]} ${second}. How much more ${stuff.noun} does ${who} ${stuff.use[0]}?`,
    'part-whole: part unknown': `${who} needs ${amount} of ${stuff.noun} in all. ${who} has ${second}. How much more ${stuff.noun} does ${who} need?`,
  };
  const joins = situation === 'join: result unknown';
  return {
    situation,
    text: texts[situation],
    expression: `${terms[0]} ${joins ? '+' : '-'} ${terms[1]}`,
    value: joins ? a.add(b) : a.sub(b),
    notation,
  };
}
