import { getProfile } from '@meikan/contracts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../app/testing/open-page.tsx';
import { playChanged } from '../../../app/testing/play.ts';
import { sentCommands } from '../../../app/testing/played-server.ts';
import { dialogsClosed, readCompletion } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';

const form = page.getByRole('dialog', { name: 'プロフィールを編集' });

beforeEach(async () => {
  await openPage('/profile/kurosaki-mio', { as: 'general' });
  await page.getByRole('button', { name: '編集する' }).click();
});

test('a changed field of the basics is sent alone, confirmed, and shown in the header', async () => {
  playChanged(getProfile, (profile) => ({
    ...profile,
    job: sentData('update-profile').at(-1)?.changes.job ?? profile.job,
  }));
  await form.getByLabelText(/肩書き/).fill('灯台守');
  await form.getByRole('button', { name: '更新する' }).click();
  await readCompletion('更新が完了しました');
  await expect.element(page.getByRole('main').getByText('灯台守', { exact: true })).toBeVisible();
  expect(sentCommands).toMatchObject([{ type: 'update-profile', stream: 'user-kurosaki-mio' }]);
  expect(sentData('update-profile')).toEqual([{ userId: 'kurosaki-mio', changes: { job: '灯台守' } }]);
});

test('an invalid address is marked and focused when saved, keeps the input, and is not sent', async () => {
  const site = form.getByLabelText(/会社のサイト/);
  await site.fill('javascript:alert(1)');
  await form.getByRole('button', { name: '更新する' }).click();
  await expect.element(form.getByRole('alert').first()).toBeVisible();
  await expect.element(site).toHaveValue('javascript:alert(1)');
  await expect.element(site).toHaveFocus();
  await expect.element(site).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('button', { name: 'キャンセル' }).click();
  await page
    .getByRole('dialog', { name: '保存していない変更があります' })
    .getByRole('button', { name: '変更を捨てる' })
    .click();
  await dialogsClosed();
  expect(sentCommands).toEqual([]);
});
