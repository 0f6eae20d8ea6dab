import { getCompany, listCompanyUsers } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';
import { playChanged } from '../../../app/testing/play.ts';
import { playList } from '../../../directory/testing/play-list.ts';
import { aUser } from '../testing/a-user.ts';

const USERS = `${OWN_COMPANY}?tab=2`;
const NAMES = Array.from({ length: 9 }, (_, at) => `藍染めの客${at + 1}`);
const customers = NAMES.map((name) => aUser({ id: name, name }));

/** Answers the company's page as one that these people use, and their list by pages. */
function playCustomers(hiddenTabs: number[] = []) {
  playChanged(getCompany, (company) => {
    if (!('counts' in company)) return company;
    return { ...company, hiddenTabs, counts: { ...company.counts, users: customers.length } };
  });
  return playList(listCompanyUsers, ({ query: { page = 1, limit } }) => {
    const payload = customers.slice((page - 1) * limit, page * limit);
    return { payload, total: customers.length, counter: { private: customers.length } };
  });
}

const shown = () => [...document.querySelectorAll('.tab-b .list > li')].map(({ textContent }) => textContent);
const namesIn = (rows: readonly string[]) => NAMES.filter((name) => rows.some((row) => row.includes(name)));

test('the users of a paid page are paged beyond the eight of the free plan', async () => {
  playCustomers();
  await openPage(USERS);
  expect(shown()).toHaveLength(8);
  expect(namesIn(shown())).toEqual(NAMES.slice(0, 8));
  const foot = page.getByRole('navigation', { name: 'ページの切り替え' });
  await foot.getByRole('link', { name: '次のページ' }).click();
  await expect.poll(() => namesIn(shown())).toEqual(NAMES.slice(8));
});

test('hidden users of a page are all shown to its owner', async () => {
  playCustomers([2]);
  await openPage(USERS, { as: 'business' });
  expect(namesIn(shown())).toEqual(NAMES.slice(0, 8));
});

test.each([
  ['to who comes by the address', 'anonymous', USERS],
  ['in its owner’s preview', 'business', `${USERS}&preview=true`],
] as const)('hidden users of a page are not shown %s', async (_, role, path) => {
  playCustomers([2]);
  await openPage(path, { as: role });
  await expect.element(page.getByText('「利用者」には、まだ何も登録されていません。')).toBeVisible();
  expect(page.getByText(/藍染めの客/).elements()).toEqual([]);
});
