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
  readonly findings: readonly { readonly message: string }[];
}

type LenientAnswer =
  | string
  | (Partial<Pick<GenerateAnswer, 'content' | 'engine' | 'findings' | 'notices' | 'passedOver'>> & { readonly generatedContent?: string });

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
    findings: (known.findings ?? []).map(({ message }) => ({ message: revealNames(message, names) })),
  };
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
