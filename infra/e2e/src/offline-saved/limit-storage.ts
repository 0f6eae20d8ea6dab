import type { Page } from 'playwright-core';

/** From now on the site may keep no more than so many bytes on this device; no more than it does, when not told. */
export async function limitStorage(page: Page, bytes?: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes ?? used });
}
