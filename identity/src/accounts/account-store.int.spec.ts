import { accountId } from '@meikan/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningIdentity, runIdentity } from '../testing/running-identity.ts';

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity();
});
afterAll(() => running.stop());

const open = (id: string, admin: boolean) => {
  const email = `${id}@demo.example`;
  const account = { accountId: accountId(id), email, name: id, mode: 'general', admin, password: null } as const;
  return running.identity.seedDemoAccounts([account]);
};

test('adminAddresses answers the admins, the oldest first, and no disabled ones', async () => {
  await open('nagi', true);
  await open('mio', false);
  running.clock.set(60_000);
  await open('away', true);
  running.clock.set(120_000);
  await open('akari', true);
  expect(await running.identity.accounts.adminAddresses()).toEqual(
    ['nagi', 'away', 'akari'].map((id) => `${id}@demo.example`),
  );
  await running.identity.setDisabled(accountId('away'), true);
  expect(await running.identity.accounts.adminAddresses()).toEqual(['nagi@demo.example', 'akari@demo.example']);
  await running.identity.setDisabled(accountId('away'), false);
  expect(await running.identity.accounts.adminAddresses()).toHaveLength(3);
});
