import { getCompany, getMe, getProfile, listBookmarks } from '@meikan/contracts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { apiQuery } from '../../api/api-query.ts';
import { queryClient } from '../../api/query-client.ts';
import { dropSessionToken, keepSessionToken } from '../../api/session-token.ts';
import { openPage } from '../../app/testing/open-page.tsx';
import { hear, hold } from '../../app/testing/play.ts';
import { recordedAnswer } from '../../app/testing/recorded-answers.ts';
import { ANONYMOUS, accountOf, becomeSession, presentSession, rememberAccount } from '../../session/session.ts';
import { CacheDatabase } from '../cache/database.ts';
import { cacheFor } from '../cache/lazy-cache.ts';

/** The calls whose answers lie on this device for an account. */
async function keptFor(account: string | null): Promise<readonly string[]> {
  const database = new CacheDatabase(account ?? 'visitor');
  const names = (await database.answers.toArray()).map(({ callName }) => callName);
  database.close();
  return names;
}

test('a query asked while the account changes is answered and kept for the new account only', async () => {
  await openPage('/terms', { as: 'general' });
  const general = accountOf(presentSession());
  const me = await recordedAnswer(getMe.name, 'business', getMe.path);
  const { payload } = z.object({ payload: getMe.answer }).parse(me?.body);
  const query = apiQuery(getCompany, { params: { id: 'ai-no-ito' } });
  keepSessionToken('business');
  becomeSession(rememberAccount(payload));
  const { payload: company } = await queryClient.fetchQuery(query);
  expect(company.id).toBe('ai-no-ito');
  await expect.poll(() => keptFor(payload.id)).toContain(getCompany.name);
  expect(await keptFor(general)).not.toContain(getCompany.name);
});

test('the cache of an account stops asking for its marks when nobody is signed in', async () => {
  await openPage('/terms', { as: 'general' });
  const account = accountOf(presentSession()) ?? '';
  const kept = await cacheFor(account);
  const lists = hear(listBookmarks);
  const release = hold(getProfile);
  const pages = hear(getProfile);
  const looked = kept.lookOver().catch(({ name }: Error) => name);
  await expect.poll(() => pages.length).toBe(1);
  becomeSession(ANONYMOUS);
  dropSessionToken();
  release();
  expect(await looked).toBe('DatabaseClosedError');
  expect(lists).toEqual([]);
});

test('the cache of an account is closed when another account signs in', async () => {
  await openPage('/terms', { as: 'general' });
  const kept = await cacheFor(accountOf(presentSession()) ?? '');
  expect(await kept.list()).toEqual([]);
  becomeSession(ANONYMOUS);
  await expect.poll(() => kept.list().catch(({ name }: Error) => name)).toBe('DatabaseClosedError');
});

/** Most transactions in which a device may look into its databases, and write, while the page of a person is opened. */
const AT_MOST = 30;

const isOf = (account: string, { db }: IDBTransaction): boolean => db.name.endsWith(account);
/** The sender says every so often that it is there: the longer the page takes, the more often. */
const isBeat = ({ mode, objectStoreNames }: IDBTransaction): boolean =>
  mode === 'readwrite' && [...objectStoreNames].join() === 'meta';

test(`opening, keeping and twice viewing a profile takes at most ${AT_MOST} database transactions`, async () => {
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  onTestFinished(() => begun.mockRestore());
  await openPage('/profile/kurosaki-mio', { as: 'general' });
  const account = accountOf(presentSession()) ?? '';
  const saved = await cacheFor(account);
  const thing = { kind: 'person', id: account } as const;
  // In its turn, after everything that the page has begun.
  await saved.visited(thing);
  expect(await saved.reasonsOf(thing)).toContain('recent');
  const looking = begun.mock.results
    .map(({ value }) => value)
    .filter((one) => one instanceof IDBTransaction && isOf(account, one) && !isBeat(one));
  expect(looking.length).toBeLessThanOrEqual(AT_MOST);
});
