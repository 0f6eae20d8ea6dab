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

/** A subject's key under the key of keys, bound to the subject: a wrapped key moved to another row does not open. */
export function wrap(key: Buffer, kek: Buffer, subject: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', kek, nonce).setAAD(Buffer.from(subject));
  const body = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Throws when `kek` is not the one it was wrapped with, or the bytes were changed. */
export function unwrap(wrapped: Buffer, kek: Buffer, subject: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', kek, wrapped.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(subject))
    .setAuthTag(wrapped.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(wrapped.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
