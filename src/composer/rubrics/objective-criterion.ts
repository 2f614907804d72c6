/** The learning objective as a criterion: how far the work shows it, whatever it is. */
import type { Levels, RubricTier } from './criterion.ts';

export const OBJECTIVE_NAMES: Readonly<Record<RubricTier, string>> = {
  young: 'Our goal',
  middle: 'Learning goal',
  older: 'Learning objective',
};

export const OBJECTIVE_SCALES: Readonly<Record<RubricTier, readonly [Levels, ...Levels[]]>> = {
  young: [
    [
      'I show our goal and tell a friend how to do it.',
      'I show our goal on my own.',
      'I show our goal with some help.',
      'I show the first part with help.',
    ],
    [
      'I show our goal in two ways on my own.',
      'I show our goal in one way on my own.',
      'I show a part of our goal on my own.',
      'I show a part of our goal with help.',
    ],
  ],
  middle: [
    [
      'Shows the goal in every part and explains how it was reached.',
      'Shows the goal in every part that calls for it.',
      'Shows the goal in one part on its own.',
      'Shows a first step toward the goal with help.',
    ],
    [
      'Reaches the goal and uses it in a new example.',
      'Reaches the goal in the example from class.',
      'Reaches the goal with a model to follow.',
      'Reaches the first step with a model to follow.',
    ],
  ],
  older: [
    [
      'Shows the objective in every part, unprompted, and applies it to a new case.',
      'Shows the objective in every part that calls for it, unprompted.',
      'Shows the objective in one part, or with a prompt.',
      'Shows a first step toward the objective, with prompts.',
    ],
    [
      'Meets the objective in a new example and explains the choices behind it.',
      'Meets the objective in the example from class, independently.',
      'Meets the objective with a model or checklist at hand.',
      'Meets a first element of the objective with support.',
    ],
  ],
};
