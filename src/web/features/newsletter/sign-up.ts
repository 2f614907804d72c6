/** The newsletter call and what the browser remembers about it. */
import { authorizedFetch } from '../../lib/authorized-fetch.ts';
import { storedValue } from '../../lib/stored-value.ts';

/** Never shown the pop-up again once true. */
export const userSignedUp = storedValue('user-signed-up', false, (stored) => stored === true);

/** When the pop-up was last closed, in milliseconds since 1970; 0 for never. */
export const newsletterLastShown = storedValue('newsletter-last-shown', 0, (stored) => (typeof stored === 'number' ? stored : 0));

export interface SignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** @throws Error with the server's own words, or '' where it says nothing */
export async function signUp(person: SignUp): Promise<void> {
  const response = await authorizedFetch('/user-data/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, subscribed: true, subscribedAt: new Date().toISOString() }),
  });
  if (response.ok) {
    userSignedUp.set(true);
    return;
  }
  const answer = (await response.json().catch(() => ({}))) as { readonly error?: string };
  throw new Error(response.status < 500 ? (answer.error ?? '') : '');
}
