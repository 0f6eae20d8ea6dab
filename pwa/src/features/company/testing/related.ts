import { listCompanyServices, type QueuedCommand, queuedCommands, type RelatedCompany } from '@meikan/contracts';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { sentCommands } from '../../../app/testing/played-server.ts';
import { aService } from '../../../directory/testing/a-service.ts';
import { playList } from '../../../directory/testing/play-list.ts';
import type { ListName } from '../claims/claim-target.ts';
import { RELATIVE_TYPES } from '../relations/ways.ts';

/** A company that stands to another in no way yet. */
export const aRelated = (told: Partial<RelatedCompany> = {}): RelatedCompany => ({
  ...aService({ serviceType: 'business_company', website: null }),
  ...{ relativeType: [], usageType: null, ways: [], claims: [] },
  ...told,
});

type Word = { readonly way: string; readonly value: boolean };

/** What a command says of a company: in which way it stands to the page's, or no longer. */
function wordOn(id: string, { type, data }: QueuedCommand): readonly Word[] {
  if (type === 'set-relation') {
    const { otherId, relativeType, value } = queuedCommands[type].schema.parse(data);
    return otherId === id ? [{ way: relativeType, value }] : [];
  }
  if (type !== 'declare-usage' && type !== 'withdraw-usage') return [];
  const { holder } = queuedCommands[type].schema.parse(data);
  return holder.id === id ? [{ way: 'company-use', value: type === 'declare-usage' }] : [];
}

function rowNow(row: RelatedCompany, list: ListName): RelatedCompany {
  const ways = new Set(row.ways);
  for (const { way, value } of sentCommands.flatMap((one) => wordOn(row.id, one))) {
    if (value) ways.add(way);
    else ways.delete(way);
  }
  const relativeType = RELATIVE_TYPES.filter((type) => ways.has(type));
  const usageType = list !== 'company-relative' && ways.has(list) ? 'company-using' : null;
  return { ...row, ways: [...ways], ...(list === 'company-relative' ? { relativeType } : { usageType }) };
}

/** Answers the lists of a company's page with those of these companies that stand in them, after all that was sent. */
export function playRelated(companies: readonly RelatedCompany[]): void {
  playList(listCompanyServices, ({ query: { type } }) => {
    const rows = companies.map((row) => rowNow(row, type));
    const payload = rows.filter(({ relativeType, usageType }) => relativeType.length > 0 || usageType !== null);
    return { payload, total: payload.length };
  });
}

/** The row of a company in the list that is open. */
export const rowOf = (name: string): Locator => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** Picks a company in a dialog, once that has placed the focus: what loses it takes its finds away. */
export async function pickCompany(dialog: Locator, name: string): Promise<void> {
  await expect.poll(() => dialog.query()?.contains(document.activeElement)).toBe(true);
  await dialog.getByRole('combobox', { name: /相手の会社/ }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
}

/** Opens the form of how a company in the list stands to the page's. */
export async function editRelation(name: string): Promise<Locator> {
  await rowOf(name)
    .getByRole('button', { name: /との関わりを編集$/ })
    .click();
  return page.getByRole('dialog', { name: '関わりを編集' });
}

/** Takes a company out of all lists by its form, after the question. */
export async function removeRelation(name: string): Promise<void> {
  const form = await editRelation(name);
  await form.getByRole('button', { name: '関わりを外す' }).click();
  const question = page.getByRole('dialog', { name: '関わりを外します。よろしいですか' });
  await question.getByRole('button', { name: '関わりを外す' }).click();
}
