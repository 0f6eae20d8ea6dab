import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../route/read-route.ts';
import { m } from '../route/tables.ts';

/** Whose news, and which: what came later than `after` (an instant, or nothing). */
export type Asked = {
  readonly reader: Reader;
  /** The mail address of the reader's account, where invitations go. */
  readonly address: string;
  readonly now: string;
  readonly after: string;
};

type Column = RawBuilder<unknown>;
/** What happened of one type: the columns of its rows, and where they stand. */
export type News = {
  readonly type: string;
  readonly at: Column;
  readonly about: readonly [kind: Column, id: Column];
  readonly by?: readonly [kind: Column, id: Column];
  readonly reason?: Column;
  /** What is told in one with others of its day; left out: what is about the same thing. */
  readonly place?: Column;
  /** Tables, their joins and conditions. */
  readonly from: Column;
};

/** So many of each, the newest: more are neither listed nor counted. */
export const MOST = 500;

export const none = sql`null::text`;
export const user = sql`'user'`;
export const company = sql`'company'`;

/** A row for each time that it happened, the newest first. */
export const rowsOf = ({ type, at, about, by, reason, place, from }: News, { after }: Asked) => sql`
  (select ${sql.lit(type)} as type, ${at} as at, ${about[0]} as about_kind, ${about[1]} as about_id,
    ${by?.[0] ?? none} as by_kind, ${by?.[1] ?? none} as by_id, ${reason ?? none} as reason, ${place ?? about[1]} as place
  from ${from} and ${at} > ${after} order by 2 desc limit ${MOST})`;

/** The pages that the reader edits. */
export const owned = (reader: Reader) =>
  sql`(select ${m.company_id} from ${m} where ${m.user_id} = ${reader.id} and ${m.is_owner})`;
