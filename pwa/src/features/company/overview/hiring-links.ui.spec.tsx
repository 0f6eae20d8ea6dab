import { getCompany } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '../../../app/testing/accessibility.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';
import { playChanged } from '../../../app/testing/play.ts';
import { readCompletion } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import { editButton } from '../testing/editing.ts';

/** Nobody pays for this page. */
const FREE = '/companies/neiro-lab';
const SECTION = '採用のリンク';
const LINKS = {
  companyHiringUrl: 'https://ai-no-ito.example/recruit',
  hiringUrl: 'https://jobs.example/ai-no-ito',
};

/** Answers the page with the links that were sent last. */
const playSent = () =>
  playChanged(getCompany, (company) => {
    if (!('counts' in company)) return company;
    const { companyHiringUrl = null, hiringUrl = null } = sentData('update-company').at(-1)?.changes ?? {};
    return { ...company, companyHiringUrl, hiringUrl };
  });

async function leadsThere(): Promise<void> {
  for (const [name, href] of [
    ['採用サイト', LINKS.companyHiringUrl],
    ['応募のページ', LINKS.hiringUrl],
  ] as const) {
    await expect.element(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
  }
}

test('hiring links registered by the owner of a paid page are shown to every visitor', async () => {
  playSent();
  await openPage(OWN_COMPANY, { as: 'business' });
  await editButton(SECTION).click();
  const dialog = page.getByRole('dialog', { name: `${SECTION}を編集` });
  await dialog.getByLabelText('採用サイトのURL').fill(LINKS.companyHiringUrl);
  await dialog.getByLabelText('応募のページのURL').fill(LINKS.hiringUrl);
  await dialog.getByRole('button', { name: '更新する' }).click();
  await readCompletion('更新が完了しました');
  await leadsThere();
  expect(sentData('update-company')).toEqual([{ companyId: 'ai-no-ito', changes: LINKS }]);
  await openPage(OWN_COMPANY);
  await leadsThere();
});

test('hiring links on the free plan show a lock that says how to get the paid plan', async () => {
  await openPage(FREE, { as: 'admin' });
  await expect.element(page.getByText('採用のリンクは有料プランで登録できます')).toBeVisible();
  expect(editButton(SECTION).elements()).toEqual([]);
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('link', { name: '有料プランについて' }).click();
  await expect.element(page.getByRole('heading', { name: '有料プラン' })).toBeVisible();
});

test('hiring links on the free plan show visitors no lock', async () => {
  await openPage(FREE);
  expect(page.getByText(new RegExp(SECTION)).elements()).toEqual([]);
});
