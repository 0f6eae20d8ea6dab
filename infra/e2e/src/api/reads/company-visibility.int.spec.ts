import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { writeHiddenThings } from './hidden-things.ts';
import { nothing, readAs } from './read-as.ts';

const api = apiTestAppPerFile(writeHiddenThings);
const get = readAs(api);

describe('a company that is not public', () => {
  it('shows its name and official site, and no more', async () => {
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

  it('has no page of an article, but for its owners and admins', async () => {
    const statusFor = async (who: Who) => (await api.ask(who, { url: '/api/articles/of-secret' })).statusCode;
    for (const who of ['anonymous', 'general', 'business-other'] as const) expect(await statusFor(who)).toBe(404);
    for (const who of ['business-owner', 'admin'] as const) expect(await statusFor(who)).toBe(200);
  });

  it.each(['count-services', 'count-services?type=company-relative', 'count-used-services'])(
    'is not counted as %s',
    async (count) => {
      const { payload, counter } = await get('anonymous', `/api/company/secret/${count}`);
      expect([payload, counter]).toEqual([{ count: 0 }, '{}']);
      expect((await get('business-owner', '/api/company/secret/count-used-services')).payload).toEqual({ count: 1 });
    },
  );

  it.each(['article', 'users', 'members', 'services', 'service-pagination?type=company-using'])(
    'is not listed as %s',
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
  ])('is in no list: %s', async (url) => expect(await get('anonymous', url)).toEqual(nothing));

  it('is not counted on the page of a company that it uses, where it is not listed', async () => {
    expect((await get('anonymous', '/api/company/shown')).payload).toMatchObject({
      counts: { usedBy: 0, relatedCompanies: 0, usedServices: 0 },
    });
  });

  it.each(['/api/company/search?search=', '/api/company/simple-search?name=', '/api/search?search='])(
    'is not found: %s',
    async (url) => {
      await api.caughtUp();
      const { payload } = await get('anonymous', `${url}${encodeURIComponent('非公開社')}`);
      expect(JSON.stringify(payload)).not.toContain('secret');
    },
  );

  it('shows no more as an employer', async () => {
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

  it('looks to its owner in preview as to visitors', async () => {
    const url = '/api/company/secret?preview=true';
    expect(await get('business-owner', url)).toEqual(await get('anonymous', '/api/company/secret'));
  });
});

describe('a company that hides which services it uses', () => {
  const used = ['services', 'service-pagination', 'count-services', 'count-used-services'];
  beforeAll(async () => {
    const { write } = api;
    for (const id of ['discreet', 'tool']) await write.company(id);
    await write.owner('discreet', 'firm');
    await write.usage({ kind: 'company', id: 'discreet' }, 'tool', 'company-using');
    // The same company stands in the two other lists, too.
    await write.usage({ kind: 'company', id: 'tool' }, 'discreet', 'company-using');
    await write.relation('discreet', 'tool');
    await write.section('discreet', { section: 'basics', value: { hideUsedService: true } });
    await api.caughtUp();
  });

  it.each(used)('does not show them: %s', async (path) => {
    const { payload, counter } = await get('anonymous', `/api/company/discreet/${path}`);
    expect([payload, counter]).toEqual([path.startsWith('count') ? { count: 0 } : [], '{}']);
  });
  it.each(used)('shows them to its owner: %s', async (path) => {
    const { payload } = await get('business-owner', `/api/company/discreet/${path}`);
    expect(payload).toMatchObject(path.startsWith('count') ? { count: 1 } : [{ id: 'tool' }]);
  });
  it.each(['company-use', 'company-relative'])('does not reveal them by the filters of its list %s', async (type) => {
    const url = `/api/company/discreet/service-pagination?type=${type}`;
    for (const who of ['anonymous', 'general'] as const) {
      expect((await get(who, url)).payload).toMatchObject([{ id: 'tool', ways: [] }]);
    }
    const ways = ['PARTNER', 'company-use', 'company-using'];
    expect((await get('business-owner', url)).payload).toMatchObject([{ id: 'tool', ways }]);
  });
});

describe('the list of all companies', () => {
  const listed = z.array(
    z.object({ id: z.string(), isPublic: z.boolean(), isPaidAccount: z.boolean(), owners: z.array(z.unknown()) }),
  );
  const rows = async (query: string) => {
    const { payload, total } = await get('admin', `/api/company?${query}`);
    return { rows: listed.parse(payload), total };
  };

  it('is for admins only, with hidden ones, paged and with a total', async () => {
    const { rows: all, total } = await rows('limit=50');
    expect(all.some(({ isPublic }) => !isPublic)).toBe(true);
    expect(Number(total)).toBe(all.length);
    const first = await rows('limit=1');
    expect([first.rows.length, first.total]).toEqual([1, total]);
    const second = await rows('limit=1&page=2');
    expect(second.rows[0]?.id).toBe(all[1]?.id);
    for (const who of ['general', 'general-owner', 'business-owner'] as const) {
      expect((await api.ask(who, { url: '/api/company' })).statusCode).toBe(403);
    }
    expect((await api.ask('anonymous', { url: '/api/company' })).statusCode).toBe(401);
  });

  it('filters by parts of names and by state, and shows the owners with their plans', async () => {
    expect((await rows('state=private')).rows.map(({ isPublic }) => isPublic)).toEqual([false]);
    const { rows: found } = await rows(`name=${encodeURIComponent('非公開社')}`);
    expect(found).toMatchObject([
      { id: 'secret', isPaidAccount: false, owners: [{ id: 'firm', isPaidAccount: false }] },
    ]);
    await api.ask('admin', { method: 'PUT', url: '/api/users/firm/make-paid-account' });
    await api.caughtUp();
    expect((await rows('state=private')).rows).toMatchObject([
      { isPaidAccount: true, owners: [{ id: 'firm', isPaidAccount: true }] },
    ]);
  });
});
