/** Formats that are taken. Nothing else reaches a decoder; SVG and HTML never do. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

type Signature = { readonly format: PictureFormat; readonly at: number; readonly marks: readonly string[] };

const SIGNATURES: readonly Signature[] = [
  { format: 'jpeg', at: 0, marks: ['\xff\xd8\xff'] },
  { format: 'png', at: 0, marks: ['\x89PNG\r\n\x1a\n'] },
  { format: 'gif', at: 0, marks: ['GIF87a', 'GIF89a'] },
  { format: 'webp', at: 8, marks: ['WEBPVP8 ', 'WEBPVP8L', 'WEBPVP8X'] },
];

/** What an AVIF calls itself in its first box: a still, a sequence, and the two profiles of either. HEIC has none of these. */
const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis', 'MA1A', 'MA1B']);
/** A first box longer than this (bytes) is no list of brands. */
const LONGEST_BOX = 1024;
const MAJOR_BRAND = { from: 8, to: 12 } as const;

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Every brand of an ISO media file, the major one and those it is compatible with; none of anything else. */
function brandsOf(bytes: Uint8Array): readonly string[] {
  const file = bufferOf(bytes);
  if (file.toString('latin1', 4, 8) !== 'ftyp') return [];
  const box = file.subarray(MAJOR_BRAND.from, Math.min(file.readUInt32BE(0), LONGEST_BOX));
  // The second four bytes are the version of the major brand.
  return (box.toString('latin1').match(/.{4}/gsu) ?? []).filter((_, place) => place !== 1);
}

const isAvif = (bytes: Uint8Array) => brandsOf(bytes).some((brand) => AVIF_BRANDS.has(brand));

/** The same picture as the decoder knows it: libvips tells an AVIF by its major brand alone. */
export function decodable(bytes: Uint8Array): Uint8Array {
  if (!isAvif(bytes)) return bytes;
  const copy = Buffer.from(bytes);
  copy.write('avif', MAJOR_BRAND.from, 'latin1');
  return copy;
}

/** Judges by the first bytes alone: neither the sender's file name nor its declared type counts. */
export function sniffFormat(bytes: Uint8Array): PictureFormat | null {
  if (isAvif(bytes)) return 'avif';
  const head = bufferOf(bytes).toString('latin1', 0, 32);
  const match = SIGNATURES.find(({ at, marks }) => marks.some((mark) => head.startsWith(mark, at)));
  return match?.format ?? null;
}
