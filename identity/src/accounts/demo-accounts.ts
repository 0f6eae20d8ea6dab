import { type AccountMode, accountId } from '@meikan/domain';
import type { IdentityParts } from '../parts.ts';
import { emailKey } from './email-address.ts';
import { openAccount } from './open-account.ts';

/** An account of the demo data: its id is a slug, so that the rest of the data can name it. */
export type DemoAccount = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly mode: AccountMode;
  readonly admin?: boolean;
  readonly name?: string;
};

/** What `npm run token` signs in with; the demo data opens these three. */
export const demoCredentials = {
  general: { email: 'general@demo.meikan.example', password: 'Meikan-demo-1' },
  business: { email: 'business@demo.meikan.example', password: 'Meikan-demo-1' },
  admin: { email: 'admin@demo.meikan.example', password: 'Meikan-demo-1' },
} as const;

export type DemoRole = keyof typeof demoCredentials;

/** Opens accounts that can sign in at once; those that exist stay as they are. @throws Error in production */
export async function seedDemoAccounts(parts: IdentityParts, accounts: readonly DemoAccount[]): Promise<void> {
  if (parts.settings.production) throw new Error('demo accounts do not exist in production');
  // One hash per password, not per account: a whole pack of people shares one.
  const hashes = new Map<string, string>();
  for (const { id, email, password, mode, admin = false, name = id } of accounts) {
    const passwordHash = hashes.get(password) ?? (await parts.hasher.hash(password));
    hashes.set(password, passwordHash);
    const key = emailKey(email, parts.pepper);
    if ((await parts.store.byEmailKey(key)) !== null) continue;
    await openAccount(parts, { id: accountId(id), email, emailKey: key, name, mode, admin, passwordHash });
  }
}
