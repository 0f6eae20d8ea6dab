import { getProfile } from '@meikan/contracts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../../app/testing/open-page.tsx';
import { playChanged } from '../../../app/testing/play.ts';
import { sentCommands } from '../../../app/testing/played-server.ts';
import { readCompletion } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import { asSent } from '../testing/as-sent.ts';
import { OWN, section, strip } from '../testing/pages.ts';

const dialog = (name: string) => page.getByRole('dialog', { name });
const openEdit = (of: string) => page.getByRole('button', { name: `${of}を編集` }).click();

async function update(name: string): Promise<void> {
  await dialog(name).getByRole('button', { name: '更新する' }).click();
  await readCompletion('更新が完了しました');
}

beforeEach(() => {
  playChanged(getProfile, asSent);
});

/** Goes to the tab as a visitor does, past the overview. */
async function visitContacts(): Promise<void> {
  await openPage(OWN);
  await strip.getByRole('link', { name: '相談・連絡' }).click();
  await expect.element(section('連絡・DM')).toBeVisible();
}

test('side work is sent, shown to a visitor, and removed by its owner', async () => {
  const form = dialog('副業を編集');
  await openPage(`${OWN}?tab=16`, { as: 'general' });
  await openEdit('副業');
  await userEvent.selectOptions(form.getByLabelText('受けている仕事'), 'デザイン');
  await userEvent.selectOptions(form.getByLabelText('希望する連絡の方法'), '問い合わせフォーム');
  await form.getByLabelText(/^リンクの名前/).fill('これまでの仕事');
  await form.getByLabelText('URL').fill('https://works.example/mio');
  await update('副業を編集');
  const supplementalLinks = [{ name: 'これまでの仕事', url: 'https://works.example/mio' }];
  const sideJobsInfo = { jobType: 'design', preferContactMethod: 'form', supplementalLinks };
  expect(sentData('update-profile')).toEqual([{ userId: 'kurosaki-mio', changes: { sideJobsInfo } }]);

  await visitContacts();
  const jobs = section('副業');
  await expect.element(jobs.getByText('デザイン')).toBeVisible();
  const link = jobs.getByRole('link', { name: /これまでの仕事/ });
  await expect.element(link).toHaveAttribute('href', 'https://works.example/mio');
  expect(section('会社への仕事の依頼').elements()).toEqual([]);

  await openPage(`${OWN}?tab=16`, { as: 'general' });
  await openEdit('副業');
  for (const label of ['受けている仕事', '希望する連絡の方法']) {
    await userEvent.selectOptions(form.getByLabelText(label), '');
  }
  await form.getByLabelText(/^リンクの名前/).fill('');
  await update('副業を編集');
  expect(sentData('update-profile')[1]?.changes).toEqual({ sideJobsInfo: null });
  await visitContacts();
  expect(jobs.elements()).toEqual([]);
});

test('connections: one dialog keeps what the other wrote', async () => {
  await openPage(`${OWN}?tab=contacts`, { as: 'general' });
  await page.getByRole('button', { name: '書きはじめる' }).click();
  await dialog('つながりたい人を編集')
    .getByLabelText(/^会いたい人・関心のある分野/)
    .fill('灯台守の方');
  await update('つながりたい人を編集');
  await openEdit('出資・支援');
  await userEvent.selectOptions(dialog('出資・支援を編集').getByLabelText('投資の状況'), '紹介のみ');
  await update('出資・支援を編集');
  const both = section('つながり・出資の相談');
  await expect.element(both.getByText('灯台守の方')).toBeVisible();
  await expect.element(both.getByText('紹介のみ')).toBeVisible();
  const written = { interestedField: '灯台守の方', investingSituation: 'only_referral' };
  expect(sentData('update-profile')[1]?.changes.investmentSupport).toMatchObject(written);
});

test('an incomplete offer names the missing part when saved, and is not sent', async () => {
  await openPage(`${OWN}?tab=contacts`, { as: 'general' });
  await openEdit('会社への仕事の依頼');
  const form = dialog('会社への仕事の依頼を編集');
  await userEvent.selectOptions(form.getByLabelText('頼める仕事'), '開発');
  await form.getByRole('button', { name: '更新する' }).click();
  await expect.element(form.getByRole('alert').first()).toBeVisible();
  const missing = form.getByLabelText('希望する連絡の方法');
  await expect.element(missing).toHaveFocus();
  await expect.element(missing).toHaveAttribute('aria-invalid', 'true');
  expect(sentCommands).toEqual([]);
});
