import type { MigrationSet } from '@meikan/platform';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const createEntries: Migration = {
  async up(db) {
    await sql`create table workspace.entry (dataset text not null, entry_id text not null, company_name text not null,
      company_id text, dated date, job_title text, body text, persons integer, change integer,
      primary key (dataset, entry_id))`.execute(db);
    // The top page shows the latest of each dataset.
    await sql`create index entry_latest on workspace.entry (dataset, dated desc nulls last, entry_id)`.execute(db);
  },
};

export const workspaceMigrations: MigrationSet = {
  schema: 'workspace',
  migrations: { '0001-entries': createEntries },
};
