/** Calls with the anonymous access token, which is fetched once and reused until the server refuses it. */
import { apiUrl } from './api-url.ts';

let token: Promise<string> | undefined;

async function fetchToken(): Promise<string> {
  const response = await fetch(apiUrl('/auth/token'), { method: 'POST', headers: { 'content-type': 'application/json' } });
  if (!response.ok) throw new Error(`Failed to get auth token: ${response.status}`);
  const answer = (await response.json()) as { readonly token: string };
  return answer.token;
}

function currentToken(): Promise<string> {
  token ??= fetchToken().catch((error: unknown) => {
    token = undefined;
    throw error;
  });
  return token;
}

/** @throws Error 'Failed to get auth token: {status}' */
export async function authorizedFetch(path: `/${string}`, init: RequestInit): Promise<Response> {
  async function send(): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${await currentToken()}`);
    return fetch(apiUrl(path), { ...init, headers });
  }
  const response = await send();
  if (response.status !== 401) return response;
  token = undefined;
  return send();
}
