import { createHash } from 'node:crypto';

const SITTING_MINUTES = 10;

/**
 * The id of somebody's look at the projections: the same for ten minutes. The panel asks again every second while a rebuild
 * runs, and that is one look and not hundreds. A UUID of version 8 (RFC 9562 5.8), made of who and when.
 */
export function lookId(accountId: string, now: Date): string {
  const sitting = Math.floor(now.getTime() / (SITTING_MINUTES * 60_000));
  const hash = createHash('sha256').update(`look at projections ${accountId} ${sitting}`).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
