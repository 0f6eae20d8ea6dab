/**
 * A UUIDv7 (RFC 9562): 48 bits of milliseconds, then randomness, so that ids made later sort later.
 * Command ids are made with it, once, by the device that makes the command.
 */
export function uuidV7(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(now / 2 ** 32));
  view.setUint32(2, now % 2 ** 32);
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x70);
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** When a UUIDv7 was made, epoch ms. */
export const timeOfUuidV7 = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
