import { createHmac, randomBytes } from 'node:crypto';
import { type Clock, type Database, japanDay } from '@meikan/platform';
import { type OwnFootprints, openOwnFootprints } from './own-footprints.ts';
import { openReads, type Reads } from './reads.ts';

/** Who came. `named`: the owner of a profile or of a page may see who it was. A visitor without an account is told apart by address alone. */
export type Visitor =
  | { readonly kind: 'account'; readonly id: string; readonly named: boolean }
  | { readonly kind: 'address'; readonly address: string };

export type Visit = {
  readonly page: { readonly kind: 'user' | 'company'; readonly id: string };
  readonly visitor: Visitor;
};

export type Footprints = Reads &
  OwnFootprints & {
    /** Counts a visit, once a visitor, page and day in Japan; answers whether it was the first. */
    leave(visit: Visit): Promise<boolean>;
    /** All that is known of somebody whose account was closed: whom they visited, who visited them, and what they read. */
    forget(personId: string): Promise<void>;
    /** Throws away what is older than it may be. */
    sweep(): Promise<void>;
  };

/** How many days a named visit is kept, today's with them. */
export const KEPT_DAYS = 90;
/** More visitors than these a page and day are counted no more: a swarm of addresses fills no table. */
const MOST_A_DAY = 10_000;
const MARK_BYTES = 16;

export function openFootprints(database: Database, clock: Clock): Footprints {
  const { pool } = database;
  const saltOf = dailySalt(pool);
  return {
    ...openReads(database, clock),
    ...openOwnFootprints(database),
    async leave({ page, visitor }) {
      const now = clock.now();
      const day = japanDay(now);
      const mark = markOf(await saltOf(day), visitor);
      const viewer = visitor.kind === 'account' && visitor.named ? visitor.id : null;
      const { rows } = await pool.query<{ first: boolean }>(LEAVE, [day, page.kind, page.id, mark, viewer, now]);
      return rows[0]?.first ?? false;
    },
    async forget(personId) {
      await pool.query(`delete from footprints.visit where viewer_id = $1 or kind = 'user' and profile_id = $1`, [
        personId,
      ]);
      await pool.query(`delete from footprints.mark where kind = 'user' and page_id = $1`, [personId]);
      await pool.query(`delete from footprints.page where kind = 'user' and page_id = $1`, [personId]);
      await pool.query('delete from footprints.read where reader_id = $1', [personId]);
    },
    async sweep() {
      const today = japanDay(clock.now());
      await pool.query('delete from footprints.visit where day <= $1::date - $2::int', [today, KEPT_DAYS]);
      await pool.query('delete from footprints.mark where day < $1', [today]);
      await pool.query('delete from footprints.salt where day < $1', [today]);
    },
  };
}

/** One statement, so that a visit is counted, marked and named together or not at all. */
const LEAVE = `with marked as (
    insert into footprints.mark (day, kind, page_id, mark)
    select $1::date, $2::text, $3::text, $4::bytea
      where not exists (select from footprints.page where kind = $2 and page_id = $3 and day = $1::date and today >= ${MOST_A_DAY})
    on conflict do nothing returning true
  ), counted as (
    insert into footprints.page as p (kind, page_id, visitors, day, today)
    select $2, $3, 1, $1::date, 1 from marked
    on conflict (kind, page_id) do update set visitors = p.visitors + 1, day = excluded.day,
      today = case when p.day = excluded.day then p.today + 1 else 1 end
  ), named as (
    insert into footprints.visit (kind, profile_id, viewer_id, day, at)
    select $2, $3, $5::text, $1::date, $6::timestamptz from marked where $5::text is not null on conflict do nothing
  ) select exists (select from marked) as first`;

/** Tells today's visitors apart. With the day's salt gone, it leads back to nobody. */
function markOf(salt: Buffer, visitor: Visitor): Buffer {
  const who = visitor.kind === 'account' ? `account ${visitor.id}` : `address ${visitor.address}`;
  return createHmac('sha256', salt).update(who).digest().subarray(0, MARK_BYTES);
}

/** The day's salt, the same in every process; read once a day. */
function dailySalt(pool: Database['pool']): (day: string) => Promise<Buffer> {
  let known: { readonly day: string; readonly salt: Buffer } | undefined;
  return async (day) => {
    if (known?.day === day) return known.salt;
    await pool.query('insert into footprints.salt (day, salt) values ($1, $2) on conflict do nothing', [
      day,
      randomBytes(32),
    ]);
    const { rows } = await pool.query<{ salt: Buffer }>('select salt from footprints.salt where day = $1', [day]);
    const [row] = rows;
    if (row === undefined) throw new Error(`the salt of ${day} was swept away while it was read`);
    known = { day, salt: row.salt };
    return row.salt;
  };
}
