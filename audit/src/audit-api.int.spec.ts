import { assertEveryRouteHasARule, registeredCalls } from '@meikan/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './testing/open-test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.write.person('mio', '水野 さつき');
});
afterAll(() => testApp?.close());

const reads = [
  '/api/audit/history/user/mio',
  '/api/audit/moments/user/mio',
  '/api/audit/state/user/mio',
  '/api/audit/diff/user/mio?from=0&to=0',
  '/api/audit/projections',
  '/api/audit/projections/directory/parked',
  '/api/audit/refusals',
];

describe('every call', () => {
  it('is one of the contracts, for admins only', () => {
    assertEveryRouteHasARule(testApp.app);
    expect(registeredCalls(testApp.app).map(({ call }) => [call.name, call.access])).toEqual(
      [
        'readHistory',
        'listMoments',
        'readStateAt',
        'compareRevisions',
        'listProjections',
        'controlRebuild',
        'listParkedStreams',
        'refoldStream',
        'listRefusedAttempts',
      ].map((name) => [name, 'admin']),
    );
  });

  it.each([
    ['nobody', 401, 'unauthenticated'],
    ['general', 403, 'admin-only'],
    ['business', 403, 'admin-only'],
  ])('refuses %s', async (as, status, code) => {
    for (const url of reads) expect(await testApp.ask('GET', url, { as })).toMatchObject({ status, body: { code } });
    const body = { action: 'start', reason: 'x' };
    const order = await testApp.ask('POST', '/api/audit/projections/directory/rebuild', { as, body });
    expect(order).toMatchObject({ status, body: { code } });
    const parked = { stream: 'user-mio', reason: 'x' };
    const refold = await testApp.ask('POST', '/api/audit/projections/directory/refold', { as, body: parked });
    expect(refold).toMatchObject({ status, body: { code } });
    expect(await testApp.acts()).toEqual([]);
  });
});

it('leaves an event of every use, with who and why, and of no refused one', async () => {
  for (const url of reads) expect((await testApp.ask('GET', url)).status).toBe(200);
  expect((await testApp.ask('GET', '/api/audit/state/user/mio?revision=9')).status).toBe(404);
  await testApp.ask('GET', '/api/audit/projections');
  const body = { action: 'start', reason: '試すため' };
  await testApp.ask('POST', '/api/audit/projections/directory/rebuild', { body });
  const by = 'admin-account';
  const mio = { category: 'user', id: 'mio' };
  const viewed = (data: object) => ({ type: 'audit-viewed', data, by, reason: undefined });
  expect(await testApp.acts()).toEqual([
    viewed({ ...mio, what: 'history' }),
    viewed({ ...mio, what: 'moments' }),
    viewed({ ...mio, what: 'state' }),
    viewed({ ...mio, what: 'difference' }),
    viewed({ category: 'projection', id: 'directory', what: 'status' }),
    viewed({ category: 'projection', id: 'directory', what: 'status' }),
    viewed({ category: 'refusals', id: 'admin-only', what: 'history' }),
    { type: 'projection-rebuild-controlled', data: { name: 'directory', ...body }, by, reason: '試すため' },
  ]);
  await testApp.projections.rebuilds.finished();
});
