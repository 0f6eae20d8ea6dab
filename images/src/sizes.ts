/** The only widths that are ever made, in pixels (H38): whatever is asked for becomes the next larger one. */
export const WIDTHS = [48, 96, 160, 240, 320, 420, 640, 960, 1280, 1920] as const;
export type Width = (typeof WIDTHS)[number];

/**
 * The width to hand out for `?width=` (wanted) and `?dw=` (the device's own width, which a picture need not exceed).
 * Undefined means the picture as it was kept.
 */
export function chooseWidth(wanted: {
  readonly width?: number | undefined;
  readonly dw?: number | undefined;
}): Width | undefined {
  if (wanted.width === undefined && wanted.dw === undefined) return undefined;
  const pixels = Math.min(wanted.width ?? Infinity, wanted.dw ?? Infinity);
  return WIDTHS.find((width) => width >= pixels);
}
