import type { OwnReport } from '@meikan/contracts';
import { sql } from 'kysely';
import { articleVisible, visibleArticles } from '../articles/article-item.ts';
import { countIn } from '../route/counts.ts';
import { all, offsetOf, type Question } from '../route/read-route.ts';
import { a, c, p } from '../route/tables.ts';
import { firstAnswer, r } from './report-tables.ts';

type Page = { readonly page: number; readonly limit: number };
type Row = Omit<OwnReport, 'target' | 'standing'> & {
  readonly kind: OwnReport['target']['kind'];
  readonly id: string;
  readonly name: string | null;
  readonly isAnswered: boolean;
  readonly isHidden: boolean;
};

/** What a thing is called; null where it is out of sight. */
const visibleName = sql`case ${r.kind}
    when 'user' then (select ${p.name} from ${p} where ${p.id} = ${r.target_id} and ${p.is_visible})
    when 'company' then (select ${c.name} from ${c} where ${c.id} = ${r.target_id} and ${c.is_public})
    else (select ${a.name} from ${visibleArticles} where ${a.id} = ${r.target_id} and ${articleVisible}) end`;

/** What the reader reported, the latest first, with the first answer that came after. */
export async function findOwnReports({ db, reader }: Question, page: Page): Promise<OwnReport[]> {
  const rows = await all(
    sql<Row>`select ${r.kind}, ${r.target_id} as id, ${visibleName} as name, ${r.reason}, ${r.text},
        ${r.reported_at} as "reportedAt", g.ruled_at as "answeredAt",
        g.ruled_at is not null as "isAnswered", g.hidden_for is not null as "isHidden"
      from ${r} left join ${firstAnswer} g on true
      where ${r.user_id} = ${reader.id}
      order by ${r.reported_at} desc, ${r.kind}, ${r.target_id} limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
  return rows.map(({ kind, id, name, isAnswered, isHidden, ...report }) => ({
    ...report,
    target: { kind, id, name },
    standing: isAnswered ? (isHidden ? 'hidden' : 'kept') : 'open',
  }));
}

export const countOwnReports = ({ db, reader }: Question): Promise<number> =>
  countIn(sql`${r} where ${r.user_id} = ${reader.id}`, db);
