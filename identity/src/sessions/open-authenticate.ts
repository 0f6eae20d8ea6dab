import { type Clock, type Database, migrate, type Viewer } from '@meikan/platform';
import type { FastifyRequest } from 'fastify';
import { identityMigrations } from '../database/migrations/migrations.ts';
import type { IdentityTables } from '../database/tables.ts';
import { createAuthenticate } from './authenticate.ts';
import { PostgresSessionStore, type SessionSettings } from './session-store.ts';

/** `authenticate` alone, for a server that runs apart from identity over the same database; nothing else of identity starts. */
export async function openAuthenticate(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SessionSettings;
}): Promise<(request: FastifyRequest) => Promise<Viewer>> {
  const { database, clock, settings } = parts;
  await migrate(database.pool, { schema: 'identity', migrations: identityMigrations });
  return createAuthenticate(new PostgresSessionStore(database.withSchema<IdentityTables>('identity'), clock, settings));
}
