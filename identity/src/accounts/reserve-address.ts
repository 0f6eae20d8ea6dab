import type { AccountId, EmailReservationRefusal } from '@meikan/domain';
import type { AccountCommands } from './account-commands.ts';
import type { AccountStore } from './account-store.ts';

/** As long as a sign-up may be carried on, and far longer than a change of address takes. */
const UNDER_WAY = 3600_000;

type Parts = { readonly store: AccountStore; readonly commands: AccountCommands };

/** Of an account that has another address: a change was cut off between the log and the database. */
async function isLeftBehind(
  { store, commands }: Parts,
  emailKey: string,
  { accountId, since }: EmailReservationRefusal,
) {
  if (Date.parse(commands.now()) - Date.parse(since) < UNDER_WAY) return false;
  const holder = await store.byId(accountId);
  return holder === null ? commands.isClosed(accountId) : holder.emailKey !== emailKey;
}

/**
 * Reserves an address for an account. Answers who holds it then: `id`, or whoever was first. What a change of address left reserved when it
 * was cut off keeps nobody out.
 */
export async function reserveAddress(parts: Parts, emailKey: string, id: AccountId): Promise<AccountId> {
  const { commands } = parts;
  const first = await commands.reserveEmail(emailKey, id);
  if (first === null || !(await isLeftBehind(parts, emailKey, first))) return first?.accountId ?? id;
  await commands.releaseEmail(emailKey, first.accountId);
  return (await commands.reserveEmail(emailKey, id))?.accountId ?? id;
}
