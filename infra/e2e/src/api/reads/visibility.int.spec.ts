import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { writeHiddenThings } from './hidden-things.ts';
import { nothing, readAs } from './read-as.ts';

const api = apiTestAppPerFile(writeHiddenThings);
const get = readAs(api);

describe('a hidden person', () => {
  const own = [
    'username/name-hidden',
    'username/name-hidden/services',
    'hidden/articles',
    'hidden/bookmark-article',
    'hidden/followers',
    'hidden/following',
    'belonging-company/hidden',
  ];

  it.each(own)('is not found: %s', async (path) => {
    for (const who of ['anonymous', 'general', 'business-other'] as const) {
      expect((await api.ask(who, { url: `/api/users/${path}` })).statusCode).toBe(404);
    }
  });

  it.each(own)('is visible to an admin: %s', async (path) => {
    expect((await api.ask('admin', { url: `/api/users/${path}` })).statusCode).toBe(200);
  });

  it('has no page of an article, except for admins', async () => {
    const statusFor = async (who: Who) => (await api.ask(who, { url: '/api/articles/of-hidden' })).statusCode;
    expect([await statusFor('anonymous'), await statusFor('general'), await statusFor('admin')]).toEqual([
      404, 404, 200,
    ]);
  });

  it('is answered like an unknown person', async () => {
    const told = async (name: string) => ({
      ...(await api.ask('anonymous', { url: `/api/users/username/${name}` })).json<object>(),
      instance: null,
    });
    expect(await told('name-hidden')).toEqual(await told('nobody-at-all'));
  });

  it('is in no list and no count', async () => {
    expect((await get('anonymous', '/api/company/shown/users')).total).toBe('1');
    expect(await get('anonymous', '/api/company/shown/members')).toEqual(nothing);
    for (const list of ['followers', 'following']) {
      expect(await get('anonymous', `/api/users/mio/${list}`)).toMatchObject({ payload: [], total: '0' });
    }
    expect((await get('anonymous', '/api/users/username/name-mio')).payload).toMatchObject({
      followerCount: 0,
      followingCount: 0,
      bookmarkCount: 0,
      useServiceCount: 1,
    });
  });
});

describe('a profile', () => {
  const publicKeys = (payload: unknown) => Object.keys(z.record(z.string(), z.unknown()).parse(payload)).sort();

  it('shows visitors neither the mail address nor footprints', async () => {
    const keys = publicKeys((await get('anonymous', '/api/users/username/name-mio')).payload);
    expect(keys).toMatchSnapshot();
    expect(keys).not.toContain('email');
  });

  it('shows its feeds to its owner only, and not in preview', async () => {
    await api.write.feed('f-1', { kind: 'user', id: 'mio' });
    await api.caughtUp();
    const feeds = async (who: Who, query = '') =>
      z
        .object({ rssFeedConfigs: z.unknown().optional() })
        .parse((await get(who, `/api/users/username/name-mio${query}`)).payload);
    expect(await feeds('general-owner')).toMatchObject({ rssFeedConfigs: [{ id: 'f-1', rssName: '新着' }] });
    for (const who of ['anonymous', 'general', 'admin'] as const) expect(await feeds(who)).toEqual({});
    expect(await feeds('general-owner', '?preview=true')).toEqual({});
  });

  it('is the same in preview for everyone, and grants no rights', async () => {
    const visitor = await get('anonymous', '/api/users/username/name-mio');
    for (const who of ['anonymous', 'general', 'general-owner', 'admin'] as const) {
      expect(await get(who, '/api/users/username/name-mio?preview=true')).toEqual(visitor);
    }
    expect((await get('general-owner', '/api/users/username/name-mio')).payload).toMatchObject({ isOwner: true });
  });

  it('shows the mail address to its owner only, not to admins', async () => {
    const own = await get('general-owner', '/api/users/username/name-mio');
    expect(own.payload).toMatchObject({ email: 'mio@demo.example', isBusinessMode: false });
    for (const who of ['anonymous', 'general', 'business-owner', 'admin'] as const) {
      expect(publicKeys((await get(who, '/api/users/username/name-mio')).payload)).not.toContain('email');
    }
  });
});

describe('the list of all people', () => {
  it('is for admins, filters by parts of names, and shows who is hidden', async () => {
    const names = async (query: string) => {
      const { payload } = await get('admin', `/api/users?${query}`);
      return z.array(z.object({ id: z.string(), disabled: z.boolean() }).loose()).parse(payload);
    };
    expect((await names('limit=50')).map(({ id }) => id)).toEqual(expect.arrayContaining(['mio', 'hidden']));
    expect((await names('state=hidden')).map(({ disabled }) => disabled)).toEqual([true]);
    expect((await names('name=MIO')).map(({ id }) => id)).toEqual(['mio']);
    expect((await api.ask('general-owner', { url: '/api/users' })).statusCode).toBe(403);
  });
});
