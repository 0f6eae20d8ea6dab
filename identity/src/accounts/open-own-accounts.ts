import { type Clock, type Database, migrate } from '@meikan/platform';
import { identityMigrations } from '../database/migrations/migrations.ts';
import type { IdentityTables } from '../database/tables.ts';
import { PostgresAccountStore, type StoredAccount } from './account-store.ts';

/** What an account is told about itself on its own profile; null for one that does not exist. */
export type OwnAccount = Pick<StoredAccount, 'email' | 'mode' | 'name'>;

/** Looks up accounts for a server that shows them to themselves and writes to them; it runs apart from identity over the same database. */
export async function openOwnAccounts(parts: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<(id: string) => Promise<OwnAccount | null>> {
  const { database, clock } = parts;
  await migrate(database.pool, { schema: 'identity', migrations: identityMigrations });
  const accounts = new PostgresAccountStore(database.withSchema<IdentityTables>('identity'), clock);
  return async (id) => {
    const account = await accounts.byId(id);
    return account && { email: account.email, mode: account.mode, name: account.name };
  };
}
