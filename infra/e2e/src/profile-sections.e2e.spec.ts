import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { readCompletion } from './places/completion.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const OWN = '/profile/kurosaki-mio';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '副業を編集' });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'プロフィールの見出し' }).getByRole('link');

async function update(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: '更新する' }).click();
  await readCompletion(page, '更新が完了しました');
}

test('the contact tab shows a visitor what its owner wrote, and nothing more once it was taken off', async () => {
  const owner = await stars.open('general');
  await visit(owner, `${OWN}?tab=16`);
  await owner.getByRole('button', { name: '副業を編集' }).click();
  const form = dialogOf(owner);
  await form.getByLabel('受けている仕事').selectOption({ label: 'デザイン' });
  await form.getByLabel('希望する連絡の方法').selectOption({ label: '問い合わせフォーム' });
  await form.getByLabel('リンクの名前').fill('これまでの仕事');
  await form.getByLabel('URL').fill('https://works.example/mio');
  await update(owner);

  const visitor = await stars.open('anonymous');
  await visit(visitor, OWN);
  await tabs(visitor).getByText('相談・連絡').click();
  const section = visitor.getByRole('region', { name: '副業' });
  await section.getByText('デザイン').waitFor();
  expect(await section.getByRole('link', { name: 'これまでの仕事' }).getAttribute('href')).toBe(
    'https://works.example/mio',
  );
  expect(await visitor.getByRole('region', { name: '会社への仕事の依頼' }).count()).toBe(0);

  await owner.getByRole('button', { name: '副業を編集' }).click();
  for (const label of ['受けている仕事', '希望する連絡の方法']) await form.getByLabel(label).selectOption('');
  await form.getByLabel('リンクの名前').fill('');
  await update(owner);
  await stars.constellation.house.projections.caughtUp();
  await visitor.reload();
  await visitor.getByRole('region', { name: '連絡・DM' }).waitFor();
  expect(await visitor.getByRole('region', { name: '副業' }).count()).toBe(0);
});
