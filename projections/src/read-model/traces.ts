import type { ReportedKind } from '@meikan/domain';
import type { Pool } from 'pg';
import { onceThere, type Place } from './once-there.ts';
import { LIVING } from './tables.ts';

/** What somebody has left in the directory beside their profile: the ids that, with theirs, name each stream. */
export type Traces = {
  readonly articles: readonly string[];
  /** The services that they use. */
  readonly usages: readonly string[];
  readonly bookmarks: readonly string[];
  readonly follows: readonly { readonly kind: 'user' | 'company'; readonly id: string }[];
  readonly followers: readonly string[];
  /** Whom they block. */
  readonly blocks: readonly string[];
  readonly blockedBy: readonly string[];
  /** The companies that they belong to, own, or asked to edit. */
  readonly companies: readonly string[];
  /** The questions that they answered. */
  readonly answers: readonly string[];
  /** What they reported. */
  readonly reports: readonly { readonly kind: ReportedKind; readonly id: string }[];
};

const list = (what: string, from: string): string =>
  `(select coalesce(json_agg(${what}), '[]') from ${LIVING}.${from})`;

const QUERY = `select
  ${list('id', "article where owner_kind = 'user' and owner_id = $1")} as articles,
  ${list('service_id', "usage where holder_kind = 'user' and holder_id = $1")} as usages,
  ${list('reference_id', 'bookmark where user_id = $1')} as bookmarks,
  ${list("json_build_object('kind', target_kind, 'id', target_id)", 'follow where user_id = $1')} as follows,
  ${list('user_id', "follow where target_kind = 'user' and target_id = $1")} as followers,
  ${list('blocked_id', 'block where user_id = $1')} as blocks,
  ${list('user_id', 'block where blocked_id = $1')} as "blockedBy",
  (select coalesce(json_agg(company_id), '[]') from (
    select company_id from ${LIVING}.membership where user_id = $1
    union select company_id from ${LIVING}.ownership_request where user_id = $1) m) as companies,
  ${list('question_id', "survey_answer where entity_kind = 'user' and entity_id = $1")} as answers,
  ${list("json_build_object('kind', kind, 'id', target_id)", 'report where user_id = $1')} as reports`;

/** Of an account, once the read model holds all until the position `asOf`. @throws Fault as `onceThere` */
export const tracesOf = (place: Place, accountId: string, asOf: string): Promise<Traces> =>
  onceThere(place, { query: QUERY, values: [accountId], asOf });

/** Where something of somebody's stands or stood, beside the streams that bear their id alone; and who follows them. */
export type OwnStreams = { readonly streams: readonly string[]; readonly followers: readonly string[] };

const OWN_STREAMS = `select
  ${list('stream order by stream', 'own_stream where person_id = $1')} as streams,
  ${list('user_id order by user_id', "follow where target_kind = 'user' and target_id = $1")} as followers`;

/** As `tracesOf`. */
export const ownStreamsOf = (place: Place, accountId: string, asOf: string): Promise<OwnStreams> =>
  onceThere(place, { query: OWN_STREAMS, values: [accountId], asOf });

/** The pictures of an uploader, by how their keys begin, that pages and articles of companies show. */
export async function picturesOfCompanies(pool: Pool, start: string): Promise<ReadonlySet<string>> {
  const found = await pool.query<{ key: string }>(
    `select distinct m[1] as key from (
      select state::text as text from ${LIVING}.company
      union all select state::text from ${LIVING}.article where owner_kind = 'company') t,
      regexp_matches(t.text, $1, 'g') m`,
    [`/images/(${start}[0-9a-f]+)`],
  );
  return new Set(found.rows.map(({ key }) => key));
}
