import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Reads MEIKAN_KEK: 32 bytes in base64 or base64url. Throws TypeError otherwise. */
export function parseKek(text: string): Buffer {
  const kek = Buffer.from(text, 'base64');
  if (kek.length !== KEY_BYTES) throw new TypeError(`MEIKAN_KEK holds ${kek.length} bytes instead of ${KEY_BYTES}`);
  return kek;
}

export function newKey(): Buffer {
  return randomBytes(KEY_BYTES);
}

/** A secret under a key of 32 bytes (a subject's key under the key of keys), bound to a name: moved to another one's place it does not open. */
export function wrap(secret: Buffer, key: Buffer, name: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Throws when the key or the name is not the one it was wrapped with, or the bytes were changed. */
export function unwrap(wrapped: Buffer, key: Buffer, name: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, wrapped.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(name))
    .setAuthTag(wrapped.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(wrapped.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
