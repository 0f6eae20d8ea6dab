import type { Page } from 'playwright-core';

export type SeenPicture = {
  readonly type: string;
  readonly width: number;
  readonly height: number;
  /** Whether red, green and blue are on in its middle. */
  readonly lights: readonly boolean[];
};

/** A picture of the site as a browser decodes it. */
export const seenPicture = (page: Page, address: string): Promise<SeenPicture> =>
  page.evaluate(async (path) => {
    const blob = await (await fetch(path)).blob();
    const picture = await createImageBitmap(blob);
    const { width, height } = picture;
    const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(width / 2, height / 2, 1, 1).data ?? [];
    return { type: blob.type, width, height, lights: [red, green, blue].map((light) => light > 100) };
  }, address);
