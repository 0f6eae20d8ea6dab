import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.pool.query(`insert into identity.account (id, email, email_key, name, mode, created_at) values
    ('general-account', 'mio@example.jp', 'mio', '水野 さつき', 'general', now())`);
});
afterAll(() => testApp?.close());

const REBUILD = '/api/audit/projections/directory/rebuild';
const body = { action: 'start', reason: 'x' };

it('tells admins who tried what only they may do, newest first, a page at a time', async () => {
  for (const as of ['business', 'general', 'general']) await testApp.ask('POST', REBUILD, { as, body });
  await testApp.ask('GET', '/api/audit/history/user/mio?page=2', { as: 'business' });
  const { status, headers, body: told } = await testApp.ask('GET', '/api/audit/refusals?limit=2');
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
  const rest = await testApp.ask('GET', '/api/audit/refusals?limit=2&page=2');
  expect(rest.body.payload).toMatchObject([{ actor: { id: 'business-account' }, attempts: 1 }]);
});

it('shows its own refusals to nobody else', async () => {
  expect((await testApp.ask('GET', '/api/audit/refusals', { as: 'general' })).status).toBe(403);
  expect((await testApp.ask('GET', '/api/audit/refusals', { as: 'nobody' })).status).toBe(401);
});
