import { instant, memberStatusOf } from '@meikan/domain';
import { LogUnavailable, specs, streams, UnreadableEvent } from '@meikan/event-log';
import { Fault } from '@meikan/platform';
import { eventually } from '@meikan/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetFootprints } from './accounts/forget-footprints.ts';
import { suspendAccount } from './accounts/suspend-account.ts';
import { allReactors, type Reactor } from './index.ts';
import { joinCompanies } from './memberships/join-companies.ts';
import { hide, mio, type Stage, setStage, tsubame, verify, workThere } from './testing/stage.ts';

let stage: Stage;

beforeEach(async () => {
  stage = await setStage();
});
afterEach(async () => {
  await stage[Symbol.asyncDispose]();
});

const failures = async () =>
  (await stage.pool.query<{ error: string }>('select error from reactors.failure')).rows.map(({ error }) => error);

describe('reactors', () => {
  it('lets an account follow its hidden profile, and come back with it', async () => {
    await stage.start();
    await stage.ofMio(hide(true));
    await stage.ofMio(hide(false));
    await eventually(() => stage.disabled.length === 2);
    expect(stage.disabled).toEqual([
      [mio, true],
      [mio, false],
    ]);
  });

  it('say whether they have reacted to all that happened', async () => {
    const held = Promise.withResolvers<void>();
    const { decode } = stage;
    stage.decode = async (recorded) => {
      await held.promise;
      return decode(recorded);
    };
    await stage.start();
    await stage.ofMio(hide(true));
    expect(await stage.caughtUp({ withinMs: 0 })).toBe(false);
    held.resolve();
    expect(await stage.caughtUp()).toBe(true);
    expect(stage.disabled).toEqual([[mio, true]]);
  });

  it('throws the footprints of a closed account away', async () => {
    await stage.start();
    await stage.closeAccountOfMio();
    await eventually(() => stage.forgotten.length > 0);
    expect(stage.forgotten).toEqual(['mio']);
  });

  it('joins a person to the companies of the own work history, and lets them leave with it', async () => {
    await stage.start();
    const becomes = (status: string | null) =>
      eventually(async () => {
        const { state } = await stage.handler.load(specs.companymembers, streams.companymembers(tsubame));
        return memberStatusOf(state, mio) === status;
      });
    await stage.ofMio(workThere([{ end: null }]));
    await becomes('NOW-MEMBER');
    await stage.ofMio(workThere([{ end: '2024-03' }]));
    await becomes('PASSED-MEMBER');
    await stage.ofMio(workThere([]));
    await becomes(null);
  });

  it('tells the owners of a page once that it was verified, in words that name it', async () => {
    await stage.ownTsubame();
    await stage.start();
    await stage.ofTsubame(verify(true));
    await stage.reacted();
    expect(stage.mails).toMatchObject([
      { to: 'mio@demo.meikan.example', subject: '【名鑑】「株式会社つばめ勘定」のページが認証されました' },
    ]);
  });

  it('keeps to itself what an import repeats from long ago', async () => {
    await stage.ownTsubame();
    await stage.start();
    await stage.ofTsubame(verify(true), instant('2024-04-01T00:00:00.000Z'));
    await stage.ofTsubame(verify(false));
    await stage.ofTsubame(verify(true));
    await stage.reacted();
    expect(stage.mails).toHaveLength(1);
  });

  it('does not react to what happened before its first start, nor twice after a restart', async () => {
    await stage.ofMio(hide(true));
    await stage.start();
    await stage.ofMio(hide(false));
    await eventually(() => stage.disabled.length === 1);
    await stage.stop();
    await stage.pool.query(`update reactors.checkpoint set position = '0'`);
    await stage.start();
    await stage.ofMio(hide(true));
    await stage.reacted();
    expect(stage.disabled.filter(([, value]) => !value)).toHaveLength(1);
  });

  it('records a reaction that fails and goes on with the others', async () => {
    const failing: Reactor = { name: 'failing', categories: ['user'], react: () => Promise.reject(new Error('no')) };
    await stage.start([failing, ...allReactors]);
    await stage.ofMio(hide(true));
    await eventually(() => stage.disabled.length === 1);
    expect(await failures()).toEqual(['no']);
  });

  it.each([
    ['identity', () => new Fault('passwords', 'identity is away')],
    ['the log', () => new LogUnavailable('the log is away')],
    ['the database', () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ])('does again what may be repeated, once %s is there, and loses nothing of it', async (_, failure) => {
    const failing = [suspendAccount, forgetFootprints, joinCompanies].map((reactor): Reactor => {
      let failures = 1;
      return {
        ...reactor,
        react: async (...on) => (failures-- > 0 ? Promise.reject(failure()) : reactor.react(...on)),
      };
    });
    await stage.start(failing);
    await stage.ofMio(hide(true));
    await stage.closeAccountOfMio();
    await eventually(() => stage.disabled.length > 0 && stage.forgotten.length > 0);
    expect([stage.disabled, stage.forgotten, await failures()]).toEqual([[[mio, true]], ['mio'], []]);
  });

  it('tells of an event that it cannot read and goes on with the next', async () => {
    const sound = stage.decode;
    let unreadable = true;
    stage.decode = (recorded) => {
      if (!unreadable || recorded.type !== 'user-disabled') return sound(recorded);
      unreadable = false;
      return Promise.reject(new UnreadableEvent('of tomorrow'));
    };
    await stage.start();
    await stage.ofMio(hide(true));
    await stage.ofMio(hide(false));
    await eventually(() => stage.disabled.length === 1);
    expect(stage.disabled).toEqual([[mio, false]]);
    expect(await failures()).toEqual(['of tomorrow', 'of tomorrow']);
  });
});
