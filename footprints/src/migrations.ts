import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const createFootprints: Migration = {
  async up(db) {
    // How often a page was visited, once a visitor and day. `today` is the part of it that fell on `day`.
    await sql`create table footprints.page (kind text not null, page_id text not null, visitors bigint not null,
      day date not null, today integer not null, primary key (kind, page_id))`.execute(db);
    // Who was here already today, as nobody can read it: thrown away with the day's salt once the day is over.
    await sql`create table footprints.mark (day date not null, kind text not null, page_id text not null, mark bytea not null,
      primary key (day, kind, page_id, mark))`.execute(db);
    await sql`create table footprints.salt (day date primary key, salt bytea not null)`.execute(db);
    // Which members visited a profile, for its owner.
    await sql`create table footprints.visit (profile_id text not null, viewer_id text not null, day date not null,
      at timestamptz not null, primary key (profile_id, viewer_id, day))`.execute(db);
    // Thrown away by age, and with the visitor's account.
    await sql`create index visit_day on footprints.visit (day)`.execute(db);
    await sql`create index visit_viewer on footprints.visit (viewer_id)`.execute(db);
  },
};

const createReads: Migration = {
  async up(db) {
    // What a member has read, for the mark that they see.
    await sql`create table footprints.read (reader_id text not null, content_id text not null, at timestamptz not null,
      primary key (reader_id, content_id))`.execute(db);
    // How many have read an item; stays when one of them goes.
    await sql`create table footprints.content (content_id text primary key, readers bigint not null)`.execute(db);
  },
};

const createCompanyVisits: Migration = {
  async up(db) {
    // Which members visited a company's page, for its owners where they are on the paid plan. `profile_id` is the page's.
    await sql`alter table footprints.visit add column kind text not null default 'user'`.execute(db);
    await sql`alter table footprints.visit drop constraint visit_pkey`.execute(db);
    await sql`alter table footprints.visit add primary key (kind, profile_id, viewer_id, day)`.execute(db);
  },
};

/** The package's own tables. Not in the read model: they are no fold of the log, and a rebuild would lose them. */
export const footprintMigrations = {
  schema: 'footprints',
  migrations: {
    '0001-footprints': createFootprints,
    '0002-reads': createReads,
    '0003-company-visits': createCompanyVisits,
  },
} as const;
