import type { Engine } from './engine.ts';

/** The built-in composer: authored knowledge, no network, always there. */
export const composerEngine: Engine = {
  name: 'composer',
  draft: ({ recipe, form, materials, random }) => Promise.resolve(recipe.compose(form, materials, random)),
};
