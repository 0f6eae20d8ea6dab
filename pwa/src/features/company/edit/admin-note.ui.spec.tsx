import { getCompany } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutNetwork, mendNetwork } from '../../../app/testing/network.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';
import { playChanged } from '../../../app/testing/play.ts';
import { dialogsClosed, readCompletion } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import { editButton, waiting } from '../testing/editing.ts';

const SECTION = '運営のメモ';

async function note(text: string): Promise<void> {
  await editButton(SECTION).click();
  const form = page.getByRole('dialog', { name: `${SECTION}を編集` });
  await form.getByLabelText(/^運営のメモ/).fill(text);
  await form.getByRole('button', { name: '更新する' }).click();
}

test("an admin's note is sent at once, and offline shown as pending and sent later", async () => {
  const noted = (adminNote: string) => ({ companyId: 'ai-no-ito', changes: { adminNote } });
  const sent = () => sentData('set-admin-note');
  playChanged(getCompany, (company) =>
    'counts' in company
      ? { ...company, adminNote: sentData('set-admin-note').at(-1)?.changes.adminNote ?? null }
      : company,
  );
  await openPage(OWN_COMPANY, { as: 'admin' });
  await note('五月に確認');
  await readCompletion('更新が完了しました');
  await expect.element(page.getByText('五月に確認')).toBeVisible();
  await expect.element(editButton(SECTION)).toHaveFocus();
  expect(sent()).toEqual([noted('五月に確認')]);

  cutNetwork();
  await note('六月に確認');
  await page
    .getByRole('dialog', { name: 'この端末に保存しました' })
    .getByRole('button', { name: 'ページに戻る' })
    .click();
  await dialogsClosed();
  await expect.element(page.getByText('六月に確認')).toBeVisible();
  await expect.poll(waiting).toEqual([SECTION]);
  expect(sent()).toEqual([noted('五月に確認')]);
  mendNetwork();
  await expect.poll(sent).toEqual([noted('五月に確認'), noted('六月に確認')]);
  await expect.poll(waiting).toEqual([]);
});
