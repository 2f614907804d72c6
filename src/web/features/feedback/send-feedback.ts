import { authorizedFetch } from '../../lib/authorized-fetch.ts';

export interface Feedback {
  readonly feedback: 'comments' | 'suggestions' | 'questions';
  readonly details: string;
  readonly toolId: string;
  readonly rating: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly useAsTestimonial: boolean;
}

/** @throws Error with the server's own words, or '' where it says nothing */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  const response = await authorizedFetch('/user-data/feedback', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(feedback),
  });
  if (response.ok) return;
  const answer = (await response.json().catch(() => ({}))) as { readonly error?: string };
  throw new Error(response.status < 500 ? (answer.error ?? '') : '');
}
