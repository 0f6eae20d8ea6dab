/**
 * What a picture may be and becomes, wherever it is chosen, uploaded, decoded or shown: the app and the image service are given
 * the same (ASVS 2.1.3, 5.2.6). Sides and widths in pixels.
 */
export const pictureRules = {
  /** What a browser calls the formats that are taken. The image service judges by the first bytes, never by this name. */
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  bytes: 20 * 1024 * 1024,
  pixels: 40_000_000,
  /** The longest side WEBP can hold; refuses strips that slip under the pixel cap. */
  side: 16_383,
  frames: 300,
  /** Longest side that is kept. */
  keptSide: 1920,
  /** Each side of a picture of `otherPhotos`. */
  squareSide: 420,
  /** The only widths that are ever made; whatever is asked for becomes the next larger one. */
  widths: [48, 96, 160, 240, 320, 420, 640, 960, 1280, 1920],
} as const;

/** How an uploaded picture is cut; without it, it keeps its proportions. */
export type PictureCut = 'square';
