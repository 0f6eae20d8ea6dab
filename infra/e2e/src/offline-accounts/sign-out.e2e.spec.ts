import { readFile } from 'node:fs/promises';
import { DEMO_ACCOUNTS } from '@meikan/local';
import { eventually } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { constellationPerFile } from '../constellation/per-file.ts';
import { signIn } from '../constellation/sign-in.ts';
import { WITH_WORKER } from '../constellation/start-constellation.ts';
import { saveThisPage } from '../offline-saved/device.ts';
import { visitWithWorker } from '../offline-shell/phone.ts';
import { pictureOf, takePicture } from '../pictures/choose-picture.ts';
import { dialogsClosed } from '../places/dialogs-closed.ts';
import { visit } from '../places/settled.ts';
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
  OWN,
  readGoodbye,
  searchFor,
  signInAgain,
  stored,
  tokenOf,
  waiting,
  ways,
} from './person.ts';

const stars = constellationPerFile();
const copy = z.object({
  edits: z.array(z.object({ id: z.string() })),
  pictures: z.array(z.object({ id: z.string(), address: z.string() })),
});
const { email } = DEMO_ACCOUNTS.general;

test('F19: without waiting edits nothing is asked, and the token is dead', async () => {
  const page = await arrive(stars);
  const token = await tokenOf(page);
  await askToSignOut(page);
  await readGoodbye(page);
  await eventually(async () => !(await isGood(page, token)));
  expect(await stored(page)).toEqual([]);
});

test('F19: 「いま送ってから」 sends all of it first; what cannot be sent leaves the other ways open', async () => {
  const page = await arrive(stars);
  await holdBack(page);
  await editJob(page, '灯台守、送信してから');
  const token = await tokenOf(page);
  await askToSignOut(page);
  await ways(page).getByText('送っていない変更が1件').waitFor();
  await ways(page).getByRole('button', { name: 'いま送ってからログアウト' }).click();
  await ways(page).getByText('いまは送れなかった変更があります').waitFor();
  expect([await isGood(page, token), await waiting(page)]).toEqual([true, 1]);
  await letThrough(page);
  await ways(page).getByRole('button', { name: 'いま送ってからログアウト' }).click();
  await readGoodbye(page);
  await eventually(async () => !(await isGood(page, token)));
  await eventually(async () => (await jobAtServer(page)) === '灯台守、送信してから');
});

