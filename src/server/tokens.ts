/** Anonymous access tokens: signed, expiring, and holding nothing about the person. */
import { randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { AppError } from '../errors/app-error.ts';
import type { KeyRing } from './stores/signing-keys.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'homeroom';
/** Clocks of several servers differ, and clocks are set back. */
const CLOCK_TOLERANCE_SECONDS = 60;

export interface Tokens {
  issue(): Promise<string>;
  /**
   * @returns the token's own id
   * @throws AppError 'unauthorized' for anything but a valid token in a Bearer header
   */
  verify(authorization: string | undefined): Promise<string>;
}

interface Verified {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

const MOST_REMEMBERED = 10_000;

/** @param keys the keys of the moment; they may change while the server runs */
export function tokensSignedWith(keys: () => KeyRing, hours: number): Tokens {
  /** By the header they came in. A page sends its token with every call, and a signature that was right stays right. */
  const verified = new Map<string, Verified>();
  let verifiedWith: KeyRing | undefined;

  async function check(token: string, ring: KeyRing): Promise<Verified> {
    for (const key of ring.accepted) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          audience: AUDIENCE,
          requiredClaims: ['exp', 'jti'],
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
        });
        return { id: payload.jti ?? '', until: (payload.exp ?? 0) * 1000 };
      } catch (error) {
        // An older key may have signed it.
        if (error instanceof errors.JWSSignatureVerificationFailed) continue;
        if (error instanceof errors.JOSEError) throw new AppError('unauthorized');
        throw error;
      }
    }
    throw new AppError('unauthorized');
  }

  return {
    issue: () =>
      new SignJWT({})
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setAudience(AUDIENCE)
        .setJti(randomUUID())
        .setIssuedAt()
        .setNotBefore('0s')
        .setExpirationTime(`${Math.round(hours * 3600)}s`)
        .sign(keys().signing),

    async verify(authorization = '') {
      const ring = keys();
      if (ring !== verifiedWith || verified.size >= MOST_REMEMBERED) verified.clear();
      verifiedWith = ring;
      const known = verified.get(authorization);
      if (known && Date.now() < known.until) return known.id;
      const token = /^bearer (?<token>[\w-]+\.[\w-]+\.[\w-]+)$/iu.exec(authorization)?.groups?.['token'];
      if (token === undefined) throw new AppError('unauthorized');
      const checked = await check(token, ring);
      verified.set(authorization, checked);
      return checked.id;
    },
  };
}
