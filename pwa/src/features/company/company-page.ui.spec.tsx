import { getCompany } from '@meikan/contracts';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { router } from '../../app/router.tsx';
import { openPage } from '../../app/testing/open-page.tsx';
import { worker } from '../../app/testing/played-server.ts';

test("the shell shows while a page's answer hangs, and the page once it comes", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await openPage('/terms');
  worker.use(http.get(getCompany.path, () => released));
  void router.navigate({ href: '/companies/tsubame-kanjo' });
  await expect.poll(() => location.pathname).toBe('/companies/tsubame-kanjo');
  await expect.poll(() => document.querySelectorAll('.sk').length).toBeGreaterThan(0);
  await expect
    .element(page.getByRole('banner').getByRole('combobox', { name: '人・会社・サービスを検索' }))
    .toBeVisible();
  const copy = page.getByRole('button', { name: 'URLをコピー' });
  expect(copy.elements()).toEqual([]);
  release(undefined);
  await expect.element(copy).toBeVisible();
});
