import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PWA_ROOT } from '@meikan/pwa';
import { launchChromium } from '@meikan/testkit';
import type { Browser } from 'playwright-core';
import { visit } from '../places/settled.ts';
import { openPreview } from '../test-app/open-preview.ts';

/** What the device shows before installing: two phones and a desktop (pwa/build/manifest.ts names them). */
const SCREENSHOTS = [
  { name: 'narrow-person', path: '/profile/kurosaki-mio', width: 390, height: 844, scale: 2 },
  { name: 'narrow-top', path: '/', width: 390, height: 844, scale: 2 },
  { name: 'wide-company', path: '/companies/tsubame-kanjo', width: 1280, height: 800, scale: 1 },
] as const;

/** The icons of the app's shortcuts: strokes of pwa/src/ui/icon on the paper of the app's icon. */
const SHORTCUTS = {
  write: 'M5 19l.9-3.9L16 5l3 3L8.9 18.1zM14 7l3 3',
  saved: 'M12 3.9l2.5 5.2 5.6.8-4.1 4 1 5.7L12 16.9l-5 2.7 1-5.7-4.1-4 5.6-.8z',
  search: 'M10.6 4.2a6.4 6.4 0 1 1-.2 12.8 6.4 6.4 0 0 1 .2-12.8zM15.4 15.2l4.8 4.9',
  sync: 'M19 8.2A7.6 7.6 0 0 0 5.4 9.4M5 5.4v4.2h4.2M5 15.8a7.6 7.6 0 0 0 13.6-1.2M19 18.6v-4.2h-4.2',
} as const;

const out = (file: string) => join(PWA_ROOT, 'public', file);

/** WebP takes a third of PNG; Playwright does not write it, the browser does. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const encoded = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer()).values()));
  }, png.toString('base64'));
  await page.close();
  return Buffer.from(encoded, 'base64');
}

async function drawScreenshots(browser: Browser): Promise<void> {
  await using preview = await openPreview(process.argv[2]);
  for (const { name, path, width, height, scale } of SCREENSHOTS) {
    const page = await preview.open('anonymous', { viewport: { width, height }, deviceScaleFactor: scale });
    await visit(page, path);
    await writeFile(out(`install/${name}.webp`), await asWebp(browser, await page.screenshot()));
    await page.context().close();
  }
}

async function drawShortcuts(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 96, height: 96 } });
  for (const [name, path] of Object.entries(SHORTCUTS)) {
    await page.setContent(
      `<body style="margin:0"><svg width="96" height="96" viewBox="0 0 96 96" style="display:block"><rect width="96" height="96" rx="20" fill="#FAF7F0"/><path d="${path}" transform="translate(24 24) scale(2)" fill="none" stroke="#1D1916" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
    );
    await page.screenshot({ path: out(`shortcut-${name}-96.png`), omitBackground: true });
  }
  await page.close();
}

/** Draws them anew into pwa/public: `node infra/e2e/src/offline-shell/draw-install-pictures.ts [address of an instance]`. */
const browser = await launchChromium();
await drawShortcuts(browser);
await drawScreenshots(browser);
await browser.close();
