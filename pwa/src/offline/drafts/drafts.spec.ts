import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followAccount, presentOutbox } from '../present.ts';
import { DraftsNotKept, flushDrafts, keepDraft, readDraft } from './drafts.ts';

const draft = { values: { job: '灯台守' }, first: { job: '' }, id: 'wish-1' };

/** Somebody sits down, and their queue is open: what opened later would find nothing of a browser any more. */
async function sitDown(account: string): Promise<void> {
  followAccount(account);
  await presentOutbox();
}

// Outside of a browser there is no storage, and nothing goes out of sight.
beforeEach(async () => {
  const deaf = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const empty = { getItem: () => null };
  const browser = { ...deaf, window: deaf, document: deaf, localStorage: empty, sessionStorage: empty };
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  await sitDown('user-1');
});
afterEach(() => followAccount(null));

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
  await sitDown('user-2');
  expect(await readDraft('profile')).toBeNull();
  await sitDown('user-1');
  expect(await readDraft('profile')).toBeNull();
  followAccount(null);
  keepDraft('profile', draft);
  expect(await readDraft('profile')).toBeNull();
  await flushDrafts();
});
