import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';

const stars = constellationPerFile();

/** Keeps answers back until it is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a press counts before it is known what is on the device; while it works, the page keeps its end', async () => {
  const page = await stars.open('anonymous');
  // As long as its page waits for an answer, a first visitor's device is not asked by itself what it keeps.
  const answerPage = await holdBack(page, '**/api/company/tsubame-kanjo/article?limit=3');
  const answerSaving = await holdBack(page, '**/api/company/tsubame-kanjo/members?page=1*');
  await page.goto('/companies/tsubame-kanjo');
  const save = page.getByRole('button', { name: /^オフライン用に保存/ });
  await save.waitFor();
  expect(await save.getAttribute('aria-pressed')).toBeNull();
  await save.click();
  await page.getByRole('button', { name: /^保存しています/ }).waitFor();
  answerPage();
  await page.getByRole('contentinfo').waitFor();
  answerSaving();
  await page.getByRole('button', { name: /^オフライン用に保存済み/, pressed: true }).waitFor();
});
