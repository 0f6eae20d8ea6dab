import type { PresentUser } from '@meikan/domain';
import type { TableDefinition } from '../table-definition.ts';

/** One registered individual. `state` is the fold of its stream by the domain's own `evolve`; the columns beside it are asked by. */
export type PersonRow = {
  id: string;
  username: string;
  name: string;
  /** Row of the kana table (`あ`…`わ`, `A-Z`, `0-9`), for looking names up on the top page. */
  index_key: string;
  /** Names, user name and reading as search folds them (`nameText`): admins find a person by any spelling. */
  name_text: string;
  joined_at: string;
  disabled: boolean;
  state: PresentUser;
  follower_count: number;
  following_count: number;
  use_service_count: number;
  bookmark_count: number;
  article_count: number;
  revision: number;
  updated_at: string;
  written_at: string;
};

export const personTable: TableDefinition<PersonRow> = {
  name: 'person',
  key: ['id'],
  columns: {
    id: 'text',
    username: 'text',
    name: 'text',
    index_key: 'text',
    name_text: 'text',
    joined_at: 'text',
    disabled: 'boolean',
    state: 'jsonb',
    follower_count: 'integer',
    following_count: 'integer',
    use_service_count: 'integer',
    bookmark_count: 'integer',
    article_count: 'integer',
    revision: 'integer',
    updated_at: 'text',
    written_at: 'text',
  },
  ddl: (schema) => [
    // Space on every page: counts move often, and a row that stays on its page leaves the indexes alone.
    `create table ${schema}.person (
      id text primary key, username text not null, name text not null, index_key text not null, name_text text not null,
      joined_at text not null, disabled boolean not null, state jsonb not null,
      follower_count integer not null check (follower_count >= 0), following_count integer not null check (following_count >= 0),
      use_service_count integer not null check (use_service_count >= 0), bookmark_count integer not null check (bookmark_count >= 0),
      article_count integer not null check (article_count >= 0), revision integer not null, updated_at text not null, written_at text not null) with (fillfactor = 70)`,
    // A profile is asked for by its user name.
    `create unique index person_username on ${schema}.person (username)`,
    // The top page shows the people who use most services.
    `create index person_services on ${schema}.person (use_service_count desc, id) where not disabled`,
    // The top page counts names per row of the kana table.
    `create index person_index_key on ${schema}.person (index_key) where not disabled`,
  ],
};
