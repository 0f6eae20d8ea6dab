import { instant, memberStatusOf } from '@meikan/domain';
import { LogUnavailable, streams, UnreadableEvent } from '@meikan/event-log';
import { Fault } from '@meikan/platform';
import { eventually } from '@meikan/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetFootprints } from './accounts/forget-footprints.ts';
import { suspendAccount } from './accounts/suspend-account.ts';
import { allReactors, type Reactor } from './index.ts';
import { joinCompanies } from './memberships/join-companies.ts';
import { closeAccountOf, hide, verify, workThere } from './testing/commands.ts';
import { mio, openTestApp, type TestApp, tsubame } from './testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await openTestApp();
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
});

const failures = async () =>
  (await app.pool.query<{ error: string }>('select error from reactors.failure')).rows.map(({ error }) => error);

describe('reactors', () => {
  it('disable the account of a hidden profile, and enable it again with the profile', async () => {
    await app.start();
    await app.ofMio(hide(true));
    await app.ofMio(hide(false));
    await eventually(() => app.disabled.length === 2);
    expect(app.disabled).toEqual([
      [mio, true],
      [mio, false],
    ]);
  });

  it('report whether they have caught up', async () => {
    const held = Promise.withResolvers<void>();
    const { decode } = app;
    app.decode = async (recorded) => {
      await held.promise;
      return decode(recorded);
    };
    await app.start();
    await app.ofMio(hide(true));
    expect(await app.caughtUp({ withinMs: 0 })).toBe(false);
    held.resolve();
    expect(await app.caughtUp()).toBe(true);
    expect(app.disabled).toEqual([[mio, true]]);
  });

  it('delete the footprints of a closed account', async () => {
    await app.start();
    await closeAccountOf(app, mio);
    await eventually(() => app.forgotten.length > 0);
    expect(app.forgotten).toEqual(['mio']);
  });

  it('add a person to the companies of their work history, and remove them with it', async () => {
    await app.start();
    const becomes = (status: string | null) =>
      eventually(async () => {
        const { state } = await app.handler.load(streams.companymembers(tsubame));
        return memberStatusOf(state, mio) === status;
      });
    await app.ofMio(workThere([{ end: null }]));
    await becomes('NOW-MEMBER');
    await app.ofMio(workThere([{ end: '2024-03' }]));
    await becomes('PASSED-MEMBER');
    await app.ofMio(workThere([]));
    await becomes(null);
  });

  it('notify the owners of a page once that it was verified, by its name', async () => {
    await app.ownTsubame();
    await app.start();
    await app.ofTsubame(verify(true));
    await app.reacted();
    expect(app.mails).toMatchObject([
      { to: 'mio@demo.meikan.example', subject: '【名鑑】「株式会社つばめ勘定」のページが認証されました' },
    ]);
  });

  it('do not notify of old events of an import', async () => {
    await app.ownTsubame();
    await app.start();
    await app.ofTsubame(verify(true), instant('2024-04-01T00:00:00.000Z'));
    await app.ofTsubame(verify(false));
    await app.ofTsubame(verify(true));
    await app.reacted();
    expect(app.mails).toHaveLength(1);
  });

  it('react neither to events before the first start, nor twice after a restart', async () => {
    await app.ofMio(hide(true));
    await app.start();
    await app.ofMio(hide(false));
    await eventually(() => app.disabled.length === 1);
    await app.stop();
    await app.pool.query(`update reactors.checkpoint set position = '0'`);
    await app.start();
    await app.ofMio(hide(true));
    await app.reacted();
    expect(app.disabled.filter(([, value]) => !value)).toHaveLength(1);
  });

  it('record a failed reaction and go on with the others', async () => {
    const failing: Reactor = { name: 'failing', categories: ['user'], react: () => Promise.reject(new Error('no')) };
    await app.start([failing, ...allReactors]);
    await app.ofMio(hide(true));
    await eventually(() => app.disabled.length === 1);
    expect(await failures()).toEqual(['no']);
  });

  it.each([
    ['identity', () => new Fault('passwords', 'identity is away')],
    ['the log', () => new LogUnavailable('the log is away')],
    ['the database', () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ])('retry a repeatable reaction when %s is back, and lose none', async (_, failure) => {
    const failing = [suspendAccount, forgetFootprints, joinCompanies].map((reactor): Reactor => {
      let failures = 1;
      return {
        ...reactor,
        react: async (...on) => (failures-- > 0 ? Promise.reject(failure()) : reactor.react(...on)),
      };
    });
    await app.start(failing);
    await app.ofMio(hide(true));
    await closeAccountOf(app, mio);
    await eventually(() => app.disabled.length > 0 && app.forgotten.length > 0);
    expect([app.disabled, app.forgotten, await failures()]).toEqual([[[mio, true]], ['mio'], []]);
  });

  it('report an unreadable event and go on with the next', async () => {
    const sound = app.decode;
    let unreadable = true;
    app.decode = (recorded) => {
      if (!unreadable || recorded.type !== 'user-disabled') return sound(recorded);
      unreadable = false;
      return Promise.reject(new UnreadableEvent('of tomorrow'));
    };
    await app.start();
    await app.ofMio(hide(true));
    await app.ofMio(hide(false));
    await eventually(() => app.disabled.length === 1);
    expect(app.disabled).toEqual([[mio, false]]);
    expect(await failures()).toEqual(['of tomorrow', 'of tomorrow']);
  });
});
