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

async function close(parts: IdentityParts, { id, email, emailKey }: StoredAccount): Promise<void> {
  const { commands, postbox, store } = parts;
  // Stopped, but cut off before it was written here.
  if ((await commands.closesAt(id)) === null && !(await commands.isClosed(id))) return store.setClosing(id, null);
  await commands.send(id, { type: 'close-account', data: { at: commands.now() } });
  await commands.releaseEmail(emailKey, id);
  await signOutEverywhere(parts, id);
  // Of several processes one says so.
  if (await store.remove(id)) postbox.post(mails.accountClosed(email));
}

/** Closes them now and again until stopped. */
export const startClosing = (parts: IdentityParts): { stop(): Promise<void> } =>
  startRounds(() => closeLeft(parts), { every: EVERY, logger: parts.log, failed: 'closing accounts failed' });
