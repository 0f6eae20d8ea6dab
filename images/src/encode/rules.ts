/**
 * What a picture may be and becomes, in bytes and pixels. The app judges by the same before it sends one, so whoever composes
 * the servers hands in `pictureRules` of the contracts, which this package does not import.
 */
export type PictureRules = {
  readonly bytes: number;
  readonly pixels: number;
  /** The longest side that is decoded, and the longest that is kept. */
  readonly side: number;
  readonly keptSide: number;
  readonly frames: number;
  readonly squareSide: number;
  /** The only widths that are ever made, rising. */
  readonly widths: readonly number[];
};

export type PictureRefusal =
  | { readonly code: 'picture-format' }
  | { readonly code: 'picture-too-large' }
  | { readonly code: 'picture-dimensions' }
  | { readonly code: 'picture-broken' };
