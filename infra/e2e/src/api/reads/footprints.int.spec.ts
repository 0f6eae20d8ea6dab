import { eventually } from '@meikan/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readList } from './read-list.ts';

const BROWSER = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

const api = apiTestAppPerFile(async (write) => {
  for (const id of ['shown', 'known']) await write.company(id);
  await write.company('owned');
  await write.owner('owned', 'firm');
  await write.publish('owned', false);
  for (const id of ['shown', 'known']) await write.usage({ kind: 'user', id: 'mio' }, id, 'private');
});

/** Visits are counted by days in Japan: none may end while they are. */
beforeAll(async () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const IN_JAPAN_MS = 9 * 60 * 60 * 1000;
  const left = () => DAY_MS - ((Date.now() + IN_JAPAN_MS) % DAY_MS);
  await eventually(() => left() > 2 * 60_000, { within: 3 * 60_000 });
}, 4 * 60_000);

const visit = async (who: Who, path: string, agent = BROWSER) => {
  const answer = await api.ask(who, {
    method: 'POST',
    url: `/api/${path}/footprint`,
    headers: { 'user-agent': agent },
  });
  return answer.json<{ payload: { counted: boolean } }>().payload.counted;
};
const hide = async (who: Who, value: boolean) => {
  await api.ask(who, { method: 'PUT', url: '/api/users/hide-footprints', body: { value } });
  await api.caughtUp();
};
const visitors = async () => {
  const answer = await api.ask('general-owner', { url: '/api/users/mio/footprints' });
  return z.object({ payload: z.array(z.object({ id: z.string() }).loose()) }).parse(answer.json()).payload;
};
const profile = async (who: Who, query = '') => {
  const answer = await api.ask(who, { url: `/api/users/username/name-mio${query}` });
  const seen = z.object({
    footprintUserCount: z.number(),
    footprintUsers: z.array(z.object({ id: z.string() })).optional(),
  });
  return z.object({ payload: seen }).parse(answer.json()).payload;
};

