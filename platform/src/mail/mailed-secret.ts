import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, to be mailed to somebody and kept nowhere; 43 characters of base64url. */
export function newMailedSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a mailed secret: whoever reads the store cannot make the secret of it. */
export function mailedSecretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
