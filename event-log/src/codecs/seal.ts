import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { UnreadableEvent } from '../faults.ts';
import type { JsonObject, JsonValue } from '../port.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What stands in stored data in place of a personal field: whose it is, and nonce, tag and ciphertext as base64url. */
export type Envelope = { readonly $sealed: { readonly subject: string; readonly box: string } };

/** Where a sealed value belongs. Bound into the tag: an envelope moved to another field or event does not open. */
export type SealPlace = { readonly subject: string; readonly eventId: string; readonly field: string };

/** AES-256-GCM with a fresh nonce; `key` is the subject's 32 bytes. */
export function seal(value: JsonValue, key: Buffer, place: SealPlace): JsonObject {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(additionalData(place));
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  const box = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  return { $sealed: { subject: place.subject, box } };
}

/** Throws UnreadableEvent when the envelope was tampered with, moved, or sealed under another key. */
export function open(envelope: Envelope, key: Buffer, place: SealPlace): JsonValue {
  const box = Buffer.from(envelope.$sealed.box, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(additionalData(place))
    .setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const body = Buffer.concat([decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new UnreadableEvent(`the seal of ${place.field} in event ${place.eventId} is broken`, { cause });
  }
}

export function isEnvelope(value: JsonValue | undefined): value is Envelope & JsonObject {
  return typeof value === 'object' && value !== null && '$sealed' in value;
}

function additionalData({ subject, eventId, field }: SealPlace): Buffer {
  return Buffer.from(`${subject}\n${eventId.toLowerCase()}\n${field}`);
}
