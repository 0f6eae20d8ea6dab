/** Formats that are taken. Nothing else reaches a decoder; SVG and HTML never do (security.md H04). */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

type Signature = { readonly format: PictureFormat; readonly at: number; readonly marks: readonly string[] };

const SIGNATURES: readonly Signature[] = [
  { format: 'jpeg', at: 0, marks: ['\xff\xd8\xff'] },
  { format: 'png', at: 0, marks: ['\x89PNG\r\n\x1a\n'] },
  { format: 'gif', at: 0, marks: ['GIF87a', 'GIF89a'] },
  { format: 'webp', at: 8, marks: ['WEBPVP8 ', 'WEBPVP8L', 'WEBPVP8X'] },
  { format: 'avif', at: 4, marks: ['ftypavif', 'ftypavis', 'ftypmif1'] },
];

/** Judges by the first bytes alone: neither the sender's file name nor its declared type counts. */
export function sniffFormat(bytes: Uint8Array): PictureFormat | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 32)).toString('latin1');
  const match = SIGNATURES.find(({ at, marks }) => marks.some((mark) => head.startsWith(mark, at)));
  return match?.format ?? null;
}
