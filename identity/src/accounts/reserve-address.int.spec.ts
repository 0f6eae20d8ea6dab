import { accountId } from '@meikan/domain';
import { systemClock } from '@meikan/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailChangersOf } from '../testing/email-changers.ts';
import { type RunningIdentity, runIdentity } from '../testing/running-identity.ts';
import { tablesOf } from '../testing/tables.ts';
import { createAccountCommands } from './account-commands.ts';
import { PostgresAccountStore } from './account-store.ts';
import { emailKey } from './email-address.ts';
import { reserveAddress } from './reserve-address.ts';

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity();
});
afterAll(() => running.stop());
beforeEach(() => running.clock.set(0));

const { member } = emailChangersOf(() => running);
const MINUTE = 60_000;
const later = accountId('whoever-comes-later');

async function parts() {
  const { database, pepper } = await tablesOf(running);
  const commands = createAccountCommands(running.handler, running.clock);
  return {
    commands,
    store: new PostgresAccountStore(database, systemClock),
    keyOf: (at: string) => emailKey(at, pepper),
  };
}

describe('an address that is reserved', () => {
  test('for an account that has another one is given to who asks for it an hour later, and not before', async () => {
    const { commands, keyOf, store } = await parts();
    const { account } = await member('has@shiori.example');
    const key = keyOf('left-behind@shiori.example');
    await commands.reserveEmail(key, account.id);
    running.clock.set(59 * MINUTE);
    expect(await reserveAddress({ commands, store }, key, later)).toBe(account.id);
    running.clock.set(61 * MINUTE);
    expect(await reserveAddress({ commands, store }, key, later)).toBe(later);
    expect(await reserveAddress({ commands, store }, key, account.id)).toBe(later);
  });

  test('for the account that has it stays its own', async () => {
    const { commands, keyOf, store } = await parts();
    const { account } = await member('own@shiori.example');
    running.clock.set(400 * 24 * 60 * MINUTE);
    expect(await reserveAddress({ commands, store }, keyOf('own@shiori.example'), later)).toBe(account.id);
  });

  test('for an account that is closed is given away', async () => {
    const { commands, keyOf, store } = await parts();
    const gone = accountId('gone');
    const at = commands.now();
    await commands.send(gone, { type: 'open-account', data: { accountId: gone, mode: 'general', at } });
    await commands.send(gone, { type: 'begin-leaving', data: { at, closesAt: at } });
    await commands.send(gone, { type: 'close-account', data: { at } });
    await commands.reserveEmail(keyOf('of-gone@shiori.example'), gone);
    running.clock.set(61 * MINUTE);
    expect(await reserveAddress({ commands, store }, keyOf('of-gone@shiori.example'), later)).toBe(later);
  });
});
