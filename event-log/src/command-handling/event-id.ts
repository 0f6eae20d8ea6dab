import { createHash } from 'node:crypto';

/** The id of a command's event number `index`: the UUIDv5 of that number in the command id's namespace (RFC 9562 5.5). */
export function eventIdOf(commandId: string, index: number): string {
  const namespace = Buffer.from(commandId.replaceAll('-', ''), 'hex');
  const hash = createHash('sha1').update(namespace).update(String(index)).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
