import type { z } from 'zod';
import type { feedbackBody, newsletterBody } from '../../api/schemas.ts';
import type { Store } from './database.ts';

/** Signs an address up, or renews its sign-up: one subscriber per lower-cased address. Durable when it resolves. */
export async function saveSubscriber(store: Store, subscriber: z.infer<typeof newsletterBody>): Promise<void> {
  const row = {
    email: subscriber.email.toLowerCase(),
    first_name: subscriber.firstName,
    last_name: subscriber.lastName,
    subscribed: 1,
    subscribed_at: subscriber.subscribedAt ?? new Date().toISOString(),
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
