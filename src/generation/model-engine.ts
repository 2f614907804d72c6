/**
 * A language model as an engine. Strict towards callers, lenient towards models: names are concealed before the call,
 * the answer is read by the tool's schema, and plain text is all that is kept of it.
 */
import { z } from 'zod';
import { concealDocument, textsOf } from '../privacy/conceal-document.ts';
import { revealInside, type StandIns } from '../privacy/conceal-names.ts';
import { revealStream } from '../privacy/reveal-stream.ts';
import { CATALOGUE, type FormOf, type ToolId } from '../tools/catalogue.ts';
import type { StateStandard } from '../tools/choices/standards.ts';
import type { FollowUp } from '../tools/follow-ups.ts';
import type { AnyRecipe } from '../tools/recipes.ts';
import { asPlainText } from './as-plain-text.ts';
import { draftTextReader, type JsonSchema } from './draft-text.ts';
import { type DraftPreview, type DraftRequest, type Engine, EngineFailure, USUAL_TIME_LIMIT_MS } from './engine.ts';
import type { ModelClient } from './model-client.ts';
import { AGAIN, followUpMessage, REPAIR, systemMessage } from './model-prompt.ts';
import { fit } from './fit-to-schema.ts';
import { readModelJson } from './read-model-json.ts';
import { withoutBroken } from './without-broken.ts';
import type { RetryBudget } from './retry-budget.ts';
import { withPatience } from './with-patience.ts';

export interface ModelEngineSettings {
  /** Longest wait for a model's first text, and between two texts. */
  readonly silenceMs: number;
  readonly maxTokens: number;
  /** Shared by the models of a provider. */
  readonly retries?: RetryBudget;
}

interface Call {
  readonly system: string;
  /** The only place for what a teacher typed or a model wrote: JSON. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly names: StandIns;
  /** Hides the same names in findings about a draft. */
  readonly hide: (text: string) => string;
}

/** The wish in the teacher's own words is data like the form; the follow-up's kind is an instruction of ours. */
const wishOf = (followUp: FollowUp | undefined): string | undefined => (followUp?.kind === 'own-words' ? followUp.wish : undefined);

/** @param draft the document that the call is about, if there is one */
function callFor({ recipe, form, materials, random, revision }: DraftRequest, draft?: unknown): Call {
  const wish = wishOf(revision?.followUp);
  const pick = (below: number): number => random.int(0, below - 1);
  const {
    form: concealed,
    document,
    names,
    hide,
  } = concealDocument(CATALOGUE[recipe.tool], form, draft, pick, wish === undefined ? [] : [wish]);
  const prompt = recipe.prompt(concealed as unknown as FormOf<ToolId>, materials);
  const standard = (form as { readonly stateStandard?: StateStandard }).stateStandard ?? '';
  const system = [systemMessage(prompt, materials, standard), revision && followUpMessage(revision.followUp)].filter(Boolean).join('\n\n');
  const data = {
    form: concealed,
    ...(draft !== undefined && { draft: document }),
    ...(wish !== undefined && { wish: hide(wish) }),
  };
  return { system, data, names, hide };
}

function readDocument(recipe: AnyRecipe, json: unknown): unknown {
  const shaped = fit(asPlainText(json), jsonSchemaOf(recipe));
  const parsed = recipe.document.safeParse(shaped);
  if (parsed.success) return parsed.data;
  // Nine good questions are not thrown away for a tenth.
  const kept = recipe.document.safeParse(withoutBroken(shaped, parsed.error.issues));
  if (kept.success) return kept.data;
  const [issue] = parsed.error.issues;
  throw new EngineFailure('unreadable', `The model's answer does not fit the schema at “${issue?.path.join('.')}”: ${issue?.message}`);
}

/** A model that names no code leaves no blank where the library knows one. */
function withCodes(document: unknown, { codes }: DraftRequest['materials']): unknown {
  const fields = document as { readonly standards?: unknown };
  return Array.isArray(fields.standards) && fields.standards.length === 0 ? { ...fields, standards: [...codes] } : document;
}

/** Long enough to be no word of any language, short enough to survive an ending that a model adds or takes away. */
const STEM_LETTERS = 5;

