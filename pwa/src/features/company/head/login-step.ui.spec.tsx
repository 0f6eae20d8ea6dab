import { http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../app/testing/open-page.tsx';
import { sentCommands, worker } from '../../../app/testing/played-server.ts';

const SERVICE = '/companies/tsubame-kanjo';

test("telling one's usage asks a visitor to sign in, and returns to the page after it", async () => {
  // The provider's pages would end the page of the tests.
  worker.use(http.get('/oidc/*', () => new Promise<undefined>(() => undefined)));
  await openPage(SERVICE);
  const press = page.getByRole('button', { name: '個人で利用' });
  const step = page.getByRole('dialog', { name: 'ログインが必要です' });
  await press.click();
  await step.getByRole('button', { name: 'キャンセル' }).click();
  await expect.element(step).not.toBeInTheDocument();
  await expect.element(press).toHaveAttribute('aria-pressed', 'false');
  await press.click();
  await step.getByRole('button', { name: 'ログインする' }).click();
  await expect.poll(() => location.pathname).toBe('/login');
  expect(new URLSearchParams(location.search).get('returnTo')).toBe(SERVICE);
  expect(sentCommands).toEqual([]);
});
