import type { AccountId } from '@meikan/domain';
import { startRounds } from '@meikan/platform';
import type { StoredAccount } from '../accounts/account-store.ts';
import { signOutEverywhere } from '../accounts/replace-password.ts';
import { mails } from '../codes/mails.ts';
import type { IdentityParts } from '../parts.ts';

const EVERY = 10 * 60_000;
/** Longer than any process still believes a session that was good, so that nobody writes while they are erased. */
const AFTER_LAST_SESSION = 60_000;

/**
 * Closes the accounts of those who have left, for ever: the address is free again, and what identity knew of the owner is deleted. What
 * else is known of them goes with the event (`reactors`). May be repeated, by several processes at once.
 */
export async function closeLeft(parts: IdentityParts): Promise<void> {
  const { clock, log, store } = parts;
  for (const account of await store.closingBy(new Date(clock.now().getTime() - AFTER_LAST_SESSION))) {
    await close(parts, account).catch((err: unknown) =>
      log.error({ err, account: account.id }, 'an account was not closed'),
    );
  }
}

/**
 * Closes the account of somebody who was erased and whom a restored backup has brought back: at once, and without a word to them. Answers
 * whether there was one. May be repeated.
 */
export async function closeAgain(parts: IdentityParts, id: AccountId): Promise<boolean> {
  const { commands, store } = parts;
  const account = await store.byId(id);
  if (account === null) return false;
  const at = commands.now();
  if (!(await commands.isClosed(id))) await commands.send(id, { type: 'begin-leaving', data: { at, closesAt: at } });
  await end(parts, account);
  return true;
}

async function close(parts: IdentityParts, account: StoredAccount): Promise<void> {
  const { commands, postbox, store } = parts;
  const { id, email } = account;
  // Stopped, but cut off before it was written here.
  if ((await commands.closesAt(id)) === null && !(await commands.isClosed(id))) return store.setClosing(id, null);
  // Of several processes one says so.
  if (await end(parts, account)) postbox.post(mails.accountClosed(email));
}

/** Answers whether it was there until now. */
async function end(parts: IdentityParts, { id, emailKey }: StoredAccount): Promise<boolean> {
  const { commands, store } = parts;
  await commands.send(id, { type: 'close-account', data: { at: commands.now() } });
  await commands.releaseEmail(emailKey, id);
  await signOutEverywhere(parts, id);
  return store.remove(id);
}

/** Closes them now and again until stopped. */
export const startClosing = (parts: IdentityParts): { stop(): Promise<void> } =>
  startRounds(() => closeLeft(parts), { every: EVERY, logger: parts.log, failed: 'closing accounts failed' });
