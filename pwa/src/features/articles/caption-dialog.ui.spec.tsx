import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsAbove } from '../../app/testing/accessibility.ts';
import { openPage } from '../../app/testing/open-page.tsx';
import { sentCommands } from '../../app/testing/played-server.ts';
import { readCompletion } from '../../editing/testing/completion.ts';
import { sentData } from '../../editing/testing/sent-data.ts';
import { ARTICLES, playOwnList } from './testing/own-list.ts';

const CAPTION = '灯台のことを、はじめから書きました';

test('a caption is edited by itself, with a counter that advises 20 characters and accepts 25', async () => {
  playOwnList();
  await openPage(ARTICLES, { as: 'general' });
  await page
    .getByRole('button', { name: /のひとことを編集$/ })
    .nth(1)
    .click();
  const popup = page.getByRole('dialog', { name: 'ひとことを編集' });
  const field = popup.getByLabelText(/ひとこと/);
  const save = popup.getByRole('button', { name: '更新する' });
  await field.fill('灯'.repeat(22));
  await expect.element(popup.getByText('22 / 20字（25字まで入力できます）')).toBeVisible();
  expect(await axeFindingsAbove()).toEqual([]);
  await field.fill('灯'.repeat(26));
  await save.click();
  await expect.element(popup.getByText(/25文字以内/).first()).toBeVisible();
  expect(sentCommands).toEqual([]);
  await field.fill(CAPTION);
  await save.click();
  await readCompletion('編集が完了しました');
  const shown = () =>
    [...document.querySelectorAll('.arts li')].map((row) => row.querySelector('.art__q')?.textContent);
  await expect.poll(() => shown()[1]).toContain(CAPTION);
  expect(shown().filter((words) => words?.includes(CAPTION))).toHaveLength(1);
  expect(sentData('edit-article')).toMatchObject([{ articleId: 'art-0001', changes: { recommendTxt: CAPTION } }]);
  expect(Object.keys(sentData('edit-article')[0]?.changes ?? {})).toEqual(['recommendTxt']);
});
