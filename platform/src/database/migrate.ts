import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type pg from 'pg';

export type MigrationSet = {
  /** The package's own schema; made when absent. */
  readonly schema: string;
  /** `NNNN-name` → migration; run in the order of their names. Inside, unqualified names mean the package's schema. */
  readonly migrations: Readonly<Record<string, Migration>>;
};

/** One lock per schema, so that packages do not wait for each other. */
function lockKey(schema: string): string {
  return createHash('sha256').update(`migrate:${schema}`).digest().readBigInt64BE(0).toString();
}

async function runAll(db: Kysely<unknown>, { schema, migrations }: MigrationSet): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableSchema: schema,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** Public stays behind the package's schema on the path: extensions put their operators there. */
async function prepare(db: Kysely<unknown>, schema: string): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_lock(${lockKey(schema)}::bigint)`.execute(db);
  await sql`create schema if not exists ${sql.id(schema)}`.execute(db);
  await sql`set search_path to ${sql.id(schema)}, public`.execute(db);
}

/**
 * Gives the connection back as it came. Not by `discard all`: that would also forget the statements which others prepared on this
 * connection of the pool, and who believes that they are there fails.
 */
async function restore(db: Kysely<unknown>): Promise<void> {
  await sql`reset all`.execute(db);
  await sql`select pg_advisory_unlock_all()`.execute(db);
}

/**
 * Brings a package's schema up to date. When two processes start at once the second waits, then finds nothing to do.
 * @returns the names of the migrations that this call ran
 */
export async function migrate(pool: pg.Pool, set: MigrationSet): Promise<readonly string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return db.connection().execute(async (connection) => {
    try {
      await prepare(connection, set.schema);
      const ran = await runAll(connection, set);
      await restore(connection);
      return ran;
    } catch (error) {
      await restore(connection).catch((second: unknown) => {
        throw new AggregateError([error, second], `The migration of ${set.schema} failed, and so did its connection.`);
      });
      throw error;
    }
  });
}
