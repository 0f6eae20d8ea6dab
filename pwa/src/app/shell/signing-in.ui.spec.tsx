import { getMe } from '@meikan/contracts';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSessionToken } from '../../api/session-token.ts';
import { lookAtSession } from '../look-at-session.ts';
import { router } from '../router.tsx';
import { openPage, PHONE } from '../testing/open-page.tsx';
import { worker } from '../testing/played-server.ts';

const processing = page.getByRole('status').getByText(/ログインしています/);
const failed = page.getByText(/ログイン失敗/);

const detail = 'ログインしてから、もう一度お試しください。';
const unauthenticated = {
  ...{ type: 'about:blank', title: 'ログインが必要です', status: 401, code: 'unauthenticated', detail },
  ...{ errors: [], payload: detail },
};

/** Holds back the provider, whose pages would end the page of the tests; answers how often it was asked. */
function holdProvider(): () => number {
  let asked = 0;
  worker.use(
    http.get('/oidc/*', () => {
      asked += 1;
      return new Promise<undefined>(() => undefined);
    }),
  );
  return () => asked;
}

test.each(['login', 'register'])("the way to %s shows progress until the provider's page is there", async (mode) => {
  const asked = holdProvider();
  await openPage('/terms');
  void router.navigate({ href: `/login?mode=${mode}` });
  await expect.element(processing).toBeVisible();
  await expect.poll(asked).toBeGreaterThan(0);
  expect(failed.elements()).toEqual([]);
});

test('whoever is on the way to a sign-in is not told that the session before it has ended', async () => {
  const asked = holdProvider();
  await openPage('/terms', { as: 'general' });
  worker.use(http.get(getMe.path, () => Response.json(unauthenticated, { status: 401 })));
  void router.navigate({ href: '/login' });
  await expect.poll(asked).toBeGreaterThan(0);
  await lookAtSession();
  expect(readSessionToken()).toBeNull();
  await expect.element(processing).toBeVisible();
  expect(page.getByText(/ログインの期限が切れました/).elements()).toEqual([]);
});

test('a failed sign-in shows its error until it is tried again', async () => {
  const asked = holdProvider();
  await openPage('/terms');
  // As the provider sends somebody back of whom this browser knows nothing.
  void router.navigate({ href: '/auth/callback?code=unknown&state=unknown' });
  await expect.element(failed.first()).toBeVisible();
  await page.getByRole('button', { name: 'もう一度ログインする' }).click();
  await expect.element(processing).toBeVisible();
  await expect.poll(asked).toBeGreaterThan(0);
  expect(failed.elements()).toEqual([]);
});

const tooMany = () => new Response('{}', { status: 429, headers: { 'content-type': 'application/problem+json' } });

test('an unreachable provider leaves other requests of the page running', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
  let refused = 0;
  worker.use(
    http.get('/oidc/*', () => {
      refused += 1;
      return Response.error();
    }),
    http.get('/images/slow.svg', () => answered),
  );
  await openPage('/terms');
  const other = fetch('/images/slow.svg').then(({ status }) => status, String);
  void router.navigate({ href: '/login' });
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect.element(failed).toBeVisible();
  answer(new Response());
  expect(await other).toBe(200);
});

test.each([
  ['a provider that is not reached', () => Response.error(), /届きませんでした。通信を確かめて/],
  ['a provider that is asked too often', tooMany, /手続きを始められません。しばらく時間をおいて/],
])('%s is shown as an error with a way to retry', async (_, answer, words) => {
  worker.use(http.get('/oidc/*', answer));
  await openPage('/terms');
  void router.navigate({ href: '/login' });
  await expect.element(page.getByText(words)).toBeVisible();
  const asked = holdProvider();
  await page.getByRole('button', { name: 'もう一度ログインする' }).click();
  await expect.poll(asked).toBeGreaterThan(0);
  await expect.element(processing).toBeVisible();
});

test('the sign-in page restored by the browser is left for the page it began on', async () => {
  const asked = holdProvider();
  await openPage('/terms');
  void router.navigate({ href: '/login?returnTo=%2Fterms' });
  await expect.element(processing).toBeVisible();
  await expect.poll(asked).toBeGreaterThan(0);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(page.getByRole('heading', { level: 1, name: '利用規約' })).toBeVisible();
  expect([location.pathname, processing.elements()]).toEqual(['/terms', []]);
});

test.each([
  ['the bar at the thumb', 'returns to its page', '/terms', 'ログイン', /^\/login\?returnTo=%2Fterms$/],
  [
    'the page for companies',
    'goes on to the own page',
    '/business/landing',
    '法人アカウントでログイン',
    /^\/login\/business\?returnTo=%2Fonboarding$/,
  ],
])('%s leads to a sign-in that %s', async (_, _goesOn, path, name, address) => {
  await openPage(path, { size: PHONE });
  await expect
    .poll(() =>
      page
        .getByRole('link', { name, exact: true })
        .elements()
        .map((link) => link.getAttribute('href')),
    )
    .toContainEqual(expect.stringMatching(address));
});
