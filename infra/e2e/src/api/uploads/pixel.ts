import { deflateSync } from 'node:zlib';

const crc = (bytes: Buffer): Buffer => {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((rest ^ 0xffffffff) >>> 0);
  return sum;
};
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([length, named, crc(named)]);
}

/** A PNG of one grey pixel. */
export function pixel(grey: number): Blob {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.from([0, grey]))), chunk('IEND', Buffer.of())];
  return new Blob([Buffer.concat([signature, ...parts])], { type: 'image/png' });
}
