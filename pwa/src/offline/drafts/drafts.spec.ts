import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followAccount } from '../present.ts';
import { DraftsNotKept, flushDrafts, keepDraft, readDraft } from './drafts.ts';

const draft = { values: { job: '灯台守' }, first: { job: '' }, id: 'wish-1' };

// Outside of a browser there is no storage, and nothing goes out of sight.
beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('removeEventListener', () => undefined);
  followAccount('user-1');
});
afterEach(() => {
  followAccount(null);
  vi.unstubAllGlobals();
});

it('goes on with what was being written, also where the device keeps nothing', async () => {
  keepDraft('profile', draft);
  expect(await readDraft('profile')).toEqual(draft);
  expect(await readDraft('article')).toBeNull();
  keepDraft('profile', null);
  expect(await readDraft('profile')).toBeNull();
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
  followAccount('user-2');
  expect(await readDraft('profile')).toBeNull();
  followAccount('user-1');
  expect(await readDraft('profile')).toBeNull();
  followAccount(null);
  keepDraft('profile', draft);
  expect(await readDraft('profile')).toBeNull();
  await flushDrafts();
});
