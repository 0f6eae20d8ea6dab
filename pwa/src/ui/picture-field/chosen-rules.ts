/**
 * What may be chosen on a device. It is more than a server takes (`pictureRules`): only what is cut out here is ever sent, and
 * phones take pictures of 48 megapixels and more.
 */
export const chosenRules = {
  bytes: 64 * 1024 * 1024,
  pixels: 200_000_000,
  /** The longest side in pixels that is held while somebody cuts: at twice the widest shape, and within every browser's canvas. */
  heldSide: 4096,
} as const;
