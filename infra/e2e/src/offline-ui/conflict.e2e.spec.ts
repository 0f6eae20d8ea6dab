import { eventually } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { axeFindings, overflow } from '../accessibility/findings.ts';
import { changeElsewhere, ownAtServer } from '../offline-edits/own-at-server.ts';
import { readKept } from '../places/completion.ts';
import { visit } from '../places/settled.ts';
import { testAppPerFile } from '../test-app/per-file.ts';
import { openSession } from '../test-app/signed-in.ts';

const app = testAppPerFile();

test('F37: two devices change the same field: both are kept until their person has chosen', async () => {
  const { url } = app.running;
  const phone = await app.open('general', { viewport: { width: 360, height: 780 } });
  const chip = phone.locator('header a[href="/sync"]');
  await visit(phone, '/profile/kurosaki-mio');
  await phone.getByRole('button', { name: '編集する' }).click();
  const form = phone.getByRole('dialog', { name: 'プロフィールを編集' });
  await form.waitFor();
  await phone.context().setOffline(true);
  await form.getByLabel('肩書き').fill('灯台守の見習い');
  await form.getByLabel('勤め先').fill('岬の灯台');
  await form.getByRole('button', { name: '更新する' }).click();
  await readKept(phone);
  await chip.getByText('オフライン 1件').waitFor();
  await phone.getByText('灯台守の見習い').first().waitFor();
  const desk = await openSession(url, 'general');
  await changeElsewhere(url, desk['meikan.session'], { job: '灯台守の親方' });

  await phone.context().setOffline(false);
  await chip.getByText('要確認 1件').waitFor();
  await chip.click();
  await phone.getByRole('button', { name: /内容をくらべて決める/ }).click();
  const dialog = phone.getByRole('dialog', { name: '食い違いを決める' });
  await dialog.getByText('灯台守の親方').first().waitFor();
  await dialog.getByText('灯台守の見習い').first().waitFor();
  // Only the field that both changed is asked about.
  expect(await dialog.getByRole('group', { name: '勤め先' }).count()).toBe(0);
  expect(await axeFindings(phone)).toEqual([]);
  expect(await overflow(phone)).toBe(0);

  await dialog.getByRole('radio', { name: 'まとめて書く' }).check();
  await dialog.getByRole('textbox').fill('灯台守の親方の見習い');
  await dialog.getByRole('button', { name: 'この内容に決める' }).click();
  await chip.getByText('同期済み').first().waitFor();
  const both = { job: '灯台守の親方の見習い', workFor: '岬の灯台' };
  await eventually(async () => {
    expect(await ownAtServer(phone)).toMatchObject(both);
    return true;
  });
});
