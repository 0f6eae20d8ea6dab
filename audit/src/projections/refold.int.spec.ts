import { type RecordedEvent, UnreadableEvent } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';
import { eventually } from '@meikan/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

let testApp: TestApp;
/** Whether no codec reads a change of a profile, as after a release that forgot one. */
let poisoned: boolean;

beforeEach(async () => {
  poisoned = true;
  testApp = await openTestApp({ check: throwAtChanges });
});
afterEach(() => testApp?.close());

function throwAtChanges({ type }: RecordedEvent): void {
  if (poisoned && type === 'profile-basics-changed') throw new UnreadableEvent('no such version');
}

const PARKED = '/api/audit/projections/directory/parked';
const REFOLD = '/api/audit/projections/directory/refold';
const order = (stream: string, more: { key?: string; reason?: string } = {}) =>
  testApp.ask('POST', REFOLD, {
    body: { stream, reason: more.reason ?? '読み取れる版にしたため' },
    ...(more.key === undefined ? {} : { key: more.key }),
  });
const rename = (id: string, name: string) =>
  testApp.write.user(id, { type: 'change-profile-section', data: { section: 'basics', value: { name } } });

async function name(id: string): Promise<string | undefined> {
  const { rows } = await testApp.pool.query<{ name: string }>('select name from read_model.person where id = $1', [id]);
  return rows[0]?.name;
}

/** A clean replay of the whole log beside the living tables, compared row by row. */
async function expectReplayEqual(): Promise<void> {
  const body = { action: 'start', reason: '確かめるため' };
  expect((await testApp.ask('POST', '/api/audit/projections/directory/rebuild', { body })).status).toBe(200);
  await eventually(async () => {
    const [directory] = (await testApp.ask('GET', '/api/audit/projections')).body.payload;
    expect(directory).toMatchObject({ parked: 0, rebuild: { status: 'ready', error: null } });
    expect(directory.rebuild.tables.map(({ equal }: { equal: boolean }) => equal)).not.toContain(false);
    return true;
  });
}

it('folds a parked stream anew after its cause was mended, as if it had never stood still', async () => {
  await testApp.write.person('mio', '星野澪');
  await rename('mio', '星野みお');
  await testApp.write.user('mio', { type: 'set-user-disabled', data: { disabled: true, reason: null } });
  await testApp.write.person('sora', '空木そら');
  expect(await testApp.projections.caughtUp()).toBe(true);

  const listed = await testApp.ask('GET', PARKED);
  expect([listed.status, listed.headers.total]).toEqual([200, '1']);
  expect(listed.body.payload).toEqual([
    {
      stream: 'user-mio',
      events: 2,
      type: 'profile-basics-changed',
      revision: '1',
      error: 'UnreadableEvent: no such version',
      since: expect.stringMatching(/^20.*Z$/),
    },
  ]);
  expect([await name('mio'), await name('sora')]).toEqual(['星野澪', '空木そら']);

  const tooEarly = await order('user-mio');
  expect(tooEarly).toMatchObject({
    status: 409,
    body: { code: 'still-unfoldable', title: '反映をやり直せません', error: 'UnreadableEvent: no such version' },
  });
  expect(tooEarly.headers['content-type']).toContain('application/problem+json');
  expect((await testApp.ask('GET', PARKED)).body.payload).toHaveLength(1);

  poisoned = false;
  const done = await order('user-mio');
  expect(done).toMatchObject({ status: 200, body: { payload: { name: 'directory', parked: 0 } } });
  expect(done.headers['event-position']).toMatch(/^\d+$/);
  expect(await name('mio')).toBe('星野みお');
  expect(await testApp.ask('GET', PARKED)).toMatchObject({ status: 200, body: { payload: [] } });
  await rename('mio', '星野ミオ');
  expect(await testApp.projections.caughtUp()).toBe(true);
  expect(await name('mio')).toBe('星野ミオ');
  await expectReplayEqual();
});

it('records every order with its reason, before it is carried out, and does what arrives twice once', async () => {
  await testApp.write.person('mio', '星野澪');
  await rename('mio', '星野みお');
  await testApp.projections.caughtUp();
  const key = uuidv7();
  expect((await order('user-mio', { key })).status).toBe(409);
  poisoned = false;
  const [first, again] = [await order('user-mio', { key }), await order('user-mio', { key })];
  expect([first.status, again.status, again.headers['event-position']]).toEqual([
    200,
    200,
    first.headers['event-position'],
  ]);
  expect(await order('user-sora', { key })).toMatchObject({ status: 422, body: { code: 'command-id-reused' } });
  const reason = '読み取れる版にしたため';
  expect(await testApp.acts()).toEqual([
    {
      type: 'stream-refold-ordered',
      data: { name: 'directory', stream: 'user-mio', reason },
      by: 'admin-account',
      reason,
    },
  ]);
});

it('leaves alone what does not stand still, and records no such order', async () => {
  await testApp.write.person('sora', '空木そら');
  await testApp.projections.caughtUp();
  for (const stream of ['user-sora', 'user-nobody', 'account-sora'])
    expect(await order(stream)).toMatchObject({ status: 409, body: { code: 'not-parked' } });
  const elsewhere = { body: { stream: 'user-sora', reason: 'x' } };
  expect((await testApp.ask('POST', '/api/audit/projections/elsewhere/refold', elsewhere)).status).toBe(404);
  expect((await testApp.ask('GET', '/api/audit/projections/elsewhere/parked')).status).toBe(404);
  expect(await testApp.acts()).toEqual([]);
});

it.each([
  [{ stream: 'user-mio' }, 'reason'],
  [{ stream: 'user-mio', reason: ' ' }, 'reason'],
  [{ stream: 'user-mio', reason: '長'.repeat(501) }, 'reason'],
  [{ stream: "user-mio' or true", reason: 'x' }, 'stream'],
  [{ stream: 'user', reason: 'x' }, 'stream'],
  [{ stream: `user-${'x'.repeat(300)}`, reason: 'x' }, 'stream'],
])('refuses %o by the name of its field', async (body, field) => {
  const answer = await testApp.ask('POST', REFOLD, { body });
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', errors: [{ field }] } });
});

it('lists a page at a time, first those that stood still first', async () => {
  for (const id of ['a', 'b', 'c']) {
    await testApp.write.person(id, `利用者${id}`);
    await rename(id, `改${id}`);
    await testApp.projections.caughtUp();
  }
  const second = await testApp.ask('GET', `${PARKED}?limit=2&page=2`);
  expect(second.headers.total).toBe('3');
  expect(second.body.payload).toMatchObject([{ stream: 'user-c' }]);
  expect((await testApp.ask('GET', `${PARKED}?limit=51`)).status).toBe(400);
});

it('carries out one order at a time', async () => {
  await testApp.write.person('mio', '星野澪');
  await rename('mio', '星野みお');
  await testApp.projections.caughtUp();
  poisoned = false;
  const holder = await testApp.pool.connect();
  await holder.query('begin; select from read_model.checkpoint for update');
  const first = order('user-mio');
  await eventually(async () => expect(await testApp.acts()).toHaveLength(1));
  expect(await order('user-mio')).toMatchObject({ status: 409, body: { code: 'refold-running' } });
  await holder.query('rollback');
  holder.release();
  expect((await first).status).toBe(200);
});
