import { listCompanyServices } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsAbove, overflow } from '../../../app/testing/accessibility.ts';
import { cutNetwork } from '../../../app/testing/network.ts';
import { openPage, PHONE } from '../../../app/testing/open-page.tsx';
import { playChanged } from '../../../app/testing/play.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';

const USED_BY = '/companies/kikitome?tab=4';
const CLAIM = { holder: { kind: 'company', id: 'tsubame-kanjo' }, serviceId: 'kikitome' };
const DAY_MS = 24 * 60 * 60 * 1000;

const menu = page.getByRole('button', { name: '「株式会社つばめ勘定」についての登録に回答' });
const row = page.getByRole('listitem').filter({ has: menu });
const disputed = row.getByText('異議あり');

async function answer(name: string): Promise<void> {
  await menu.click();
  await page.getByRole('menuitem', { name }).click();
}

test('a claim can be disputed, and the answer undone', async () => {
  playChanged(listCompanyServices, (rows) => {
    const judged = sentData('judge-usage').at(-1);
    const verdict = judged?.verdict ?? null;
    return rows.map((one) =>
      one.id === judged?.holder.id ? { ...one, claims: one.claims.map((claim) => ({ ...claim, verdict })) } : one,
    );
  });
  await openPage(USED_BY, { as: 'admin' });
  await expect.element(row.getByText(/^株式会社つばめ勘定が[0-9/]+に登録$/)).toBeVisible();
  await expect.element(disputed).not.toBeInTheDocument();
  await answer('異議を唱える');
  await expect.element(disputed).toBeVisible();
  await expect.poll(() => sentData('judge-usage')).toEqual([{ ...CLAIM, verdict: 'disputed' }]);
  expect(await axeFindingsAbove()).toEqual([]);
  await answer('回答を取り消す');
  await expect.element(disputed).not.toBeInTheDocument();
  await expect.poll(() => sentData('judge-usage').slice(1)).toEqual([{ ...CLAIM, verdict: null }]);
});

test('an answer to a claim shows in its row offline, and is not sent', async () => {
  await openPage(USED_BY, { as: 'admin' });
  cutNetwork();
  await answer('異議を唱える');
  await expect.element(disputed).toBeVisible();
  expect(await axeFindingsAbove()).toEqual([]);
  expect(sentData('judge-usage')).toEqual([]);
});

test('a disputed claim is shown to a visitor without a way to answer', async () => {
  playChanged(listCompanyServices, (rows) =>
    rows.map((one) => ({ ...one, claims: one.claims.map((claim) => ({ ...claim, verdict: 'disputed' as const })) })),
  );
  await openPage(USED_BY);
  await expect.element(page.getByText('異議あり').first()).toBeVisible();
  expect(page.getByRole('button', { name: /についての登録に回答$/ }).elements()).toEqual([]);
});

test('a claim unanswered for a year is marked as old, legibly on a phone', async () => {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  playChanged(listCompanyServices, (rows) =>
    rows.map((one) => {
      const claimedAt = ago(one.id === 'tsubame-kanjo' ? 400 : 300);
      return { ...one, claims: one.claims.map((claim) => ({ ...claim, claimedAt, verdict: null })) };
    }),
  );
  await openPage(USED_BY, { size: PHONE });
  const old = page.getByRole('listitem').filter({ hasText: '1年以上前の登録' });
  await expect.element(old.first()).toBeVisible();
  expect(old.elements()).toHaveLength(1);
  await expect.element(old.getByText('株式会社つばめ勘定', { exact: true }).first()).toBeVisible();
  expect(await axeFindingsAbove()).toEqual([]);
  expect(overflow()).toBe(0);
});
