import { DEMO_ACCOUNTS } from '@meikan/local';
import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saveThisPage } from '../offline-saved/device.ts';
import { follow } from '../offline-shell/phone.ts';
import { dialogsClosed } from '../places/dialogs-closed.ts';
import { visit } from '../places/settled.ts';
import { testAppPerFile } from '../test-app/per-file.ts';
import { WITH_WORKER } from '../test-app/start-test-app.ts';
import { dump } from './dump.ts';
import {
  arrive,
  askToSignOut,
  beginToWrite,
  editJob,
  halfWritten,
  holdBack,
  isGood,
  jobAtServer,
  letThrough,
  readGoodbye,
  revoke,
  searchFor,
  signInAgain,
  stored,
  tokenOf,
  tryAgain,
  waiting,
  ways,
} from './person.ts';

const app = testAppPerFile();
const { email } = DEMO_ACCOUNTS.general;
const ACCOUNT = 'kurosaki-mio';

/** What /saved lists for a reason, in its words. */
const cacheFor = (page: Page, reason: string) =>
  page.getByRole('main').getByRole('listitem').getByText(reason, { exact: true });

test('F19, F41, F42, F46: what is left sealed nobody can read in any store or tab, and it comes back to its account', async () => {
  const page = await arrive(app, 'general', WITH_WORKER);
  const token = await tokenOf(page);
  await visit(page, '/profile/takahashi-kiichi');
  await saveThisPage(page);
  await searchFor(page, 'しるし、零番');
  await holdBack(page);
  await editJob(page, 'しるし、一番');
  const other = await page.context().newPage();
  await beginToWrite(other, 'しるし、二番');
  await halfWritten(page, 'しるし、二番');
  const own = ['cache', 'pictures', 'mirror'].map((part) => `meikan-${part}-${ACCOUNT}`);
  const full = await dump(page);
  for (const mark of ['しるし、零番', 'しるし、一番', 'しるし、二番', email, token, ...own])
    expect(full).toContain(mark);
  const [before] = await stored(page);

  await page.bringToFront();
  await askToSignOut(page);
  await ways(page).getByText('送っていない変更が1件と、書きかけの内容が1件').waitFor();
  const anew = other.waitForEvent('load');
  await ways(page).getByRole('button', { name: 'この端末に残す' }).click();
  expect(await readGoodbye(page)).toContain('暗号にしてこの端末に残しました');
  await anew;
  await other.getByRole('button', { name: 'ログインしていませんのメニュー' }).waitFor();
  await dialogsClosed(other);
  await other.getByRole('heading', { level: 1 }).waitFor();
  expect(await other.getByRole('button', { name: '編集する' }).count()).toBe(0);
  expect(await other.content()).not.toContain('しるし');
  // What the tab itself still knew would be written down with the next search.
  await searchFor(page, '灯台');
  const text = await dump(page);
  expect(text).toContain('灯台');
  for (const mark of ['しるし', email, token, ...own]) expect(text).not.toContain(mark);
  expect(await stored(page)).toMatchObject([{ rows: [], drafts: 0, meta: ['schema', 'sealed'] }]);
  expect(await page.getByText('消せなかったデータ').count()).toBe(0);
  await eventually(async () => !(await isGood(page, token)));

  await signInAgain(page);
  await eventually(async () => (await waiting(page)) > 0);
  const idsOf = (rows: NonNullable<typeof before>['rows'] = []) => rows.map(({ id, seq }) => ({ id, seq }));
  const [after] = await stored(page);
  expect([idsOf(after?.rows), after?.written]).toEqual([idsOf(before?.rows), before?.written]);
  // What the account itself brings along is kept anew; that a page was saved by hand only the sealed device knew.
  await follow(page, '/saved');
  await cacheFor(page, '自分のページ').waitFor();
  expect(await cacheFor(page, '保存した').count()).toBe(0);
  await letThrough(page);
  await tryAgain(page);
  await eventually(async () => (await jobAtServer(page)) === 'しるし、一番');
});

test('F4, F19: edits that wait when the server ends a session are sent with the next, and a sign-out without a network counts', async () => {
  const page = await arrive(app);
  await holdBack(page);
  await editJob(page, '灯台守、期限切れ');
  await revoke(app, page);
  await letThrough(page);
  await tryAgain(page);
  await page.getByText('ログインの期限が切れました').first().waitFor();
  await page.getByRole('link', { name: /ログインすると1件を送れます/ }).waitFor();
  expect(await waiting(page)).toBe(1);
  await signInAgain(page);
  await eventually(async () => (await waiting(page)) === 0);
  await eventually(async () => (await jobAtServer(page)) === '灯台守、期限切れ');

  const token = await tokenOf(page);
  const calls = '**/api/users/{sign-out,revoke-session}';
  await page.context().route(calls, (route) => route.abort());
  await askToSignOut(page);
  expect(await readGoodbye(page)).toContain('つながったときに');
  await page.goto('/login');
  // The provider's own session is still there, and would let anybody in.
  await page.getByLabel('パスワード', { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('meikan.session'))).toBe(null);
  expect(await isGood(page, token)).toBe(true);
  await page.context().unroute(calls);
  await page.goto('/terms');
  await eventually(async () => !(await isGood(page, token)));
});

test('a sign-out whose part of the app does not come ends no session, says what to do, and goes on when tried again', async () => {
  const page = await arrive(app);
  const token = await tokenOf(page);
  // Where the server still answers, the page would start anew instead.
  const unreached = /\/assets\/signing-out-|\/api\/|\/version\.json$/;
  await page.context().route(unreached, (route) => route.abort());
  await askToSignOut(page);
  await page.getByText('ログアウトできませんでした。通信を確かめて、もう一度お試しください。').waitFor();
  expect(await tokenOf(page)).toBe(token);
  await page.context().unroute(unreached);
  await askToSignOut(page);
  await readGoodbye(page);
  await eventually(async () => !(await isGood(page, token)));
  expect(app.running.complaints.splice(0)).toEqual([expect.stringContaining('/assets/signing-out-')]);
});
