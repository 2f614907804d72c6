/**
 * A language model as an engine. Strict towards callers, lenient towards models: names are concealed before the call,
 * the answer is read by the tool's schema, and plain text is all that is kept of it.
 */
import { z } from 'zod';
import { concealNames, revealInside } from '../privacy/conceal-names.ts';
import { CATALOGUE, type FormOf, type ToolId } from '../tools/catalogue.ts';
import type { StateStandard } from '../tools/choices/standards.ts';
import type { AnyRecipe } from '../tools/recipes.ts';
import { type DraftRequest, type Engine, EngineFailure, type FlawedDraft } from './engine.ts';
import { asPlainText } from './as-plain-text.ts';
import type { ModelClient } from './model-client.ts';
import { repairMessage, systemMessage } from './model-prompt.ts';
import { readModelJson } from './read-model-json.ts';
import { withRetries } from './with-retries.ts';

export interface ModelEngineSettings {
  /** For one draft, retries included. */
  readonly timeLimitMs: number;
  readonly maxTokens: number;
}

interface Call {
  readonly system: string;
  readonly user: string;
  readonly names: ReadonlyMap<string, string>;
}

function callFor({ recipe, form, materials, random }: DraftRequest): Call {
  const { form: concealed, names } = concealNames(CATALOGUE[recipe.tool], form, (below) => random.int(0, below - 1));
  const prompt = recipe.prompt(concealed as unknown as FormOf<ToolId>, materials);
  const standard = (form as { readonly stateStandard?: StateStandard }).stateStandard ?? '';
  return { system: systemMessage(prompt, materials, standard), user: JSON.stringify({ form: concealed }), names };
}

function readDocument(recipe: AnyRecipe, json: unknown): unknown {
  const parsed = recipe.document.safeParse(asPlainText(json));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new EngineFailure('unreadable', `The model's answer does not fit the schema at “${issue?.path.join('.')}”: ${issue?.code}`);
}

export function modelEngine(client: ModelClient, { timeLimitMs, maxTokens }: ModelEngineSettings): Engine {
  async function ask(request: DraftRequest, { system, user, names }: Call): Promise<unknown> {
    const { recipe } = request;
    const schema = { name: recipe.tool.replaceAll('-', '_'), json: jsonSchemaOf(recipe) };
    const answer = await withRetries((signal) => client.complete({ system, user, schema, maxTokens, signal }), {
      timeLimitMs,
      ...(request.signal && { signal: request.signal }),
    });
    const document = readDocument(recipe, readModelJson(answer));
    const arranged = recipe.arrange ? recipe.arrange(document, request.random) : document;
    return revealInside(arranged, names);
  }

  return {
    name: client.name,

    async draft(request) {
      const call = callFor(request);
      try {
        return await ask(request, call);
      } catch (error) {
        // An answer that can't be read is the model's slip, not an outage: it may try once more.
        if (!(error instanceof EngineFailure) || error.kind !== 'unreadable') throw error;
        const again = `${call.system}\n\nYour earlier answer was not one whole JSON object of the schema. Answer with the complete object only, and keep it short enough to finish.`;
        return ask(request, { ...call, system: again });
      }
    },

    async repair(request: DraftRequest, { document, findings }: FlawedDraft) {
      const call = callFor(request);
      const toInvented = new Map([...call.names].map(([invented, real]) => [real, invented]));
      const user = JSON.stringify({ ...JSON.parse(call.user), draft: revealInside(document, toInvented) });
      return ask(request, { ...call, system: `${call.system}\n\n${repairMessage(findings)}`, user });
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
