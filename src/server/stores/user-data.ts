/** Newsletter sign-ups and feedback: written by the calls, read and deleted by the operator. */
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { feedbackBody, newsletterBody } from '../../api/schemas.ts';
import type { Store, Tables } from './tables.ts';

export type Subscriber = Selectable<Tables['subscribers']>;
export type Feedback = Selectable<Tables['feedback']>;

/** Rows read at a time, so that a long list never stands in memory whole. */
const PAGE_ROWS = 500;

const keyOf = (email: string): string => email.trim().toLowerCase();

/** Signs an address up, or renews its sign-up: one subscriber per lower-cased address. Durable when it resolves. */
export async function saveSubscriber(store: Store, subscriber: z.infer<typeof newsletterBody>): Promise<void> {
  const row = {
    email: keyOf(subscriber.email),
    first_name: subscriber.firstName,
    last_name: subscriber.lastName,
    subscribed: 1,
    subscribed_at: (subscriber.subscribedAt === undefined ? new Date() : new Date(subscriber.subscribedAt)).toISOString(),
  };
  const { email: _key, ...renewed } = row;
  await store
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(renewed))
    .execute();
}

/** Durable when it resolves. */
export async function saveFeedback(store: Store, feedback: z.infer<typeof feedbackBody>): Promise<void> {
  await store
    .insertInto('feedback')
    .values({
      type: feedback.feedback,
      details: feedback.details,
      tool_id: feedback.toolId,
      rating: feedback.rating,
      first_name: feedback.firstName,
      last_name: feedback.lastName,
      email: feedback.email,
      use_as_testimonial: feedback.useAsTestimonial ? 1 : 0,
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** Every subscriber, by address. */
export async function* subscribers(store: Store): AsyncGenerator<Subscriber> {
  for (let after = '', page: Subscriber[] = []; ; after = page.at(-1)?.email ?? '') {
    page = await store.selectFrom('subscribers').selectAll().where('email', '>', after).orderBy('email').limit(PAGE_ROWS).execute();
    yield* page;
    if (page.length < PAGE_ROWS) return;
  }
}

/** All feedback, oldest first. */
export async function* feedback(store: Store): AsyncGenerator<Feedback> {
  for (let after = -1, page: Feedback[] = []; ; after = page.at(-1)?.id ?? after) {
    page = await store.selectFrom('feedback').selectAll().where('id', '>', after).orderBy('id').limit(PAGE_ROWS).execute();
    yield* page;
    if (page.length < PAGE_ROWS) return;
  }
}

/** Leaving the newsletter deletes the sign-up. @returns how many there were: 0 or 1 */
export async function deleteSubscriber(store: Store, email: string): Promise<number> {
  const { numDeletedRows } = await store.deleteFrom('subscribers').where('email', '=', keyOf(email)).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** @param by one message, or all that came from an address in any case. @returns how many were deleted */
export async function deleteFeedback(store: Store, by: { readonly id: number } | { readonly email: string }): Promise<number> {
  const all = store.deleteFrom('feedback');
  const chosen = 'id' in by ? all.where('id', '=', by.id) : all.where(({ fn }) => fn('lower', ['email']), '=', keyOf(by.email));
  return Number((await chosen.executeTakeFirstOrThrow()).numDeletedRows);
}

/** @param before ISO 8601 in UTC. @returns how many were deleted */
export async function deleteFeedbackBefore(store: Store, before: string): Promise<number> {
  const { numDeletedRows } = await store.deleteFrom('feedback').where('created_at', '<', before).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
