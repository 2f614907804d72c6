import { type DraftRequest, type Engine, EngineFailure } from './engine.ts';
import { readingBand } from '../text/reading-level.ts';
import { shortenDraft } from './shorten-draft.ts';

/** The built-in composer: authored knowledge, no network, always there. */
export const composerEngine: Engine = {
  name: 'composer',
  draft: async (request) => {
    return request.revision ? revise(request) : composeForGrade(request);
  },
};

/** Which of a kit's items are drawn moves the level of a draft by about half a grade to either side. */
const WITHIN_REACH = 1;
const MOST_DRAWS = 8;

/** One of several draws that reads within the band of the grade; the nearest to it where none does, or the first where all are far. */
function composeForGrade({ recipe, form, materials, random, levels }: DraftRequest): unknown {
  const { least, most } = readingBand(materials.grade);
  let nearest: unknown;
  let shortest = Infinity;
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const document = recipe.compose(form, materials, random);
    const level = levels.ofTextsForGrade(document);
    const distance = level === undefined ? 0 : Math.max(0, least - Math.max(0, level), level - most);
    if (distance < shortest) [nearest, shortest] = [document, distance];
    if (distance === 0 || shortest > WITHIN_REACH) break;
  }
  return nearest;
}

/** A step in the form's choices makes another draft; fewer items are left of the draft that is there. */
async function revise(request: DraftRequest): Promise<unknown> {
  const { recipe, form, formBefore, revision } = request;
  const kind = revision?.followUp.kind;
  if ((kind === 'simpler' || kind === 'more-challenging') && formBefore) return composeForGrade(request);
  const shorter = kind === 'shorter' ? await shortenDraft(recipe, revision?.document, formBefore ?? form) : undefined;
  if (shorter === undefined) throw new EngineFailure('unable', `The composer knows no way to make this draft “${kind}”`);
  return shorter;
}
