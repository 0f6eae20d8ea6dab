import { assertEveryRouteHasARule, registeredCalls } from '@meikan/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditHouse, openAudit } from './testing/open-audit.ts';

let house: AuditHouse;

beforeAll(async () => {
  house = await openAudit();
  await house.write.person('mio', '水野 さつき');
});
afterAll(() => house?.close());

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
    assertEveryRouteHasARule(house.app);
    expect(registeredCalls(house.app).map(({ call }) => [call.name, call.access])).toEqual(
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
    for (const url of reads) expect(await house.ask('GET', url, { as })).toMatchObject({ status, body: { code } });
    const body = { action: 'start', reason: 'x' };
    const order = await house.ask('POST', '/api/audit/projections/directory/rebuild', { as, body });
    expect(order).toMatchObject({ status, body: { code } });
    const wish = { stream: 'user-mio', reason: 'x' };
    const refold = await house.ask('POST', '/api/audit/projections/directory/refold', { as, body: wish });
    expect(refold).toMatchObject({ status, body: { code } });
    expect(await house.acts()).toEqual([]);
  });
});

it('leaves an event of every use, with who and why, and of no refused one', async () => {
  for (const url of reads) expect((await house.ask('GET', url)).status).toBe(200);
  expect((await house.ask('GET', '/api/audit/state/user/mio?revision=9')).status).toBe(404);
  await house.ask('GET', '/api/audit/projections');
  const body = { action: 'start', reason: '試すため' };
  await house.ask('POST', '/api/audit/projections/directory/rebuild', { body });
  const by = 'admin-account';
  const mio = { category: 'user', id: 'mio' };
  const viewed = (data: object) => ({ type: 'audit-viewed', data, by, reason: undefined });
  expect(await house.acts()).toEqual([
    viewed({ ...mio, what: 'history' }),
    viewed({ ...mio, what: 'moments' }),
    viewed({ ...mio, what: 'state' }),
    viewed({ ...mio, what: 'difference' }),
    viewed({ category: 'projection', id: 'directory', what: 'status' }),
    viewed({ category: 'projection', id: 'directory', what: 'status' }),
    viewed({ category: 'refusals', id: 'admin-only', what: 'history' }),
    { type: 'projection-rebuild-controlled', data: { name: 'directory', ...body }, by, reason: '試すため' },
  ]);
  await house.projections.rebuilds.finished();
});
