import { getProfile } from '@meikan/contracts';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../api/query-client.ts';
import { cacheFor } from '../offline/cache/lazy-cache.ts';
import { keyOf } from '../offline/cache/page-query.ts';
import { forgetCaughtProblems } from './shell/testing/caught-problems.ts';
import { openPage } from './testing/open-page.tsx';
import { resetServer, worker } from './testing/played-server.ts';

const detail = 'しばらく時間をおいてから、もう一度お試しください。';
const main = page.getByRole('main');

/** As to an address that asks too often. */
function becomeBusy(): void {
  const problem = {
    type: 'about:blank',
    status: 429,
    code: 'too-many-requests',
    title: 'アクセスが集中しています',
    detail,
  };
  const body = { ...problem, errors: [], payload: detail };
  worker.use(http.all('/api/*', () => Response.json(body, { status: 429, headers: { 'retry-after': '30' } })));
}

test.each([
  ['/profile/kurosaki-mio', 'heading', '黒﨑 澪'],
  ['/companies/tsubame-kanjo', 'heading', /つばめ勘定/],
  ['/search?search=つばめ', 'link', /つばめ勘定/],
] as const)('%s shows that the server is busy, and retries on request', async (path, role, name) => {
  becomeBusy();
  await openPage(path);
  await expect.element(main.getByText(detail)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/見つかりませんでした|不具合|オフライン：/);
  forgetCaughtProblems();
  resetServer();
  await main.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect.element(main.getByRole(role, { name }).first()).toBeVisible();
  await expect.element(main.getByText(detail)).not.toBeInTheDocument();
});

test('a kept page is shown with its age while the server is busy', async () => {
  await openPage('/profile/kurosaki-mio');
  const saved = await cacheFor('visitor');
  await expect.poll(() => saved.find(keyOf(getProfile, { params: { username: 'kurosaki-mio' } }))).not.toBeNull();
  queryClient.clear();
  becomeBusy();
  await openPage('/profile/kurosaki-mio');
  await expect.element(main.getByRole('heading', { level: 1, name: '黒﨑 澪' })).toBeVisible();
  await expect.element(main.getByText(/にこの端末へ保存した内容です$/).first()).toBeVisible();
});
