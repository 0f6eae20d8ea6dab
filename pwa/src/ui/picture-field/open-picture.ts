import { pictureRules } from '@meikan/contracts';
import { chosenRules } from './chosen-rules.ts';
import { type Extent, type Frame, frameOf, widest, within } from './crop.ts';
import type { PictureShape } from './picture-shape.ts';

/** A picture that may be cut: its pixels, upright, and an address of what is seen of it. Whoever opened it closes it. */
export type OpenPicture = { readonly pixels: ImageBitmap; readonly address: string };

export type Unfit = 'unfit' | 'tooManyPixels' | 'unreadable';

const types: ReadonlySet<string> = new Set(pictureRules.types);

/** Whether a picture may be chosen, as far as its kind and size tell. */
export const mayBePicture = ({ type, size }: Blob): boolean => types.has(type) && size <= chosenRules.bytes;

/** Decodes a picture, a large one in fewer pixels: it is cut here before anything is sent. */
export async function openPicture(file: Blob): Promise<OpenPicture | Unfit> {
  if (!mayBePicture(file)) return 'unfit';
  const address = URL.createObjectURL(file);
  const opened = await openAt(address, file);
  if (typeof opened === 'string' || opened.address !== address) URL.revokeObjectURL(address);
  return opened;
}

async function openAt(address: string, file: Blob): Promise<OpenPicture | Unfit> {
  const whole = await extentOf(address);
  if (whole === null) return 'unreadable';
  if (whole.width * whole.height > chosenRules.pixels) return 'tooManyPixels';
  const held = within(whole, chosenRules.heldSide);
  const pixels = await decoded(file, held);
  if (pixels === null) return 'unreadable';
  if (sameExtent(held, whole)) return { pixels, address };
  // What is shown beside the frame is the smaller one, too: a phone has no space for all the pixels of a large one.
  const { width, height } = held;
  const smaller = await drawn(pixels, { left: 0, top: 0, width, height }, held);
  return { pixels, address: URL.createObjectURL(smaller) };
}

const sameExtent = (one: Extent, other: Extent) => one.width === other.width && one.height === other.height;

/** How large a picture is when it stands upright; its pixels are not decoded for that. `null`: it is no picture. */
function extentOf(address: string): Promise<Extent | null> {
  const image = new Image();
  return new Promise((resolve) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = address;
  });
}

/** The widest part of a picture in a shape, as `cutOut` makes it, without anybody choosing one. */
export async function cutToShape(file: Blob, shape: PictureShape): Promise<Blob | Unfit> {
  const opened = await openPicture(file);
  if (typeof opened === 'string') return opened;
  const { pixels } = opened;
  const cut = await cutOut(pixels, frameOf({ picture: pixels, ratio: shape.ratio }, widest), shape);
  closePicture(opened);
  return cut;
}

export function closePicture({ pixels, address }: OpenPicture): void {
  pixels.close();
  URL.revokeObjectURL(address);
}

async function decoded(file: Blob, { width, height }: Extent): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  } catch (error) {
    // What it says is for programmers; each of them means that this is no picture.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** The part in the frame as WEBP (as PNG where the browser writes none). Nothing of the file beside its pixels comes along. */
export function cutOut(pixels: ImageBitmap, frame: Frame, shape: PictureShape): Promise<Blob> {
  const width = Math.max(1, Math.round(Math.min(shape.width, frame.width)));
  return drawn(pixels, frame, { width, height: Math.max(1, Math.round(width / shape.ratio)) });
}

/** A part of a picture in a size of its own. */
async function drawn(pixels: ImageBitmap, { left, top, width, height }: Frame, size: Extent): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: size.width, height: size.height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws nothing');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(pixels, left, top, width, height, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the picture was not written')));
    canvas.toBlob(done, 'image/webp', 0.92);
  });
}
