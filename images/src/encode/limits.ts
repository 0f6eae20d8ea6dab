/** What one picture may be; documented limits of the upload call (ASVS 2.1.3, 5.2.6). */
export const PICTURE_LIMITS = {
  bytes: 20 * 1024 * 1024,
  pixels: 40_000_000,
  /** The longest side WEBP can hold; refuses strips that slip under the pixel cap. */
  side: 16_383,
  frames: 300,
  /** Longest side that is kept. */
  keptSide: 1920,
} as const;

export type PictureRefusal =
  | { readonly code: 'picture-format' }
  | { readonly code: 'picture-too-large' }
  | { readonly code: 'picture-dimensions' }
  | { readonly code: 'picture-broken' };
