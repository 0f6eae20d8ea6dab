import { AxeBuilder } from '@axe-core/playwright';
import { eventually } from '@meikan/testkit';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureTexts as texts } from '../picture-field/texts.ts';
import { galleryTexts } from './gallery.texts.ts';
import { type ServedGallery, serveGallery } from './testing/serve-gallery.ts';

let gallery: ServedGallery | undefined;
beforeAll(async () => {
  gallery = await serveGallery();
});
afterAll(() => gallery?.[Symbol.asyncDispose]());

async function opened(options: BrowserContextOptions): Promise<Page> {
  if (!gallery) throw new Error('the gallery is not served');
  const page = await (await (await gallery.browser.now()).newContext(options)).newPage();
  await page.goto(gallery.url);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stage = (page: Page) => page.getByRole('application', { name: texts.stage });
const place = (page: Page) => page.getByRole('dialog').getByRole('status').textContent();
/** Until this is said of where the frame stands: what the mouse does is drawn a moment later. */
const says = (page: Page, words: string) => eventually(async () => expect(await place(page)).toBe(words));
const tooSmall = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };

/** A picture of four quarters: red, green, blue, white, from the left above to the right below. */
const quarters = (page: Page, width = 1600, height = 1000): Promise<Buffer> =>
  page
    .evaluate(
      async ([wide, high]) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [wide, high];
        const pen = canvas.getContext('2d');
        ['#f00', '#0f0', '#00f', '#fff'].forEach((colour, at) => {
          if (!pen) return;
          pen.fillStyle = colour;
          pen.fillRect(((at % 2) * wide) / 2, (Math.floor(at / 2) * high) / 2, wide / 2, high / 2);
        });
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
        return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
      },
      [width, height] as const,
    )
    .then((bytes) => Buffer.from(bytes));

async function choose(page: Page): Promise<Buffer> {
  const buffer = await quarters(page);
  await button(page, texts.choose).click();
  await page.getByLabel(texts.file).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await stage(page).waitFor();
  return buffer;
}

/** What was taken: its size, and the colour at its corners, a letter for each light that is on. */
async function taken(page: Page) {
  await button(page, texts.take).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return page.getByRole('img', { name: galleryTexts.cover }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen?.drawImage(image, 0, 0);
    const [right, below] = [canvas.width - 3, canvas.height - 3];
    const letters = ([x, y]: readonly [number, number]) => {
      const [red = 0, green = 0, blue = 0] = pen?.getImageData(x, y, 1, 1).data ?? [];
      return `${red > 127 ? 'r' : ''}${green > 127 ? 'g' : ''}${blue > 127 ? 'b' : ''}`;
    };
    const corners = [
      [2, 2],
      [right, 2],
      [2, below],
      [right, below],
    ] as const;
    return { size: [canvas.width, canvas.height], corners: corners.map(letters) };
  });
}

describe.each([
  { width: 1280, colorScheme: 'light' as const },
  { width: 360, colorScheme: 'dark' as const },
])('a picture’s field at $width px', ({ width, colorScheme }) => {
  const visit = () =>
    opened({ viewport: { width, height: 860 }, colorScheme, hasTouch: width < 500, reducedMotion: 'reduce' });

  test('cuts out what stands in the frame, in its shape', async () => {
    const page = await visit();
    await choose(page);
    await says(page, '100%に拡大、上下は中央');
    expect(await taken(page)).toEqual({ size: [1280, 720], corners: ['r', 'g', 'b', 'rgb'] });
    await button(page, texts.remove).click();
    await button(page, texts.choose).waitFor();
    await page.context().close();
  });

  test('is moved by arrows and sized by plus and minus, and says where it stands', async () => {
    const page = await visit();
    await choose(page);
    await eventually(() => stage(page).evaluate((element) => element === document.activeElement));
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('+');
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowLeft');
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowUp');
    await says(page, '299%に拡大、左から0%、上から0%');
    expect((await taken(page)).corners).toEqual(['r', 'r', 'r', 'r']);
    await page.context().close();
  });

  test('is moved and sized by buttons alone', async () => {
    const page = await visit();
    await choose(page);
    for (let press = 0; press < 6; press += 1) await button(page, texts.closer).click();
    for (let press = 0; press < 20; press += 1) await button(page, texts.right).click();
    for (let press = 0; press < 20; press += 1) await button(page, texts.down).click();
    await says(page, '299%に拡大、左から100%、上から100%');
    await button(page, texts.reset).click();
    await says(page, '100%に拡大、上下は中央');
    await page.context().close();
  });

  test('is dragged, and sized by the wheel', async () => {
    const page = await visit();
    await choose(page);
    const box = await stage(page).boundingBox();
    if (!box) throw new Error('no stage');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -500);
    await eventually(async () => expect(await place(page)).toMatch(/^272%/));
    await page.mouse.down();
    await page.mouse.move(x + box.width, y + box.height, { steps: 4 });
    await page.mouse.up();
    await says(page, '272%に拡大、左から0%、上から1%');
    await page.context().close();
  });

  test('axe and the page’s policy find nothing while one chooses and cuts', async () => {
    const page = await visit();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await button(page, texts.choose).click();
    await page.getByText(texts.ways).waitFor();
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    };
    const before = await faults();
    await page.getByLabel(texts.file).setInputFiles(tooSmall);
    await page.getByText(texts.unfit).waitFor();
    const buffer = await quarters(page, 300, 900);
    await page.getByLabel(texts.file).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await stage(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    expect([...before, ...(await faults())]).toEqual([]);
    await page.context().close();
  });
});

test('takes a picture that is dropped or pasted, and says of a broken one that it cannot be read', async () => {
  const page = await opened({});
  await choose(page);
  await page.keyboard.press('Escape');
  await stage(page).waitFor();
  await button(page, texts.cancel).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await button(page, texts.choose).click();
  await page.getByText(texts.ways).waitFor();
  const bring = (kind: 'drop' | 'paste', bytes: Buffer) =>
    page.evaluate(
      ([how, content]) => {
        const files = new DataTransfer();
        files.items.add(new File([Uint8Array.from(content)], 'a.png', { type: 'image/png' }));
        const place = document.querySelector('.pick') ?? document.body;
        const event =
          how === 'drop'
            ? new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true });
        (how === 'drop' ? place : document.body).dispatchEvent(event);
      },
      [kind, [...bytes]] as const,
    );
  await bring('drop', Buffer.from('no picture'));
  await page.getByText(texts.unreadable).waitFor();
  await bring('drop', await quarters(page));
  await stage(page).waitFor();
  await says(page, '100%に拡大、上下は中央');
  await bring('paste', await quarters(page, 900, 300));
  await page.getByText('100%に拡大、左右は中央').waitFor({ state: 'attached' });
  expect((await taken(page)).size).toEqual([533, 300]);
  await page.context().close();
});
