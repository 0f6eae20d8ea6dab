import { createHash } from 'node:crypto';

/** RFC 9562: names of this platform's things, whatever its public address is. */
const NAMESPACE = Buffer.from('6d65696b616e4e9f8a1c0b5d7f3e2a10', 'hex');

/** The same name for the same thing for ever (RFC 4287 4.2.6), though a platform may move to another address: a UUID of version 5. */
export function stableId(kind: 'person' | 'article', id: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(`${kind} ${id}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return `urn:uuid:${bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
}
