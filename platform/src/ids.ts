import { createHash, randomFillSync } from 'node:crypto';

/**
 * A UUIDv7 (RFC 9562 5.7): 48 bits of Unix milliseconds, then 74 random bits, so that ids sort roughly by time.
 * `crypto.randomUUID` of Node 24 makes version 4 only.
 */
export function uuidv7(milliseconds: number = Date.now()): string {
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return written(bytes);
}

/** The UUIDv5 of a name in the namespace of another UUID (RFC 9562 5.5): the same for the same two, for ever. */
export function uuidv5(namespace: string, name: string): string {
  const bytes = Buffer.from(namespace.replaceAll('-', ''), 'hex');
  const hash = createHash('sha1').update(bytes).update(name).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return written(hash);
}

function written(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
