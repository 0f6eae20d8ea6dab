import { type Database, openServiceDatabase, required, type Service } from '@meikan/platform';
import { type LogParts, openLogParts } from './open-log-parts.ts';

/**
 * The database and the log of a service, as its configuration names them, with `held` connections more for what holds some for
 * good. @throws ConfigurationError that names the variable
 */
export async function openServiceLog(service: Service, held = 0): Promise<LogParts & { readonly database: Database }> {
  const { configuration, opened } = service;
  const kek = required(configuration.secrets.kek, 'MEIKAN_KEK');
  const database = openServiceDatabase(service, held);
  const place = { pool: database.pool, eventStore: configuration.eventStore, kek };
  return { database, ...(await openLogParts(opened, place)) };
}