describe('footprints on a profile', () => {
  it('are one per visitor and day for a thousand visits; none for oneself or programs', async () => {
    const counted: boolean[] = [];
    // Not all at once: whoever waits too long for a connection is asked to come again, on a busy machine too.
    for (let round = 0; round < 20; round += 1)
      counted.push(...(await Promise.all(Array.from({ length: 50 }, () => visit('general', 'users/mio')))));
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect(await visit('general-owner', 'users/mio')).toBe(false);
    expect(await visit('business-owner', 'users/mio', 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(false);
    expect(await profile('anonymous')).toEqual({ footprintUserCount: 1 });
  });

  it('name members to the owner only, and not in preview', async () => {
    expect(await visit('anonymous', 'users/mio')).toBe(true);
    expect(await visit('business-owner', 'users/mio')).toBe(true);
    expect(await visitors()).toMatchObject([
      { id: 'sora', days: 1, visitedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    expect(await profile('general-owner')).toMatchObject({ footprintUserCount: 3, footprintUsers: [{ id: 'sora' }] });
    for (const who of ['anonymous', 'general', 'admin'] as const) {
      expect(await profile(who)).toEqual({ footprintUserCount: 3 });
      expect((await api.ask(who, { url: '/api/users/mio/footprints' })).statusCode).toBeGreaterThanOrEqual(401);
    }
    expect(await profile('general-owner', '?preview=true')).toEqual({ footprintUserCount: 3 });
  });

  it('omit visitors who chose to stay hidden, and hidden people', async () => {
    await hide('general', true);
    expect(await visitors()).toEqual([]);
    const own = await api.ask('general', { url: '/api/users/privacy' });
    expect(own.json()).toMatchObject({ payload: { hidesFootprints: true } });
    await hide('general', false);
    expect(await visitors()).toMatchObject([{ id: 'sora' }]);
    await api.write.hide('sora', true);
    await api.caughtUp();
    expect([await visitors(), (await profile('general-owner')).footprintUsers]).toEqual([[], []]);
    await api.write.hide('sora', false);
    await api.caughtUp();
  });
});

it('names nobody whose profile is a draft, also once it is published, and counts no visits of others there', async () => {
  await api.write.draft('mio', true);
  await api.caughtUp();
  const refused = await api.ask('member-of-paid', { method: 'POST', url: '/api/users/mio/footprint' });
  expect(refused.statusCode).toBe(404);
  expect(await visit('general-owner', 'users/staff')).toBe(true);
  await api.write.draft('mio', false);
  await api.caughtUp();
  const own = await api.ask('member-of-paid', { url: '/api/users/username/name-staff' });
  expect(own.json()).toMatchObject({ payload: { footprintUserCount: 1, footprintUsers: [] } });
});

it('sorts the services of a profile by how often their pages were visited', async () => {
  for (const who of ['admin', 'anonymous'] as const) await visit(who, 'company/known');
  await visit('admin', 'company/shown');
  const sorted = async (sort: string) =>
    (await readList(api, `/api/users/username/name-mio/services?sort=${sort}`)).ids;
  expect(await sorted('VISITOR')).toEqual(['known', 'shown']);
  await visit('business-owner', 'company/shown');
  await visit('anonymous', 'company/shown');
  expect(await sorted('VISITOR')).toEqual(['shown', 'known']);
});

describe('read publications of a company', () => {
  type Told = { isRead: boolean; readCount: number };
  const item = z.object({ payload: z.object({ isRead: z.boolean(), readCount: z.number() }) });
  const seenBy = async (who: Who): Promise<Told> => {
    const { isRead, readCount } = item.parse((await api.ask(who, { url: '/api/articles/note' })).json()).payload;
    return { isRead, readCount };
  };

  it('are marked for their reader only; the count is shown to everybody', async () => {
    await api.write.article('note', { kind: 'company', id: 'shown' }, { category: 'tech_blog' });
    await api.caughtUp();
    expect(await seenBy('business-other')).toEqual({ isRead: false, readCount: 0 });
    const url = '/api/company/shown/content-read';
    const answer = await api.ask('business-other', { method: 'PUT', url, body: { contentId: 'note' } });
    expect(answer.json()).toEqual({ payload: { contentId: 'note', isRead: true, readCount: 1 } });
    expect(await seenBy('business-other')).toEqual({ isRead: true, readCount: 1 });
    expect(await seenBy('general-owner')).toEqual({ isRead: false, readCount: 1 });
    expect(await seenBy('anonymous')).toEqual({ isRead: false, readCount: 1 });
    const list = await api.ask('business-other', { url: '/api/company/shown/article' });
    expect(list.json()).toMatchObject({ payload: [{ id: 'note', isRead: true, readCount: 1 }] });
  });
});

describe('the directory of services, sorted by visitors', () => {
  const idsOf = async (url: string) => (await readList(api, url)).ids;
  const ids = (query: string) => idsOf(`/api/company/search?sort=VISITOR&limit=12${query}`);
  /** The index is told with every change of a page; of visits alone within the hour. */
  const changed = async (follower: number) => {
    for (const id of ['shown', 'known']) await api.write.followers(id, follower);
    await api.caughtUp();
  };

  it('begins with the page that was visited most, within the filters', async () => {
    for (const who of ['business-owner', 'admin', 'anonymous'] as const) await visit(who, 'company/known');
    await visit('anonymous', 'company/shown');
    await changed(1);
    await eventually(async () => expect(await ids('')).toEqual(['known', 'shown']));
    for (const who of ['business-owner', 'admin', 'business-other', 'general-owner'] as const)
      await visit(who, 'company/shown');
    await changed(2);
    await eventually(async () => expect(await ids('')).toEqual(['shown', 'known']));
    expect(await ids('&explore=web-service&categories=sns_community&type=service')).toEqual(['shown', 'known']);
    expect(await ids('&page=2')).toEqual([]);
    expect(await ids('&type=company')).toEqual([]);
    expect(await ids('&explore=business-service')).toEqual([]);
    expect(await ids('&industry=it')).toEqual([]);
  });

  it('does so for text searches and in the search of everything', async () => {
    const text = `search=${encodeURIComponent('会社')}`;
    expect(await ids(`&${text}`)).toEqual(['shown', 'known']);
    expect(await idsOf(`/api/search?sort=visitors&kind=service&${text}`)).toEqual(['shown', 'known']);
    expect(await idsOf('/api/search?sort=visitors&kind=service')).toEqual(['shown', 'known']);
  });
});

describe('the visitors of a company’s page', () => {
  const list = (who: Who) => api.ask(who, { url: '/api/company/owned/footprints' });
  const plan = async (paid: boolean) => {
    await api.ask('admin', { method: 'PUT', url: `/api/users/firm/${paid ? 'make' : 'disable'}-paid-account` });
    await api.caughtUp();
  };

  it('are named to its owners on the paid plan only', async () => {
    await visit('general-owner', 'company/owned');
    await visit('business-other', 'company/owned');
    expect((await list('business-owner')).statusCode).toBe(403);
    await plan(true);
    const told = await list('business-owner');
    expect([told.statusCode, told.headers.total]).toEqual([200, '1']);
    expect(told.json()).toMatchObject({ payload: [{ id: 'mio', days: 1 }] });
    for (const who of ['anonymous', 'general-owner', 'business-other', 'admin'] as const) {
      expect((await list(who)).statusCode).toBeGreaterThanOrEqual(401);
    }
    await plan(false);
    expect((await list('business-owner')).statusCode).toBe(403);
  });

  it('are not named when they chose to stay hidden', async () => {
    await plan(true);
    await hide('general-owner', true);
    expect((await list('business-owner')).json()).toMatchObject({ payload: [] });
    await hide('general-owner', false);
  });
});
