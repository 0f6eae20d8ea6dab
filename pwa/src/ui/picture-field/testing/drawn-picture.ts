const TYPES = { png: 'image/png', jpg: 'image/jpeg' } as const;

/**
 * A picture of a width and a height in px, as it is drawn. `toDataURL` encodes it at once: `toBlob` and `convertToBlob` wait with a
 * PNG or JPEG until the page has nothing to do, for up to 6.7 s.
 */
export async function drawnPicture(
  [name, ending]: readonly [name: string, ending: keyof typeof TYPES],
  [width, height]: readonly [width: number, height: number],
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('Nothing can be drawn here.');
  draw(pen);
  const type = TYPES[ending];
  const answer = await fetch(canvas.toDataURL(type));
  return new File([await answer.blob()], `${name}.${ending}`, { type });
}
