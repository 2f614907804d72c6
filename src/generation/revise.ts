/** A finished draft changed as a teacher wishes: the same way as a new one, from the document that is there. */
import { AppError } from '../errors/app-error.ts';
import { CATALOGUE } from '../tools/catalogue.ts';
import { changedChoice, type FollowUp, type FollowUpKind, modelFollowUps, steppedForm } from '../tools/follow-ups.ts';
import { type CheckResult, passed, warned } from '../tools/recipe.ts';
import { asPlainText } from './as-plain-text.ts';
import { checkDraft, isFailure } from './check-draft.ts';
import { checkTranslation } from './check-translation.ts';
import { draftInOrder } from './draft-in-order.ts';
import { draftRequestFor, type GenerateOptions } from './generate.ts';
import { type Generation, presentDraft } from './present-draft.ts';
import { type GenerateRequest, readRequest } from './read-request.ts';
import { isCount } from './shorten-draft.ts';

export interface ReviseRequest extends GenerateRequest {
  readonly document: unknown;
  readonly followUp: FollowUp;
}

/** @throws AppError for what can't be read, and 'no-model' where a model is needed and none can */
export async function revise(request: ReviseRequest, options: GenerateOptions): Promise<Generation> {
  const { toolId, form: before } = readRequest(request);
  const tool = CATALOGUE[toolId];
  const { followUp } = request;
  if (!modelFollowUps(tool).includes(followUp.kind)) throw new AppError('invalid-body', 'This tool has no such follow-up.');

  const form = steppedForm(tool, before, followUp.kind) ?? before;
  const draftRequest = await draftRequestFor(toolId, form, options);
  const { recipe } = draftRequest;
  const read = recipe.document.safeParse(asPlainText(request.document));
  if (!read.success) throw new AppError('invalid-body', 'The draft to be changed can’t be read.');
  const document = read.data;

  const check = (revised: unknown): CheckResult[] =>
    followUp.kind === 'translate'
      ? checkTranslation(document, revised, form, followUp.language)
      : withoutWhatWasWished(checkDraft(revised, draftRequest), followUp.kind);
  const changing = { ...draftRequest, revision: { document, followUp }, ...(form !== before && { formBefore: before }) };
  const drafted = await draftInOrder(changing, check, options).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'no-engine' ? new AppError('no-model') : error;
  });
  return presentDraft(
    drafted,
    { ...draftRequest, form },
    remarkOn(followUp, drafted.engine === 'composer' && changedChoice(tool, before, form)),
  );
}

function remarkOn(followUp: FollowUp, change: string | undefined | false): string[] {
  if (followUp.kind === 'translate') {
    return [`A language model translated this. Have someone who reads ${followUp.language} look at it before you send it.`];
  }
  return change ? [`Changed to ${change}.`] : [];
}

/** What the form or the band asks for may be just what the teacher wants changed: then it is said, not repaired. */
const WISHED: Readonly<Partial<Record<FollowUpKind, RegExp>>> = {
  'more-detail': /-count$/u,
  'more-challenging': /^reading-level$/u,
  'own-words': /-count$|^duration$|^minutes-sum$|^reading-level$/u,
};

function withoutWhatWasWished(checks: readonly CheckResult[], kind: FollowUpKind): CheckResult[] {
  return checks.map((result) => {
    if (!isFailure(result)) return result;
    if (kind === 'shorter' && isCount(result.check)) return passed(result.check, 'shorter, as you asked');
    return WISHED[kind]?.test(result.check) === true ? warned(result.check, result.message) : result;
  });
}
