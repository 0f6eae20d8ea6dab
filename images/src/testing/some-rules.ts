import type { PictureRules } from '../encode/rules.ts';

/** As `pictureRules` of the contracts, which this package does not import. */
export const someRules: PictureRules = {
  bytes: 20 * 1024 * 1024,
  pixels: 40_000_000,
  side: 16_383,
  keptSide: 1920,
  frames: 300,
  squareSide: 420,
  widths: [48, 96, 160, 240, 320, 420, 640, 960, 1280, 1920],
};
