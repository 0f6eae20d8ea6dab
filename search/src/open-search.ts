import { type Database, migrate } from '@meikan/platform';
import { type MeilisearchAddress, openMeilisearch } from './meilisearch/meilisearch-search.ts';
import type { SearchPort } from './port.ts';
import { searchMigrations } from './postgres/migrations/index.ts';
import { createPostgresSearch } from './postgres/postgres-search.ts';
import { SCHEMA } from './postgres/search-doc.table.ts';

/** Platform's group `search`: absent means the embedded engine. */
export type SearchConfiguration = MeilisearchAddress | undefined;

/** Opens the engine that the configuration names, with its tables or settings brought up to date. */
export async function openSearch(configuration: SearchConfiguration, database: Database): Promise<SearchPort> {
  if (configuration !== undefined) return openMeilisearch(configuration);
  await migrate(database.pool, { schema: SCHEMA, migrations: searchMigrations });
  return createPostgresSearch(database.kysely<unknown>());
}
