import type { Notification } from '@meikan/contracts';
import { type NotificationKind, notificationKinds } from '@meikan/domain';
import { readTable } from '@meikan/projections/read-model';
import { type RawBuilder, sql } from 'kysely';
import { articleVisible, visibleArticles } from '../articles/article-item.ts';
import { countIn } from '../route/counts.ts';
import { all, type Db, first, offsetOf, type Question, type Reader } from '../route/read-route.ts';
import { a, c, m, p } from '../route/tables.ts';
import { news } from './news.ts';
import type { Asked } from './news-rows.ts';

const ns = readTable('notification_settings', 'ns');

export type Settings = { readonly seenUntil: string; readonly muted: readonly NotificationKind[] };
type Page = { readonly page: number; readonly limit: number };
type By = Notification['by'][number];

/** As the answer, but for the names of accounts that have no profile. */
export type NotificationRow = Omit<Notification, 'about' | 'by'> & {
  readonly aboutKind: NonNullable<Notification['about']>['kind'] | null;
  readonly aboutId: string | null;
  readonly aboutName: string | null;
  readonly by: readonly (Omit<By, 'name'> & { readonly name: string | null })[];
};

/** Until when the reader has seen theirs (nothing: never), and of which kinds they want none. */
export async function findSettings({ db, reader }: Question): Promise<Settings> {
  const row = await first(
    sql<Settings>`select coalesce(${ns.seen_until}, '') as "seenUntil", to_json(${ns.muted}) as muted
      from ${ns} where ${ns.user_id} = ${reader.id}`,
    db,
  );
  return row ?? { seenUntil: '', muted: [] };
}

/** What is alike and of one day in Japan is one notification. Null where everything is muted. */
function groups({ muted }: Settings, asked: Asked, columns: RawBuilder<unknown>): RawBuilder<unknown> | null {
  const kinds = notificationKinds.filter((kind) => !muted.includes(kind));
  if (kinds.length === 0) return null;
  return sql`(select ${columns} from (${news(kinds, asked)}) n
    group by n.type, n.place, (n.at::timestamptz at time zone 'Asia/Tokyo')::date) t`;
}

const latest = sql`order by n.at desc, n.by_id, n.about_id`;

const told = ({ seenUntil }: Settings) => sql`n.type, n.place, max(n.at) as at, max(n.at) > ${seenUntil} as is_new,
    count(*)::int as count, max(n.reason) as reason,
    (array_agg(n.about_kind ${latest}))[1] as about_kind, (array_agg(n.about_id ${latest}))[1] as about_id,
    (array_agg(n.by_kind ${latest}))[1:3] as by_kinds, (array_agg(n.by_id ${latest}))[1:3] as by_ids`;

/** The name of what a notification is about, where the reader may see it: invitations name their page, whatever stands there. */
const aboutName = (reader: Reader) => sql`case t.about_kind
    when 'user' then (select ${p.name} from ${p} where ${p.id} = t.about_id and (${p.is_visible} or ${p.id} = ${reader.id}))
    when 'company' then (select ${c.name} from ${c} where ${c.id} = t.about_id and (${c.is_public}
      or t.type = 'owner-invited' or exists (select from ${m}
        where ${m.company_id} = ${c.id} and ${m.user_id} = ${reader.id} and ${m.is_owner})))
    when 'article' then (select ${a.name} from ${visibleArticles} where ${a.id} = t.about_id and ${articleVisible}) end`;

/** Each once, the latest first. */
const by = sql`(select coalesce(json_agg(json_build_object('kind', k.kind, 'id', k.id, 'name',
      case k.kind when 'user' then (select ${p.name} from ${p} where ${p.id} = k.id)
        else (select ${c.name} from ${c} where ${c.id} = k.id) end) order by k.place), '[]')
    from (select b.kind, b.id, min(b.place) as place from unnest(t.by_kinds, t.by_ids) with ordinality b (kind, id, place)
      where b.id is not null group by 1, 2) k)`;

/** A page of them, the latest first. */
export async function findNotifications(
  { db, reader }: Pick<Question, 'db' | 'reader'>,
  settings: Settings,
  asked: Asked,
  page: Page,
): Promise<NotificationRow[]> {
  const grouped = groups(settings, asked, told(settings));
  if (grouped === null) return [];
  return all(
    sql<NotificationRow>`select t.type, t.at, t.is_new as "isNew", t.count, t.reason, t.about_kind as "aboutKind",
        t.about_id as "aboutId", ${aboutName(reader)} as "aboutName", ${by} as by
      from ${grouped} order by t.at desc, t.type, t.place limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
}

export async function countNotifications(db: Db, settings: Settings, asked: Asked): Promise<number> {
  const counted = groups(settings, asked, sql`1`);
  return counted === null ? 0 : countIn(counted, db);
}
