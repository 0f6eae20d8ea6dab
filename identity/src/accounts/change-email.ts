import { instant } from '@meikan/domain';
import { mails } from '../codes/mails.ts';
import type { IdentityParts } from '../parts.ts';
import type { StoredAccount } from './account-store.ts';
import { emailKey } from './email-address.ts';
import { grantFirstAdmin } from './first-admin.ts';
import { signOutEverywhere } from './replace-password.ts';
import { reserveAddress } from './reserve-address.ts';

type NewEmail = {
  /** Whose mailbox was read. */
  readonly email: string;
  /** When that was shown; a change that is repeated bears the same moment. */
  readonly at: Date;
  /** The browser session that goes on. */
  readonly keepSession: string;
};

/**
 * Gives the account another address, by which its owner signs in from then on: all other sessions end, codes that went to the old address
 * are worth nothing, and its mailbox is told. May be repeated where it was cut off. Answers `taken`, and changes nothing, where the
 * address is another account's.
 */
export async function changeEmail(
  parts: IdentityParts,
  account: StoredAccount,
  { email, at, keepSession }: NewEmail,
): Promise<'changed' | 'taken'> {
  const { commands, store, pepper } = parts;
  const { id, emailKey: oldKey } = account;
  const key = emailKey(email, pepper);
  const holder = await store.byEmailKey(key);
  if (holder !== null) return holder.id === id ? 'changed' : 'taken';
  if ((await reserveAddress(parts, key, id)) !== id) return 'taken';
  await commands.send(id, { type: 'record-email-change', data: { at: instant(at.toISOString()) } });
  await signOutEverywhere(parts, id, keepSession);
  const isSet = await store.setEmail(id, { email, emailKey: key }, oldKey);
  if (isSet) await leaveOld(parts, account, email);
  return isSet || (await store.byId(id))?.emailKey === key ? 'changed' : giveUp(parts, key, id);
}

async function leaveOld(parts: IdentityParts, old: StoredAccount, email: string): Promise<void> {
  const { codes, commands, postbox } = parts;
  await codes.forgetElsewhere(old.id, email);
  postbox.post(mails.emailChanged(old.email));
  await commands.releaseEmail(old.emailKey, old.id);
  await grantFirstAdmin(parts);
}

/** Two changes at the same moment: the other one was first. */
async function giveUp({ commands }: IdentityParts, key: string, id: StoredAccount['id']): Promise<'taken'> {
  await commands.releaseEmail(key, id);
  return 'taken';
}
