import { LogUnavailable, type RecordedEvent, UnreadableEvent } from '@meikan/event-log';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StillUnfoldable } from '../refold/still-unfoldable.ts';
import type { Projections } from '../start-projections.ts';
import { checksums, foldInto } from '../testing/fold-into.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { Decoder } from './decode-page.ts';

let app: TestApp;
/** Asked about every event before it is decoded; what it throws is what the codec throws. */
let check: (event: RecordedEvent) => void;
let projections: Projections;

beforeEach(async () => {
  app = await openTestApp();
  check = () => undefined;
  const decoder: Decoder = {
    decode: async (event) => {
      check(event);
      return app.decoder.decode(event);
    },
    decodeAll: async (page) => {
      for (const event of page) check(event);
      return app.decoder.decodeAll(page);
    },
  };
  projections = await app.start({ decoder });
});
afterEach(() => app?.close());

async function people(): Promise<Readonly<Record<string, string>>> {
  const found = await app.database.pool.query<{ id: string; name: string }>('select id, name from read_model.person');
  return Object.fromEntries(found.rows.map(({ id, name }) => [id, name]));
}

async function expectReplayEqual(): Promise<void> {
  const { pool } = app.database;
  const living = await checksums(pool);
  await foldInto(app, 'read_model_shadow', () => 500);
  expect(await checksums(pool, 'read_model_shadow')).toEqual(living);
}

it('parks an unreadable event with the later ones of its stream, goes on with others, and unparks to the same rows', async () => {
  const { write } = app;
  await write.person('mio', '星野澪');
  check = ({ stream, type }) => {
    if (stream === 'user-mio' && type === 'profile-basics-changed') throw new UnreadableEvent('no such version');
  };
  await write.rename('mio', '星野みお');
  await write.disabled('mio', true);
  await write.person('sora', '空木そら');
  await write.follow('sora', 'user', 'mio');
  expect(await projections.caughtUp()).toBe(true);
  expect(await people()).toEqual({ mio: '星野澪', sora: '空木そら' });
  expect(await projections.parked()).toEqual([
    {
      stream: 'user-mio',
      events: 2,
      type: 'profile-basics-changed',
      revision: '1',
      error: 'UnreadableEvent: no such version',
      since: expect.stringMatching(/^20.*Z$/),
    },
  ]);

  await expect(projections.refold('user-mio')).rejects.toThrow(StillUnfoldable);
  expect(await projections.parked()).toHaveLength(1);

  check = () => undefined;
  await projections.refold('user-mio');
  expect(await projections.parked()).toEqual([]);
  expect(await people()).toEqual({ mio: '星野みお', sora: '空木そら' });
  await expectReplayEqual();
  await write.disabled('mio', false);
  expect(await projections.caughtUp()).toBe(true);
  await expectReplayEqual();
});

it('counts on a row that was parked when the counted events came', async () => {
  const { write } = app;
  check = ({ stream }) => {
    if (stream === 'company-tsubame') throw new UnreadableEvent('no such version');
  };
  await write.company('tsubame');
  await write.person('sora');
  await write.follow('sora', 'company', 'tsubame');
  await write.memberships.member('tsubame', 'sora', 'NOW-MEMBER');
  await projections.caughtUp();
  check = () => undefined;
  await projections.refold('company-tsubame');
  await expectReplayEqual();
  await write.follow('sora', 'company', 'tsubame', false);
  await projections.caughtUp();
  await expectReplayEqual();
});

it('parks only the event that the tables reject, in any page', async () => {
  const { write } = app;
  await projections.stop();
  await write.person('first', '先着', 'same-name');
  await write.person('second', '後着', 'same-name');
  await write.rename('second', '後着二');
  await write.person('third', '三人目');
  await write.rename('first', '先着二');
  const again = await app.start();
  expect(await again.caughtUp()).toBe(true);
  expect(await people()).toEqual({ first: '先着二', third: '三人目' });
  const [parked] = await again.parked();
  expect(parked).toMatchObject({ stream: 'user-second', events: 2 });
  expect(parked?.error).toContain('person_username');
});

it('parks nothing while the keys are unavailable, and goes on when they are back', async () => {
  let tries = 0;
  check = () => {
    tries += 1;
    if (tries < 3) throw new LogUnavailable('the keys are out of reach');
  };
  await app.write.person('mio', '星野澪');
  expect(await projections.caughtUp()).toBe(true);
  expect(await projections.parked()).toEqual([]);
  expect(await people()).toEqual({ mio: '星野澪' });
});