/** A stand-in that a model has changed can't be turned back into the name: such an answer is of no use. */
function assertNamesWhole(document: unknown, names: StandIns, form: unknown): void {
  const typed = textsOf(form).join('\n').toLowerCase();
  const stems = [...names.keys()]
    .filter((invented) => /^\p{L}+$/u.test(invented))
    .map((invented) => invented.slice(0, STEM_LETTERS).toLowerCase());
  const left = textsOf(document).some((text) => stems.some((stem) => text.toLowerCase().includes(stem) && !typed.includes(stem)));
  if (left) throw new EngineFailure('unreadable', 'The model’s answer changed a name');
}

/** Raw JSON as it comes → readable text with the real names. */
function previewInto(preview: DraftPreview, schema: JsonSchema, names: StandIns): { add(piece: string): void; end(): void } {
  const reader = draftTextReader(schema);
  const revealed = revealStream(names);
  let begun = false;
  const tell = (text: string): void => {
    if (text === '') return;
    // Only now: until a model writes, there is nothing to take back, and a busy server can still say so.
    if (!begun) preview.begin();
    begun = true;
    preview.text(text);
  };
  return { add: (piece) => tell(revealed.push(reader.read(piece))), end: () => tell(revealed.end()) };
}

export function modelEngine(client: ModelClient, { silenceMs, maxTokens, retries }: ModelEngineSettings): Engine {
  async function askOnce(request: DraftRequest, { system, data, names }: Call): Promise<unknown> {
    const { recipe, preview, signal, deadlineMs = performance.now() + USUAL_TIME_LIMIT_MS } = request;
    const schema = { name: recipe.tool.replaceAll('-', '_'), json: jsonSchemaOf(recipe) };
    const user = JSON.stringify(data);
    const answer = await withPatience(
      async (attemptSignal, heard) => {
        const shown = preview && previewInto(preview, schema.json, names);
        const whole = await client.complete({
          system,
          user,
          schema,
          maxTokens,
          signal: attemptSignal,
          onText(piece) {
            heard();
            // What comes after the end of its time is nobody's draft.
            if (!attemptSignal.aborted) shown?.add(piece);
          },
        });
        shown?.end();
        return whole;
      },
      { deadlineMs, silenceMs, ...(signal && { signal }), ...(retries && { retries }) },
    );
    const document = withCodes(readDocument(recipe, readModelJson(answer)), request.materials);
    const translating = request.revision?.followUp.kind === 'translate';
    const arranged = recipe.arrange && !translating ? recipe.arrange(document, request.random) : document;
    const revealed = revealInside(arranged, names);
    assertNamesWhole(revealed, names, request.form);
    return revealed;
  }

  /** An answer that can't be read is the model's slip, not an outage: it may try once more. */
  async function ask(request: DraftRequest, call: Call): Promise<unknown> {
    try {
      return await askOnce(request, call);
    } catch (error) {
      if (!(error instanceof EngineFailure) || error.kind !== 'unreadable') throw error;
      // What is wrong, in words: a model that is told mends it.
      return askOnce(request, { ...call, system: `${call.system}\n\n${AGAIN}\n${call.hide(error.message)}` });
    }
  }

  return {
    name: client.name,
    draft: (request) => ask(request, callFor(request, request.revision?.document)),
    repair(request, { document, findings }) {
      // A revision is repaired from the revised draft: what was wished stands in it already.
      const call = callFor(request, document);
      const data = { ...call.data, findings: findings.map(({ message }) => call.hide(message)) };
      return askOnce(request, { ...call, data, system: `${call.system}\n\n${REPAIR}` });
    },
  };
}

const jsonSchemas = new WeakMap<AnyRecipe, Record<string, unknown>>();

/** The document's JSON schema in the form that structured output takes: closed objects, everything required. */
function jsonSchemaOf(recipe: AnyRecipe): Record<string, unknown> {
  const known = jsonSchemas.get(recipe);
  if (known) return known;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(recipe.document, { target: 'draft-7' }) as Record<string, unknown>;
  jsonSchemas.set(recipe, schema);
  return schema;
}
