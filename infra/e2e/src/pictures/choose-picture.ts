import { inTime } from '@meikan/testkit';
import type { Page } from 'playwright-core';

/** A square of 8 by 8 points, all of one colour; the server makes its own pictures of it. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mM4EWCDFTEMLQkAWbdVARfTRo8AAAAASUVORK5CYII=',
  'base64',
);

export type PictureFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A picture of one colour, as a camera might call it. */
export async function pictureOf(page: Page, colour: string, width = 900, height = 600): Promise<PictureFile> {
  const bytes = await inTime(
    'a picture to be drawn',
    page.evaluate(
      async ([fill, wide, high]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
        const pen = canvas.getContext('2d');
        if (pen) {
          pen.fillStyle = fill;
          pen.fillRect(0, 0, wide, high);
        }
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
        return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
      },
      [colour, width, height] as const,
    ),
  );
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

const tiny: PictureFile = { name: 'a.png', mimeType: 'image/png', buffer: PNG };

/** Chooses a file in the dialog of pictures that is open. */
export const choosePicture = (page: Page, file: PictureFile = tiny): Promise<void> =>
  page.getByLabel('画像のファイル').setInputFiles(file);

/** Chooses a file and takes the part of it that the frame shows at first. */
export async function takePicture(page: Page, file?: PictureFile): Promise<void> {
  await choosePicture(page, file);
  await page.getByRole('application', { name: '切り抜く範囲' }).waitFor();
  await page.getByRole('button', { name: 'この画像にする' }).click();
  await page.getByRole('application').waitFor({ state: 'detached' });
}
