/** The letters of the lights that are on at a place. */
function lightsAt(pen: OffscreenCanvasRenderingContext2D, x: number, y: number): string {
  const [red = 0, green = 0, blue = 0] = pen.getImageData(x, y, 1, 1).data;
  return `${red > 127 ? 'r' : ''}${green > 127 ? 'g' : ''}${blue > 127 ? 'b' : ''}`;
}

/** The colours at the corners of a picture, from the left above to the right below: a letter for each light that is on. */
export function lightsAtCorners(picture: ImageBitmap): readonly string[] {
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('Nothing can be drawn here.');
  pen.drawImage(picture, 0, 0);
  const [right, below] = [width - 3, height - 3];
  return [lightsAt(pen, 2, 2), lightsAt(pen, right, 2), lightsAt(pen, 2, below), lightsAt(pen, right, below)];
}
