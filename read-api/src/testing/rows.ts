import type { Database } from '@meikan/platform';

const person = `insert into read_model.person (id, username, name, index_key, name_text, joined_at, disabled, is_visible, state, follower_count,
  following_count, use_service_count, bookmark_count, article_count, revision, updated_at, written_at)`;
const company = `insert into read_model.company (id, name, reading, index_key, service_type, main_category, sub_category, is_public,
  is_verified, is_highlight, on_search_page, always_on_top, industry, can_do, can_do_keys, name_text, registered_at, state, sns_follower, follower_count, user_count,
  used_by_count, using_count, article_count, revision, updated_at, written_at)`;
const article = `insert into read_model.article (id, owner_kind, owner_id, name, url, website, posted_date, article_category,
  main_category, tags, tag_keys, recommend_text, cover_photo, registered_at, arrived_at, state, revision, updated_at, written_at)`;
const basics = `'{"sections":{"basics":{"introduction":"自己紹介"},"work-experiences":[]}}'`;
const page = `'{"sections":{"description":{"description":"説明"},"can-do":["会計"],"basics":{},"company-history":[]}}'`;

/** One row of each, and how a spec makes many of them: `select` names the columns of `generate_series` as `n`. */
export const rows = {
  people: (ids: string, options: { readonly disabled?: boolean } = {}) =>
    `${person} select id, 'name-' || id, '利用者' || id, 'あ', '|利用者' || id || '|', '2026-01-01', ${options.disabled ?? false}, ${!options.disabled}, ${basics},
      0, 0, 0, 0, 0, 0, '2026-01-01', '2026-01-01' from (${ids}) s (id)`,
  companies: (ids: string, options: { readonly public?: boolean } = {}) =>
    `${company} select id, '会社' || id, null, 'あ', 'web_service', 'sns_community', null, ${options.public ?? true},
      false, false, true, false, null, array['会計'], array['会計'], '|会社' || id || '|', '2026-01-01', ${page}, 0, 0, 0, 0, 0, 0, 0, '2026-01-01', '2026-01-01' from (${ids}) s (id)`,
  articles: (ids: string, owner: string) =>
    `${article} select id, 'user', ${owner}, '記事' || id, 'https://example.com', null, '2026-01-01', 'private_blog_tech',
      'private_blog', array['本'], array['本'], null, null, '2026-01-01', '2026-01-01', '{}', 0, '2026-01-01', '2026-01-01' from (${ids}) s (id)`,
} as const;

export async function run(database: Database, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await database.pool.query(statement);
}
