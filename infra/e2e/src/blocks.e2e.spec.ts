import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { visitWithWorker } from './offline-shell/phone.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const KIICHI = '/profile/takahashi-kiichi';

test('a member blocks somebody with no network, takes it back, blocks again, and lets go on the account page', async () => {
  const page = await stars.open('general');
  await visitWithWorker(page, KIICHI);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const block = async () => {
    await page.getByRole('button', { name: `${name}さんについての操作` }).click();
    await page.getByRole('menuitem', { name: 'ブロックする' }).click();
    const ask = page.getByRole('dialog', { name: `${name}さんをブロックしますか` });
    await ask.getByText('相手には知らされません。').waitFor();
    expect(await axeFindingsAbove(page)).toEqual([]);
    await ask.getByRole('button', { name: 'ブロックする' }).click();
    await page.getByText('一覧や検索には、この方が表示されません。').waitFor();
  };
  await page.context().setOffline(true);
  await block();
  expect(await page.getByRole('button', { name: /^フォロー/ }).count()).toBe(0);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await page.getByText('一覧や検索には、この方が表示されません。').waitFor({ state: 'detached' });
  await block();
  const sent = page.waitForResponse(/\/api\/commands$/);
  await page.context().setOffline(false);
  expect((await sent).status()).toBe(200);

  const other = await stars.open('general', { serviceWorkers: 'block' });
  await visit(other, '/account');
  const list = other.getByRole('list', { name: 'ブロックしている人' });
  await list.getByRole('link', { name }).waitFor();
  expect(await axeFindingsAbove(other)).toEqual([]);
  await list.getByRole('button', { name: /^ブロックを解除/ }).click();
  await list.waitFor({ state: 'detached' });
  await visit(other, KIICHI);
  await other.getByRole('button', { name: /^フォロー/ }).waitFor();
});

test('nobody who is not signed in, and no owner, is offered to block', async () => {
  const page = await stars.open('anonymous', { serviceWorkers: 'block' });
  await visit(page, KIICHI);
  expect(await page.getByRole('button', { name: /さんについての操作$/ }).count()).toBe(0);
  const own = await stars.open('general', { serviceWorkers: 'block' });
  await visit(own, '/profile/kurosaki-mio');
  expect(await own.getByRole('button', { name: /さんについての操作$/ }).count()).toBe(0);
});
