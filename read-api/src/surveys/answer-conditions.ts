import { readTable } from '@meikan/projections/read-model';
import { type RawBuilder, sql } from 'kysely';
import { isMet } from '../blocks/block-conditions.ts';
import type { Reader } from '../route/read-route.ts';
import { c, m, p } from '../route/tables.ts';

const a = readTable('survey_answer', 'a');
const q = readTable('survey_question', 'q');
const r = readTable('company', 'r');

/** For whom the asker would answer: a person for themselves, a business account for its companies; nobody: visitors, admins. */
export type Speaker = 'user' | 'company' | 'nobody';

const owns = (reader: Reader, companyId: ReturnType<typeof sql>) => sql`exists (select from ${m}
    where ${m.company_id} = ${companyId} and ${m.user_id} = ${reader.id} and ${m.is_owner})`;

/** Whether the answer `a` is the asker's own. */
export function isOwn(reader: Reader, speaker: Speaker) {
  if (speaker === 'nobody') return sql`false`;
  if (speaker === 'user') return sql`(${a.entity_kind} = 'user' and ${a.entity_id} = ${reader.id})`;
  return sql`(${a.entity_kind} = 'company' and ${owns(reader, a.entity_id)})`;
}

/**
 * Whether the reader may see the answer `a` of the person `p` or the company `c`: hidden people and companies that are not public
 * speak to themselves and to admins alone, and nobody meets whom they block.
 */
export const isShown = (reader: Reader) => sql`case ${a.entity_kind}
    when 'user' then ${p.id} is not null and (${p.is_visible} or ${reader.isAdmin} or ${p.id} = ${reader.id})
      and ${isMet(reader)}
    else ${c.id} is not null and (${c.is_public} or ${reader.isAdmin} or ${owns(reader, c.id)}) end`;

/** How many of the questions that are still asked a company, or people about it, answered, as the reader may see. */
export const questionsAnswered = (reader: Reader, companyId: RawBuilder<unknown>) => sql`(select n.count
    from (select ${companyId}) w (id) cross join lateral (select count(distinct ${a.question_id})::int as count
      from ${a} join ${q} on ${q.id} = ${a.question_id} and ${q.status} = 'ACTIVE'
        left join ${p} on ${a.entity_kind} = 'user' and ${p.id} = ${a.entity_id}
        left join ${c} on ${a.entity_kind} = 'company' and ${c.id} = ${a.entity_id}
      where (${a.entity_id} = w.id or ${a.related_company_id} = w.id) and ${isShown(reader)}) n)`;

/** The company that the answer `a` is about, where the reader may know that it is there. */
export const shownRelation = (reader: Reader) => sql`(select ${r.id} from ${r}
    where ${r.id} = ${a.related_company_id} and (${r.is_public} or ${reader.isAdmin} or ${owns(reader, r.id)}))`;
