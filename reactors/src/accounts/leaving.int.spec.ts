import { type AccountCommand, accountId, companyId, instant, isPresent, type UserId, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { Fault } from '@meikan/platform';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeAccountOf } from '../testing/commands.ts';
import { at, mio, noTraces, openTestApp, type TestApp, tsubame } from '../testing/test-app.ts';
import { erasePerson } from './erase-person.ts';
import { followLeaving } from './follow-leaving.ts';

const sora = userId('sora');
const closesAt = instant('2026-12-05T00:00:00.000Z');

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app[Symbol.asyncDispose]());

const profile = async () => (await app.handler.load(streams.user(mio))).state;
const typesOf = async (stream: `${string}-${string}`) => (await app.log.readStream(stream)).map(({ type }) => type);
const failures = async () =>
  (await app.pool.query<{ error: string }>('select error from reactors.failure')).rows.map(({ error }) => error);

const ofAccount = (command: AccountCommand) => app.send(streams.account(accountId(mio)), command);

function followsMio(person: UserId) {
  const target = { kind: 'user', id: mio } as const;
  return app.send(streams.follow(person, 'user', mio), {
    type: 'set-follow',
    data: { userId: person, target, on: true, at },
  });
}

it('take the profile of who leaves out of sight, and bring it back', async () => {
  await ofAccount({ type: 'open-account', data: { accountId: accountId(mio), mode: 'general', at } });
  await app.start([followLeaving]);
  await ofAccount({ type: 'begin-leaving', data: { at, closesAt } });
  await app.reacted();
  expect(await profile()).toMatchObject({ status: 'active', isLeaving: true });
  await ofAccount({ type: 'stop-leaving', data: { at } });
  await app.reacted();
  expect(await profile()).toMatchObject({ status: 'active', isLeaving: false });
});

it('leave the stream of a profile alone that was never there', async () => {
  const firm = accountId('firm');
  await app.start([followLeaving, erasePerson]);
  await closeAccountOf(app, userId(firm));
  await app.reacted();
  expect(await typesOf('user-firm')).toEqual([]);
  expect(app.erased).toEqual(['pictures firm', 'key firm']);
});

it('take back what somebody left before what was sealed about them becomes unreadable', async () => {
  await app.ownTsubame();
  const invitation = await app.invite('sora@demo.meikan.example');
  const hash = 'hash';
  const named = { companyId: tsubame, invitationId: invitation, at };
  await app.peopleOfTsubame({ type: 'issue-invitation', data: { ...named, tokenHash: hash } });
  const accepting = { companyId: tsubame, userId: sora, at, tokenHash: hash, address: 'sora@demo.meikan.example' };
  await app.peopleOfTsubame({ type: 'accept-invitation', data: accepting });
  app.traces = { ...noTraces, companies: [tsubame], followers: [sora] };
  await followsMio(sora);
  await app.start([erasePerson]);
  await closeAccountOf(app, sora);
  await app.reacted();
  expect(app.erased).toEqual([`key ${invitation}`, `pictures ${sora}`, `key ${sora}`]);
  const { state } = await app.handler.load(streams.companymembers(tsubame));
  expect([state.owners, state.invitations]).toEqual([[mio], []]);
});

it('forget who reported something, and keep that it was reported', async () => {
  const data = { userId: sora, target: { kind: 'user', id: mio }, reason: 'spam', text: '広告です。', at } as const;
  const stream = streams.report(sora, data.target);
  await app.send(stream, { type: 'make-report', data });
  app.traces = { ...noTraces, reports: [data.target] };
  await app.start([erasePerson]);
  await closeAccountOf(app, sora);
  await app.reacted();
  expect(await typesOf(stream.name)).toEqual(['thing-reported', 'reporter-forgotten']);
  expect(await failures()).toEqual([]);
});

it('end the profile, of which nothing can be read any more', async () => {
  app.traces = { ...noTraces, followers: [sora], blockedBy: [sora] };
  await followsMio(sora);
  await app.start([erasePerson]);
  await closeAccountOf(app, mio);
  await app.reacted();
  expect(await typesOf('user-mio')).toEqual(['user-registered', 'user-erased']);
  expect(await profile()).toEqual({ status: 'erased' });
  const before = (await app.handler.load(streams.user(mio), { upTo: 0n })).state;
  expect(isPresent(before) && before.sections.basics.name).toBe('消去済み');
  expect(await typesOf(`follow-${sora}_user.${mio}`)).toEqual(['follow-started', 'follow-ended']);
  expect(await failures()).toEqual([]);
});

it('try again what failed in between, and do nothing twice', async () => {
  let failing = 1;
  app.traces = { ...noTraces, followers: [sora] };
  await followsMio(sora);
  await app.start([
    {
      ...erasePerson,
      react: (recorded, effects) =>
        erasePerson.react(recorded, {
          ...effects,
          destroyKey: (subject) =>
            failing-- > 0 ? Promise.reject(new Fault('keys', 'away')) : effects.destroyKey(subject),
        }),
    },
  ]);
  await closeAccountOf(app, mio);
  await app.reacted();
  expect(app.erased).toEqual(['pictures mio', 'pictures mio', 'key mio']);
  expect(await typesOf(`follow-${sora}_user.${mio}`)).toEqual(['follow-started', 'follow-ended']);
  expect(await typesOf('user-mio')).toEqual(['user-registered', 'user-erased']);
});

it('erase a person although one trace is refused, and record which', async () => {
  app.traces = { ...noTraces, articles: ['never-there'], companies: [companyId('nowhere')] };
  await app.start([erasePerson]);
  await closeAccountOf(app, mio);
  await app.reacted();
  expect(await profile()).toEqual({ status: 'erased' });
  expect(await failures()).toEqual(['not all that mio left was taken back: article-never-there article-unknown']);
});
