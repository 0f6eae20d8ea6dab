import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { isMet } from '../blocks/block-conditions.ts';
import { c, p, u } from '../route/tables.ts';
import { type Asked, company, type News, owned } from './news-rows.ts';

const e = readTable('relation', 'e');

/** What others enter about the pages that the reader edits, but for what is hidden there. */
const usagesClaimed = ({ reader }: Asked): News => ({
  type: 'usage-claimed',
  at: u.arrived_at,
  about: [company, u.service_id],
  by: [u.holder_kind, u.holder_id],
  from: sql`${u} left join ${p} on ${u.holder_kind} = 'user' and ${p.id} = ${u.holder_id}
    left join ${c} on ${u.holder_kind} = 'company' and ${c.id} = ${u.holder_id}
    where ${u.service_id} in ${owned(reader)} and ${u.usage_type} <> 'company-use'
      and ${u.verdict} is distinct from 'hidden' and coalesce(${p.is_visible}, ${c.is_public}, false)
      and ${u.holder_id} <> ${reader.id} and ${u.holder_id} not in ${owned(reader)} and ${isMet(reader)}`,
});

const adoptionsClaimed = ({ reader }: Asked): News => ({
  type: 'adoption-claimed',
  at: u.arrived_at,
  about: [company, u.holder_id],
  by: [company, u.service_id],
  from: sql`${u} join ${c} on ${c.id} = ${u.service_id} and ${c.is_public}
    where ${u.holder_id} in ${owned(reader)} and ${u.usage_type} = 'company-use'
      and ${u.verdict} is distinct from 'hidden' and ${u.service_id} not in ${owned(reader)}`,
});

const relationsClaimed = ({ reader }: Asked): News => ({
  type: 'relation-claimed',
  at: e.arrived_at,
  about: [company, e.other_id],
  by: [company, e.company_id],
  from: sql`${e} join ${c} on ${c.id} = ${e.company_id} and ${c.is_public}
    where ${e.other_id} in ${owned(reader)} and ${e.verdict} is distinct from 'hidden'
      and ${e.company_id} not in ${owned(reader)}`,
});

/** What companies say is not so, of what the reader entered. */
const disputes = ({ reader }: Asked): readonly News[] => [
  {
    type: 'claim-disputed',
    at: u.verdict_at,
    about: [u.holder_kind, u.holder_id],
    by: [company, u.service_id],
    from: sql`${u} where (${u.holder_id} = ${reader.id} or ${u.holder_id} in ${owned(reader)})
      and ${u.usage_type} <> 'company-use' and ${u.verdict} = 'disputed'`,
  },
  {
    type: 'claim-disputed',
    at: u.verdict_at,
    about: [company, u.service_id],
    by: [company, u.holder_id],
    from: sql`${u} where ${u.service_id} in ${owned(reader)} and ${u.usage_type} = 'company-use'
      and ${u.verdict} = 'disputed'`,
  },
  {
    type: 'claim-disputed',
    at: e.verdict_at,
    about: [company, e.company_id],
    by: [company, e.other_id],
    from: sql`${e} where ${e.company_id} in ${owned(reader)} and ${e.verdict} = 'disputed'`,
  },
];

/** What others enter about the pages that the reader edits, and what they say of what the reader entered. */
export const claimNews = (asked: Asked): readonly News[] => [
  usagesClaimed(asked),
  adoptionsClaimed(asked),
  relationsClaimed(asked),
  ...disputes(asked),
];
