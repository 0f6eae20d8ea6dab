import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { drawnPicture } from '../../../../ui/picture-field/testing/drawn-picture.ts';

/** A picture of one colour, as a camera might call it. */
export const picture = (colour = '#c00', width = 900, height = 600): Promise<File> =>
  drawnPicture(['IMG_0001', 'jpg'], [width, height], (pen) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, width, height);
  });

/** Hands a file to the dialog of pictures that is open. */
export const choosePicture = (file: File): Promise<void> => page.getByLabelText('画像のファイル').upload(file);

/** Chooses a file and takes the part of it that the frame shows at first. */
export async function takePicture(file?: File): Promise<void> {
  await choosePicture(file ?? (await picture()));
  await expect.element(page.getByRole('application', { name: '切り抜く範囲' })).toBeVisible();
  await page.getByRole('button', { name: 'この画像にする' }).click();
  await expect.element(page.getByRole('application')).not.toBeInTheDocument();
}

/** An uploaded picture: its size in px, and which of red, green and blue are on in its middle. */
export async function uploadedPicture(
  form: unknown,
): Promise<{ readonly size: readonly number[]; readonly lights: string }> {
  const file = form instanceof FormData && form.get('image');
  if (!(file instanceof Blob)) throw new Error('No picture was uploaded.');
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (pen === null) throw new Error('No canvas can be drawn on.');
  pen.drawImage(bitmap, 0, 0);
  const colour = [...pen.getImageData(width / 2, height / 2, 1, 1).data].slice(0, 3);
  return { size: [width, height], lights: colour.map((light, at) => (light > 100 ? 'rgb'[at] : '')).join('') };
}
