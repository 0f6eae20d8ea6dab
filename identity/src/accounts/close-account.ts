import type { AccountId } from '@meikan/domain';
import type { IdentityParts } from '../parts.ts';
import { signOutEverywhere } from './replace-password.ts';

/**
 * Closes an account for ever: its sessions end, its address is free again, and what identity knew of its owner is
 * deleted. May be repeated. The profile is another stream's matter.
 */
export async function closeAccount(parts: IdentityParts, id: AccountId): Promise<void> {
  const { commands, store } = parts;
  const account = await store.byId(id);
  if (account === null) return;
  await commands.send(id, { type: 'close-account', data: { at: commands.now() } });
  await commands.releaseEmail(account.emailKey, id);
  await signOutEverywhere(parts, id);
  await store.remove(id);
}
