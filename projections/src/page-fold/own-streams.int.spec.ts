import { accountId, companyId, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownStreamsOf } from '../read-model/traces.ts';
import type { Projections } from '../start-projections.ts';
import { AT, sendCommand } from '../testing/send-command.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let projections: Projections;
beforeEach(async () => {
  app = await openTestApp();
  projections = await app.start();
});
afterEach(() => app?.close());

/** Once all that was written can be read. */
async function ownOf(id: string) {
  const place = { pool: app.database.pool, watermarks: projections.watermarks };
  return ownStreamsOf(place, id, await app.log.head());
}

async function close(id: string): Promise<void> {
  const account = accountId(id);
  const stream = streams.account(account);
  const data = { accountId: account, mode: 'general', at: AT } as const;
  await sendCommand(app.handler, { stream, command: { type: 'open-account', data } });
  const leaving = { at: AT, closesAt: AT };
  await sendCommand(app.handler, { stream, command: { type: 'begin-leaving', data: leaving } });
  await sendCommand(app.handler, { stream, command: { type: 'close-account', data: { at: AT } } });
}

/** Mio does each thing that leaves a stream, and takes each back. */
async function doAndTakeBack(): Promise<void> {
  const { write } = app;
  for (const id of ['mio', 'sora']) await write.person(id);
  for (const company of ['owned', 'joined', 'asked', 'used', 'followed']) await write.company(company);
  await write.memberships.owner('owned', 'sora');
  await write.article('essay', userId('mio'));
  await write.removeArticle('essay');
  await write.article('other', userId('sora'));
  await write.usage('user', 'mio', 'used');
  await sendCommand(app.handler, {
    stream: streams.usage(userId('mio'), companyId('used')),
    command: {
      type: 'withdraw-usage',
      data: { holder: { kind: 'user', id: userId('mio') }, serviceId: companyId('used'), at: AT },
    },
  });
  for (const on of [true, false]) {
    await write.bookmark('mio', 'other', on);
    await write.follow('mio', 'company', 'followed', on);
    await write.block('mio', 'sora', on);
    await write.memberships.owner('owned', 'mio', on);
    await write.memberships.member('joined', 'mio', on ? 'NOW-MEMBER' : null);
  }
  await write.memberships.requestOwnership('asked', 'mio', 'admin');
  await write.memberships.withdrawOwnershipRequest('asked', 'mio');
  await write.surveys.question('q', '何を学びましたか。');
  for (const text of ['続けることです。', null]) await write.surveys.answer('q', 'mio', text);
}
const OF_MIO = [
  'article-essay',
  'block-mio_sora',
  'bookmark-mio_other',
  'companymembers-asked',
  'companymembers-joined',
  'companymembers-owned',
  'follow-mio_company.followed',
  'surveyanswer-q_mio',
  'usage-mio_used',
];

it('a person keeps the streams of what they did, also once it is taken back, and none of others’', async () => {
  await doAndTakeBack();
  await app.write.follow('sora', 'user', 'mio');
  await app.write.block('sora', 'mio', true);
  await app.write.usage('company', 'owned', 'used');
  expect(await ownOf('mio')).toEqual({ streams: OF_MIO, followers: ['sora'] });
  const ofSora = ['article-other', 'block-sora_mio', 'companymembers-owned', 'follow-sora_user.mio'];
  expect(await ownOf('sora')).toEqual({ streams: ofSora, followers: [] });
  expect((await ownOf('owned')).streams).toEqual([]);
});

it('a person whose account is closed keeps none, also once all of theirs is taken back, and after a rebuild', async () => {
  await doAndTakeBack();
  await app.write.bookmark('mio', 'other');
  await app.write.memberships.member('joined', 'mio', 'NOW-MEMBER');
  await close('mio');
  expect((await ownOf('mio')).streams).toEqual([]);
  await app.write.bookmark('mio', 'other', false);
  await app.write.memberships.removePerson('joined', 'mio');
  await app.write.erase('mio');
  expect((await ownOf('mio')).streams).toEqual([]);
  await projections.rebuilds.start();
  await projections.rebuilds.finished();
  expect(await projections.rebuilds.status()).toMatchObject({ status: 'ready', error: null });
  await projections.rebuilds.swap();
  expect([(await ownOf('mio')).streams, (await ownOf('sora')).streams]).toEqual([
    [],
    ['article-other', 'companymembers-owned'],
  ]);
});
