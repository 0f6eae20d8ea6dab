import { eventually } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { follow } from '../offline-shell/phone.ts';
import { visit } from '../places/settled.ts';
import {
  arrive,
  editJob,
  holdBack,
  isGood,
  jobAtServer,
  letThrough,
  OWN,
  revoke,
  signInAgain,
  tokenOf,
  waiting,
} from './person.ts';

const stars = constellationPerFile();

test('F4: a session that the server has ended loses no edit, hides none, and the same account sends them all', async () => {
  const page = await arrive(stars);
  await holdBack(page);
  await editJob(page, '灯台守、期限切れ');
  await revoke(stars, page);
  await letThrough(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText('ログインの期限が切れました').first().waitFor();
  await page.getByRole('link', { name: /ログインすると1件を送れます/ }).waitFor();
  expect(await waiting(page)).toBe(1);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.getByRole('link', { name: /ログインすると1件を送れます/ }).click();
  await page.getByText('ログインすると1件の変更を送れます').waitFor();
  expect(asked).not.toContain('/api/commands');
  await page.getByRole('main').getByRole('link', { name: 'ログインする' }).waitFor();

  await signInAgain(page);
  await eventually(async () => (await waiting(page)) === 0);
  await eventually(async () => (await jobAtServer(page)) === '灯台守、期限切れ');
});

test('F4: a refusal that cannot be looked into at first is looked into when the server answers again', async () => {
  const page = await arrive(stars);
  await holdBack(page);
  await editJob(page, '灯台守、聞きなおし');
  const asked = { commands: 0, me: 0 };
  await page.context().route('**/api/commands', (route) => {
    asked.commands += 1;
    // As by a tab that slept, with the token of a former session.
    const headers = { ...route.request().headers(), authorization: 'Bearer former' };
    return route.continue(asked.commands === 1 ? { headers } : {});
  });
  await page.context().route('**/api/me', (route) => {
    asked.me += 1;
    return asked.me === 1 ? route.abort() : route.continue();
  });
  await letThrough(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  // What is saved in the background may be answered in the same moment, and is an occasion too.
  await eventually(() => asked.me > 0);
  await follow(page, '/companies/tsubame-kanjo');
  await eventually(async () => (await jobAtServer(page)) === '灯台守、聞きなおし');
  await eventually(async () => (await waiting(page)) === 0);
});

test('F4: another account that signs in neither sees nor sends them, and they stay for the first', async () => {
  const page = await arrive(stars);
  await holdBack(page);
  await editJob(page, '灯台守、留守');
  await revoke(stars, page);
  await letThrough(page);
  await page.reload();
  await page.getByRole('link', { name: /ログインすると1件を送れます/ }).waitFor();
  await signInAgain(page, 'business');
  await visit(page, '/sync');
  await page.getByText('この端末の変更は、すべて送られています。').waitFor();
  expect(await page.getByText('灯台守、留守').count()).toBe(0);
  expect([await waiting(page), await jobAtServer(page)]).not.toContain('灯台守、留守');
  expect(await waiting(page)).toBe(1);

  await revoke(stars, page);
  await signInAgain(page);
  await eventually(async () => (await jobAtServer(page)) === '灯台守、留守');
});

test('F5: a token that is replaced while edits wait is no other account: they stay, and are sent by it', async () => {
  const page = await arrive(stars);
  await holdBack(page);
  await editJob(page, '灯台守、改札');
  const before = await tokenOf(page);
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('meikan.session')}` };
    const answer = await fetch('/api/users/generate-user-token', { method: 'POST', headers });
    const { payload } = await answer.json();
    localStorage.setItem('meikan.session', payload.token);
  });
  expect(await isGood(page, before)).toBe(false);
  expect(await waiting(page)).toBe(1);
  await letThrough(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await eventually(async () => (await waiting(page)) === 0);
  await eventually(async () => (await jobAtServer(page)) === '灯台守、改札');
});

test("F43: edits of one account under another's token are not carried out, and wait for their own", async () => {
  const other = await tokenOf(await arrive(stars, 'business'));
  const page = await arrive(stars);
  const own = await tokenOf(page);
  await holdBack(page);
  await editJob(page, '灯台守、人違い');
  await page.evaluate((token) => localStorage.setItem('meikan.session', token), other);
  const answered = page.waitForResponse('**/api/commands');
  await letThrough(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await answered;
  await page.getByRole('link', { name: /ログインすると1件を送れます/ }).waitFor();
  expect(await jobAtServer(page)).not.toBe('灯台守、人違い');
  expect(await waiting(page)).toBe(1);

  await page.evaluate((token) => localStorage.setItem('meikan.session', token), own);
  await visit(page, OWN);
  await eventually(async () => (await waiting(page)) === 0);
  await eventually(async () => (await jobAtServer(page)) === '灯台守、人違い');
});
