/** The calls that draft and change: conceal names, read all shapes of answer, put the names back, also while text streams. */
import type { GenerateAnswer, GenerateEvent } from '../../../api/schemas.ts';
import { concealDocument, drawAny } from '../../../privacy/conceal-document.ts';
import { type FormData, concealNames, revealInside, revealNames, type StandIns } from '../../../privacy/conceal-names.ts';
import { findNames } from '../../../privacy/find-names.ts';
import { revealStream } from '../../../privacy/reveal-stream.ts';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import type { FollowUp, FollowUpKind } from '../../../tools/follow-ups.ts';
import { loadSheet } from '../../../tools/sheets.ts';
import { authorizedFetch } from '../../lib/authorized-fetch.ts';
import { readEvents } from './read-events.ts';

export interface GeneratedContent {
  /** Markdown, without the notices. */
  readonly content: string;
  /** What to know before using it: not part of the sheet. */
  readonly notices: readonly string[];
  /** Engines that were asked first and could not draft, with the reason. */
  readonly passedOver: readonly string[];
  /** Who drafted it; undefined where the server does not say. */
  readonly engine: string | undefined;
  /** Everything that was checked; [] where the server does not say. */
  readonly checks: readonly CheckResult[];
  /** How the topic was read; undefined where the tool has none, or the server does not say. */
  readonly reading: GenerateAnswer['reading'];
  /** What the content was rendered from, with the names back in; undefined where the server does not send it. */
  readonly document: unknown;
  readonly toolId: ToolId;
  /** The form that the document answers, with the real names, to render the document with. */
  readonly form: FormData;
  /** What can be asked of this draft. */
  readonly followUps: readonly FollowUpKind[];
}

export interface Listening {
  readonly signal?: AbortSignal;
  /** Told the whole text of the draft so far, with the real names, as it grows. */
  readonly onText?: (text: string) => void;
}

type CheckResult = GenerateAnswer['checks'][number];
type Named = Partial<GenerateAnswer> & { readonly generatedContent?: string };
type LenientAnswer = string | Named;

/** @throws Error whose message a teacher can read */
export function generateContent(tool: ToolDefinition<ToolId>, values: FormData, listening: Listening = {}): Promise<GeneratedContent> {
  const { form, names, likely } = concealNames(tool, values, drawAny);
  // Comes while the draft is made; the result asks for it again and does without if there is none.
  void loadSheet(tool.id).catch(() => undefined);
  return call('/tools/generate', { toolId: tool.id, formData: form }, { toolId: tool.id, values, names, likely }, listening);
}

/**
 * A finished draft, changed. The document and the wish travel with the same invented names as the form.
 * @throws Error whose message a teacher can read
 */
export function reviseContent(
  tool: ToolDefinition<ToolId>,
  { document, form: values }: Pick<GeneratedContent, 'document' | 'form'>,
  followUp: FollowUp,
  listening: Listening = {},
): Promise<GeneratedContent> {
  const wishes = followUp.kind === 'own-words' ? [followUp.wish] : [];
  const { form, document: hidden, names, likely, hide } = concealDocument(tool, values, document, drawAny, wishes);
  const asked = followUp.kind === 'own-words' ? { ...followUp, wish: hide(followUp.wish) } : followUp;
  const body = { toolId: tool.id, formData: form, document: hidden, followUp: asked };
  return call('/tools/revise', body, { toolId: tool.id, values, names, likely }, listening);
}

interface Sent {
  readonly toolId: ToolId;
  readonly values: FormData;
  readonly names: StandIns;
  /** Words of the teacher's own text that were taken for names. */
  readonly likely: readonly string[];
}

async function call(path: `/${string}`, body: object, sent: Sent, { signal, onText }: Listening): Promise<GeneratedContent> {
  const response = await authorizedFetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  if (response.ok && response.body && response.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    return revealed(await readStream(response.body, sent.names, onText), sent);
  }
  const answer = readAnswer(await response.text());
  if (!response.ok) throw new Error(errorIn(answer) ?? `HTTP error! status: ${response.status}`);
  return revealed(answer, sent);
}

async function readStream(body: ReadableStream<Uint8Array>, names: Sent['names'], onText: Listening['onText']): Promise<Named> {
  let text = '';
  let stream = revealStream(names);
  const hear = (event: GenerateEvent): void => {
    if (event.phase === 'drafting') {
      text = '';
      stream = revealStream(names);
    } else if (event.phase === 'text') {
      text += stream.push(event.text);
      onText?.(text);
    }
  };
  for await (const event of readEvents(body)) {
    if (event.phase === 'result') return event;
    if (event.phase === 'error') throw new Error(event.error);
    hear(event);
  }
  throw new Error('Failed to generate content');
}

function revealed(answer: LenientAnswer, { toolId, values, names, likely }: Sent): GeneratedContent {
  const known: Named = typeof answer === 'object' && answer !== null ? answer : {};
  const whole = contentIn(answer) ?? '';
  const content = known.notices?.length ? withoutNotices(whole) : whole;
  // A sheet with nothing on it is no draft, whatever the status says.
  if (content.trim() === '') throw new Error('Failed to generate content');
  const text = revealNames(content, names, escapedForMarkdown);
  return {
    content: text,
    notices: [...(known.notices ?? []).map((notice) => revealNames(notice, names)), ...noticesOfOthers(toolId, text, likely)],
    passedOver: (known.passedOver ?? []).map(({ engine, reason }) =>
      REASONS[reason] === undefined ? engine : `${engine} (${REASONS[reason]})`,
    ),
    engine: known.engine,
    checks: (known.checks ?? []).map((result) => ({ ...result, message: revealNames(result.message, names) })),
    reading: known.reading && revealInside(known.reading, names),
    document: revealInside(known.document, names),
    toolId,
    form: known.form ? revealInside(known.form, names) : values,
    followUps: known.followUps ?? [],
  };
}

/** A family must not read about another child: the teacher knows whether it is one. */
function noticesOfOthers(toolId: ToolId, text: string, likely: readonly string[]): string[] {
  const named = likely.filter((word) => findNames(text, [word]).length > 0);
  if (toolId !== 'parent-comm' || named.length === 0) return [];
  const list = new Intl.ListFormat('en-US').format(named);
  return [`Before you send it: the draft names ${list}. If that is another child, write “another student” instead.`];
}

/** Why an engine did not draft, in a teacher's words. */
const REASONS: Readonly<Record<string, string>> = {
  'rate-limited': 'too many requests',
  unavailable: 'not reachable',
  timeout: 'took too long',
  refused: 'declined',
  unreadable: 'its answer could not be used',
  misconfigured: 'not set up rightly',
  resting: 'failing at the moment',
  'over-budget': 'today’s budget is used up',
};

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