test('F19: 「書き出す」 hands out a file and asks again; nothing is lost by staying', async () => {
  const page = await arrive(stars);
  await holdBack(page);
  await editJob(page, '灯台守、控え');
  await askToSignOut(page);
  const file = page.waitForEvent('download');
  await ways(page).getByRole('button', { name: '書き出す' }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toContain('灯台守、控え');
  await ways(page).getByText('書き出しました').waitFor();
  await ways(page).getByRole('button', { name: 'ログアウトしない' }).click();
  await ways(page).waitFor({ state: 'detached' });
  expect(await waiting(page)).toBe(1);
});

test('F19: what is handed out holds the pictures that wait, too', async () => {
  const page = await arrive(stars);
  await holdBack(page);
  await page.context().route('**/images/single*', (route) => route.abort());
  await visit(page, OWN);
  await page.getByRole('button', { name: '見出しの写真', exact: true }).click();
  await page.getByRole('button', { name: '写真を追加' }).click();
  await takePicture(page, await pictureOf(page, '#0cc', 1600, 1200));
  await eventually(async () => (await waiting(page)) === 2);
  await page.keyboard.press('Escape');
  await askToSignOut(page);
  const file = page.waitForEvent('download');
  await ways(page).getByRole('button', { name: '書き出す' }).click();
  const kept = copy.parse(JSON.parse(await readFile(await (await file).path(), 'utf8')));
  expect(kept.pictures).toMatchObject([{ address: expect.stringMatching(/^data:image\/webp;base64,.{100}/) }]);
  expect(kept.edits.map(({ id }) => id)).toContain(kept.pictures[0]?.id);
});

test('F19: 「破棄して」 asks once more, and then takes them away', async () => {
  const page = await arrive(stars);
  await holdBack(page);
  await editJob(page, '灯台守、破棄');
  await askToSignOut(page);
  await ways(page).getByRole('button', { name: '破棄してログアウト' }).click();
  const sure = page.getByRole('dialog', { name: '破棄してログアウトしますか' });
  expect(await waiting(page)).toBe(1);
  await sure.getByRole('button', { name: '破棄してログアウトする' }).click();
  await readGoodbye(page);
  expect(await stored(page)).toEqual([]);
  await letThrough(page);
  await signInAgain(page);
  await visit(page, OWN);
  expect(await jobAtServer(page)).not.toBe('灯台守、破棄');
});

test('F19, F46: 「この端末に残す」 leaves nothing that can be read, and all of it comes back to its account', async () => {
  const page = await arrive(stars);
  await holdBack(page);
  await editJob(page, '灯台守、封印その一');
  await editJob(page, '灯台守、封印その二');
  await beginToWrite(page, '書きかけ、封印');
  const before = await stored(page);
  await page.goto('/');
  await askToSignOut(page);
  await ways(page).getByRole('button', { name: 'この端末に残す' }).click();
  expect(await readGoodbye(page)).toContain('暗号にしてこの端末に残しました');
  const [sealed] = await stored(page);
  expect(sealed).toMatchObject({ rows: [], drafts: 0, meta: ['schema', 'sealed'] });
  const text = await dump(page);
  for (const marker of ['封印', email]) expect(text).not.toContain(marker);

  await signInAgain(page);
  await eventually(async () => (await waiting(page)) > 0);
  const [after] = await stored(page);
  expect([after?.rows.map(({ id, seq }) => ({ id, seq })), after?.drafts]).toEqual([
    before[0]?.rows.map(({ id, seq }) => ({ id, seq })),
    before[0]?.drafts,
  ]);
  await letThrough(page);
  await page.reload();
  await eventually(async () => (await jobAtServer(page)) === '灯台守、封印その二');
});

test('F19: without a network one is signed out all the same, and the server hears of it later', async () => {
  const page = await arrive(stars, 'general', WITH_WORKER);
  const token = await tokenOf(page);
  await visitWithWorker(page, '/terms');
  await page.context().setOffline(true);
  await askToSignOut(page);
  expect(await readGoodbye(page)).toContain('つながったときに');
  expect(await dump(page)).not.toContain(token);
  await page.context().setOffline(false);
  await page.goto('/');
  await eventually(async () => !(await isGood(page, token)));
});

test('F19: where the server could not hear of a sign-out, whoever comes next is asked for their password', async () => {
  const page = await stars.open('anonymous');
  await signIn(page, 'general');
  await page.context().route('**/api/users/{sign-out,revoke-session}', (route) => route.abort());
  await askToSignOut(page);
  await readGoodbye(page);
  await page.goto('/login');
  await page.getByLabel('パスワード', { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('meikan.session'))).toBe(null);
});

test('F41: after a sign-out not a byte of the account is left in any store', async () => {
  const page = await arrive(stars, 'general', WITH_WORKER);
  const token = await tokenOf(page);
  const account = await page.evaluate(() => JSON.parse(localStorage.getItem('meikan.account') ?? '{}').id as string);
  await visit(page, '/profile/takahashi-kiichi');
  await saveThisPage(page);
  await searchFor(page, 'しるし、零番');
  await holdBack(page);
  await editJob(page, 'しるし、一番');
  await beginToWrite(page, 'しるし、二番');
  const full = await dump(page);
  const databases = [`meikan-core-${account}`, `meikan-cache-${account}`, `meikan-pictures-${account}`];
  const markers = ['しるし、零番', 'しるし、一番', 'しるし、二番', email, token, ...databases];
  for (const marker of markers) expect(full).toContain(marker);

  await page.goto('/terms');
  await askToSignOut(page);
  await ways(page).getByRole('button', { name: '破棄してログアウト' }).click();
  await page.getByRole('button', { name: '破棄してログアウトする' }).click();
  await readGoodbye(page);
  // What the tab itself still knew would be written down with the next search.
  await searchFor(page, '灯台');
  const text = await dump(page);
  expect(text).toContain('灯台');
  for (const marker of ['しるし', email, token, ...databases]) expect(text).not.toContain(marker);
  expect(await page.getByText('消せなかったデータ').count()).toBe(0);
});

test('F41: what was saved is not there for the next account, nor for the first one after its sign-out', async () => {
  const page = await arrive(stars, 'general', WITH_WORKER);
  await visit(page, '/profile/takahashi-kiichi');
  await saveThisPage(page);
  await askToSignOut(page);
  await readGoodbye(page);
  for (const role of ['business', 'general'] as const) {
    await signInAgain(page, role);
    await visit(page, '/saved');
    expect(await page.getByRole('main').getByText('高橋').count()).toBe(0);
    if (role === 'business') {
      await askToSignOut(page);
      await readGoodbye(page);
    }
  }
});

test('F42: the other tab shows nothing of the account from then on', async () => {
  const page = await arrive(stars);
  const other = await page.context().newPage();
  await visit(other, OWN);
  await other.getByRole('button', { name: '編集する' }).click();
  await other.getByRole('dialog').getByLabel('肩書き').fill('となりのタブ');
  await halfWritten(page, 'となりのタブ');
  await page.bringToFront();
  await askToSignOut(page);
  await ways(page).getByText('書きかけの内容が1件').waitFor();
  await ways(page).getByRole('button', { name: '破棄してログアウト' }).click();
  const anew = other.waitForEvent('load');
  await page.getByRole('button', { name: '破棄してログアウトする' }).click();
  await readGoodbye(page);
  await anew;
  await other.getByRole('button', { name: 'ログインしていませんのメニュー' }).waitFor();
  await dialogsClosed(other);
  await other.getByRole('heading', { level: 1 }).waitFor();
  expect(await other.getByRole('button', { name: '編集する' }).count()).toBe(0);
  expect(await other.content()).not.toContain('となりのタブ');
  expect((await stored(page)).length).toBe(0);
});
