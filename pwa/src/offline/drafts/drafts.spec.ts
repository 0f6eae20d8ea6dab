import { afterEach, beforeEach, expect, it } from 'vitest';
import { followAccount } from '../sync/present.ts';
import { DraftsNotKept, flushDrafts, keepDraft, keptDrafts } from './drafts.ts';
import { sitDown, standInForBrowser } from './testing/sit-down.ts';

const draft = { values: { job: '灯台守' }, first: { job: '' }, id: 'command-1' };
const found = async (beginning: string) => (await keptDrafts(beginning)).map(({ key }) => key);

beforeEach(async () => {
  standInForBrowser();
  await sitDown('user-1');
});
afterEach(() => followAccount(null));

it('drafts: resume in the page, also on a device without storage', async () => {
  keepDraft('profile', draft);
  expect(await keptDrafts('profile')).toMatchObject([{ key: 'profile', draft }]);
  expect(await found('article')).toEqual([]);
  keepDraft('profile', null);
  expect(await found('profile')).toEqual([]);
});

it('drafts: report before the page goes that the device keeps none', async () => {
  await flushDrafts();
  keepDraft('profile', draft);
  await expect(flushDrafts()).rejects.toBeInstanceOf(DraftsNotKept);
});

it('drafts: let the page go without storage, once they are discarded', async () => {
  keepDraft('profile', draft);
  keepDraft('profile', null);
  await flushDrafts();
});

it('drafts: are hidden from other accounts, and not kept for visitors', async () => {
  keepDraft('profile', draft);
  await sitDown('user-2');
  expect(await found('profile')).toEqual([]);
  await sitDown('user-1');
  expect(await found('profile')).toEqual([]);
  followAccount(null);
  keepDraft('profile', draft);
  expect(await found('profile')).toEqual([]);
  await flushDrafts();
});
