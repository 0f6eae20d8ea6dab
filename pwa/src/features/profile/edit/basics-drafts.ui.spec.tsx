import { getProfile } from '@meikan/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../app/testing/open-page.tsx';
import { playChanged } from '../../../app/testing/play.ts';
import { dialogsClosed, readCompletion } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import { flushDrafts } from '../../../offline/drafts/drafts.ts';
import { keptDrafts } from '../../../offline/drafts/testing/kept-drafts.ts';
import { asSent } from '../testing/as-sent.ts';
import { OWN } from '../testing/pages.ts';

const form = page.getByRole('dialog', { name: 'プロフィールを編集' });
const job = form.getByLabelText(/肩書き/);
const restored = form.getByText('書きかけの内容を復元しました');
const SHOWN = '決済基盤のバックエンドエンジニア';

/** Comes to the page as after a reload, and opens the form. */
async function openBasics(): Promise<void> {
  await openPage(OWN, { as: 'general' });
  await page.getByRole('button', { name: '編集する' }).click();
  await expect.element(job).toBeVisible();
}

beforeEach(() => {
  playChanged(getProfile, asSent);
});

test('a restored draft that is discarded is not restored again', async () => {
  await openBasics();
  await expect.element(job).toHaveValue(SHOWN);
  await job.fill('灯台守、見習い');
  await expect.poll(keptDrafts).toEqual([expect.stringContaining('灯台守、見習い')]);
  await openBasics();
  await expect.element(restored).toBeVisible();
  await expect.element(job).toHaveValue('灯台守、見習い');
  await form.getByRole('button', { name: '保存済みの内容に戻す' }).click();
  await expect.element(job).toHaveValue(SHOWN);
  await expect.poll(keptDrafts).toEqual([]);
  await form.getByRole('button', { name: 'キャンセル' }).click();
  await dialogsClosed();
  await openBasics();
  await expect.element(job).toHaveValue(SHOWN);
  await expect.element(restored).not.toBeInTheDocument();
  expect(sentData('update-profile')).toEqual([]);
});

let giveStorage: (() => void) | undefined;
afterEach(() => giveStorage?.());

function takeStorage(): void {
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('no storage here', 'InvalidStateError');
  });
  giveStorage = () => open.mockRestore();
}

test('F23: a form without browser storage works, and keeps no draft', async () => {
  takeStorage();
  await openBasics();
  await job.fill('灯台守、代理');
  await form.getByRole('button', { name: '更新する' }).click();
  await readCompletion('更新が完了しました');
  await expect.element(page.getByRole('main').getByText('灯台守、代理', { exact: true })).toBeVisible();
  expect(sentData('update-profile')).toEqual([{ userId: 'kurosaki-mio', changes: { job: '灯台守、代理' } }]);
  await openBasics();
  await expect.element(job).toHaveValue('灯台守、代理');
  await expect.element(restored).not.toBeInTheDocument();
  await job.fill('灯台守、後任');
  await expect(flushDrafts()).rejects.toThrow('no storage');
  giveStorage?.();
  expect(await keptDrafts()).toEqual([]);
});
