import { mails } from '../codes/mails.ts';
import type { IdentityParts } from '../parts.ts';
import { endBrowserSessions } from '../provider/browser-session.ts';
import type { StoredAccount } from './account-store.ts';

type NewPassword = {
  readonly password: string;
  readonly how: 'changed' | 'reset';
  /** The browser session that goes on: a running sign-in must not be cut off by its own reset. */
  readonly keepSession: string | undefined;
};

/** Ends every session of the account, here and in its browsers. */
export async function signOutEverywhere(
  parts: IdentityParts,
  id: StoredAccount['id'],
  keepSession?: string,
): Promise<void> {
  await parts.sessions.revokeAll(id);
  await endBrowserSessions(parts.database, id, { but: keepSession });
}

/**
 * Sets the password, writes it to the log, signs out everywhere else, and tells the owner by mail. Answers false, and does nothing,
 * where a password to be changed was replaced since it was read.
 */
export async function replacePassword(
  parts: IdentityParts,
  account: StoredAccount,
  { password, how, keepSession }: NewPassword,
): Promise<boolean> {
  const { hasher, store, commands, throttle, limits, postbox } = parts;
  // A mailed code is proof enough; who knew the old password knew one that stands no more.
  const instead = how === 'changed' ? account.passwordHash : undefined;
  const isSet = await store.setPasswordHash(account.id, await hasher.hash(password), instead);
  if (!isSet) return false;
  await commands.send(account.id, { type: 'record-password-change', data: { how, at: commands.now() } });
  await signOutEverywhere(parts, account.id, keepSession);
  // Whoever guessed the old one has lost; the owner must not wait for them.
  await throttle.clear({ limit: limits.passwordPerAccount, subject: account.emailKey });
  postbox.post(mails.passwordChanged(account.email));
  return true;
}
