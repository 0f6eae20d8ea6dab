import { readTable } from '@meikan/projections/read-model';
import { type RawBuilder, sql } from 'kysely';
import { isMet, stands } from '../blocks/block-conditions.ts';
import type { Reader } from '../route/read-route.ts';
import { a, c, p } from '../route/tables.ts';
import { type Asked, MOST, type News, owned, user } from './news-rows.ts';

const s = readTable('follow', 's');

const followOf = (reader: Reader, followed: RawBuilder<unknown>): News => ({
  type: 'followed',
  at: s.arrived_at,
  about: [s.target_kind, s.target_id],
  by: [user, s.user_id],
  from: sql`${s} join ${p} on ${p.id} = ${s.user_id} and ${p.is_visible}
    where ${followed} and ${stands(reader)} and ${isMet(reader)}`,
});

/** Who follows the reader, or a page that they edit. */
export const followNews = ({ reader }: Asked): readonly News[] => [
  followOf(reader, sql`${s.target_kind} = 'user' and ${s.target_id} = ${reader.id}`),
  followOf(reader, sql`${s.target_kind} = 'company' and ${s.target_id} in ${owned(reader)}`),
];

/** What those whom the reader follows have published since then; not what the reader publishes for a page of their own. */
export const articleNews = ({ reader, after }: Asked): readonly News[] => [
  {
    type: 'published',
    at: sql`w.arrived_at`,
    about: [sql`'article'`, sql`w.id`],
    by: [s.target_kind, s.target_id],
    place: s.target_id,
    from: sql`${s} join lateral (select ${a.id}, ${a.arrived_at} from ${a}
      where ${a.owner_kind} = ${s.target_kind} and ${a.owner_id} = ${s.target_id}
        and ${a.arrived_at} > greatest(${s.arrived_at}, ${after}) order by ${a.arrived_at} desc limit ${MOST}) w on true
    left join ${p} on ${s.target_kind} = 'user' and ${p.id} = ${s.target_id}
    left join ${c} on ${s.target_kind} = 'company' and ${c.id} = ${s.target_id}
    where ${s.user_id} = ${reader.id} and coalesce(${p.is_visible}, ${c.is_public}, false) and ${isMet(reader)}
      and ${s.target_id} not in ${owned(reader)}`,
  },
];
