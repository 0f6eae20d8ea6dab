import { accountId, companyId, instant, reportTarget, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pagesOwnedAlone } from './read-model/pages-owned-alone.ts';
import { reportersOf } from './read-model/reporters.ts';
import { picturesOfCompanies, tracesOf } from './read-model/traces.ts';
import type { Projections } from './start-projections.ts';
import { sendCommand } from './testing/send-command.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let projections: Projections;

beforeEach(async () => {
  app = await openTestApp();
  projections = await app.start();
});
afterEach(() => app?.close());

const caughtUp = async () => expect(await projections.caughtUp()).toBe(true);
const people = async () => {
  const { rows } = await app.database.pool.query<{ id: string }>('select id from read_model.person order by id');
  return rows.map(({ id }) => id);
};

it('forgets people who were erased, and a rebuild brings none of them back', async () => {
  const { write, keys } = app;
  for (const id of ['mio', 'sora', 'riku']) await write.person(id);
  await caughtUp();
  // Until their last event is folded, two whose names cannot be read stand beside each other.
  for (const id of ['mio', 'sora']) await keys.destroy(id);
  for (const id of ['mio', 'sora']) await write.erase(id);
  await caughtUp();
  expect(await people()).toEqual(['riku']);
  await projections.rebuilds.start();
  await projections.rebuilds.finished();
  expect(await projections.rebuilds.status()).toMatchObject({ status: 'ready', error: null });
  await projections.rebuilds.swap();
  expect(await people()).toEqual(['riku']);
  expect(app.heard.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

it('tells two people apart whose names cannot be read any more', async () => {
  const { write, keys } = app;
  for (const id of ['mio', 'sora']) {
    await write.person(id);
    await keys.destroy(id);
  }
  await caughtUp();
  expect(await people()).toEqual(['mio', 'sora']);
});

it('lists what somebody left beside their profile, once all until a position is seen', async () => {
  const { write, database } = app;
  const { pool } = database;
  await write.person('mio');
  await write.person('sora');
  for (const company of ['owned', 'joined', 'asked', 'used', 'followed']) await write.company(company);
  await write.article('essay', userId('mio'));
  await write.article('other', userId('sora'));
  await write.usage('user', 'mio', 'used');
  await write.bookmark('mio', 'other');
  await write.follow('mio', 'company', 'followed');
  await write.follow('sora', 'user', 'mio');
  await write.block('mio', 'sora', true);
  await write.block('sora', 'mio', true);
  await write.memberships.owner('owned', 'mio');
  await write.memberships.member('joined', 'mio', 'NOW-MEMBER');
  await write.memberships.requestOwnership('asked', 'mio', 'admin');
  await write.reports.report('mio', reportTarget({ kind: 'article', id: 'other' }), '写真が無断で使われています。');
  await write.surveys.question('q', '何を学びましたか。');
  const last = await write.surveys.answer('q', 'mio', '続けることです。');
  const traces = await tracesOf({ pool, watermarks: projections.watermarks }, 'mio', last);
  expect({ ...traces, companies: traces.companies.toSorted() }).toEqual({
    articles: ['essay'],
    usages: ['used'],
    bookmarks: ['other'],
    follows: [{ kind: 'company', id: 'followed' }],
    followers: ['sora'],
    blocks: ['sora'],
    blockedBy: ['sora'],
    companies: ['asked', 'joined', 'owned'],
    answers: ['q'],
    reports: [{ kind: 'article', id: 'other' }],
  });
});

it('forgets what was written by who reported and left, and keeps that it was reported', async () => {
  const { write, database } = app;
  const essay = reportTarget({ kind: 'article', id: 'essay' });
  await write.reports.report('mio', essay, '写真が無断で使われています。');
  await write.reports.end('forget-reporter', 'mio', essay);
  await caughtUp();
  const { rows } = await database.pool.query('select user_id, target_id, reason, text from read_model.report');
  expect(rows).toEqual([{ user_id: 'mio', target_id: 'essay', reason: 'other', text: '' }]);
});

it('names who reported what an answer is about: what came after the answer before', async () => {
  const { write, database } = app;
  const target = reportTarget({ kind: 'user', id: 'mio' });
  const place = { pool: database.pool, watermarks: projections.watermarks };
  const arrived = async () => {
    await caughtUp();
    const { rows } = await database.pool.query<{ at: string }>('select max(reported_at) as at from read_model.report');
    return instant(rows[0]?.at ?? '');
  };
  await write.reports.report('sora', target);
  const first = await arrived();
  const ruled = await write.reports.rule(target, first, null);
  expect(await reportersOf(place, { target, upTo: first }, ruled)).toEqual(['sora']);
  let second = first;
  // Two that arrive within a millisecond are one moment: asked again until they are two.
  for (let at = 1; second === first; at += 1) {
    await write.reports.report('riku', target, '', instant(new Date(at).toISOString()));
    second = await arrived();
  }
  const again = await write.reports.rule(target, second, 'spam');
  expect(await reportersOf(place, { target, upTo: second }, again)).toEqual(['riku']);
  expect(await reportersOf(place, { target, upTo: first }, again)).toEqual(['sora']);
});

it('names the published pages that nobody else looks after', async () => {
  const { write, database } = app;
  const alone = async (id: string) => {
    await caughtUp();
    return (await pagesOwnedAlone(database.pool, accountId(id))).map((page) => page.id);
  };
  await write.person('mio');
  await write.person('sora');
  for (const company of ['shop', 'draft', 'shared']) {
    await write.company(company);
    await write.memberships.owner(company, 'mio');
  }
  for (const company of ['shop', 'shared']) await write.public(company, true);
  await write.memberships.owner('shared', 'sora');
  expect([await alone('mio'), await alone('sora')]).toEqual([['shop'], []]);
  await write.published('sora', false);
  expect(await alone('mio')).toEqual(['shop']);
  await write.leaving('sora', true);
  expect(await alone('mio')).toEqual(['shared', 'shop']);
});

function showCover(company: string, value: string) {
  const command = { type: 'change-company-section' as const, data: { section: 'cover-photo' as const, value } };
  return sendCommand(app.handler, { stream: streams.company(companyId(company)), command });
}

it('finds the pictures of an uploader that companies show', async () => {
  const [own, other] = ['a'.repeat(64), 'b'.repeat(64)];
  await app.write.company('shop');
  await showCover('shop', `/images/${own}?width=320`);
  await app.write.company('rival');
  await showCover('rival', `/images/${other}`);
  await caughtUp();
  expect([...(await picturesOfCompanies(app.database.pool, 'a'.repeat(16)))]).toEqual([own]);
});
