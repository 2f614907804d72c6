/** Stories of equal groups, rows, sharing and times as many. */
import type { Plot } from '../build-problem.ts';
import { exact } from '../build-problem.ts';
import type { ProblemRequest } from '../math-skill.ts';
import { count, counted } from '../quantity.ts';
import type { Thing } from '../scenes.ts';

/** `groups` groups of `size`. */
export function productStory(
  groups: number,
  size: number,
  thing: Thing,
  { people, random }: ProblemRequest,
  form: 'groups' | 'times as many' = 'groups',
): Plot {
  const [who = '', other = ''] = people;
  const told =
    form === 'times as many'
      ? `${other} has ${count(size, thing)}. ${who} has ${groups} times as many. How many ${thing.many} does ${who} have?`
      : random.pick([
          `${who} has ${count(groups, thing.group)}. There are ${count(size, thing)} in each ${thing.group.one}. How many ${thing.many} does ${who} have?`,
          `${who} fills ${count(groups, thing.group)}. Each ${thing.group.one} holds ${count(size, thing)}. How many ${thing.many} is that?`,
          ...(groups <= 12 && size <= 12
            ? [
                `${who} sets out ${thing.many} in ${count(groups, { one: 'row', many: 'rows' })}. Each row has ${count(size, thing)}. How many ${thing.many} does ${who} set out?`,
              ]
            : []),
        ]);
  return {
    situation: form === 'times as many' ? 'compare: larger unknown' : 'groups: product unknown',
    text: told,
    expression: `${groups} * ${size}`,
    value: exact(groups * size),
    notation: counted(thing),
  };
}

/** So many in each group, or so many groups: both are divisions. The total is `groups * size`. */
export function quotientStory(
  unknown: 'size' | 'number',
  groups: number,
  size: number,
  thing: Thing,
  { people, random }: ProblemRequest,
): Plot {
  const [who = ''] = people;
  const total = groups * size;
  if (unknown === 'size') {
    return {
      situation: 'groups: size unknown',
      text: random.pick([
        `${who} puts ${count(total, thing)} into ${count(groups, thing.group)}. Each ${thing.group.one} gets the same number. How many ${thing.many} go in each ${thing.group.one}?`,
        ...(groups <= 12
          ? [
              `${groups} friends share ${count(total, thing)}. Each friend gets the same number. How many ${thing.many} does each friend get?`,
            ]
          : []),
      ]),
      expression: `${total} / ${groups}`,
      value: exact(size),
      notation: counted(thing),
    };
  }
  return {
    situation: 'groups: number unknown',
    text: random.pick([
      `${who} has ${count(total, thing)}. ${who} puts ${size} in each ${thing.group.one}. How many ${thing.group.many} does ${who} fill?`,
      `There are ${count(total, thing)}. Each ${thing.group.one} holds ${size}. How many ${thing.group.many} does ${who} need for all of the ${thing.many}?`,
    ]),
    expression: `${total} / ${size}`,
    value: exact(groups),
    notation: counted(thing.group),
  };
}
