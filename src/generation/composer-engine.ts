import { type DraftRequest, type Engine, EngineFailure } from './engine.ts';

/** The built-in composer: authored knowledge, no network, always there. */
export const composerEngine: Engine = {
  name: 'composer',
  draft: (request) => Promise.resolve().then(() => compose(request)),
};

/** A follow-up has changed the form already: what is asked for is a draft by it, or fewer items of the draft that is there. */
function compose({ recipe, form, materials, random, revision }: DraftRequest): unknown {
  if (!revision) return recipe.compose(form, materials, random);
  const { kind } = revision.followUp;
  if (kind === 'shorter' && recipe.shorten) return recipe.shorten(revision.document, form);
  if (kind === 'simpler' || kind === 'more-challenging') return recipe.compose(form, materials, random);
  throw new EngineFailure('unable', `The composer knows no way to make a draft “${kind}”`);
}
