import type { PublishedArticle } from '@meikan/domain';
import type { TableDefinition } from '../table-definition.ts';

/** An item of content of a person or a company. */
export type ArticleRow = {
  id: string;
  owner_kind: 'user' | 'company';
  owner_id: string;
  name: string;
  url: string;
  website: string | null;
  posted_date: string | null;
  article_category: string;
  main_category: string;
  tags: string[];
  /** What the tags are looked up by, one for one (`tagKey`). */
  tag_keys: string[];
  recommend_text: string | null;
  cover_photo: string | null;
  logo: string | null;
  registered_at: string;
  state: PublishedArticle;
  revision: number;
  updated_at: string;
  written_at: string;
};

export const articleTable: TableDefinition<ArticleRow> = {
  name: 'article',
  key: ['id'],
  columns: {
    id: 'text',
    owner_kind: 'text',
    owner_id: 'text',
    name: 'text',
    url: 'text',
    website: 'text',
    posted_date: 'text',
    article_category: 'text',
    main_category: 'text',
    tags: 'text[]',
    tag_keys: 'text[]',
    recommend_text: 'text',
    cover_photo: 'text',
    logo: 'text',
    registered_at: 'text',
    state: 'jsonb',
    revision: 'integer',
    updated_at: 'text',
    written_at: 'text',
  },
  ddl: (schema) => [
    `create table ${schema}.article (
      id text primary key, owner_kind text not null, owner_id text not null, name text not null, url text not null, website text,
      posted_date text, article_category text not null, main_category text not null, tags text[] not null,
      tag_keys text[] not null, recommend_text text, cover_photo text, logo text, registered_at text not null, state jsonb not null, revision integer not null, updated_at text not null, written_at text not null)`,
    // A page lists its own items newest first, undated last, by category.
    `create index article_of_owner on ${schema}.article (owner_kind, owner_id, main_category, posted_date desc nulls last, id)`,
    // The top page and the lists of all items run newest first.
    `create index article_newest on ${schema}.article (posted_date desc nulls last, id)`,
    `create index article_newest_of_category on ${schema}.article (main_category, posted_date desc nulls last, id)`,
    // Tag search.
    `create index article_tags on ${schema}.article using gin (tag_keys)`,
  ],
};
