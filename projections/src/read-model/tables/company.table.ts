import type { PresentCompany } from '@meikan/domain';
import type { TableDefinition } from '../table-definition.ts';

/** A company or a service. `state` is the fold of its stream by the domain's own `evolve`; the columns beside it are asked by. */
export type CompanyRow = {
  id: string;
  name: string;
  reading: string | null;
  index_key: string;
  service_type: string;
  main_category: string;
  sub_category: string | null;
  is_public: boolean;
  is_verified: boolean;
  is_highlight: boolean;
  on_search_page: boolean;
  always_on_top: boolean;
  industry: string | null;
  can_do: string[];
  /** What it can do is looked up by these, one for one (`tagKey`). */
  can_do_keys: string[];
  /** Its names and reading as search folds them (`nameText`): admins find it by any spelling. */
  name_text: string;
  registered_at: string;
  state: PresentCompany;
  /** The followers of its X account as its owner states them: the default order of lists. */
  sns_follower: number;
  follower_count: number;
  user_count: number;
  used_by_count: number;
  using_count: number;
  article_count: number;
  revision: number;
  updated_at: string;
  written_at: string;
};

export const companyTable: TableDefinition<CompanyRow> = {
  name: 'company',
  key: ['id'],
  columns: {
    id: 'text',
    name: 'text',
    reading: 'text',
    index_key: 'text',
    service_type: 'text',
    main_category: 'text',
    sub_category: 'text',
    is_public: 'boolean',
    is_verified: 'boolean',
    is_highlight: 'boolean',
    on_search_page: 'boolean',
    always_on_top: 'boolean',
    industry: 'text',
    can_do: 'text[]',
    can_do_keys: 'text[]',
    name_text: 'text',
    registered_at: 'text',
    state: 'jsonb',
    sns_follower: 'integer',
    follower_count: 'integer',
    user_count: 'integer',
    used_by_count: 'integer',
    using_count: 'integer',
    article_count: 'integer',
    revision: 'integer',
    updated_at: 'text',
    written_at: 'text',
  },
  ddl: (schema) => [
    // Space on every page: counts move often, and a row that stays on its page leaves the indexes alone.
    `create table ${schema}.company (
      id text primary key, name text not null, reading text, index_key text not null, service_type text not null,
      main_category text not null, sub_category text, is_public boolean not null, is_verified boolean not null,
      is_highlight boolean not null, on_search_page boolean not null, always_on_top boolean not null,
      industry text, can_do text[] not null, can_do_keys text[] not null, name_text text not null, registered_at text not null, state jsonb not null, sns_follower integer not null,
      follower_count integer not null check (follower_count >= 0), user_count integer not null check (user_count >= 0),
      used_by_count integer not null check (used_by_count >= 0), using_count integer not null check (using_count >= 0),
      article_count integer not null check (article_count >= 0), revision integer not null, updated_at text not null, written_at text not null) with (fillfactor = 70)`,
    // Lists of services and companies run by the followers of their X account.
    `create index company_listing on ${schema}.company (service_type, sns_follower desc, id) where is_public`,
    // The top page ranks services by the people and companies who use them.
    `create index company_popular on ${schema}.company ((user_count + used_by_count) desc, id) where is_public`,
    // The top page shows highlighted and verified companies.
    `create index company_highlight on ${schema}.company (is_verified desc, sns_follower desc, id) where is_public and is_highlight`,
    // The top page counts names per row of the kana table.
    `create index company_index_key on ${schema}.company (index_key) where is_public`,
  ],
};
