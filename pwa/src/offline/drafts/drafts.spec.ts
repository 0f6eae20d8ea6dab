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

it('goes on with what was being written, also where the device keeps nothing', async () => {
  keepDraft('profile', draft);
  expect(await keptDrafts('profile')).toMatchObject([{ key: 'profile', draft }]);
  expect(await found('article')).toEqual([]);
  keepDraft('profile', null);
  expect(await found('profile')).toEqual([]);
});

it('says before the page goes that the device takes no drafts', async () => {
  await flushDrafts();
  keepDraft('profile', draft);
  await expect(flushDrafts()).rejects.toBeInstanceOf(DraftsNotKept);
});

it('lets the page go where nothing is kept, once what was being written is given up', async () => {
  keepDraft('profile', draft);
  keepDraft('profile', null);
  await flushDrafts();
});

it('shows nobody else what was being written, and keeps nothing of who is not signed in', async () => {
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
