import { type DraftRequest, type Engine, EngineFailure } from './engine.ts';
import { shortenDraft } from './shorten-draft.ts';

/** The built-in composer: authored knowledge, no network, always there. */
export const composerEngine: Engine = {
  name: 'composer',
  draft: async (request) => {
    const { recipe, form, materials, random, revision } = request;
    return revision ? revise(request) : recipe.compose(form, materials, random);
  },
};

/** A step in the form's choices makes another draft; fewer items are left of the draft that is there. */
async function revise({ recipe, form, formBefore, materials, random, revision }: DraftRequest): Promise<unknown> {
  const kind = revision?.followUp.kind;
  if ((kind === 'simpler' || kind === 'more-challenging') && formBefore) return recipe.compose(form, materials, random);
  const shorter = kind === 'shorter' ? await shortenDraft(recipe, revision?.document, formBefore ?? form) : undefined;
  if (shorter === undefined) throw new EngineFailure('unable', `The composer knows no way to make this draft “${kind}”`);
  return shorter;
}
