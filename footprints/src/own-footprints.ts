import type { Database } from '@meikan/platform';

/** Which page somebody visited by name, and on which day in Japan (`yyyy-MM-dd`). */
export type OwnVisit = { readonly kind: 'user' | 'company'; readonly id: string; readonly day: string };
/** What somebody has read, and when they did first. */
export type OwnReading = { readonly contentId: string; readonly at: string };

export type OwnFootprints = {
  /** Where somebody left their name, page by page. */
  visitsBy(personId: string): AsyncIterable<OwnVisit>;
  /** What somebody has read. */
  readBy(personId: string): AsyncIterable<OwnReading>;
};

const PAGE = 1_000;

export function openOwnFootprints({ pool }: Database): OwnFootprints {
  return {
    async *visitsBy(personId) {
      let last: OwnVisit | undefined;
      do {
        const after = [last?.kind ?? '', last?.id ?? '', last?.day ?? '0001-01-01'];
        const { rows } = await pool.query<OwnVisit>(VISITS, [personId, ...after, PAGE]);
        yield* rows;
        last = rows.length === PAGE ? rows.at(-1) : undefined;
      } while (last !== undefined);
    },
    async *readBy(personId) {
      let last: OwnReading | undefined;
      do {
        const { rows } = await pool.query<OwnReading>(READS, [personId, last?.contentId ?? '', PAGE]);
        yield* rows;
        last = rows.length === PAGE ? rows.at(-1) : undefined;
      } while (last !== undefined);
    },
  };
}

const VISITS = `select kind, profile_id as id, to_char(day, 'YYYY-MM-DD') as day from footprints.visit
  where viewer_id = $1 and (kind, profile_id, day) > ($2, $3, $4::date) order by kind, profile_id, visit.day limit $5`;

const READS = `select content_id as "contentId", to_json(at) #>> '{}' as at from footprints.read
  where reader_id = $1 and content_id > $2 order by content_id limit $3`;
