import { type ArticleItem, articleDefaults } from '@meikan/contracts';
import { isBookmarkable } from '@meikan/domain';
import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { logo } from '../companies/company-card.ts';
import type { Reader } from '../route/read-route.ts';
import { a, c, p } from '../route/tables.ts';
import { basic } from '../users/person-card.ts';

const b = readTable('bookmark', 'b');

export type ArticleItemRow = Omit<ArticleItem, 'bookmarkable' | 'defaultLogo' | 'defaultArticleName'> & {
  /** Whether the reader wrote it. */
  readonly own: boolean | null;
};

/** The columns of an item, from `visibleArticles`. */
export const articleColumns = (reader: Reader) => sql`
  ${a.id}, ${a.name} as "articleName", ${a.url} as "articleUrl", ${a.website} as "articleWebsite", ${a.logo},
  ${a.posted_date} as "postedDate", ${a.article_category} as "articleCategory", ${a.main_category} as "mainCategory",
  to_json(${a.tags}) as tags, ${a.cover_photo} as "coverPhoto", ${a.recommend_text} as "recommendTxt",
  case when ${a.owner_kind} = 'company' then ${a.owner_id} end as "companyId",
  json_build_object('kind', ${a.owner_kind}, 'id', ${a.owner_id}, 'name', coalesce(${p.name}, ${c.name}, ''),
    'picture', coalesce(${basic('avatar')}, ${logo})) as author,
  exists (select from ${b} where ${b.user_id} = ${reader.id} and ${b.reference_id} = ${a.id}) as "isBookmarked",
  exists (select from footprints.read r where r.reader_id = ${reader.id} and r.content_id = ${a.id}) as "isRead",
  coalesce((select f.readers from footprints.content f where f.content_id = ${a.id}), 0)::int as "readCount",
  ${a.owner_kind} = 'user' and ${a.owner_id} = ${reader.id} as own, ${a.revision}::text as revision`;

/** Items `a`, each with who publishes it: the person `p` or the company `c`. */
export const visibleArticles = sql`
  ${a}
  left join ${p} on ${a.owner_kind} = 'user' and ${p.id} = ${a.owner_id}
  left join ${c} on ${a.owner_kind} = 'company' and ${c.id} = ${a.owner_id}`;

/** Leaves out the items of hidden people and of companies that are not public. */
export const articleVisible = sql`coalesce(${p.is_visible}, ${c.is_public}, false)`;

/** Whether an item is shown to the reader: hidden ones to admins only. */
export const articleShown = (reader: Reader) => sql`(${articleVisible} or ${reader.isAdmin})`;

/** Nobody keeps what is their own. */
export const toArticleItem = ({ own, ...item }: ArticleItemRow): ArticleItem => ({
  ...item,
  bookmarkable: isBookmarkable(item.mainCategory) && own !== true,
  ...articleDefaults(item.articleCategory),
});
