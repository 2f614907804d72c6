/**
 * How a document is made: validate → draft → check → repair once → replace what can be computed → render.
 * The engines are tried in order; the last is the built-in composer, which never fails.
 */
import { Random } from '../composer/random.ts';
import { AppError } from '../errors/app-error.ts';
import { CATALOGUE, type FormOf, type ToolId, isToolId } from '../tools/catalogue.ts';
import type { CheckResult } from '../tools/recipe.ts';
import { recipeFor } from '../tools/recipes.ts';
import { validateForm } from '../tools/validate-form.ts';
import { checkDraft, isFailure, isFinding } from './check-draft.ts';
import { type DraftRequest, type Engine, EngineFailure } from './engine.ts';
import { materialsForForm } from './materials-for-form.ts';
import { noticesFor, renderNotices } from './notices.ts';

export interface GenerateRequest {
  readonly toolId: unknown;
  readonly formData: unknown;
}

export interface GenerateOptions {
  /** In order of preference; never empty. */
  readonly engines: readonly [Engine, ...Engine[]];
  /** Any 32-bit integer: the same seed gives the same composer draft. */
  readonly seed: number;
  readonly signal?: AbortSignal;
  /** Told of each engine that failed, without form values. */
  readonly onEngineFailure?: (engine: string, failure: EngineFailure) => void;
}

export interface Generation {
  readonly toolId: ToolId;
  /** Markdown for the teacher, notices first. */
  readonly content: string;
  readonly document: unknown;
  readonly engine: string;
  /** Why a preferred engine did not draft this; [] if the first one did. */
  readonly passedOver: readonly { readonly engine: string; readonly reason: EngineFailure['kind'] }[];
  /** Everything that was checked, passed or not. */
  readonly checks: readonly CheckResult[];
  /** What is still wrong: shown, never hidden. */
  readonly findings: readonly CheckResult[];
  readonly notices: readonly string[];
}

interface Checked {
  readonly document: unknown;
  readonly checks: readonly CheckResult[];
}

/** @throws AppError for an unknown tool or a form with problems */
export async function generate(request: GenerateRequest, options: GenerateOptions): Promise<Generation> {
  const { toolId, form } = readRequest(request);
  const recipe = recipeFor(toolId);
  const random = new Random(options.seed);
  const materials = materialsForForm(recipe, form, random.fork());
  const draftRequest = { recipe, form, materials, random, ...(options.signal && { signal: options.signal }) };

  const { engine, passedOver, document, checks } = await draftWithFirstAble(draftRequest, options);

  const content = recipe.render(document, form);
  const findings = checks.filter(isFinding);
  const notices = noticesFor({
    engine,
    materials,
    content,
    findings,
    typed: Object.values(form).join('\n'),
    hasTopic: recipe.topic(form) !== '' && recipe.topicIsContext !== true,
  });
  return {
    toolId,
    content: [renderNotices(notices), content].filter(Boolean).join('\n\n'),
    document,
    engine,
    passedOver,
    checks,
    findings,
    notices,
  };
}

function readRequest({ toolId, formData }: GenerateRequest): { toolId: ToolId; form: FormOf<ToolId> } {
  if (!isToolId(toolId)) throw new AppError('unknown-tool');
  const validation = validateForm(CATALOGUE[toolId], formData);
  if (!validation.ok) throw new AppError('invalid-form', validation.problems.map(({ message }) => message).join(' '));
  return { toolId, form: validation.values };
}

async function draftWithFirstAble(
  request: DraftRequest,
  { engines, onEngineFailure }: GenerateOptions,
): Promise<Checked & Pick<Generation, 'engine' | 'passedOver'>> {
  const passedOver: { engine: string; reason: EngineFailure['kind'] }[] = [];
  for (const engine of engines) {
    try {
      return { engine: engine.name, passedOver, ...(await draftChecked(engine, request)) };
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      if (error.kind === 'cancelled') throw new AppError('cancelled');
      onEngineFailure?.(engine.name, error);
      passedOver.push({ engine: engine.name, reason: error.kind });
    }
  }
  throw new AppError('no-engine');
}

/** Drafts and checks; what fails goes back to the engine once, and the better of the two drafts stays. */
async function draftChecked(engine: Engine, request: DraftRequest): Promise<Checked> {
  const first = checked(await engine.draft(request), request);
  const failures = first.checks.filter(isFailure);
  if (failures.length === 0 || !engine.repair) return first;
  try {
    const second = checked(await engine.repair(request, { document: first.document, findings: first.checks.filter(isFinding) }), request);
    return mended(second.checks.filter(isFailure).length <= failures.length ? second : first, request);
  } catch (error) {
    // A flawed draft with its findings shown is worth more to a teacher than none.
    if (error instanceof EngineFailure && error.kind !== 'cancelled') return mended(first, request);
    throw error;
  }
}

/** What the repair could not mend is replaced where the recipe can compute it; the receipt says so. */
function mended(draft: Checked, request: DraftRequest): Checked {
  const { recipe, form, materials, random } = request;
  if (!recipe.mend || !draft.checks.some(isFailure)) return draft;
  const better = recipe.mend(draft.document, form, materials, random);
  if (!better) return draft;
  const { document, checks } = checked(better.document, request);
  return { document, checks: [...checks, better.note] };
}

function checked(document: unknown, { recipe, form, materials }: DraftRequest): Checked {
  return { document, checks: checkDraft(recipe, document, form, materials) };
}
