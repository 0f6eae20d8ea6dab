import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import { ConfigurationError } from '../configuration/load-configuration.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import type { Logger } from '../logging/logger.ts';

/** What a process is given when it starts. */
export type Service = {
  readonly name: string;
  readonly configuration: Configuration;
  readonly logger: Logger;
  /** Ended, last opened first, once no request runs any more. */
  readonly opened: AsyncDisposableStack;
};

/** What it comes to: a server that does not listen yet. */
export type Served = { readonly app: FastifyInstance };

/** @throws ConfigurationError that names the variable */
export function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new ConfigurationError(`${name}: 単独で動かすには、この設定が必要です。`);
  return value;
}

/** The pool of DATABASE_URL, with `held` connections more for what holds some for good. */
export function openServiceDatabase({ name, configuration, logger, opened }: Service, held = 0): Database {
  const { url, poolSize } = configuration.database;
  const database = openDatabase({
    url: required(url, 'DATABASE_URL'),
    poolSize: poolSize + held,
    applicationName: name,
    onError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  });
  opened.defer(() => database.end());
  return database;
}
