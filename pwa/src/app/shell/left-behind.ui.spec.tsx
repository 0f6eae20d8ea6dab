import { getMe, getProfile, revokeSession } from '@meikan/contracts';
import { http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { probeServer } from '../../api/probe-server.ts';
import { queryClient } from '../../api/query-client.ts';
import { keyOf } from '../../offline/cache/index.ts';
import { cacheFor } from '../../offline/cache/lazy-cache.ts';
import { savePage } from '../../offline/cache/testing/save-page.ts';
import { keepDraft } from '../../offline/drafts/drafts.ts';
import { CoreDatabase } from '../../offline/outbox/store/core-database.ts';
import { loseEdit } from '../../offline/testing/lost-edit.ts';
import { openQueue, register, rows } from '../../offline/testing/open-queue.ts';
import { storedOf } from '../../offline/testing/stored-words.ts';
import { keepDeviceKey } from '../../session/device-key.ts';
import { viewerOf } from '../testing/asked.ts';
import { cutNetwork, mendNetwork } from '../testing/network.ts';
import { openPage } from '../testing/open-page.tsx';
import { play } from '../testing/play.ts';
import { fromRecord, sentCommands, worker } from '../testing/played-server.ts';
import { recordedAnswer } from '../testing/recorded-answers.ts';
import { rememberSearch } from './recent-searches.ts';
import { askToSignOut, readGoodbye, ways } from './testing/signing-out.ts';

const ACCOUNT = 'kurosaki-mio';
const OWN = `/profile/${ACCOUNT}`;
const edit = page.getByRole('button', { name: '編集する' });

/** What names the account anywhere: its address, its token, its databases and caches. */
const marks = [
  'kurosaki-mio@demo.meikan.example',
  'meikan.session',
  ...['core', 'cache', 'pictures', 'mirror'].map((part) => `meikan-${part}-${ACCOUNT}`),
];

const writeHalf = (job: string) => keepDraft('profile-basics', { id: 'half', first: { job: '' }, values: { job } });

/** The key of the account comes to the device, as with a session that begins. */
async function bringKey(): Promise<void> {
  const me = await recordedAnswer(getMe.name, 'general', getMe.path);
  const { payload } = z.object({ payload: getMe.answer }).parse(me?.body);
  await keepDeviceKey(payload.id, payload.deviceKey, () => true);
}

async function draftsKept(): Promise<readonly unknown[]> {
  const database = new CoreDatabase(ACCOUNT);
  const drafts = await database.drafts.toArray();
  database.close();
  return drafts;
}

test('F19, F41: signing out with 「破棄して」 asks once more, and leaves nothing of the account in any store or queue', async () => {
  await openPage(OWN, { as: 'general' });
  await savePage();
  await openPage('/terms', { as: 'general' });
  const letThrough = await loseEdit('hotarubi-edit');
  writeHalf('hotarubi-draft');
  rememberSearch('hotarubi-search');
  const told = play(revokeSession, () => ({ message: '' }));
  await askToSignOut();
  await expect.element(ways.getByText(/送っていない変更が1件と、書きかけの内容が1件/)).toBeVisible();
  const own = [...marks, 'hotarubi-edit', 'hotarubi-draft', 'hotarubi-search', '決済基盤のバックエンドエンジニア'];
  expect(await storedOf(own)).toEqual(own);
  await ways.getByRole('button', { name: '破棄してログアウト' }).click();
  const sure = page.getByRole('dialog', { name: '破棄してログアウトしますか' });
  await expect.element(sure).toBeVisible();
  expect([await storedOf(own), told]).toEqual([own, []]);
  await sure.getByRole('button', { name: '破棄してログアウトする' }).click();
  await readGoodbye();
  // What the tab itself still knew would be written down with the next search.
  rememberSearch('next-search');
  expect(await storedOf([...own, 'hotarubi', 'next-search'])).toEqual(['next-search']);
  await expect.element(page.getByText(/消せなかったデータ/)).not.toBeInTheDocument();
  letThrough();
  await (await openQueue()).sendNow();
  expect([await rows(), sentCommands]).toEqual([[], []]);
});

test('F19, F46: signing out with 「この端末に残す」 leaves nothing readable, and signing in brings all of it back', async () => {
  await openQueue();
  await bringKey();
  play(revokeSession, () => ({ message: '' }));
  cutNetwork();
  await register('hotarubi-first', 'hotarubi-second');
  writeHalf('hotarubi-draft');
  const own = ['hotarubi-first', 'hotarubi-second', 'hotarubi-draft'];
  await askToSignOut();
  await expect.poll(() => storedOf(own)).toEqual(own);
  const before = [await rows(), await draftsKept()];
  await ways.getByRole('button', { name: 'この端末に残す' }).click();
  expect(await readGoodbye()).toContain('暗号にしてこの端末に残しました');
  expect(await storedOf([...marks, ...own, 'hotarubi'])).toEqual([`meikan-core-${ACCOUNT}`]);
  await bringKey();
  await openQueue();
  expect([await rows(), await draftsKept()]).toEqual(before);
  expect(before).toMatchObject([[{ seq: 1 }, { seq: 2 }], [{ values: { job: 'hotarubi-draft' } }]]);
  mendNetwork();
  await expect.poll(rows).toEqual([]);
  expect(sentCommands.map(({ stream }) => stream)).toEqual(['article-hotarubi-first', 'article-hotarubi-second']);
});

test('F42: an answer that arrives after its account has left is not shown', async () => {
  await openPage(OWN, { as: 'general' });
  const saved = await cacheFor(ACCOUNT);
  await expect.poll(() => saved.find(keyOf(getProfile, { params: { username: ACCOUNT } }))).not.toBeNull();
  queryClient.clear();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  worker.use(
    http.get(getProfile.path, async ({ request }) => {
      if (viewerOf(request) !== 'general') return undefined;
      await released;
      return fromRecord(getProfile, request);
    }),
  );
  play(revokeSession, () => ({ message: '' }));
  const fetching = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => {
    fetching.mockRestore();
  });
  // What is saved stands in for the answer that is still on its way.
  await openPage(OWN, { as: 'general' });
  await expect.element(edit).toBeVisible();
  const asked = fetching.mock.results.map(({ value }): Promise<Response> => value);
  await askToSignOut();
  await readGoodbye();
  await expect.element(edit).not.toBeInTheDocument();
  release();
  const answers = (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const late = answers.filter(({ url }) => url.endsWith(`/username/${ACCOUNT}`));
  expect(late.map(({ status }) => status)).toEqual([200]);
  // A query asked after them is answered, and what came of all of them is drawn.
  await probeServer();
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  await expect.element(page.getByRole('heading', { level: 1, name: '黒﨑 澪' })).toBeVisible();
  await expect.element(edit).not.toBeInTheDocument();
});
