import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { constellationPerFile } from '../constellation/per-file.ts';
import { visitWithWorker } from '../offline-shell/phone.ts';
import { visit } from '../places/settled.ts';

const stars = constellationPerFile();
const OWN = '/profile/kurosaki-mio';
/** A square of 8 by 8 points, all of one colour; the server makes its own pictures of it. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mM4EWCDFTEMLQkAWbdVARfTRo8AAAAASUVORK5CYII=',
  'base64',
);

const profile = z.object({ payload: z.object({ avatar: z.string() }) });
async function storedAvatar(page: Page): Promise<string> {
  const answer = await page.request.get('/api/users/username/kurosaki-mio');
  return profile.parse(await answer.json()).payload.avatar;
}

const avatarOf = (page: Page) => page.locator('.who img').first().getAttribute('src');

test('F22 a picture chosen without a network is shown, survives a reload, and arrives once', async () => {
  const page = await stars.open('general');
  await visitWithWorker(page, OWN);
  await visit(page, OWN);
  await page.context().setOffline(true);
  await page
    .getByLabel('アイコンにする画像を選ぶ')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await eventually(async () => (await avatarOf(page))?.startsWith('blob:') === true);
  await visit(page, OWN);
  await eventually(async () => (await avatarOf(page))?.startsWith('blob:') === true);
  await page.context().setOffline(false);
  await eventually(async () => /^\/images\/[0-9a-f]{64}/.test((await avatarOf(page)) ?? ''));
  await page.getByText('同期済み').first().waitFor();
  const avatar = await storedAvatar(page);
  expect(avatar).toMatch(/^\/images\/[0-9a-f]{64}$/);
  expect((await page.request.get(avatar)).status()).toBe(200);
});

test('says which pictures fit', async () => {
  const page = await stars.open('general');
  await visit(page, OWN);
  await page
    .getByLabel('アイコンにする画像を選ぶ')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.getByText('JPEG、PNG、WebP、GIF、AVIF の画像を').waitFor();
});
