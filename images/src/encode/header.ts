import type { Metadata } from 'sharp';
import { sharp } from './decoders.ts';
import { sniffFormat } from './formats.ts';
import type { PictureRefusal, PictureRules } from './rules.ts';

type HeaderCheck = { readonly kind: 'passed' } | { readonly kind: 'refused'; readonly refusal: PictureRefusal };

const refuse = (code: PictureRefusal['code']): HeaderCheck => ({ kind: 'refused', refusal: { code } });

async function readHeader(bytes: Uint8Array): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  } catch {
    // @NOTE libvips tells unreadable headers apart by wording only; each of them means "not such a picture".
    return null;
  }
}

/** Judges size, format, dimensions and frames from the header, before a single pixel is decoded. */
export async function checkHeader(bytes: Uint8Array, rules: PictureRules): Promise<HeaderCheck> {
  if (bytes.byteLength > rules.bytes) return refuse('picture-too-large');
  if (sniffFormat(bytes) === null) return refuse('picture-format');
  const header = await readHeader(bytes);
  if (header === null) return refuse('picture-format');
  return fits(header, rules) ? { kind: 'passed' } : refuse('picture-dimensions');
}

function fits({ width, height, pages = 1 }: Metadata, { side, pixels, frames }: PictureRules): boolean {
  return Math.max(width, height) <= side && width * height <= pixels && pages <= frames;
}
