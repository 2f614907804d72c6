/** The generate call: conceals names, reads all three shapes of answer, puts the names back. */
import type { GenerateAnswer } from '../../../api/schemas.ts';
import { type FormData, concealNames, revealNames } from '../../../privacy/conceal-names.ts';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { authorizedFetch } from '../../lib/authorized-fetch.ts';

export interface GeneratedContent {
  /** Markdown, without the notices. */
  readonly content: string;
  /** What to know before using it: not part of the sheet. */
  readonly notices: readonly string[];
  /** Engines that were asked first and could not draft. */
  readonly passedOver: readonly string[];
  /** Who drafted it; undefined where the server does not say. */
  readonly engine: string | undefined;
  /** Everything that was checked; [] where the server does not say. */
  readonly checks: readonly CheckResult[];
  /** What the content was rendered from, with the names back in; undefined where the server does not send it. */
  readonly document: unknown;
  readonly toolId: ToolId;
  /** The form as it was typed, to render the document with. */
  readonly form: FormData;
}

type CheckResult = GenerateAnswer['checks'][number];

type LenientAnswer =
  | string
  | (Partial<Pick<GenerateAnswer, 'content' | 'engine' | 'checks' | 'document' | 'notices' | 'passedOver'>> & {
      readonly generatedContent?: string;
    });

/** @throws Error whose message a teacher can read */
export async function generateContent(tool: ToolDefinition<ToolId>, values: FormData, signal?: AbortSignal): Promise<GeneratedContent> {
  const { form, names } = concealNames(tool, values, (below) => crypto.getRandomValues(new Uint32Array(1))[0]! % below);
  const response = await authorizedFetch('/tools/generate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ toolId: tool.id, formData: form }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  const answer = readAnswer(text);
  if (!response.ok) throw new Error(errorIn(answer) ?? `HTTP error! status: ${response.status}`);
  const content = contentIn(answer);
  if (content === undefined) throw new Error('Failed to generate content');
  const known = typeof answer === 'object' ? answer : {};
  return {
    content: revealNames(known.notices?.length ? withoutNotices(content) : content, names, escapedForMarkdown),
    notices: (known.notices ?? []).map((notice) => revealNames(notice, names)),
    passedOver: (known.passedOver ?? []).map(({ engine }) => engine),
    engine: known.engine,
    checks: (known.checks ?? []).map((result) => ({ ...result, message: revealNames(result.message, names) })),
    document: revealedIn(known.document, names),
    toolId: tool.id,
    form: values,
  };
}

/** Names back in every text of a document. */
function revealedIn(value: unknown, names: Parameters<typeof revealNames>[1]): unknown {
  if (typeof value === 'string') return revealNames(value, names);
  if (Array.isArray(value)) return value.map((item) => revealedIn(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revealedIn(inner, names)]));
}

/** A plain string may come as JSON or as bare text. */
function readAnswer(text: string): LenientAnswer {
  try {
    return JSON.parse(text) as LenientAnswer;
  } catch {
    return text;
  }
}

function errorIn(answer: LenientAnswer): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return undefined;
  return typeof answer.error === 'string' && answer.error !== '' ? answer.error : undefined;
}

function contentIn(answer: LenientAnswer): string | undefined {
  if (typeof answer === 'string') return answer;
  const content: unknown = answer?.content ?? answer?.generatedContent;
  if (typeof content === 'object' && content !== null && 'generatedContent' in content) return String(content.generatedContent);
  return typeof content === 'string' ? content : undefined;
}

/** The server's content begins with its notices as a quotation; they are shown apart, so that a copy is ready to use. */
function withoutNotices(content: string): string {
  return content.replace(/^(?:>.*\n)+\n?/u, '');
}

/** A name is text, whatever characters it has. */
const escapedForMarkdown = (name: string): string => name.replaceAll(/[\\`*_[\]<>~]/gu, String.raw`\$&`);
