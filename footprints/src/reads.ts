import type { Clock, Database } from '@meikan/platform';

/** Somebody who reads an item of content. `counts`: not one of its owners, who are marked and not counted. */
export type Reading = { readonly contentId: string; readonly readerId: string; readonly counts: boolean };

export type Reads = {
  /** Marks an item as read by somebody, and counts them once for ever; answers how many have read it. */
  read(reading: Reading): Promise<number>;
};

/**
 * What people have read. Like footprints, and for the same reasons, no matter of the log: reads
 * are many, nobody decides by them, and they are personal data that must go with the account without a trace (ADR 0027).
 */
export function openReads({ pool }: Database, clock: Clock): Reads {
  return {
    async read({ contentId, readerId, counts }) {
      const { rows } = await pool.query<{ readers: string }>(READ, [contentId, readerId, clock.now(), counts]);
      return Number(rows[0]?.readers ?? 0);
    },
  };
}

/** One statement, so that a mark and its count come together or not at all; the answer adds what this statement counted. */
const READ = `with marked as (
    insert into footprints.read (reader_id, content_id, at) values ($2, $1, $3) on conflict do nothing returning true
  ), counted as (
    insert into footprints.content as c (content_id, readers)
    select $1, 1 from marked where $4::boolean
    on conflict (content_id) do update set readers = c.readers + 1 returning c.readers
  ) select coalesce((select readers from counted), (select readers from footprints.content where content_id = $1), 0) as readers`;
