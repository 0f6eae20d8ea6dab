import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { galleryTexts } from '../../gallery/gallery.texts.ts';
import { pictureTexts as texts } from '../texts.ts';
import { drawnPicture } from './drawn-picture.ts';
import { lightsAtCorners } from './lights.ts';

export const button = (name: string) => page.getByRole('button', { name });
export const stage = page.getByRole('application', { name: texts.stage });
const dialog = page.getByRole('dialog');

/** A picture of four quarters: red, green, blue, white, from the left above to the right below. */
export const quarters = (width = 1600, height = 1000): Promise<File> =>
  drawnPicture(['a', 'png'], [width, height], (pen) => {
    ['#f00', '#0f0', '#00f', '#fff'].forEach((colour, at) => {
      pen.fillStyle = colour;
      pen.fillRect(((at % 2) * width) / 2, (Math.floor(at / 2) * height) / 2, width / 2, height / 2);
    });
  });

/** Hands a file to the dialog that is open. */
export const upload = (file: File): Promise<void> => userEvent.upload(page.getByLabelText(texts.file), file);

/** Opens the dialog and chooses a picture of four quarters. */
export async function choose(): Promise<void> {
  await button(texts.choose).click();
  await upload(await quarters());
  await expect.element(stage).toBeVisible();
}

/** Until this is said of where the frame stands: what the mouse does is drawn a moment later. */
export const says = (words: string | RegExp): Promise<void> =>
  expect
    .poll(() => dialog.getByRole('status').element().textContent)
    .toEqual(typeof words === 'string' ? words : expect.stringMatching(words));

/** What was taken: its size, and the colour at its corners, a letter for each light that is on. */
export async function taken(): Promise<{ readonly size: readonly number[]; readonly corners: readonly string[] }> {
  await button(texts.take).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const image = await page.getByRole('img', { name: galleryTexts.cover }).findElement();
  if (!(image instanceof HTMLImageElement)) throw new Error('What was taken is shown by no picture.');
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  return { size: [width, height], corners: lightsAtCorners(await createImageBitmap(image)) };
}
