import { accountId } from '@meikan/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DemoAccount } from './accounts/demo-accounts.ts';
import { fetchDemoToken } from './demo-token.ts';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { me } from './testing/visitor.ts';

const password = 'neko-to-meikan-2026';
const accounts: readonly DemoAccount[] = [
  {
    accountId: accountId('mio'),
    email: 'mio@demo.example',
    name: '早瀬 みお',
    mode: 'general',
    admin: false,
    password,
  },
  { accountId: accountId('firm'), email: 'firm@demo.example', name: '担当', mode: 'business', admin: false, password },
  { accountId: accountId('admin'), email: 'admin@demo.example', name: '運営', mode: 'general', admin: true, password },
  {
    accountId: accountId('mute'),
    email: 'mute@demo.example',
    name: '無口',
    mode: 'general',
    admin: false,
    password: null,
  },
];

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity();
  await running.identity.seedDemoAccounts(accounts);
  await running.identity.seedDemoAccounts(accounts);
});
afterAll(() => running.stop());

test.each([
  ['mio', { name: '早瀬 みお', isBusinessMode: false, isAdminMode: false }],
  ['firm', { isBusinessMode: true, isAdminMode: false, companyId: null }],
  ['admin', { isBusinessMode: false, isAdminMode: true }],
])('the token command signs in as %s', async (id, account) => {
  const token = await fetchDemoToken(running.baseUrl, { email: `${id}@demo.example`, password });
  expect(await (await me(running, token)).json()).toMatchObject({ payload: { id, ...account } });
});

test('nobody signs in to an account without a password', async () => {
  const attempt = fetchDemoToken(running.baseUrl, { email: 'mute@demo.example', password });
  await expect(attempt).rejects.toThrow('422');
});
