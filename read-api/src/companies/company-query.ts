import type { CompanyCard } from '@meikan/contracts';
import type { PresentCompany } from '@meikan/domain';
import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { all, first, type Question } from '../route/read-route.ts';
import { a, c, m, u } from '../route/tables.ts';
import { questionsAnswered } from '../surveys/answer-conditions.ts';
import { companyColumns } from './company-card.ts';
import { lengthOf } from './list-queries.ts';
import { isPaidCompany } from './paid-company.ts';
import { membersOf, usersOf } from './people-queries.ts';
import { recommending } from './recommend-queries.ts';

const f = readTable('follow', 'f');

export type CompanyPageRow = CompanyCard & {
  readonly state: PresentCompany;
  readonly revision: number;
  readonly user_count: number;
  readonly used_by_count: number;
  readonly using_count: number;
  readonly related_count: number;
  readonly member_count: number;
  readonly contents: Readonly<Record<string, number>>;
  readonly is_owner: boolean;
  readonly is_paid: boolean;
  /** Somebody owns it. */
  readonly is_kept: boolean;
  /** The reader is a present member. */
  readonly is_member: boolean;
  readonly is_following: boolean;
  /** How the reader, or a company that the reader owns, uses it. */
  readonly used_as: string[];
  /** What the reader wrote of using it. */
  readonly own_word: string | null;
  readonly recommend_count: number;
  readonly question_count: number;
};

/** Counts of contents by category and by main category; the latter stands last and wins where both have one key. */
const contents = sql`(select coalesce(json_object_agg(key, count order by is_main) filter (where key is not null), '{}')
    from (select coalesce(${a.article_category}, ${a.main_category}) as key, grouping(${a.article_category}) as is_main,
        count(*)::int as count
      from ${a} where ${a.owner_kind} = 'company' and ${a.owner_id} = ${c.id}
      group by grouping sets ((${a.main_category}), (${a.article_category}))) k)`;

export function findCompany({ db, reader }: Question, id: string): Promise<CompanyPageRow | undefined> {
  return first(
    sql<CompanyPageRow>`select ${companyColumns}, ${c.state}, ${c.revision},
      ${usersOf(id, reader)} as user_count, ${membersOf(id)} as member_count,
      ${lengthOf({ id, kind: 'company-use' }, reader)} as used_by_count,
      ${lengthOf({ id, kind: 'company-using' }, reader)} as using_count,
      ${lengthOf({ id, kind: 'company-relative' }, reader)} as related_count,
      ${contents} as contents,
      exists (select from ${m} where ${m.company_id} = ${c.id} and ${m.user_id} = ${reader.id} and ${m.is_owner}) as is_owner,
      ${isPaidCompany(c.id)} as is_paid,
      exists (select from ${m} where ${m.company_id} = ${c.id} and ${m.is_owner}) as is_kept,
      exists (select from ${m} where ${m.company_id} = ${c.id} and ${m.user_id} = ${reader.id}
        and ${m.status} = 'NOW-MEMBER') as is_member,
      exists (select from ${f}
        where ${f.user_id} = ${reader.id} and ${f.target_kind} = 'company' and ${f.target_id} = ${c.id}) as is_following,
      to_json(array(select ${u.usage_type} from ${u} where ${u.service_id} = ${c.id}
        and (${u.holder_id} = ${reader.id} or ${u.holder_id} in (
          select ${m.company_id} from ${m} where ${m.user_id} = ${reader.id} and ${m.is_owner})))) as used_as,
      (select ${u.comment} from ${u} where ${u.service_id} = ${c.id} and ${u.holder_id} = ${reader.id}) as own_word,
      (select count(*)::int from ${recommending(c.id, reader)}) as recommend_count,
      ${questionsAnswered(reader, c.id)} as question_count
      from ${c} where ${c.id} = ${id}`,
    db,
  );
}

/** Cards in the order of the given ids; what is not public is left out for all but admins. */
export function findCompanies({ db, reader }: Question, ids: readonly string[]): Promise<CompanyCard[]> {
  return all(
    sql<CompanyCard>`select ${companyColumns} from unnest(${[...ids]}::text[]) with ordinality as w (id, place)
      join ${c} on ${c.id} = w.id where ${c.is_public} or ${reader.isAdmin} order by w.place`,
    db,
  );
}
