import { type Clock, type Database, type Logger, type Mailer, migrate } from '@meikan/platform';
import { PostgresAccountStore } from './accounts/account-store.ts';
import { PostgresOneTimeCodes } from './codes/one-time-code.ts';
import { createPostbox } from './codes/postbox.ts';
import { identityMigrations } from './database/migrations/migrations.ts';
import type { IdentityTables } from './database/tables.ts';
import type { IdentityParts } from './parts.ts';
import { type IdentitySecrets, loadSecrets } from './provider/secrets.ts';
import type { IdentitySettings } from './settings.ts';
import { defaultLimits, type Limits, withoutNetworkLimits } from './throttle/limits.ts';
import { PostgresThrottle } from './throttle/throttle.ts';

/** What mailed codes stand on. */
export type CodeParts = Pick<IdentityParts, 'database' | 'store' | 'limits' | 'throttle' | 'codes' | 'postbox'>;

export type CodeDependencies = {
  readonly settings: IdentitySettings;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Logger;
  readonly limits?: Limits;
};

/** Brings the schema up to date and loads, or makes, the keys; starts nothing. */
export async function openCodeParts(
  dependencies: CodeDependencies,
): Promise<CodeParts & { readonly secrets: IdentitySecrets }> {
  const { settings, clock, log, mailer } = dependencies;
  const usual = settings.networkLimits === 'off' ? withoutNetworkLimits(defaultLimits) : defaultLimits;
  const { limits = usual } = dependencies;
  await migrate(dependencies.database.pool, { schema: 'identity', migrations: identityMigrations });
  const database = dependencies.database.withSchema<IdentityTables>('identity');
  const secrets = await loadSecrets(database, settings);
  const { pepper } = secrets;
  return {
    ...{ database, limits, secrets },
    store: new PostgresAccountStore(database, clock),
    throttle: new PostgresThrottle(database, clock, pepper),
    codes: new PostgresOneTimeCodes(database, clock, pepper),
    postbox: createPostbox(mailer, log),
  };
}
