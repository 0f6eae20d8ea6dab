import type { ResizeOptions } from 'sharp';
import { sharp } from './decoders.ts';
import { decodable } from './formats.ts';
import { checkHeader } from './header.ts';
import type { PictureRefusal, PictureRules } from './rules.ts';

export type Encoded = { readonly webp: Buffer; readonly width: number; readonly height: number };
export type EncodeResult =
  | { readonly kind: 'encoded'; readonly picture: Encoded }
  | { readonly kind: 'refused'; readonly refusal: PictureRefusal };

/** `whole` keeps the proportions; `square` is the cut of otherPhotos. */
export type Cut = 'whole' | 'square';

const DECODE_SECONDS = 10;

function cutTo(cut: Cut, { squareSide, keptSide }: PictureRules): ResizeOptions {
  if (cut === 'square') return { width: squareSide, height: squareSide, fit: 'cover', position: 'attention' };
  return { width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true };
}

/**
 * Draws the picture anew as WEBP: turned upright by its EXIF orientation, first frame only, in sRGB, and without any
 * metadata (sharp keeps none unless told to). What a sender hid beside the pixels does not survive.
 */
export async function reEncode(sent: Uint8Array, rules: PictureRules, cut: Cut = 'whole'): Promise<EncodeResult> {
  const bytes = decodable(sent);
  const header = await checkHeader(bytes, rules);
  if (header.kind === 'refused') return header;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: rules.pixels, failOn: 'truncated', pages: 1 })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(cutTo(cut, rules))
      .webp({ quality: 82, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    return { kind: 'encoded', picture: { webp: data, width: info.width, height: info.height } };
  } catch {
    // @NOTE libvips has one error class; after a sound header what fails here are broken pixels or the deadline.
    return { kind: 'refused', refusal: { code: 'picture-broken' } };
  }
}

/** A smaller copy of a stored picture; never larger than the original. */
export function shrink(webp: Uint8Array, width: number, { keptSide }: PictureRules): Promise<Buffer> {
  return sharp(webp, { limitInputPixels: keptSide * keptSide })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80, effort: 4 })
    .toBuffer();
}
