import type { IdentityTables } from '../database/tables.ts';
import type { RunningIdentity } from './running-identity.ts';

/** What stands in the database, for tests that look behind the pages. */
export async function tablesOf(running: Pick<RunningIdentity, 'database'>) {
  const database = running.database.withSchema<IdentityTables>('identity');
  const secret = database.selectFrom('secret').select('value').where('name', '=', 'pepper');
  return {
    database,
    pepper: (await secret.executeTakeFirstOrThrow()).value,
    account: (email: string) =>
      database.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst(),
  };
}
