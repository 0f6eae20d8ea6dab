import type { AccountId, AccountMode } from '@meikan/domain';
import type { AccountCommands } from './account-commands.ts';
import type { AccountStore, StoredAccount } from './account-store.ts';
import { reserveAddress } from './reserve-address.ts';

export type AccountToOpen = {
  readonly id: AccountId;
  readonly email: string;
  readonly emailKey: string;
  readonly name: string;
  readonly mode: AccountMode;
  readonly admin: boolean;
  readonly passwordHash: string | null;
};

/**
 * Reserves the address, opens the account in the log, then writes the row that lets it sign in. Every step may be
 * repeated: a sign-up that was cut off half-way is carried on under the id that holds the address.
 * Answers null when the address belongs to somebody else.
 */
export async function openAccount(
  parts: { readonly store: AccountStore; readonly commands: AccountCommands },
  wanted: AccountToOpen,
): Promise<StoredAccount | null> {
  const { store, commands } = parts;
  const holder = await reserveAddress(parts, wanted.emailKey, wanted.id);
  if (holder !== wanted.id && (await store.byId(holder)) !== null) return null;
  const at = commands.now();
  await commands.send(holder, { type: 'open-account', data: { accountId: holder, mode: wanted.mode, at } });
  if (wanted.admin) await commands.send(holder, { type: 'set-admin', data: { admin: true, at } });
  await store.insert({ ...wanted, id: holder });
  return store.byId(holder);
}
