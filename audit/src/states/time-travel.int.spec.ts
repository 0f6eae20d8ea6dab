import { userId } from '@meikan/domain';
import { codecs, eventIdOf, streams } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { AT } from '../testing/at.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

const EVENTS = 500;
const stream = streams.user(userId('mio'));
let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.write.person('mio', '水野 さつき');
  await appendSealed(EVENTS - 1);
  // The projections decode them too.
  expect(await testApp.projections.caughtUp()).toBe(true);
});
afterAll(() => testApp?.close());

/** Sealed changes in one append: the slowest history there is to open. */
async function appendSealed(count: number): Promise<void> {
  const commandId = uuidv7();
  const metadata = {
    commandId,
    correlationId: commandId,
    causationId: commandId,
    actor: { id: 'system', role: 'system' },
    issuedAt: AT,
  } as const;
  const encode = (index: number) =>
    codecs.encode(
      { type: 'profile-basics-changed', data: { changes: { introduction: `${index}回目の紹介です。`, job: '編集' } } },
      { id: eventIdOf(commandId, index), stream: stream.name, metadata, keys: testApp.keys },
    );
  const events = await Promise.all(Array.from({ length: count }, (_, index) => encode(index)));
  const receipt = { commandId, accountId: 'system', bodyHash: commandId };
  expect(await testApp.log.append({ stream: stream.name, expected: 0n, events, receipt })).toMatchObject({
    kind: 'appended',
  });
}

/** How many events are read from the log and decoded, and how often the database is asked, until `act` is done. */
async function workOf(act: () => Promise<unknown>) {
  const work = { read: 0, decoded: 0, queries: 0 };
  const { log, pool } = testApp;
  const [readStream, decodeAll] = [log.readStream.bind(log), codecs.decodeAll.bind(codecs)];
  using _reading = vi.spyOn(log, 'readStream').mockImplementation(async (...asked) => {
    const page = await readStream(...asked);
    work.read += page.length;
    return page;
  });
  using _decoding = vi.spyOn(codecs, 'decodeAll').mockImplementation((page, keys) => {
    work.decoded += page.length;
    return decodeAll(page, keys);
  });
  const asked = () => {
    work.queries += 1;
  };
  pool.on('acquire', asked);
  await act();
  pool.off('acquire', asked);
  return work;
}

async function answered(url: string): Promise<void> {
  expect((await testApp.ask('GET', url)).status).toBe(200);
}

// How long it takes is measured by `npm run bench -- --only time-travel`.
it.each([
  ['a state', EVENTS, `state/user/mio?revision=${EVENTS - 1}`],
  // The second reading is for the name of who changed it: here the same stream.
  ['a difference', 2 * EVENTS, `diff/user/mio?from=0&to=${EVENTS - 1}`],
  ['a history', EVENTS, 'history/user/mio'],
])('opens each of 500 sealed events once for %s, with few queries', async (_what, opened, path) => {
  const fold = await workOf(() => testApp.handler.load(stream));
  expect(fold).toMatchObject({ read: EVENTS, decoded: EVENTS });
  const work = await workOf(() => answered(`/api/audit/${path}`));
  // One more is read for the latest revision.
  expect(work).toMatchObject({ read: opened + 1, decoded: opened });
  // A few each, and now and then one of the projections; one an event would be 500.
  expect(work.queries).toBeLessThan(EVENTS / 5);
});
