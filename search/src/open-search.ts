import type { Database } from '@meikan/platform';
import { migrate } from '@meikan/platform';
import type { SearchPort } from './port.ts';
import { searchMigrations } from './postgres/migrations/index.ts';
import { createPostgresSearch } from './postgres/postgres-search.ts';
import { SCHEMA } from './postgres/search-doc.table.ts';

/** Platform's group `search`: absent means the embedded engine. */
export type SearchConfiguration = { readonly url: string; readonly apiKey: string | undefined } | undefined;

/** Opens the engine that the configuration names, with its schema or settings brought up to date. */
export async function openSearch(_configuration: SearchConfiguration, database: Database): Promise<SearchPort> {
  await migrate(database.pool, { schema: SCHEMA, migrations: searchMigrations });
  return createPostgresSearch(database.kysely<unknown>());
}
