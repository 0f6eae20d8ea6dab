import { getMe, sendCommands } from '@meikan/contracts';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { probeServer } from '../api/probe-server.ts';
import { keepSessionToken, readSessionToken } from '../api/session-token.ts';
import { CoreDatabase } from '../offline/outbox/store/core-database.ts';
import { presentOutbox } from '../offline/sync/present.ts';
import { loseEdit } from '../offline/testing/lost-edit.ts';
import { openQueue, register, reopenQueue, rows } from '../offline/testing/open-queue.ts';
import { viewerOf } from './testing/asked.ts';
import { openPage } from './testing/open-page.tsx';
import { hear } from './testing/play.ts';
import { sentCommands, worker } from './testing/played-server.ts';

const detail = 'ログインしてから、もう一度お試しください。';
const problem = { type: 'about:blank', title: 'ログインが必要です', status: 401, code: 'unauthenticated', detail };
const refused = () => Response.json({ ...problem, errors: [], payload: detail }, { status: 401 });

const chip = page.getByRole('link', { name: /ログインすると1件を送れます/ });
const arrived = page.getByText('この端末の変更は、すべて送られています。');

/** Edits of the demo's member that lie on this device, whoever sits here. */
async function kept(): Promise<readonly string[]> {
  const database = new CoreDatabase('kurosaki-mio');
  const streams = (await database.outbox.toArray()).map(({ stream }) => stream);
  database.close();
  return streams;
}

/** The server knows the member's token no more, until the function that comes back is called. */
function endSession(): () => void {
  let hasEnded = true;
  const refuse = ({ request }: { readonly request: Request }) =>
    hasEnded && viewerOf(request) === 'general' ? refused() : undefined;
  worker.use(http.all('/api/*', refuse));
  return () => {
    hasEnded = false;
  };
}

/** Somebody who wrote something comes back to a session that the server has ended, and is told. */
async function meetEnd(): Promise<() => void> {
  const outbox = await openQueue();
  const letThrough = await loseEdit('a-first');
  const beginAnew = endSession();
  letThrough();
  void outbox.sendNow();
  await expect.element(page.getByText(/ログインの期限が切れました/).first()).toBeVisible();
  await expect.element(chip).toBeVisible();
  expect([readSessionToken(), await kept()]).toEqual([null, ['article-a-first']]);
  return beginAnew;
}

test('F4: an ended session keeps all edits in sight, and the same account sends them after signing in', async () => {
  const beginAnew = await meetEnd();
  const asked = hear(sendCommands);
  await openPage('/terms');
  await chip.click();
  await expect.element(page.getByText('ログインすると1件の変更を送れます')).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'ログインする' })).toBeVisible();
  expect(asked).toEqual([]);
  beginAnew();
  await openQueue();
  await expect.poll(rows).toEqual([]);
  expect(sentCommands).toMatchObject([{ type: 'register-article', stream: 'article-a-first' }]);
});

test('F4: edits of an ended session are neither shown to nor sent by another account, and stay for the first', async () => {
  const beginAnew = await meetEnd();
  beginAnew();
  await openPage('/sync', { as: 'business' });
  await expect.element(arrived).toBeVisible();
  await (await presentOutbox()).sendNow();
  expect([await rows(), await kept(), sentCommands]).toEqual([[], ['article-a-first'], []]);
  await openQueue('/sync');
  await expect.element(arrived).toBeVisible();
  expect(sentCommands).toMatchObject([{ stream: 'article-a-first' }]);
});

test('F4: a 401 that cannot be checked at first is checked when the server answers again', async () => {
  let batches = 0;
  let looks = 0;
  worker.use(
    // As to a tab that slept, with the token of a former session.
    http.post(sendCommands.path, () => {
      batches += 1;
      return batches === 1 ? refused() : undefined;
    }),
    http.get(getMe.path, () => {
      looks += 1;
      return looks === 1 ? Response.error() : undefined;
    }),
  );
  await openQueue();
  await register('a-first');
  await expect.poll(() => looks).toBeGreaterThan(0);
  await probeServer();
  await expect.poll(() => looks).toBe(2);
  await expect.poll(rows).toEqual([]);
  expect([batches, readSessionToken()]).toEqual([2, 'general']);
  expect(sentCommands).toMatchObject([{ stream: 'article-a-first' }]);
});

test("F5: edits that wait are kept and sent when the account's token is replaced", async () => {
  const outbox = await openQueue();
  const letThrough = await loseEdit('a-first');
  const bearers: (string | null)[] = [];
  worker.use(
    http.post(sendCommands.path, ({ request }) => {
      bearers.push(request.headers.get('authorization'));
    }),
  );
  keepSessionToken('st_replaced');
  expect(await kept()).toEqual(['article-a-first']);
  letThrough();
  await outbox.sendNow();
  expect([await rows(), [...new Set(bearers)]]).toEqual([[], ['Bearer st_replaced']]);
  expect(sentCommands).toMatchObject([{ stream: 'article-a-first' }]);
});

test("F43: edits of one account are refused under another's token, and wait for their own", async () => {
  const outbox = await openQueue();
  const letThrough = await loseEdit('a-first');
  const batches: unknown[] = [];
  worker.use(
    http.post(sendCommands.path, async ({ request }) => {
      if (viewerOf(request) === 'general') return undefined;
      const { account, commands } = sendCommands.body.parse(await request.clone().json());
      batches.push({ account, by: viewerOf(request), streams: commands.map(({ stream }) => stream) });
      const results = commands.map(({ id }) => ({ id, status: 'wrong-account' }));
      return Response.json({ results, position: null, serverTime: new Date().toISOString() });
    }),
  );
  keepSessionToken('business');
  letThrough();
  await outbox.sendNow();
  await expect.element(chip).toBeVisible();
  expect(batches).toEqual([{ account: 'kurosaki-mio', by: 'business', streams: ['article-a-first'] }]);
  expect([await kept(), sentCommands]).toEqual([['article-a-first'], []]);
  keepSessionToken('general');
  await reopenQueue();
  await expect.poll(rows).toEqual([]);
  expect(sentCommands).toMatchObject([{ stream: 'article-a-first' }]);
});

test('an edit saved after the session has ended says that signing in sends it, and is kept', async () => {
  await openPage('/profile/kurosaki-mio?tab=16', { as: 'general' });
  await page.getByRole('button', { name: '副業を編集' }).click();
  const form = page.getByRole('dialog', { name: '副業を編集' });
  await userEvent.selectOptions(form.getByLabelText('受けている仕事'), 'デザイン');
  await userEvent.selectOptions(form.getByLabelText('希望する連絡の方法'), '問い合わせフォーム');
  await form.getByLabelText(/^リンクの名前/).fill('これまでの仕事');
  await form.getByLabelText('URL').fill('https://works.example/mio');
  const beginAnew = endSession();
  await form.getByRole('button', { name: '更新する' }).click();
  await expect
    .element(
      page.getByText(/変更1件は、この端末に残っています。もう一度同じアカウントでログインすると送信します。/).first(),
    )
    .toBeVisible();
  await expect.poll(kept).toHaveLength(1);
  expect([readSessionToken(), page.getByText(/オンラインになると/).elements(), sentCommands]).toEqual([null, [], []]);
  beginAnew();
  await openQueue();
  await expect.poll(rows).toEqual([]);
  expect(sentCommands).toHaveLength(1);
});
