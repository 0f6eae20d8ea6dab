/** A picture that lies ready: outlines of our own, or pixels as PNG. */
export type ReadyPicture = { readonly type: 'image/svg+xml' | 'image/png'; readonly bytes: Uint8Array };

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A picture that fills a box with round corners, the middle of it where it is larger. */
export function framed({ type, bytes }: ReadyPicture, box: Box, radius: number): string {
  const { x, y, width, height } = box;
  const area = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const id = `frame-${x}-${y}`;
  const data = Buffer.from(bytes).toString('base64');
  return [
    `<clipPath id="${id}"><rect ${area} rx="${radius}"/></clipPath>`,
    `<g clip-path="url(#${id})"><image ${area} preserveAspectRatio="xMidYMid slice" href="data:${type};base64,${data}"/></g>`,
  ].join('');
}
