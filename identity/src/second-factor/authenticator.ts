import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { typedCode } from '../codes/typed-code.ts';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** What every app knows: RFC 6238 with six digits that change every 30 seconds. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** A phone's clock may be one step behind or ahead. */
const WINDOW = 1;

const secretOf = (secret: Buffer) => new Secret({ buffer: Uint8Array.from(secret).buffer });
const totpOf = (secret: Buffer, label = '') => new TOTP({ issuer: '名鑑', label, ...KIND, secret: secretOf(secret) });

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** What an app reads from the picture, and opens on its own phone: `otpauth://totp/…`. */
export const authenticatorAddress = (secret: Buffer, email: string): string => totpOf(secret, email).toString();

/** For who types it into the app: base 32 in groups of four. */
export const shownSecret = (secret: Buffer): string => secretOf(secret).base32.replaceAll(/(.{4})(?=.)/gu, '$1 ');

/** The time step whose code was typed, in steps of 30 seconds since 1970; null where it is not the code of now. */
export function stepOf(secret: Buffer, typed: string, now: Date): number | null {
  const token = typedCode(typed);
  if (token === null) return null;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const steps = totp.validate({ token, timestamp, window: WINDOW });
  return steps === null ? null : totp.counter({ timestamp }) + steps;
}
