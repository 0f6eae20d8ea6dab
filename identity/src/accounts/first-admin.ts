import type { IdentityParts } from '../parts.ts';
import { emailKey } from './email-address.ts';

/** Makes the account of ADMIN_EMAIL an admin, when it was opened before the setting named it. */
export async function grantFirstAdmin(parts: IdentityParts): Promise<void> {
  const { settings, store, commands, pepper } = parts;
  if (settings.adminEmail === undefined) return;
  const account = await store.byEmailKey(emailKey(settings.adminEmail, pepper));
  if (account === null || account.admin) return;
  await commands.send(account.id, { type: 'set-admin', data: { admin: true, at: commands.now() } });
  await store.setAdmin(account.id, true);
}
