import type { Database } from '@meikan/platform';
import type { ReadModel } from './read-table.ts';

/** How far in the log the read model has come. Throws where no projection has made it yet. */
export async function readModelPosition(database: Database): Promise<string> {
  const { position } = await database
    .kysely<ReadModel>()
    .selectFrom('read_model.checkpoint')
    .select('position')
    .executeTakeFirstOrThrow();
  return position;
}
