import { randomUUID } from 'node:crypto';
import { articleId, companyId, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, companies, people } from '../testing/directory.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { batchesTo, edits, queued } from '../testing/queue.ts';

const { mio, sora } = people;
const { kikitome } = companies;
const { register, retitle, remove, restore } = edits;
/** Each command is a day later than the one before it. */
const day = (of: number) => ({ v: 2, issuedAt: `2026-11-${10 + of}T08:00:00.000Z` });
const at = (of: number) => day(of).issuedAt;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
const send = batchesTo(() => testApp);
const stateOf = async (id: string) => (await testApp.deps.handler.load(streams.article(articleId(id)))).state;

describe('the removal of an article that was sent', () => {
  it('is taken back with all that the article was, and once', async () => {
    const id = `a-${randomUUID()}`;
    await send([register(id), retitle(id, '改題')]);
    const before = await stateOf(id);
    await send([remove(id)]);
    const undo = restore(id);
    const first = await send([undo]);
    expect(first.statuses).toEqual(['applied']);
    expect(first.appended.map(({ type }) => type)).toEqual(['article-restored']);
    expect(await stateOf(id)).toEqual(before);
    expect([(await send([undo])).statuses, (await send([restore(id)])).statuses]).toEqual([
      ['duplicate'],
      ['unchanged'],
    ]);
  });

  it('is not taken back by a registration', async () => {
    const id = `a-${randomUUID()}`;
    await send([register(id), remove(id)]);
    expect((await send([register(id)])).statuses).toEqual(['gone']);
    expect((await send([restore(id), retitle(id, '改題')])).statuses).toEqual(['applied', 'applied']);
  });

  it('is taken back by nobody who could not have removed it', async () => {
    const id = `a-${randomUUID()}`;
    await send([register(id), remove(id)]);
    const asSora = (owner: object) => queued('restore-article', `article-${id}`, { articleId: id, owner });
    const strangers = [asSora({ kind: 'user', id: mio.id }), asSora({ kind: 'user', id: sora.id })];
    expect((await send(strangers, 'sora')).statuses).toEqual(['forbidden', 'forbidden']);
    expect((await send([restore(id)], 'rival')).statuses).toEqual(['forbidden']);
    expect((await send([restore(id)], 'admin')).statuses).toEqual(['applied']);
  });

  it('by an admin who told why is taken back by an admin', async () => {
    const id = `a-${randomUUID()}`;
    const owner = { kind: 'user', id: mio.id };
    const removal = queued('remove-article', `article-${id}`, { articleId: id, owner, reason: '規約に反するため' });
    await send([register(id)]);
    await send([removal], 'admin');
    const own = await send([restore(id)]);
    expect(own.results).toMatchObject([
      { status: 'forbidden', problem: { detail: '運営が削除した記事は、元に戻せません。' } },
    ]);
    expect((await send([restore(id)], 'admin')).statuses).toEqual(['applied']);
  });
});

describe('what stood between two and was ended by commands that were sent', () => {
  const follow = (value: boolean, more: object) =>
    queued('set-follow', `follow-${mio.id}_user.${sora.id}`, { target: { kind: 'user', id: sora.id }, value }, more);
  const followAgain = (more: object) =>
    queued(
      'set-follow',
      `follow-${mio.id}_user.${sora.id}`,
      { target: { kind: 'user', id: sora.id }, value: true, restore: true },
      more,
    );

  it('is a follow since when it was', async () => {
    await send([follow(true, day(0)), follow(false, day(1))]);
    const { appended } = await send([followAgain(day(2))]);
    expect(appended).toMatchObject([{ type: 'follow-started', data: { at: at(0) } }]);
  });

  it('begins anew without the word that it is an undo, also from an app that does not know it', async () => {
    await send([follow(false, day(3))]);
    const { appended } = await send([follow(true, { ...day(4), v: 1 })]);
    expect(appended).toMatchObject([{ type: 'follow-started', data: { at: at(4) } }]);
  });

  it('is a star since when it was', async () => {
    const star = (value: boolean, more: object, undo: object = {}) =>
      queued(
        'set-bookmark',
        `bookmark-${mio.id}_${articles.ofSora}`,
        { referenceId: articles.ofSora, value, ...undo },
        more,
      );
    await send([star(true, day(0)), star(false, day(1))]);
    const { appended } = await send([star(true, day(2), { restore: true })]);
    expect(appended).toMatchObject([{ type: 'article-bookmarked', data: { at: at(0) } }]);
  });

  it('is a usage with its month and its word', async () => {
    const pair = { holder: { kind: 'user', id: mio.id }, serviceId: kikitome };
    const stream = `usage-${mio.id}_${kikitome}` as const;
    const told = { since: '2024-10', comment: '毎日使っています。' };
    await send([
      queued('declare-usage', stream, { ...pair, usageType: 'company', ...told }, day(0)),
      queued('withdraw-usage', stream, pair, { ...day(1), v: 1 }),
    ]);
    const undo = queued('declare-usage', stream, { ...pair, usageType: 'company', restore: true }, day(2));
    const { appended } = await send([undo]);
    expect(appended).toMatchObject([{ type: 'usage-declared', data: { since: told.since, at: at(0) } }]);
    const { state } = await testApp.deps.handler.load(streams.usage(userId(mio.id), companyId(kikitome)));
    expect(state).toMatchObject({ status: 'on', ...told, declaredAt: at(0) });
  });
});
