import { test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { readCompletion } from './places/completion.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();

test('the owner of a profile changes it, is told so, and finds the change after a reload', async () => {
  const page = await stars.open('general');
  await visit(page, '/profile/kurosaki-mio');
  await page.getByRole('button', { name: '編集する' }).click();
  const dialog = page.getByRole('dialog', { name: 'プロフィールを編集' });
  await dialog.getByLabel('肩書き').fill('灯台守');
  await dialog.getByRole('button', { name: '更新する' }).click();
  await readCompletion(page, '更新が完了しました');
  await page.getByText('灯台守').first().waitFor();
  await page.reload();
  await page.getByText('灯台守').first().waitFor();
});
