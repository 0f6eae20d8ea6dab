import { describe, expect, it } from 'vitest';
import { pendingEdit } from '../../../offline/answers/testing/pending-edits.ts';
import type { Pending } from '../../../offline/index.ts';
import { somebody } from '../testing/somebody.ts';
import { profileWithFeeds } from './feeds-after.ts';

const diary = { name: '澪の日誌', rssName: '新着', category: 'private_blog_tech', url: 'https://mio.example/feed.xml' };
const mio = somebody({ id: 'user-1', rssFeedConfigs: [{ id: 'f-1', ...diary }] });
const set = (changes: Record<string, typeof diary | null>, more?: { readonly standing: boolean }) =>
  pendingEdit('set-rss-configs', { userId: 'user-1', changes }, more);
const after = (...pending: readonly Pending[]) =>
  profileWithFeeds(mio, { account: 'user-1', input: {}, pending }).rssFeedConfigs?.map(({ id, rssName }) => [
    id,
    rssName,
  ]);

describe('the feeds of a profile with pending edits', () => {
  it('are registered, edited and removed, one after the other', () => {
    expect(
      after(set({ 'f-2': { ...diary, rssName: '二つめ' } }), set({ 'f-1': { ...diary, rssName: '改名' } })),
    ).toEqual([
      ['f-1', '改名'],
      ['f-2', '二つめ'],
    ]);
    expect(after(set({ 'f-1': null, 'f-2': diary }))).toEqual([['f-2', '新着']]);
    expect(after(set({ 'f-1': null }), set({ 'f-1': diary }))).toEqual([['f-1', '新着']]);
  });

  it('are still there when the server did not take their removal (F20)', () => {
    expect(after(set({ 'f-1': null }, { standing: true }))).toEqual([['f-1', '新着']]);
  });

  it('do not change by the edits of somebody else, and are not shown to visitors', () => {
    const context = { account: 'user-2', input: {}, pending: [set({ 'f-1': null })] };
    const sora = somebody({ id: 'user-2', rssFeedConfigs: [{ id: 'f-1', ...diary }] });
    expect(profileWithFeeds(sora, context)).toBe(sora);
    const visited = somebody({ id: 'user-1' });
    expect(profileWithFeeds(visited, { ...context, account: 'user-1' })).toBe(visited);
  });

  it('show the same when an answer holds the edits already', () => {
    const once = profileWithFeeds(mio, { account: 'user-1', input: {}, pending: [set({ 'f-2': diary })] });
    expect(profileWithFeeds(once, { account: 'user-1', input: {}, pending: [set({ 'f-2': diary })] })).toBe(once);
  });
});
