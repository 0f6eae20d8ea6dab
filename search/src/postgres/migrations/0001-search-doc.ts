import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createDocIndexes, createDocTable } from '../search-doc.table.ts';

/** The first form of the index. A later change of its columns is a rebuild too. */
export const searchDoc: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createDocTable('doc').execute(database);
    for (const index of createDocIndexes('doc')) await index.execute(database);
  },
};
