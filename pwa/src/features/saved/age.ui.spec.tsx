import { Dexie } from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../api/query-client.ts';
import { cutNetwork, mendNetwork } from '../../app/testing/network.ts';
import { openPage } from '../../app/testing/open-page.tsx';
import { databaseName } from '../../offline/cache/database.ts';

const NOON = Date.parse('2026-11-21T03:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
const main = page.getByRole('main');
const note = main.getByText(/にこの端末へ保存した内容です$/);

afterEach(() => {
  vi.useRealTimers();
});

/** To which calls this device keeps answers of what a visitor has read. */
async function keptCalls(): Promise<readonly string[]> {
  const database = await new Dexie(databaseName('visitor')).open();
  const kept: readonly { readonly callName: string }[] = await database.table('answers').toArray();
  database.close();
  return kept.map(({ callName }) => callName).sort();
}

/** Opens a page all of whose answers the device has kept three days before, and whose queries nobody can be asked. */
async function openThreeDaysLater(path: string, calls: readonly string[]): Promise<void> {
  setClock(NOON);
  await openPage(path);
  await expect.element(note).not.toBeInTheDocument();
  await expect.poll(keptCalls).toEqual(calls);
  queryClient.clear();
  cutNetwork();
  setClock(NOON + 3 * DAY + HOUR);
  await openPage(path);
}

const TOP = ['getTopPageData'];
const COMPANY = ['getCompany', 'listCompanyArticles', 'listCompanyMembers', 'listCompanyServices'];

test.each([
  ['/', TOP],
  ['/search', ['searchEverything']],
  ['/search-service', ['searchCompanies', 'searchCompanies']],
  ['/profile/kurosaki-mio', ['getProfile']],
  ['/companies/tsubame-kanjo', COMPANY],
])('%s shows its age offline three days later, and none online', async (path, calls) => {
  await openThreeDaysLater(path, calls);
  await expect.element(note.first()).toHaveTextContent('11月21日 12:00（3日前）にこの端末へ保存した内容です');
  mendNetwork();
  await openPage(path);
  await expect.element(note).not.toBeInTheDocument();
});

test('a page whose parts were kept together shows its age once', async () => {
  await openThreeDaysLater('/companies/tsubame-kanjo', COMPANY);
  await expect.element(main.getByRole('heading', { name: '新しい記事' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: '黒﨑 澪' })).toBeVisible();
  await expect.poll(() => note.elements().length).toBe(1);
});

test("the top page kept on another day calls nothing today's", async () => {
  await openThreeDaysLater('/', TOP);
  await expect.element(main.getByText('2026年11月21日 土曜日')).toBeVisible();
  await expect.element(main.getByText(/^この日の更新/)).toBeVisible();
  await expect.element(main.getByRole('heading', { name: /^便り/ })).toBeVisible();
  for (const today of [/^本日/, '今日の便り']) expect(main.getByText(today).elements()).toEqual([]);
});
