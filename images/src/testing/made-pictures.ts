import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures that are made for tests only, hostile ones among them. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG whose header promises `width` × `height` grey pixels and which holds hardly any. */
export function boastfulPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.alloc(30_000));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function riff(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'ascii');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** An animated WEBP of one tiny frame, repeated. */
export async function manyFrames(count: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#a33' } })
    .webp()
    .toBuffer();
  const canvas = Buffer.from([2, 0, 0, 0, 3, 0, 0, 3, 0, 0]);
  const frame = riff(
    'ANMF',
    Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 3, 0, 0, 3, 0, 0, 10, 0, 0, 0]), still.subarray(12)]),
  );
  const parts = [riff('VP8X', canvas), riff('ANIM', Buffer.alloc(6)), ...Array<Buffer>(count).fill(frame)];
  return riff('RIFF', Buffer.concat([Buffer.from('WEBP', 'ascii'), ...parts]));
}

/** A 60 × 40 JPEG that lies on its side (orientation 6) and tells where it was taken; left half red, right half blue. */
export async function gossipingJpeg(): Promise<Buffer> {
  const half = (background: string) => ({ create: { width: 30, height: 40, channels: 3, background } }) as const;
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000' } })
    .composite([{ input: await sharp(half('#0000ff')).png().toBuffer(), left: 30, top: 0 }])
    .withExif({
      IFD0: { Orientation: '6', Artist: 'himitsu-no-hito', Copyright: 'himitsu' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 29/1' },
    })
    .withXmp(xmp)
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

export function plain(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#27647b' } })
    .toFormat(format)
    .toBuffer();
}

/** An AVIF of 64 × 48 whose first box names these brands and no other. */
export async function avifOf(major: string, ...compatible: readonly string[]): Promise<Buffer> {
  const picture = await plain('avif');
  const from = picture.readUInt32BE(0);
  const names = Buffer.from(['ftyp', major, '\0\0\0\0', ...compatible].join(''), 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(names.length + 4);
  const rest = Buffer.from(picture.subarray(from));
  // Where the pixels lie is counted from the beginning of the file: 16 bytes into the table of places.
  const place = rest.indexOf('iloc') + 16;
  rest.writeUInt32BE(rest.readUInt32BE(place) + names.length + 4 - from, place);
  return Buffer.concat([size, names, rest]);
}
