import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readList } from './read-list.ts';

const BROWSER = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

/** Mio blocks Sora; Riku knows both. Sora follows Mio, and Mio Sora, from before. */
const api = apiTestAppPerFile(async (write) => {
  await write.person('riku', 'りく');
  for (const [one, other] of [
    ['sora', 'mio'],
    ['mio', 'sora'],
    ['riku', 'mio'],
    ['sora', 'riku'],
  ] as const) {
    await write.follow(one, other);
  }
});

const MIO = 'general-owner';
const SORA = 'general';
const block = async (who: Who, id: string, value: boolean) => {
  const answer = await api.ask(who, { method: 'PUT', url: `/api/users/${id}/block`, body: { value } });
  await api.caughtUp();
  return answer.json();
};
const ids = async (who: Who, url: string) => {
  const answer = await api.ask(who, { url });
  const { payload } = z.object({ payload: z.array(z.object({ id: z.string() }).loose()) }).parse(answer.json());
  return payload.map(({ id }) => id).sort();
};
const standing = z.object({
  isFollowing: z.boolean(),
  isBlocking: z.boolean(),
  followerCount: z.number(),
  followingCount: z.number(),
});
const profile = async (who: Who, name: string) =>
  z.object({ payload: standing }).parse((await api.ask(who, { url: `/api/users/username/name-${name}` })).json())
    .payload;

/** All that the blocked person is ever told about the one who blocks them. */
const toldToSora = async () => ({
  profile: await profile(SORA, 'mio'),
  followers: await ids(SORA, '/api/users/mio/followers'),
  following: await ids(SORA, '/api/users/sora/following'),
  search: await ids(SORA, '/api/users/search?name=mio'),
  again: (await api.ask(SORA, { method: 'PUT', url: '/api/users/mio/follow', body: { value: true } })).json(),
  visit: (await api.ask(SORA, { method: 'POST', url: '/api/users/mio/footprint', headers: { 'user-agent': BROWSER } }))
    .statusCode,
});

describe('a block', () => {
  let before: Awaited<ReturnType<typeof toldToSora>>;
  beforeAll(async () => {
    before = await toldToSora();
    expect(await block(MIO, 'sora', true)).toEqual({ payload: { isBlocking: true } });
  });

  it('is hidden from the blocked person, who gets the same answers as before', async () => {
    // The blocker follows them no more, as anybody may stop at any time: nothing else is otherwise.
    const after = { ...before, profile: { ...before.profile, followingCount: 0 } };
    expect(await toldToSora()).toEqual(after);
    expect(before.again).toEqual({ payload: { isFollowing: true } });
  });

  it('hides the follows between the two from everybody, new ones too', async () => {
    await api.ask(SORA, { method: 'PUT', url: '/api/users/mio/follow', body: { value: false } });
    await api.ask(SORA, { method: 'PUT', url: '/api/users/mio/follow', body: { value: true } });
    await api.caughtUp();
    for (const who of [MIO, 'anonymous', 'business-other'] as const) {
      expect(await ids(who, '/api/users/mio/followers')).toEqual(['riku']);
      expect((await readList(api, '/api/users/mio/followers')).total).toBe(1);
      expect(await ids(who, '/api/users/mio/following')).toEqual([]);
      expect(await profile(who, 'mio')).toMatchObject({ followerCount: 1, followingCount: 0 });
    }
    expect(await ids('anonymous', '/api/users/sora/following')).toEqual(['riku']);
    const [card] = z
      .object({ payload: z.array(z.object({ id: z.string(), followerCount: z.number() }).loose()) })
      .parse((await api.ask('anonymous', { url: '/api/users/search?name=mio' })).json()).payload;
    expect(card).toMatchObject({ id: 'mio', followerCount: 1 });
  });

  it.each([
    '/api/users/search?name=sora',
    '/api/search?kind=person&search=sora',
    '/api/company/simple-search?kinds=person&name=sora',
    '/api/users/riku/followers',
    '/api/users/mio/footprints',
  ])('hides the blocked person from the blocker: %s', async (url) => {
    expect(await ids(MIO, url)).not.toContain('sora');
  });

  it('hides them from the blocker on the top page', async () => {
    const seen = async (who: Who) =>
      z
        .object({ payload: z.object({ topUsers: z.array(z.object({ id: z.string() })) }) })
        .parse((await api.ask(who, { url: '/api/company/top-page-data' })).json())
        .payload.topUsers.map(({ id }) => id);
    expect(await seen('anonymous')).toContain('sora');
    expect(await seen(MIO)).not.toContain('sora');
  });

  it('does not hide them from others', async () => {
    expect(await ids('anonymous', '/api/users/search?name=sora')).toEqual(['sora']);
    expect(await ids('anonymous', '/api/users/riku/followers')).toEqual(['sora']);
  });

  it('is visible to the blocker alone: on the page, and in the own list', async () => {
    expect(await profile(MIO, 'sora')).toMatchObject({ isBlocking: true, isFollowing: false });
    expect(await ids(MIO, '/api/users/blocks')).toEqual(['sora']);
    expect(await ids(SORA, '/api/users/blocks')).toEqual([]);
    expect(await profile(SORA, 'mio')).toMatchObject({ isBlocking: false });
  });

  it('shows everything again after it is removed', async () => {
    expect(await block(MIO, 'sora', false)).toEqual({ payload: { isBlocking: false } });
    expect(await toldToSora()).toEqual(before);
    expect(await ids(MIO, '/api/users/mio/followers')).toEqual(['riku', 'sora']);
    expect(await ids(MIO, '/api/users/blocks')).toEqual([]);
  });

  it('is rejected for oneself and for unknown people', async () => {
    const refused = await api.ask(MIO, { method: 'PUT', url: '/api/users/mio/block', body: { value: true } });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'self-block']);
    const missing = await api.ask(MIO, { method: 'PUT', url: '/api/users/nobody/block', body: { value: true } });
    expect(missing.statusCode).toBe(404);
  });
});
