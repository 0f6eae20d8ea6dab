import { getCompany } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsAbove } from '../../../app/testing/accessibility.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';
import { playChanged } from '../../../app/testing/play.ts';
import { sentCommands } from '../../../app/testing/played-server.ts';
import { dialogsClosed, readCompletion } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import { aRelated, editRelation, pickCompany, playRelated, removeRelation, rowOf } from '../testing/related.ts';

const RELATED = `${OWN_COMPANY}?tab=9`;
const OTHER = '株式会社ネイロラボ';
const PAIR = { companyId: 'ai-no-ito', otherId: 'neiro-lab' };
const USAGE = { holder: { kind: 'company', id: 'neiro-lab' }, serviceId: 'ai-no-ito' };
const neiro = aRelated({ id: 'neiro-lab', name: OTHER });

const set = (relativeType: string, value: boolean) => ({ ...PAIR, relativeType, value });

test('a relation needs a company and a type, and can be registered, changed and removed', async () => {
  playRelated([neiro]);
  await openPage(RELATED, { as: 'business' });
  await page.getByRole('button', { name: '関わりのある会社を登録' }).click();
  const dialog = page.getByRole('dialog', { name: '関わりのある会社を登録' });
  const submit = dialog.getByRole('button', { name: '登録する' });
  const partner = dialog.getByRole('checkbox', { name: '業務提携' });
  await pickCompany(dialog, OTHER);
  await expect.element(submit).toBeDisabled();
  await partner.click();
  await expect.element(submit).toBeEnabled();
  await partner.click();
  await expect.element(submit).toBeDisabled();
  await partner.click();
  await dialog.getByRole('checkbox', { name: 'API連携' }).click();
  expect(await axeFindingsAbove()).toEqual([]);
  await submit.click();
  await readCompletion('登録が完了しました');
  const row = rowOf(OTHER);
  await expect.element(row.getByText('業務提携')).toBeVisible();
  await expect.element(row.getByText('API連携')).toBeVisible();
  expect(sentData('set-relation')).toEqual([set('SUPPORTER', true), set('API_CONNECTION', true)]);

  const form = await editRelation(OTHER);
  await form.getByRole('checkbox', { name: 'API連携' }).click();
  await form.getByRole('button', { name: '更新する' }).click();
  await readCompletion('更新が完了しました');
  await expect.element(row.getByText('API連携')).not.toBeInTheDocument();
  await expect.element(row.getByText('業務提携')).toBeVisible();
  expect(sentData('set-relation').slice(2)).toEqual([set('API_CONNECTION', false)]);

  await removeRelation(OTHER);
  await expect.element(row).not.toBeInTheDocument();
  await expect.poll(() => sentData('set-relation').slice(3)).toEqual([set('SUPPORTER', false)]);
  expect(new Set(sentCommands.map(({ stream }) => stream))).toEqual(new Set(['relation-ai-no-ito_neiro-lab']));
});

test('relations are shown to a visitor without a way to edit', async () => {
  playRelated([{ ...neiro, ways: ['SUPPORTER'] }]);
  playChanged(getCompany, (company) =>
    'counts' in company ? { ...company, counts: { ...company.counts, relatedCompanies: 1 } } : company,
  );
  await openPage(RELATED);
  await expect.element(rowOf(OTHER).getByText('業務提携')).toBeVisible();
  expect(page.getByRole('button', { name: '関わりのある会社を登録' }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: /との関わりを編集$/ }).elements()).toEqual([]);
});

test('a company moved by its owner from adopters to related companies leaves one list and joins the other', async () => {
  playRelated([neiro]);
  await openPage(`${OWN_COMPANY}?tab=4`, { as: 'business' });
  await page.getByRole('button', { name: '導入企業を登録' }).click();
  const dialog = page.getByRole('dialog', { name: '導入企業を登録' });
  await pickCompany(dialog, OTHER);
  await expect.element(dialog.getByRole('checkbox', { name: '自社のサービスを導入している' })).toBeChecked();
  await dialog.getByRole('button', { name: '登録する' }).click();
  await readCompletion('登録が完了しました');
  const row = rowOf(OTHER);
  await expect.element(row).toBeVisible();
  expect(sentData('declare-usage')).toEqual([{ ...USAGE, usageType: 'company-use' }]);

  const form = await editRelation(OTHER);
  await form.getByRole('checkbox', { name: '自社のサービスを導入している' }).click();
  await form.getByRole('checkbox', { name: '業務提携' }).click();
  expect(await axeFindingsAbove()).toEqual([]);
  await form.getByRole('button', { name: '更新する' }).click();
  await readCompletion('更新が完了しました');
  await expect.element(row).not.toBeInTheDocument();
  expect(sentData('withdraw-usage')).toEqual([USAGE]);
  expect(sentData('set-relation')).toEqual([set('SUPPORTER', true)]);
  await openPage(RELATED, { as: 'business' });
  await expect.element(row.getByText('業務提携')).toBeVisible();
});

test('a relation entered by the other side can be removed, too', async () => {
  const name = '株式会社このへん';
  const claimant = { kind: 'company' as const, id: 'konohen', name };
  const claim = { claimant, claimedAt: '2026-10-01T00:00:00.000Z', since: null, verdict: null, mayJudge: true };
  playRelated([aRelated({ id: 'konohen', name, ways: ['SUPPORTER'], claims: [claim] })]);
  await openPage(RELATED, { as: 'business' });
  await removeRelation(name);
  await expect.element(rowOf(name)).not.toBeInTheDocument();
  await dialogsClosed();
  await expect
    .poll(() => sentData('set-relation'))
    .toEqual([{ companyId: 'ai-no-ito', otherId: 'konohen', relativeType: 'SUPPORTER', value: false }]);
  await expect.element(page.getByText(`「${name}」との関わりを外しました。`)).toBeVisible();
});
