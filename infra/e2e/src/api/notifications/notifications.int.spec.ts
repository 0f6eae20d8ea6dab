import { describe, expect, it } from 'vitest';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { AT } from '../test-app/tell.ts';
import { readingNotifications } from './read-notifications.ts';

const FRIENDS = ['aoi', 'beni', 'chie', 'dan'] as const;

const api = apiTestAppPerFile(async (write) => {
  for (const id of [...FRIENDS, 'eri']) await write.person(id);
  await write.company('tsubame', { name: '株式会社つばめ' });
  await write.owner('tsubame', 'firm');
});
const { ask, list, ofType, state, see, setKind } = readingNotifications(api);

const MIO = 'general-owner';
const follow = (who: Who, id: string, value = true) =>
  ask(who, { method: 'PUT', url: `/api/users/${id}/follow`, body: { value } });
const publish = (articleName: string) =>
  ask(MIO, {
    method: 'PUT',
    url: '/api/users/mio/article',
    body: { articleName, articleUrl: 'https://example.com/new', articleCategory: 'private_blog_diary' },
  });

describe('a follow', () => {
  const followers = () => ofType(MIO, 'followed');

  it('is told with others of its day in one, and no more once it ends', async () => {
    for (const id of FRIENDS) await api.write.follow(id, 'mio');
    const [told, ...others] = await followers();
    expect(others).toEqual([]);
    // They come from an import: they are as old as it says.
    expect(told).toMatchObject({ about: { kind: 'user', id: 'mio' }, at: AT, count: FRIENDS.length, isNew: true });
    expect(told?.by).toHaveLength(3);
    expect(FRIENDS.map((id) => `利用者${id}`)).toEqual(expect.arrayContaining(told?.by.map(({ name }) => name) ?? []));
    await follow('general', 'mio');
    expect((await followers()).reduce((sum, { count }) => sum + count, 0)).toBe(FRIENDS.length + 1);
    await follow('general', 'mio', false);
    expect((await followers()).reduce((sum, { count }) => sum + count, 0)).toBe(FRIENDS.length);
  });

  it('is told neither of who is out of sight nor of who is blocked', async () => {
    await api.write.hide('aoi', true);
    await api.write.draft('beni', true);
    await api.write.block('mio', 'chie');
    await api.write.block('dan', 'mio');
    expect(await followers()).toEqual([]);
    await api.write.hide('aoi', false);
    await api.write.draft('beni', false);
    await api.write.block('mio', 'chie', false);
    await api.write.block('dan', 'mio', false);
    expect(await followers()).toMatchObject([{ count: FRIENDS.length }]);
  });

  it('of a page is told to who edits it', async () => {
    await api.write.follow('aoi', 'tsubame', 'company');
    expect(await ofType('business-owner', 'followed')).toMatchObject([
      { about: { kind: 'company', id: 'tsubame', name: '株式会社つばめ' }, by: [{ id: 'aoi' }], count: 1 },
    ]);
    expect(await ofType('business-other', 'followed')).toEqual([]);
    await api.write.block('firm', 'aoi');
    expect(await ofType('business-owner', 'followed')).toEqual([]);
    await api.write.block('firm', 'aoi', false);
  });
});

describe('an article', () => {
  it('is told to who followed its author before, and not one from before that', async () => {
    await publish('先に出した記事');
    await follow('general', 'mio');
    expect(await ofType('general', 'published')).toEqual([]);
    await publish('あとに出した記事');
    const [told] = await ofType('general', 'published');
    expect(told).toMatchObject({
      ...{ about: { kind: 'article', name: 'あとに出した記事' }, count: 1 },
      by: [{ kind: 'user', id: 'mio' }],
    });
    const edited = { method: 'POST', url: `/api/users/mio/article/${told?.about?.id}` } as const;
    await ask(MIO, { ...edited, body: { articleUrl: 'https://example.com/moved' } });
    expect(await ofType('general', 'published')).toEqual([told]);
    expect(await ofType('business-other', 'published')).toEqual([]);
  });

  it('is told no more once its author is out of sight, or blocked by the reader', async () => {
    await api.write.draft('mio', true);
    expect(await ofType('general', 'published')).toEqual([]);
    await api.write.draft('mio', false);
    expect(await ofType('general', 'published')).toHaveLength(1);
    await api.write.block('sora', 'mio');
    expect(await ofType('general', 'published')).toEqual([]);
    await api.write.block('sora', 'mio', false);
  });
});

describe('a notification', () => {
  it('is new until it was seen, and another one is new after that', async () => {
    const before = await state('general');
    expect(before.userId).toBe('sora');
    expect(before.newCount).toBe((await list('general')).total);
    const [latest] = (await list('general')).payload;
    await see('general', latest?.at ?? '');
    expect(await state('general')).toMatchObject({ newCount: 0 });
    expect((await list('general')).payload.some(({ isNew }) => isNew)).toBe(false);
    await publish('見たあとの記事');
    expect(await state('general')).toMatchObject({ newCount: 1 });
    expect((await list('general')).payload[0]).toMatchObject({ type: 'published', isNew: true });
  });

  it('is new to one reader when another has seen theirs', async () => {
    const { newCount } = await state(MIO);
    expect(newCount).toBeGreaterThan(0);
    await see('general', new Date().toISOString());
    expect(await state(MIO)).toMatchObject({ newCount });
  });

  it('of a kind that is muted is neither listed nor counted', async () => {
    const { newCount } = await state(MIO);
    await setKind(MIO, 'follow', false);
    expect(await state(MIO)).toMatchObject({ newCount: 0, muted: ['follow'] });
    expect(await ofType(MIO, 'followed')).toEqual([]);
    await setKind(MIO, 'follow', true);
    expect(await state(MIO)).toMatchObject({ newCount, muted: [] });
    for (const kind of ['follow', 'article', 'page', 'claim', 'report', 'plan']) await setKind(MIO, kind, false);
    expect(await list(MIO)).toEqual({ payload: [], total: 0 });
    for (const kind of ['follow', 'article', 'page', 'claim', 'report', 'plan']) await setKind(MIO, kind, true);
  });

  it('stands on one page of the list', async () => {
    for (const paid of ['make-paid-account', 'disable-paid-account']) {
      await ask('admin', { method: 'PUT', url: `/api/users/mio/${paid}` });
    }
    const { payload, total } = await list(MIO);
    expect(payload.map(({ type }) => type)).toEqual(expect.arrayContaining(['plan-ended', 'plan-begun', 'followed']));
    expect(payload.map(({ at }) => at)).toEqual(
      payload
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const pages = await Promise.all(payload.map((_, index) => list(MIO, `?limit=1&page=${index + 1}`)));
    expect(pages.flatMap((page) => page.payload)).toEqual(payload);
    expect(new Set(pages.map((page) => page.total))).toEqual(new Set([total]));
    expect(total).toBe(payload.length);
  });

  it.each([
    [{ method: 'PUT', url: '/api/users/notifications/seen', body: { until: 'きのう' } }, 'until'],
    [{ method: 'PUT', url: '/api/users/notifications/kinds/follow', body: { value: 'はい' } }, 'value'],
  ] as const)('refuses %o with the field named', async (request, field) => {
    const answer = await api.ask(MIO, request);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field }] });
  });
});
