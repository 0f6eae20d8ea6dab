import type {} from '@vitest/browser-playwright';
import { flushSync } from 'react-dom';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { overflow } from '../../app/testing/accessibility.ts';
import { everyFinding, LOOKS, openGallery } from '../gallery/testing/open-gallery.tsx';
import { button, choose, quarters, says, stage, taken, upload } from './testing/pictures.ts';
import { pictureTexts as texts } from './texts.ts';

/** A device with fingers, where the window is narrow, until the test ends. */
async function allowTouch(enabled: boolean): Promise<void> {
  const touch = (on: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: on, maxTouchPoints: 1 });
  await touch(enabled);
  onTestFinished(async () => {
    await touch(false);
  });
}

/** Presses a button with the mouse, and then again and again; where the mouse stands already, it need not aim anew. */
async function press(name: string, times: number): Promise<void> {
  await button(name).click();
  const element = button(name).element();
  for (let pressed = 1; pressed < times; pressed += 1)
    flushSync(() => element instanceof HTMLElement && element.click());
}

describe.each(LOOKS)('a picture’s field at $size.0 px', (look) => {
  const visit = async () => {
    await allowTouch(look.size[0] < 500);
    await openGallery(look);
  };

  test('crops to the frame, in its shape', async () => {
    await visit();
    await choose();
    await says('100%に拡大、上下は中央');
    expect(await taken()).toEqual({ size: [1280, 720], corners: ['r', 'g', 'b', 'rgb'] });
    await button(texts.remove).click();
    await expect.element(button(texts.choose)).toBeVisible();
  });

  test('moves by arrows, zooms by plus and minus, and speaks its position', async () => {
    await visit();
    await choose();
    await expect.element(stage).toHaveFocus();
    await userEvent.keyboard('+'.repeat(6));
    await userEvent.keyboard('{ArrowLeft>40/}');
    await userEvent.keyboard('{ArrowUp>40/}');
    await says('299%に拡大、左から0%、上から0%');
    expect((await taken()).corners).toEqual(['r', 'r', 'r', 'r']);
  });

  test('moves and zooms by buttons alone', async () => {
    await visit();
    await choose();
    await press(texts.closer, 6);
    await press(texts.right, 20);
    await press(texts.down, 20);
    await says('299%に拡大、左から100%、上から100%');
    await button(texts.reset).click();
    await says('100%に拡大、上下は中央');
  });

  test('is dragged, and zooms by the wheel', async () => {
    await visit();
    await choose();
    await userEvent.wheel(stage, { delta: { y: -500 } });
    await says(/^272%/);
    const { x, y, width, height } = stage.element().getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const along = [0.25, 0.5, 0.75, 1].map((share) => ({
      coords: { x: left + width * share, y: top + height * share },
    }));
    await userEvent.pointer([{ coords: { x: left, y: top }, keys: '[MouseLeft>]' }, ...along, '[/MouseLeft]']);
    await says('272%に拡大、左から0%、上から1%');
  });

  test('passes axe while choosing and cropping', async () => {
    await visit();
    await button(texts.choose).click();
    await expect.element(page.getByText(texts.ways)).toBeVisible();
    const before = await everyFinding();
    await upload(new File(['x'], 'a.txt', { type: 'text/plain' }));
    await expect.element(page.getByText(texts.unfit)).toBeVisible();
    await upload(await quarters(300, 900));
    await expect.element(stage).toBeVisible();
    expect(overflow()).toBe(0);
    expect([...before, ...(await everyFinding())]).toEqual([]);
  });
});

/** Drags a file over the place for it, or pastes it, as the system does. */
function bring(how: 'drop' | 'paste', file: File): void {
  const files = new DataTransfer();
  files.items.add(file);
  const about = { bubbles: true, cancelable: true };
  if (how === 'paste') document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: files, ...about }));
  else {
    const place = document.querySelector('.pick') ?? document.body;
    place.dispatchEvent(new DragEvent('drop', { dataTransfer: files, ...about }));
  }
}

test('accepts a dropped or pasted picture, and reports a broken one', async () => {
  await openGallery();
  await choose();
  await userEvent.keyboard('{Escape}');
  await expect.element(stage).toBeVisible();
  await button(texts.cancel).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await button(texts.choose).click();
  await expect.element(page.getByText(texts.ways)).toBeVisible();
  bring('drop', new File(['no picture'], 'a.png', { type: 'image/png' }));
  await expect.element(page.getByText(texts.unreadable)).toBeVisible();
  bring('drop', await quarters());
  await expect.element(stage).toBeVisible();
  await says('100%に拡大、上下は中央');
  bring('paste', await quarters(900, 300));
  await says('100%に拡大、左右は中央');
  expect((await taken()).size).toEqual([533, 300]);
});
