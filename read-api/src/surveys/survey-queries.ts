import { answersShown, type SurveyQuestion } from '@meikan/contracts';
import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { logo } from '../companies/company-card.ts';
import { countIn } from '../route/counts.ts';
import { all, offsetOf, type Question, type Reader } from '../route/read-route.ts';
import { c, p } from '../route/tables.ts';
import { basic } from '../users/person-card.ts';
import { isOwn, isShown, type Speaker, shownRelation } from './answer-conditions.ts';

const a = readTable('survey_answer', 'a');
const q = readTable('survey_question', 'q');

export type QuestionFilter = {
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly category?: string | undefined;
  /** Only the answers of this company, and of people about it. */
  readonly companyId?: string | undefined;
  /** Only questions that have such an answer. */
  readonly answered?: boolean | undefined;
};
type Page = { readonly page: number; readonly limit: number };

const about = ({ companyId }: QuestionFilter) =>
  companyId === undefined ? sql`true` : sql`(${a.entity_id} = ${companyId} or ${a.related_company_id} = ${companyId})`;

const asked = (reader: Reader, filter: QuestionFilter) => sql`${q.status} = ${filter.status}
  and ${filter.category === undefined ? sql`true` : sql`${q.category} = ${filter.category}`}
  and ${filter.answered ? sql`exists (select ${given(reader, filter)})` : sql`true`}`;

/** The shown answers of the question `q`, each `a` with who gave it: the person `p` or the company `c`. */
const given = (reader: Reader, filter: QuestionFilter) => sql`from ${a}
    left join ${p} on ${a.entity_kind} = 'user' and ${p.id} = ${a.entity_id}
    left join ${c} on ${a.entity_kind} = 'company' and ${c.id} = ${a.entity_id}
  where ${a.question_id} = ${q.id} and ${about(filter)} and ${isShown(reader)}`;

/** The answers of the question `q`, each with whether it is the asker's own and how many there are. */
const answers = ({ reader }: Question, filter: QuestionFilter, speaker: Speaker) => sql`select
    json_build_object('id', ${a.entity_id}, 'ofEntity', json_build_object('entityId', ${a.entity_id}, 'kind', ${a.entity_kind},
        'name', coalesce(${p.name}, ${c.name}),
        'picture', coalesce(${basic('avatar')}, ${logo})),
      'relatedCompanyId', ${shownRelation(reader)}, 'text', ${a.text}, 'updatedAt', ${a.updated_at}) as answer,
    ${isOwn(reader, speaker)} as own, ${a.updated_at}, ${a.entity_id}, count(*) over ()::int as total
  ${given(reader, filter)}
  order by own desc, ${a.updated_at} desc, ${a.entity_id} limit ${answersShown}`;

/** Questions in the order in which they were asked first; under each the asker's own answer, then the one written last. */
export function findQuestions(
  question: Question,
  filter: QuestionFilter & Page,
  speaker: Speaker,
): Promise<SurveyQuestion[]> {
  return all(
    sql<SurveyQuestion>`select ${q.id}, ${q.text}, ${q.category}, ${q.status}, s.answers, s.total as "answerCount",
      ${q.status} = 'ACTIVE' and ${speaker !== 'nobody'} and not exists (select from ${a}
        where ${a.question_id} = ${q.id} and ${isOwn(question.reader, speaker)}) as "notYetAnswered"
      from ${q} cross join lateral (
        select coalesce(json_agg(n.answer order by n.own desc, n.updated_at desc, n.entity_id), '[]') as answers,
          coalesce(max(n.total), 0) as total from (${answers(question, filter, speaker)}) n) s
      where ${asked(question.reader, filter)} order by ${q.created_at}, ${q.id} limit ${filter.limit} offset ${offsetOf(filter)}`,
    question.db,
  );
}

export function countQuestions({ db, reader }: Question, filter: QuestionFilter): Promise<number> {
  return countIn(sql`${q} where ${asked(reader, filter)}`, db);
}

/** How many of the questions that are still asked a company answered. */
export function countAnsweredBy({ db }: Question, companyId: string): Promise<number> {
  return countIn(
    sql`${a} join ${q} on ${q.id} = ${a.question_id} and ${q.status} = 'ACTIVE'
      where ${a.entity_kind} = 'company' and ${a.entity_id} = ${companyId}`,
    db,
  );
}
