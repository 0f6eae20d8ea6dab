import { readTable } from '@meikan/projections/read-model';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../route/read-route.ts';
import { u } from '../route/tables.ts';

const cc = readTable('company', 'cc');
const cm = readTable('membership', 'cm');
const cp = readTable('person', 'cp');
const r = readTable('relation', 'r');

type Sql = RawBuilder<unknown>;

/** Whether the reader is an owner of one of the companies, or an admin. */
export const owns = ({ id, isAdmin }: Reader, companies: Sql) =>
  sql`(${isAdmin} or exists (select from ${cm}
    where ${cm.user_id} = ${id} and ${cm.is_owner} and ${cm.company_id} in (${companies})))`;

/** Whether a usage `u` is shown to the reader: one that its service or its company hid, to the two sides only. */
export const usageShown = (reader: Reader) =>
  sql`(${u.verdict} is distinct from 'hidden' or ${u.holder_id} = ${reader.id}
    or ${owns(reader, sql`${u.holder_id}, ${u.service_id}`)})`;

/** The same of a relation `r`. */
export const relationShown = (reader: Reader) =>
  sql`(${r.verdict} is distinct from 'hidden' or ${owns(reader, sql`${r.company_id}, ${r.other_id}`)})`;

const nameOf = (kind: Sql, id: Sql) =>
  sql`case when ${kind} = 'user' then (select ${cp.name} from ${cp} where ${cp.id} = ${id})
    else (select ${cc.name} from ${cc} where ${cc.id} = ${id}) end`;

type Parts = {
  readonly kind: Sql;
  readonly claimant: Sql;
  readonly concerned: Sql;
  readonly at: Sql;
  readonly since: Sql;
  readonly verdict: Sql;
};

const claimOf = ({ kind, claimant, concerned, at, since, verdict }: Parts, reader: Reader) =>
  sql`json_build_object('claimant', json_build_object('kind', ${kind}, 'id', ${claimant}, 'name', ${nameOf(kind, claimant)}),
    'claimedAt', ${at}, 'since', ${since}, 'verdict', ${verdict}, 'mayJudge', ${owns(reader, concerned)})`;

/** Who says that a usage `u` is, and what the other side holds of it. A service enters its adopting companies itself. */
export const claimOfUsage = (reader: Reader) => {
  const byService = sql`${u.usage_type} = 'company-use'`;
  return claimOf(
    {
      kind: sql`case when ${byService} then 'company' else ${u.holder_kind} end`,
      claimant: sql`case when ${byService} then ${u.service_id} else ${u.holder_id} end`,
      concerned: sql`case when ${byService} then ${u.holder_id} else ${u.service_id} end`,
      at: u.registered_at,
      since: u.since,
      verdict: u.verdict,
    },
    reader,
  );
};

/** The same of a relation `r`. */
export const claimOfRelation = (reader: Reader) =>
  claimOf(
    {
      kind: sql`'company'`,
      claimant: r.company_id,
      concerned: r.other_id,
      at: r.since,
      since: sql`null::text`,
      verdict: r.verdict,
    },
    reader,
  );
