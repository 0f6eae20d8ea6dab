/**
 * The width to hand out for `?width=` (wanted) and `?dw=` (the device's own width, which a picture need not exceed), in pixels:
 * one of those that are made. Undefined means the picture as it was kept.
 */
export function chooseWidth(
  widths: readonly number[],
  wanted: { readonly width?: number | undefined; readonly dw?: number | undefined },
): number | undefined {
  if (wanted.width === undefined && wanted.dw === undefined) return undefined;
  const pixels = Math.min(wanted.width ?? Infinity, wanted.dw ?? Infinity);
  return widths.find((width) => width >= pixels);
}
