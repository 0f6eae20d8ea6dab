import { uuidv7 } from '@meikan/platform';
import { eventually, readOn } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
  for (let index = 0; index < 60; index += 1) await testApp.write.person(`person-${index}`, `利用者${index}`);
  expect(await testApp.projections.caughtUp()).toBe(true);
});
afterAll(() => testApp?.close());

const PATH = '/api/audit/projections/directory/rebuild';
const order = (action: string, reason = '表の形を変えたため') =>
  testApp.ask('POST', PATH, { body: { action, reason } });

async function rebuildSeen() {
  const { body } = await testApp.ask('GET', '/api/audit/projections');
  return body.payload[0].rebuild;
}

it('tells how far the directory is', async () => {
  const { status, body } = await testApp.ask('GET', '/api/audit/projections');
  expect(status).toBe(200);
  expect(body.payload).toMatchObject([{ name: 'directory', parked: 0, rebuild: null }]);
});

it('refuses what the present state does not allow, in words', async () => {
  expect(await order('pause')).toMatchObject({ status: 409, body: { code: 'nothing-to-rebuild' } });
  expect(await order('swap')).toMatchObject({ status: 409, body: { code: 'not-verified' } });
  expect(await order('roll-back')).toMatchObject({ status: 409, body: { code: 'nothing-to-roll-back' } });
  const elsewhere = '/api/audit/projections/elsewhere/rebuild';
  expect(await testApp.ask('POST', elsewhere, { body: { action: 'start', reason: 'x' } })).toMatchObject({
    status: 404,
  });
});

it.each([{ action: 'start' }, { action: 'start', reason: ' ' }, { action: 'explode', reason: 'x' }, {}])(
  'refuses %o',
  async (body) => expect(await testApp.ask('POST', PATH, { body })).toMatchObject({ status: 422 }),
);

it('rebuilds with progress, swaps while reads go on without a failed one, and rolls back', async () => {
  const reading = readOn(async () => {
    const { rows } = await testApp.pool.query('select count(*)::int as people from read_model.person');
    expect(rows).toEqual([{ people: 60 }]);
  });
  const started = await order('start');
  expect(started.status).toBe(200);
  expect(started.headers['event-position']).toMatch(/^\d+$/);
  await reading.another();
  const ready = await eventually(async () => {
    const seen = await rebuildSeen();
    expect(seen.status).toBe('ready');
    return seen;
  });
  expect(ready).toMatchObject({ error: null, secondsLeft: null });
  expect(ready.done).toBe(ready.total);
  expect(ready.eventsPerSecond).toBeGreaterThan(0);
  const person = ready.tables.find(({ table }: { table: string }) => table === 'person');
  expect(person).toMatchObject({ rows: 60, equal: true, living: person.shadow });

  const swapped = await order('swap');
  expect(swapped.body.payload).toMatchObject({ rebuild: { status: 'swapped' } });
  await reading.another();
  expect((await order('roll-back', '念のため戻す')).status).toBe(200);
  await reading.another();
  await reading.end();
});

it('does what is sent twice once', async () => {
  const key = uuidv7();
  const body = { action: 'start', reason: '二度届く' };
  const first = await testApp.ask('POST', PATH, { body, key });
  const again = await testApp.ask('POST', PATH, { body, key });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.headers['event-position']).toBe(first.headers['event-position']);
  const other = await testApp.ask('POST', PATH, { body: { action: 'abort', reason: '別' }, key });
  expect(other).toMatchObject({ status: 422, body: { code: 'command-id-reused' } });
  await testApp.projections.rebuilds.finished();
});

it('mends living rows that are not what the log says, when told to swap despite the differences', async () => {
  await testApp.pool.query(`update read_model.person set name = '偽名' where id = 'person-0'`);
  await order('start');
  await eventually(async () =>
    expect(await rebuildSeen()).toMatchObject({ status: 'failed', error: 'checksums differ' }),
  );
  expect(await order('swap')).toMatchObject({ status: 409 });
  expect(await order('swap-despite-differences')).toMatchObject({ status: 200 });
  const { rows } = await testApp.pool.query(`select name from read_model.person where id = 'person-0'`);
  expect(rows).toEqual([{ name: '利用者0' }]);
});

it('says that a rebuild whose process ended moves no more, and starts another', async () => {
  await testApp.pool.query(
    `insert into projections.rebuild (status, done, total, started_at, moved_at) values ('running', 3, 9, $1, $1)`,
    ['2026-11-21T10:00:00.000Z'],
  );
  expect(await rebuildSeen()).toMatchObject({ status: 'running', done: 3, total: 9, stalled: true });
  expect(await order('start', '止まったため')).toMatchObject({ status: 200 });
  await testApp.projections.rebuilds.finished();
  expect(await rebuildSeen()).toMatchObject({ status: 'ready', stalled: false });
});
