import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { typeParsers } from './type-parsers.ts';

export type DatabaseOptions = {
  /** `postgres://…` */
  readonly url: string;
  readonly poolSize: number;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string;
  /** Milliseconds one statement may take; 30 s unless told. 0 means no limit (rebuilds). */
  readonly statementTimeout?: number;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onError?: (error: Error) => void;
};

/** One pool of PostgreSQL connections. `T` of the Kysely views maps table names to row types. */
export type Database = {
  readonly pool: pg.Pool;
  kysely<T>(): Kysely<T>;
  /** A view whose table names without a schema mean those of `schema`. */
  withSchema<T>(schema: string): Kysely<T>;
  end(): Promise<void>;
};

const CONNECT_TIMEOUT = 3_000;
const IDLE_TIMEOUT = 30_000;
const STATEMENT_TIMEOUT = 30_000;
const TRANSACTION_IDLE_TIMEOUT = 60_000;

function openPool(options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    application_name: options.applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    idleTimeoutMillis: IDLE_TIMEOUT,
    statement_timeout: options.statementTimeout ?? STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: TRANSACTION_IDLE_TIMEOUT,
    keepAlive: true,
    types: typeParsers,
  });
  const onError = options.onError ?? (() => undefined);
  // Without listeners a connection that breaks, idle or checked out, would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Opens lazily: no connection is made before the first query. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options);
  const kysely = <T>() => new Kysely<T>({ dialect: new PostgresDialect({ pool }) });
  return {
    pool,
    kysely,
    withSchema: <T>(schema: string) => kysely<T>().withSchema(schema),
    end: () => pool.end(),
  };
}
