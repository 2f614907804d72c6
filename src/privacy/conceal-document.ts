/** A document that goes back to the server with its form: both with the same invented names. */
import type { ToolDefinition } from '../tools/define-tool.ts';
import { concealNames, type FormData, mapTexts, type StandIns } from './conceal-names.ts';
import type { Pick } from './stand-ins.ts';

export interface ConcealedDocument<Document> {
  readonly form: FormData;
  readonly document: Document;
  readonly names: StandIns;
  readonly likely: readonly string[];
  /** The same for a text that goes along. */
  readonly hide: (text: string) => string;
}

/** Any index, by the browser's own source of randomness. */
export const drawAny: Pick = (below) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;

export function textsOf(value: unknown): string[] {
  const texts: string[] = [];
  mapTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** @param more texts that go along, so that what stands in them is hidden too */
export function concealDocument<Document>(
  tool: ToolDefinition,
  form: FormData,
  document: Document,
  pick: Pick,
  more: readonly string[] = [],
): ConcealedDocument<Document> {
  const concealed = concealNames(tool, form, pick, [...textsOf(document), ...more]);
  return { ...concealed, document: mapTexts(document, concealed.hide) };
}
