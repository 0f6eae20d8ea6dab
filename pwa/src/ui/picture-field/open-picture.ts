import { pictureRules } from '@meikan/contracts';
import type { Frame } from './crop.ts';
import type { PictureShape } from './picture-shape.ts';

/** A picture that may be cut: its pixels, upright, and the browser's own address of it. Whoever opened it closes it. */
export type OpenPicture = { readonly pixels: ImageBitmap; readonly address: string };

export type Unfit = 'unfit' | 'tooManyPixels' | 'unreadable';

const types: ReadonlySet<string> = new Set(pictureRules.types);

/** Whether a picture may be uploaded, as far as its kind and size tell. */
export const mayBePicture = ({ type, size }: Blob): boolean => types.has(type) && size <= pictureRules.bytes;

/** Decodes a picture by the rules that the server has, so that what it would refuse is said before anything is sent. */
export async function openPicture(file: Blob): Promise<OpenPicture | Unfit> {
  if (!mayBePicture(file)) return 'unfit';
  const pixels = await decoded(file);
  if (pixels === null) return 'unreadable';
  if (pixels.width * pixels.height <= pictureRules.pixels) return { pixels, address: URL.createObjectURL(file) };
  pixels.close();
  return 'tooManyPixels';
}

export function closePicture({ pixels, address }: OpenPicture): void {
  pixels.close();
  URL.revokeObjectURL(address);
}

async function decoded(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    // What it says is for programmers; each of them means that this is no picture.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** The part in the frame as WEBP (as PNG where the browser writes none). Nothing of the file beside its pixels comes along. */
export async function cutOut(pixels: ImageBitmap, frame: Frame, shape: PictureShape): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(shape.width, frame.width)));
  canvas.height = Math.max(1, Math.round(canvas.width / shape.ratio));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws nothing');
  pen.imageSmoothingQuality = 'high';
  const { left, top, width, height } = frame;
  pen.drawImage(pixels, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the picture was not written')));
    canvas.toBlob(done, 'image/webp', 0.92);
  });
}
