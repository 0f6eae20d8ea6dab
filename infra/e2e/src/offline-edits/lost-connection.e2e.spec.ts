import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { visit } from '../places/settled.ts';

const stars = constellationPerFile();
const ANOTHER = '/profile/takahashi-kiichi?tab=articles_blogs';

declare global {
  interface Window {
    /** Every connection to a database that the page has opened. */
    opened: IDBDatabase[];
  }
}

/** Notes the connections of the page, as nobody but the browser sees them. */
const noteConnections = (page: Page) =>
  page.addInitScript(() => {
    window.opened = [];
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function noted(...asked: Parameters<typeof open>) {
      const request = open.apply(this, asked);
      request.addEventListener('success', () => window.opened.push(request.result));
      return request;
    };
  });

/** What iOS does to a page in the background: the connections are gone, and nobody is told. */
const loseConnections = (page: Page) =>
  page.evaluate(() => {
    for (const connection of window.opened.splice(0)) connection.close();
  });

test('F17 an edit is kept although the browser has closed the database behind the page', async () => {
  const page = await stars.open('general');
  await noteConnections(page);
  await visit(page, ANOTHER);
  await eventually(async () => (await page.evaluate(() => window.opened.length)) > 0);
  await page.context().setOffline(true);
  await loseConnections(page);
  await page
    .getByRole('button', { name: /を保存する$/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /を保存から外す$/ })
    .first()
    .waitFor();
  await page.getByText('未送信1件').first().waitFor();
  await page.context().setOffline(false);
  await page.getByText('同期済み').first().waitFor();
});
