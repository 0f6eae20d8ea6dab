import { type ArticleItem, articleDefaults } from '@meikan/contracts';
import { isBookmarkable } from '@meikan/domain';
import { sql } from 'kysely';
import type { Reader } from '../route/read-route.ts';

export type ArticleItemRow = Omit<ArticleItem, 'bookmarkable' | 'defaultLogo' | 'defaultArticleName'> & {
  /** Whether the reader wrote it. */
  readonly own: boolean | null;
};

/** The columns of an item, from `article a` joined by `articleOwners`. */
export const articleColumns = (reader: Reader) => sql`
  a.id, a.name as "articleName", a.url as "articleUrl", a.website as "articleWebsite", a.logo,
  a.posted_date as "postedDate", a.article_category as "articleCategory", a.main_category as "mainCategory",
  to_json(a.tags) as tags, a.cover_photo as "coverPhoto", a.recommend_text as "recommendTxt",
  case when a.owner_kind = 'company' then a.owner_id end as "companyId",
  json_build_object('kind', a.owner_kind, 'id', a.owner_id, 'name', coalesce(p.name, c.name, ''),
    'picture', coalesce(p.state->'sections'->'basics'->>'avatar', c.state->'sections'->>'logo')) as author,
  exists (select from read_model.bookmark b where b.user_id = ${reader.id} and b.reference_id = a.id) as "isBookmarked",
  exists (select from footprints.read r where r.reader_id = ${reader.id} and r.content_id = a.id) as "isRead",
  coalesce((select f.readers from footprints.content f where f.content_id = a.id), 0)::int as "readCount",
  a.owner_kind = 'user' and a.owner_id = ${reader.id} as own, a.revision::text as revision`;

/** Joins an item's owner and leaves out the items of hidden people and of companies that are not public. */
export const visibleArticles = sql`
  read_model.article a
  left join read_model.person p on a.owner_kind = 'user' and p.id = a.owner_id
  left join read_model.company c on a.owner_kind = 'company' and c.id = a.owner_id`;
export const articleVisible = sql`coalesce(not p.disabled, c.is_public, false)`;

/** Nobody keeps what is their own. */
export const toArticleItem = ({ own, ...item }: ArticleItemRow): ArticleItem => ({
  ...item,
  bookmarkable: isBookmarkable(item.mainCategory) && own !== true,
  ...articleDefaults(item.articleCategory),
});
