import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { offsetOf, type Question } from '../route/read-route.ts';
import { c, m, p } from '../route/tables.ts';
import { logo, website } from './company-card.ts';

/** What somebody asked last who wants to edit the page. */
export const findOwnershipRequest = ({ db }: Question, companyId: string, userId: string) =>
  db
    .selectFrom('read_model.ownership_request as r')
    .select(['r.standing', 'r.message', 'r.address as email', 'r.expires_at as expiresAt'])
    .select(['r.proved_domain as provedDomain', 'r.reason', 'r.asked_at as askedAt'])
    .where('r.company_id', '=', companyId)
    .where('r.user_id', '=', userId)
    .executeTakeFirst();

const o = readTable('person', 'o');
/** Who may edit a page already; a company's account has no profile, and so no name here. */
type Owner = { readonly id: string; readonly name: string | null };

type State = 'open' | 'answered';
type Page = { readonly page: number; readonly limit: number; readonly state: State };

/** Those that wait, or those that an admin or a mail has answered; of pages that are still there. */
const requests = ({ db }: Question, state: State) =>
  db
    .selectFrom('read_model.ownership_request as r')
    .innerJoin('read_model.company as c', 'c.id', 'r.company_id')
    .where('r.standing', 'in', state === 'open' ? ['open'] : ['granted', 'declined']);

/** A page of them: the longest waiting first, the latest answered first. */
export const findOwnershipRequests = (question: Question, asked: Page) =>
  requests(question, asked.state)
    .leftJoin('read_model.person as p', 'p.id', 'r.user_id')
    .select(['r.standing', 'r.message', 'r.proved_domain as provedDomain', 'r.reason', 'r.asked_at as askedAt'])
    .select(['r.answered_at as answeredAt', 'r.company_id as companyId', 'r.user_id as userId'])
    .select(['c.name as companyName', 'c.is_verified as isVerified', 'c.is_public as isPublic'])
    .select([sql<string | null>`${logo}`.as('logo'), sql<string | null>`${website}`.as('website')])
    .select(['p.name as personName', sql<boolean>`${p.id} is not null`.as('isPerson')])
    .select(
      sql<
        Owner[]
      >`coalesce((select json_agg(json_build_object('id', ${m.user_id}, 'name', ${o.name}) order by ${m.since}, ${m.user_id})
        from ${m} left join ${o} on ${o.id} = ${m.user_id} where ${m.company_id} = ${c.id} and ${m.is_owner}), '[]')`.as(
        'owners',
      ),
    )
    .$narrowType<{ standing: 'open' | 'granted' | 'declined' }>()
    .orderBy(asked.state === 'open' ? 'r.asked_at' : sql`r.answered_at desc`)
    .orderBy('r.company_id')
    .orderBy('r.user_id')
    .limit(asked.limit)
    .offset(offsetOf(asked))
    .execute();

export async function countOwnershipRequests(question: Question, state: State): Promise<number> {
  const counted = requests(question, state).select(sql<number>`count(*)::int`.as('count'));
  return (await counted.executeTakeFirst())?.count ?? 0;
}
