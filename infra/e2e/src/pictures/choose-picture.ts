import type { Page } from 'playwright-core';

/** A square of 8 by 8 points, all of one colour; the server makes its own pictures of it. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mM4EWCDFTEMLQkAWbdVARfTRo8AAAAASUVORK5CYII=',
  'base64',
);

const tiny = { name: 'a.png', mimeType: 'image/png', buffer: PNG };

/** Chooses a file in the dialog of pictures that is open, and takes the part of it that the frame shows at first. */
export async function takePicture(page: Page): Promise<void> {
  await page.getByLabel('画像のファイル').setInputFiles(tiny);
  await page.getByRole('application', { name: '切り抜く範囲' }).waitFor();
  await page.getByRole('button', { name: 'この画像にする' }).click();
  await page.getByRole('application').waitFor({ state: 'detached' });
}
