/**
 * Links that leave the newsletter, for the mails an operator sends. The address inside is encrypted and authenticated:
 * nobody can make a link for another's address, and none stands readable in the logs of proxies and mail scanners.
 */
import { EncryptJWT, errors, jwtDecrypt } from 'jose';

const ENCRYPTION = 'A256GCM';
const AUDIENCE = 'homeroom-unsubscribe';
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** @param key 32 bytes. @returns the path of the link; it does not expire, since mails are kept for years */
export async function unsubscribePath(key: Uint8Array, email: string): Promise<string> {
  const sealed = await new EncryptJWT({})
    .setProtectedHeader({ alg: 'dir', enc: ENCRYPTION })
    .setAudience(AUDIENCE)
    .setSubject(email)
    .encrypt(key);
  return `${UNSUBSCRIBE_PATH}/${sealed}`;
}

/** @returns the address a link was made for; undefined if the link is not ours or not whole */
export async function addressInLink(keys: readonly Uint8Array[], sealed: string): Promise<string | undefined> {
  for (const key of keys) {
    try {
      const { payload } = await jwtDecrypt(sealed, key, {
        audience: AUDIENCE,
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: [ENCRYPTION],
      });
      return payload.sub;
    } catch (error) {
      if (!(error instanceof errors.JOSEError) && !(error instanceof TypeError)) throw error;
    }
  }
  return undefined;
}
