import { sql } from 'kysely';
import { articleVisible, visibleArticles } from '../articles/article-item.ts';
import { personVisible } from '../pages/person-subject.ts';
import { all, type Db } from '../route/read-route.ts';
import { a, c, p } from '../route/tables.ts';

/** Addresses in one part of the sitemap, but for those that came since the index was read. */
export const PART_SIZE = 10_000;
/** A part may hold no more (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

export type Kind = 'people' | 'companies' | 'articles';
/** A stretch of ids: behind `after`, up to and with `upto`. */
export type Stretch = { readonly after: string; readonly upto: string | undefined };
export type Listed = { readonly name: string; readonly updatedAt: string };

const TABLES = { people: p, companies: c, articles: a } as const;

/** The ids at which the parts of a kind end, read from the index of its ids alone; visible or not does not matter here. */
export async function partEnds(db: Db, kind: Kind): Promise<string[]> {
  const of = TABLES[kind];
  const rows = await all(
    sql<{ id: string }>`select s.id from (
        select ${of.id}, row_number() over (order by ${of.id}) as place from ${of}) s
      where s.place % ${PART_SIZE} = 0 order by s.id`,
    db,
  );
  return rows.map(({ id }) => id);
}

/** What of a kind everybody may see: never hidden people, pages that are not public, or what is theirs. */
export function findListed(db: Db, kind: Kind, { after, upto }: Stretch): Promise<Listed[]> {
  switch (kind) {
    case 'people':
      return all(
        sql<Listed>`select ${p.username} as name, ${p.updated_at} as "updatedAt" from ${p}
          where ${p.id} > ${after} and ${upto === undefined ? sql`true` : sql`${p.id} <= ${upto}`} and ${personVisible}
          order by ${p.id} limit ${MOST_ADDRESSES}`,
        db,
      );
    case 'companies':
      return all(
        sql<Listed>`select ${c.id} as name, ${c.updated_at} as "updatedAt" from ${c}
          where ${c.id} > ${after} and ${upto === undefined ? sql`true` : sql`${c.id} <= ${upto}`} and ${c.is_public}
          order by ${c.id} limit ${MOST_ADDRESSES}`,
        db,
      );
    case 'articles':
      return all(
        sql<Listed>`select ${a.id} as name, ${a.updated_at} as "updatedAt" from ${visibleArticles}
          where ${a.id} > ${after} and ${upto === undefined ? sql`true` : sql`${a.id} <= ${upto}`} and ${articleVisible}
          order by ${a.id} limit ${MOST_ADDRESSES}`,
        db,
      );
  }
}
