import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { UnreadableEvent } from '../faults.ts';
import type { JsonObject, JsonValue, StoredEvent } from '../port.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = '$sealed';

/** Where sealed values belong. Bound into the tag: what was moved to other fields or another event does not open. */
type Place = { readonly subject: string; readonly eventId: string; readonly fields: readonly string[] };

/** The sealed fields of a stored event, still closed. */
export type Box = {
  /** Whose key opens it. */
  readonly subject: string;
  readonly fields: readonly string[];
  /** Their values. Throws UnreadableEvent when they were tampered with, moved, or sealed under another key. */
  open(key: Buffer): JsonObject;
};

/**
 * Seals the personal fields of an event together, for opening costs the same whatever is in it. They stand in the stored data as
 * `$sealed`: whose they are, which they are, and nonce, tag and ciphertext (AES-256-GCM, a fresh nonce) as base64url.
 * @param key the subject's, 32 bytes
 */
export function seal(values: JsonObject, key: Buffer, of: Omit<Place, 'fields'>): JsonObject {
  const fields = Object.keys(values);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(additionalData({ ...of, fields }));
  const body = Buffer.concat([cipher.update(JSON.stringify(values), 'utf8'), cipher.final()]);
  const box = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  return { [SEALED]: { subject: of.subject, fields, box } };
}

/** What of a stored event everybody can read, and what is sealed. */
export type Parted = { readonly plain: JsonObject; readonly boxes: readonly Box[] };

/** Opens nothing. Throws UnreadableEvent when what says that it is sealed is of no known form. */
export function parted({ id, data }: Pick<StoredEvent, 'id' | 'data'>): Parted {
  const plain: { [field: string]: JsonValue } = {};
  const boxes: Box[] = [];
  for (const [field, value] of Object.entries(data)) {
    const box = field === SEALED ? boxOf(value, id) : boxOfField(field, value, id);
    if (box === null) plain[field] = value;
    else boxes.push(box);
  }
  return { plain, boxes };
}

/** Whether somebody's key is needed to read all of it. */
export const isSealed = (event: Pick<StoredEvent, 'id' | 'data'>): boolean => parted(event).boxes.length > 0;

function boxOf(value: JsonValue, eventId: string): Box {
  const { subject, fields, box } = asObject(value);
  if (typeof subject !== 'string' || typeof box !== 'string' || !Array.isArray(fields))
    throw broken(eventId, 'an event');
  const place = { subject, eventId, fields: fields.map(String) };
  return { subject, fields: place.fields, open: (key) => asObject(opened(box, key, place)) };
}

/** In the first logs each field was sealed by itself, in its place. */
function boxOfField(field: string, value: JsonValue, eventId: string): Box | null {
  if (!isObject(value) || value[SEALED] === undefined) return null;
  const { subject, box } = asObject(value[SEALED]);
  if (typeof subject !== 'string' || typeof box !== 'string') return null;
  const place = { subject, eventId, fields: [field] };
  return { subject, fields: place.fields, open: (key) => ({ [field]: opened(box, key, place) }) };
}

function opened(text: string, key: Buffer, place: Place): JsonValue {
  const box = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(additionalData(place))
    .setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const body = Buffer.concat([decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw broken(place.eventId, place.fields.join(', '), cause);
  }
}

const broken = (eventId: string, what: string, cause?: unknown) =>
  new UnreadableEvent(`the seal of ${what} in event ${eventId} is broken`, { cause });

const asObject = (value: JsonValue): JsonObject => (isObject(value) ? value : {});

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function additionalData({ subject, eventId, fields }: Place): Buffer {
  return Buffer.from(`${subject}\n${eventId.toLowerCase()}\n${fields.join(' ')}`);
}
