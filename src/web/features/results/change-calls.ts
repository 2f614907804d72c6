/** The calls for a document that is being worked on. */
import type { CheckAnswer, ReplaceItemAnswer } from '../../../api/schemas.ts';
import { concealDocument, drawAny } from '../../../privacy/conceal-document.ts';
import { revealInside } from '../../../privacy/conceal-names.ts';
import { CATALOGUE } from '../../../tools/catalogue.ts';
import { authorizedFetch } from '../../lib/authorized-fetch.ts';
import type { GeneratedContent } from '../tools/generate-content.ts';

type Drafted = Pick<GeneratedContent, 'toolId' | 'form'>;

export function checkDocument(drafted: Drafted, document: unknown): Promise<CheckAnswer> {
  return call('/tools/check', drafted, document, {});
}

export function replaceItem(drafted: Drafted, document: unknown, index: number): Promise<ReplaceItemAnswer> {
  return call('/tools/replace-item', drafted, document, { index });
}

/**
 * The form and the document travel with invented names, which are put back in the answer.
 * @throws Error with the server's message, or the status
 */
async function call<Answer>(path: `/${string}`, { toolId, form }: Drafted, document: unknown, more: object): Promise<Answer> {
  const concealed = concealDocument(CATALOGUE[toolId], form, document, drawAny);
  const response = await authorizedFetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ toolId, formData: concealed.form, document: concealed.document, ...more }),
  });
  const answer = (await response.json().catch(() => ({}))) as Answer & { readonly error?: string };
  if (!response.ok) throw new Error(answer.error ?? `HTTP error! status: ${response.status}`);
  return revealInside(answer, concealed.names);
}
