import type { AccountId, AccountMode } from '@meikan/domain';
import type { IdentityParts } from '../parts.ts';
import { emailKey } from './email-address.ts';
import { openAccount } from './open-account.ts';

/** An account of the demo data: its id is a slug, so that the rest of the data can name it. */
export type DemoAccount = {
  readonly accountId: AccountId;
  readonly email: string;
  readonly name: string;
  readonly mode: AccountMode;
  readonly admin: boolean;
  /** Null: nobody signs in with it. */
  readonly password: string | null;
};

/** So many are opened at once: the log commits them in groups. */
const AT_ONCE = 32;

type Hash = (password: string | null) => Promise<string | null>;

/** One hash per password, not per account: a whole pack shares few. */
function hashOnce({ hasher }: IdentityParts): Hash {
  const hashes = new Map<string, Promise<string>>();
  return async (password) => {
    if (password === null) return null;
    const hash = hashes.get(password) ?? hasher.hash(password);
    hashes.set(password, hash);
    return hash;
  };
}

async function seed(parts: IdentityParts, account: DemoAccount, hash: Hash): Promise<void> {
  const { accountId: id, email, password, ...rest } = account;
  if ((await parts.store.byId(id)) !== null) return;
  const passwordHash = await hash(password);
  await openAccount(parts, { ...rest, id, email, emailKey: emailKey(email, parts.pepper), passwordHash });
}

/** Opens accounts that can sign in at once; those that exist stay as they are. @throws Error in production */
export async function seedDemoAccounts(parts: IdentityParts, accounts: readonly DemoAccount[]): Promise<void> {
  if (parts.settings.production) throw new Error('demo accounts do not exist in production');
  const hash = hashOnce(parts);
  for (let start = 0; start < accounts.length; start += AT_ONCE) {
    await Promise.all(accounts.slice(start, start + AT_ONCE).map((account) => seed(parts, account, hash)));
  }
}
