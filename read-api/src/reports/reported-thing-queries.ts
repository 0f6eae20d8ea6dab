import type { ReportedThing } from '@meikan/contracts';
import { type RawBuilder, sql } from 'kysely';
import { logo } from '../companies/company-card.ts';
import { countIn } from '../route/counts.ts';
import { all, offsetOf, type Question } from '../route/read-route.ts';
import { a, c, p } from '../route/tables.ts';
import { basic } from '../users/person-card.ts';
import { e, g, isOf, r } from './report-tables.ts';

type State = 'open' | 'answered';
type Page = { readonly page: number; readonly limit: number; readonly state: State };

/** As the answer, but for the names of reporters who have no profile. */
export type ReportedThingRow = Omit<ReportedThing, 'target' | 'reports' | 'ruling'> &
  ReportedThing['target'] & {
    readonly reports: readonly (Omit<ReportedThing['reports'][number], 'reporter'> & {
      readonly userId: string;
      readonly name: string | null;
    })[];
    readonly hiddenFor: string | null;
    readonly ruledAt: string | null;
    readonly isLast: boolean;
  };

/** How many reports of a thing are shown. */
const SHOWN = 20;

const answer = sql`exists (select from ${g} where ${isOf(g, r)} and ${g.up_to} >= ${r.reported_at})`;
const before = sql`(select max(${e.up_to}) from ${e} where ${isOf(e, g)} and ${e.up_to} < ${g.up_to})`;
const waiting = sql`select ${r.kind}, ${r.target_id}, (select max(${g.up_to}) from ${g} where ${isOf(g, r)}) as since,
    max(${r.reported_at}) as up_to, null::text as hidden_for, null::text as ruled_at, false as is_last,
    min(${r.reported_at}) as place
  from ${r} where not ${answer} group by ${r.kind}, ${r.target_id}`;
const answered = sql`select ${g.kind}, ${g.target_id}, ${before} as since, ${g.up_to}, ${g.hidden_for}, ${g.ruled_at},
    not exists (select from ${e} where ${isOf(e, g)} and ${e.up_to} > ${g.up_to}) as is_last, ${g.ruled_at} as place
  from ${g}`;

/** Those that wait for an answer, each with the reports that came after the last one; or each answer with what it was given to. */
const things = (state: State): RawBuilder<unknown> => sql`(${state === 'open' ? waiting : answered}) t`;

const reports = sql`from ${r} where ${r.kind} = t.kind and ${r.target_id} = t.target_id
  and ${r.reported_at} <= t.up_to and ${r.reported_at} > coalesce(t.since, '')`;
const listed = sql`(select coalesce(json_agg(n order by n."reportedAt" desc, n."userId"), '[]') from (
    select ${r.user_id} as "userId", (select ${p.name} from ${p} where ${p.id} = ${r.user_id}) as name, ${r.reason},
      ${r.text}, ${r.reported_at} as "reportedAt" ${reports}
    order by ${r.reported_at} desc, ${r.user_id} limit ${SHOWN}) n)`;

const target = sql`(
    select ${p.name} as name, ${basic('avatar')} as picture, not ${p.disabled} as shown
      from ${p} where t.kind = 'user' and ${p.id} = t.target_id
    union all select ${c.name}, ${logo}, ${c.is_public} from ${c} where t.kind = 'company' and ${c.id} = t.target_id
    union all select ${a.name}, coalesce(${a.cover_photo}, ${a.logo}), true
      from ${a} where t.kind = 'article' and ${a.id} = t.target_id) w`;

/** A page of them: the longest waiting first, the latest answered first. */
export function findReportedThings({ db }: Question, page: Page): Promise<ReportedThingRow[]> {
  return all(
    sql<ReportedThingRow>`select t.kind, t.target_id as id, w.name, w.picture,
        case when w.shown then 'shown' when w.shown is null then 'gone' else 'hidden' end as standing,
        ${listed} as reports, (select count(*)::int ${reports}) as "reportCount",
        coalesce((select mode() within group (order by ${r.reason}) ${reports}), t.hidden_for, 'other') as "mainReason",
        t.up_to as "upTo", t.hidden_for as "hiddenFor", t.ruled_at as "ruledAt", t.is_last as "isLast",
        (select count(*)::int from ${g} where ${g.kind} = t.kind and ${g.target_id} = t.target_id
          and ${g.up_to} < t.up_to) as "earlierRulings"
      from ${things(page.state)} left join lateral ${target} on true
      order by t.place ${sql.raw(page.state === 'open' ? 'asc' : 'desc')}, t.kind, t.target_id, t.up_to
      limit ${page.limit} offset ${offsetOf(page)}`,
    db,
  );
}

export const countReportedThings = ({ db }: Question, state: State): Promise<number> => countIn(things(state), db);
