import { describe, expect, it } from 'vitest';
import type { Pending } from '../../offline/index.ts';
import { pendingEdit } from '../../offline/sync/testing/pending-edits.ts';
import { withFeeds } from './feeds-after.ts';

const diary = { name: '澪の日誌', rssName: '新着', category: 'private_blog_tech', url: 'https://mio.example/feed.xml' };
const mio = { id: 'user-1', rssFeedConfigs: [{ id: 'f-1', ...diary }] };
const set = (changes: Record<string, typeof diary | null>, more?: { readonly standing: boolean }) =>
  pendingEdit('set-rss-configs', { owner: { kind: 'user', id: 'user-1' }, changes }, more);
const after = (...pending: readonly Pending[]) =>
  withFeeds('user', mio, { pending }).rssFeedConfigs?.map(({ id, rssName }) => [id, rssName]);

describe('the feeds of a profile with pending edits', () => {
  it('are registered, edited and removed in order', () => {
    expect(
      after(set({ 'f-2': { ...diary, rssName: '二つめ' } }), set({ 'f-1': { ...diary, rssName: '改名' } })),
    ).toEqual([
      ['f-1', '改名'],
      ['f-2', '二つめ'],
    ]);
    expect(after(set({ 'f-1': null, 'f-2': diary }))).toEqual([['f-2', '新着']]);
    expect(after(set({ 'f-1': null }), set({ 'f-1': diary }))).toEqual([['f-1', '新着']]);
  });

  it('stay when the server refused their removal (F20)', () => {
    expect(after(set({ 'f-1': null }, { standing: true }))).toEqual([['f-1', '新着']]);
  });

  it('ignore the edits of others, and are hidden from visitors', () => {
    const pending = [set({ 'f-1': null })];
    const sora = { id: 'user-2', rssFeedConfigs: [{ id: 'f-1', ...diary }] };
    expect(withFeeds('user', sora, { pending })).toBe(sora);
    const visited = { id: 'user-1' };
    expect(withFeeds('user', visited, { pending })).toBe(visited);
  });

  it('are the same when the answer holds the edits already', () => {
    const pending = [set({ 'f-2': diary })];
    const once = withFeeds('user', mio, { pending });
    expect(withFeeds('user', once, { pending })).toBe(once);
  });
});

describe('the feeds of a company’s page with pending edits', () => {
  const blog = { ...diary, category: 'tech_blog' };
  const tsubame = { id: 'tsubame', rssFeedConfigs: [{ id: 'f-1', ...blog }] };
  const edit = (changes: Record<string, typeof diary | null>) =>
    pendingEdit('set-rss-configs', { owner: { kind: 'company', id: 'tsubame' }, changes });
  const names = (...pending: readonly Pending[]) =>
    withFeeds('company', tsubame, { pending }).rssFeedConfigs.map(({ id }) => id);

  it("follow the company's rule: categories for people only are not shown", () => {
    expect(names(edit({ 'f-2': blog }))).toEqual(['f-1', 'f-2']);
    expect(names(edit({ 'f-2': diary }))).toEqual(['f-1']);
    expect(names(edit({ 'f-1': null }))).toEqual([]);
  });

  it("differ from a person's with the same id", () => {
    expect(withFeeds('user', tsubame, { pending: [edit({ 'f-1': null })] })).toBe(tsubame);
  });
});
