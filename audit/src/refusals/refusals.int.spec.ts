import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuditHouse, openAudit } from '../testing/open-audit.ts';

let house: AuditHouse;
beforeAll(async () => {
  house = await openAudit();
  await house.pool.query(`insert into identity.account (id, email, email_key, name, mode, created_at) values
    ('general-account', 'mio@example.jp', 'mio', '水野 さつき', 'general', now())`);
});
afterAll(() => house?.close());

const REBUILD = '/api/audit/projections/directory/rebuild';
const body = { action: 'start', reason: 'x' };

it('tells admins who tried what only they may do, newest first, a page at a time', async () => {
  for (const as of ['business', 'general', 'general']) await house.ask('POST', REBUILD, { as, body });
  await house.ask('GET', '/api/audit/history/user/mio?page=2', { as: 'business' });
  const { status, headers, body: told } = await house.ask('GET', '/api/audit/refusals?limit=2');
  expect([status, headers.total]).toEqual([200, '3']);
  expect(told.payload).toMatchObject([
    {
      actor: { id: 'business-account', role: 'business', standing: 'unknown', name: null },
      call: 'GET /api/audit/history/:category/:id',
      lastTarget: '/api/audit/history/user/mio',
      attempts: 1,
    },
    {
      actor: { id: 'general-account', name: '水野 さつき', email: 'mio@example.jp' },
      call: 'POST /api/audit/projections/:name/rebuild',
      attempts: 2,
    },
  ]);
  const rest = await house.ask('GET', '/api/audit/refusals?limit=2&page=2');
  expect(rest.body.payload).toMatchObject([{ actor: { id: 'business-account' }, attempts: 1 }]);
});

it('shows its own refusals to nobody else', async () => {
  expect((await house.ask('GET', '/api/audit/refusals', { as: 'general' })).status).toBe(403);
  expect((await house.ask('GET', '/api/audit/refusals', { as: 'nobody' })).status).toBe(401);
});
