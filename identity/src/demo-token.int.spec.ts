import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoRole, demoCredentials } from './accounts/demo-accounts.ts';
import { fetchDemoToken } from './demo-token.ts';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { me } from './testing/visitor.ts';

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity();
  const accounts = [
    { id: 'demo-general', ...demoCredentials.general, mode: 'general', name: '名鑑 はな' },
    { id: 'demo-business', ...demoCredentials.business, mode: 'business' },
    { id: 'demo-admin', ...demoCredentials.admin, mode: 'general', admin: true },
  ] as const;
  await running.identity.seedDemoAccounts(accounts);
  await running.identity.seedDemoAccounts(accounts);
});
afterAll(() => running.stop());

test.each<[DemoRole, object]>([
  ['general', { id: 'demo-general', isBusinessMode: false, isAdminMode: false, name: '名鑑 はな' }],
  ['business', { id: 'demo-business', isBusinessMode: true, isAdminMode: false }],
  ['admin', { id: 'demo-admin', isBusinessMode: false, isAdminMode: true }],
])('the token command signs in as %s', async (role, account) => {
  const token = await fetchDemoToken(running.baseUrl, role);
  expect(await (await me(running, token)).json()).toMatchObject({ payload: account });
});
