import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followAccount } from '../sync/present.ts';
import type { Draft } from './draft.ts';
import { keepDraft } from './drafts.ts';
import { findDrafts, forgetDraft, type OpenDraft, openDraft } from './open-draft.ts';
import { sitDown, standInForBrowser } from './testing/sit-down.ts';

const draft = (job: string): Draft => ({ values: { job }, first: { job: '' }, id: `command of ${job}` });
const all = (kept: Draft) => kept;
const wanted = (id: string) => (kept: Draft) => (kept.id === id ? kept : null);
const opened: OpenDraft<unknown>[] = [];

/** Opens a form as a tab does. Each opening holds its own place, whether both stand in one page or in two. */
function open(form = 'profile', read: (kept: Draft) => Draft | null = all): OpenDraft<Draft> {
  const own = openDraft(form, read);
  opened.push(own);
  return own;
}

/** Another tab opens the form, and closes it again. */
async function offered(form?: string): Promise<Draft | null> {
  const own = open(form);
  const found = await own.found;
  own.close();
  return found;
}

async function leftBehind(...jobs: readonly string[]): Promise<void> {
  const tabs = jobs.map(() => open());
  for (const [index, job] of jobs.entries()) {
    vi.setSystemTime(index);
    tabs[index]?.keep(draft(job));
  }
  for (const tab of tabs) tab.close();
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  standInForBrowser();
  await sitDown('user-1');
});
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  followAccount(null);
  vi.useRealTimers();
});

it('open draft: a left one goes to the next form of its name only', async () => {
  await leftBehind('灯台守');
  expect(await offered('profile of another')).toBeNull();
  expect(await offered('pro')).toBeNull();
  expect(await offered()).toEqual(draft('灯台守'));
});

it('open draft: one open in another tab is not offered', async () => {
  const first = open();
  first.keep(draft('灯台守'));
  expect(await offered()).toBeNull();
  first.close();
  expect(await offered()).toEqual(draft('灯台守'));
});

it("open draft: one tab's stays when another tab saves or discards its own", async () => {
  const [first, second] = [open(), open()];
  first.keep(draft('灯台守'));
  second.keep(draft('見習い'));
  first.keep(null);
  first.close();
  second.close();
  expect(await offered()).toEqual(draft('見習い'));
});

it('open draft: the newest is offered, and an older one once that is saved', async () => {
  await leftBehind('灯台守', '見習い');
  const own = open();
  expect(await own.found).toEqual(draft('見習い'));
  own.keep(null);
  own.close();
  expect(await offered()).toEqual(draft('灯台守'));
});

it('open draft: replaces the one it resumed, so that none is left when saved', async () => {
  await leftBehind('灯台守');
  const own = open();
  await own.found;
  own.keep(draft('灯台守、当直'));
  own.keep(null);
  own.close();
  expect(await offered()).toBeNull();
});

it("open draft: resumes one that an older app kept under the form's name", async () => {
  keepDraft('profile', draft('灯台守'));
  const own = open();
  expect(await own.found).toEqual(draft('灯台守'));
  own.keep(null);
  own.close();
  expect(await offered()).toBeNull();
});

it('open draft: skips one the form cannot read, and leaves it', async () => {
  await leftBehind('灯台守', '見習い');
  const own = open('profile', wanted(draft('灯台守').id));
  expect(await own.found).toEqual(draft('灯台守'));
  expect(await offered()).toEqual(draft('見習い'));
});

it('open draft: neither interrupts nor replaces input made before it was found', async () => {
  await leftBehind('灯台守');
  const own = open();
  own.keep(draft('見習い'));
  expect(await own.found).toBeNull();
  own.keep(null);
  expect(await offered()).toEqual(draft('灯台守'));
});

it("open draft: one of a removed thing is forgotten, and another form's is kept", async () => {
  const [other, own] = [open(), open()];
  other.keep(draft('灯台守'));
  vi.setSystemTime(1);
  own.keep(draft('見習い'));
  forgetDraft('profile');
  own.close();
  other.close();
  expect(await offered()).toEqual(draft('灯台守'));
  expect([...(await findDrafts('profile')).values()]).toEqual([draft('灯台守')]);
});

it('open draft: the newest of every form with a prefix are listed, except open ones', async () => {
  await leftBehind('灯台守', '見習い');
  const own = open('profile of another');
  own.keep(draft('当直'));
  expect([...(await findDrafts('profile'))]).toEqual([['profile', draft('見習い')]]);
  own.close();
  expect([...(await findDrafts('profile')).keys()].sort()).toEqual(['profile', 'profile of another']);
});

it('open draft: a left one is offered where the browser refuses locks', async () => {
  const refuse = () => Promise.reject(new DOMException('no storage here', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } });
  await leftBehind('灯台守');
  expect(await offered()).toEqual(draft('灯台守'));
  expect((await findDrafts('profile')).size).toBe(1);
});
