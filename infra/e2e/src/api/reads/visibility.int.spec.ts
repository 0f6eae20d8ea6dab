import { companyId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Who } from '../house/open-api-house.ts';
import { apiHousePerFile } from '../house/per-file.ts';
import { telling } from '../house/tell.ts';

const api = apiHousePerFile(async (write) => {
  await write.company('shown', { name: '公開社' });
  await write.company('secret', { name: '非公開社', public: false });
  await write.owner('secret', 'firm');
  await write.assign('firm', 'secret');
  await write.person('hidden');
  await write.member('secret', 'mio', 'NOW-MEMBER');
  await write.member('shown', 'hidden', 'NOW-MEMBER');
  await write.article('of-secret', { kind: 'company', id: 'secret' }, { category: 'tech_blog', name: '秘密の記事' });
  await write.article(
    'of-hidden',
    { kind: 'user', id: 'hidden' },
    { category: 'private_blog_tech', name: '隠れた記事' },
  );
  for (const holder of ['mio', 'hidden'] as const) await write.usage({ kind: 'user', id: holder }, 'shown', 'private');
  await write.usage({ kind: 'user', id: 'mio' }, 'secret', 'private');
  await write.usage({ kind: 'company', id: 'secret' }, 'shown', 'company-using');
  await write.relation('shown', 'secret');
  await write.bookmark('mio', 'of-secret');
  await write.bookmark('mio', 'of-hidden');
  await write.follow('hidden', 'mio');
  await write.follow('mio', 'hidden');
  await write.hide('hidden', true);
});

const get = async (who: Who, url: string) => {
  const answer = await api.ask(who, { url });
  const { payload } = z.object({ payload: z.unknown() }).parse(answer.json());
  return { status: answer.statusCode, payload, total: answer.headers.total, counter: answer.headers.counter };
};
const nothing = { status: 200, payload: [], total: '0', counter: '{}' };

describe('a company that is not public (H23)', () => {
  it('says its name and official site, and no more', async () => {
    expect((await get('anonymous', '/api/company/secret')).payload).toEqual({
      id: 'secret',
      name: '非公開社',
      isPublic: false,
      website: 'https://example.com',
    });
    expect((await get('general', '/api/company/secret/brief-info')).payload).toMatchObject({
      name: '非公開社',
      logo: null,
      businessSummary: null,
    });
  });

  it.each(['count-services', 'count-services?type=company-relative', 'count-used-services'])(
    'counts no %s',
    async (count) => {
      const { payload, counter } = await get('anonymous', `/api/company/secret/${count}`);
      expect([payload, counter]).toEqual([{ count: 0 }, '{}']);
      expect((await get('business-owner', '/api/company/secret/count-used-services')).payload).toEqual({ count: 1 });
    },
  );

  it.each(['article', 'users', 'members', 'services', 'service-pagination?type=company-using'])(
    'lists no %s',
    async (list) => {
      expect(await get('anonymous', `/api/company/secret/${list}`)).toEqual(nothing);
    },
  );

  it.each([
    ['/api/company/shown/service-pagination?type=company-use'],
    ['/api/company/shown/service-pagination?type=company-relative'],
    ['/api/company/shown/services?type=company-use'],
    ['/api/company/articles'],
    ['/api/users/mio/bookmark-article'],
  ])('stands in no list: %s', async (url) => expect(await get('anonymous', url)).toEqual(nothing));

  it.each(['/api/company/search?search=', '/api/company/simple-search?name=', '/api/search?search='])(
    'is not found: %s',
    async (url) => {
      await api.caughtUp();
      const { payload } = await get('anonymous', `${url}${encodeURIComponent('非公開社')}`);
      expect(JSON.stringify(payload)).not.toContain('secret');
    },
  );

  it('says no more where somebody works there', async () => {
    const { payload } = await get('anonymous', '/api/users/belonging-company/mio');
    expect(payload).toMatchObject([
      { id: 'secret', name: '非公開社', website: 'https://example.com', overview: '', category: null, logo: null },
    ]);
  });

  it.each<Who>(['business-owner', 'admin'])('is whole for %s', async (who) => {
    expect((await get(who, '/api/company/secret')).payload).toMatchObject({ overview: 'secretの説明です。' });
    expect((await get(who, '/api/company/secret/article')).payload).toMatchObject([{ articleName: '秘密の記事' }]);
    expect((await get(who, '/api/company/secret/service-pagination')).payload).toMatchObject([{ id: 'shown' }]);
  });

  it('is to its owner in preview what it is to visitors (H07)', async () => {
    const url = '/api/company/secret?preview=true';
    expect(await get('business-owner', url)).toEqual(await get('anonymous', '/api/company/secret'));
  });
});

describe('a company that keeps to itself which services it uses', () => {
  const used = ['services', 'service-pagination', 'count-services', 'count-used-services'];
  beforeAll(async () => {
    const { write } = api;
    for (const id of ['discreet', 'tool']) await write.company(id);
    await write.owner('discreet', 'firm');
    await write.usage({ kind: 'company', id: 'discreet' }, 'tool', 'company-using');
    await telling(api.house.handler)(specs.company, streams.company(companyId('discreet')), {
      type: 'change-company-section',
      data: { section: 'basics', value: { hideUsedService: true } },
    });
    await api.caughtUp();
  });

  it.each(used)('says nothing of them: %s', async (path) => {
    const { payload, counter } = await get('anonymous', `/api/company/discreet/${path}`);
    expect([payload, counter]).toEqual([path.startsWith('count') ? { count: 0 } : [], '{}']);
  });
  it.each(used)('tells its owner: %s', async (path) => {
    const { payload } = await get('business-owner', `/api/company/discreet/${path}`);
    expect(payload).toMatchObject(path.startsWith('count') ? { count: 1 } : [{ id: 'tool' }]);
  });
});

describe('a person who is hidden (H24)', () => {
  const own = [
    'username/name-hidden',
    'username/name-hidden/services',
    'hidden/articles',
    'hidden/bookmark-article',
    'hidden/followers',
    'hidden/following',
    'belonging-company/hidden',
  ];

  it.each(own)('is not there: %s', async (path) => {
    for (const who of ['anonymous', 'general', 'business-other'] as const) {
      expect((await api.ask(who, { url: `/api/users/${path}` })).statusCode).toBe(404);
    }
  });

  it.each(own)('is there for an admin: %s', async (path) => {
    expect((await api.ask('admin', { url: `/api/users/${path}` })).statusCode).toBe(200);
  });

  it('is answered as somebody who never was', async () => {
    const told = async (name: string) => ({
      ...(await api.ask('anonymous', { url: `/api/users/username/${name}` })).json<object>(),
      instance: null,
    });
    expect(await told('name-hidden')).toEqual(await told('nobody-at-all'));
  });

  it('stands in no list and no count', async () => {
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

  it('shows visitors no mail address and nothing of who looked (H25)', async () => {
    const keys = publicKeys((await get('anonymous', '/api/users/username/name-mio')).payload);
    expect(keys).toMatchSnapshot();
    expect(keys).not.toContain('email');
  });

  it('is the same in preview for everyone, and grants nothing (H07)', async () => {
    const visitor = await get('anonymous', '/api/users/username/name-mio');
    for (const who of ['anonymous', 'general', 'general-owner', 'admin'] as const) {
      expect(await get(who, '/api/users/username/name-mio?preview=true')).toEqual(visitor);
    }
    expect((await get('general-owner', '/api/users/username/name-mio')).payload).toMatchObject({ isOwner: true });
  });
});
