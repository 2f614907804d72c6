/** Anonymous access tokens: signed, expiring, and holding nothing about the person. */
import { randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { AppError } from '../errors/app-error.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'homeroom';

export interface Tokens {
  issue(): Promise<string>;
  /** @throws AppError 'unauthorized' for anything but a valid token in a Bearer header */
  verify(authorization: string | undefined): Promise<void>;
}

export function tokensSignedWith(key: Uint8Array, hours: number): Tokens {
  return {
    issue: () =>
      new SignJWT({})
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setAudience(AUDIENCE)
        .setJti(randomUUID())
        .setIssuedAt()
        .setNotBefore('0s')
        .setExpirationTime(`${Math.round(hours * 3600)}s`)
        .sign(key),

    async verify(authorization) {
      const token = /^bearer (?<token>[\w-]+\.[\w-]+\.[\w-]+)$/iu.exec(authorization ?? '')?.groups?.['token'];
      if (token === undefined) throw new AppError('unauthorized');
      try {
        await jwtVerify(token, key, { algorithms: [ALGORITHM], audience: AUDIENCE, requiredClaims: ['exp'] });
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new AppError('unauthorized');
        throw error;
      }
    },
  };
}
