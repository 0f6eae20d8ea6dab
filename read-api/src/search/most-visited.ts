import type { CompanyCard } from '@meikan/contracts';
import { sql } from 'kysely';
import { companyColumns, visitorsOfPage } from '../companies/company-card.ts';
import { all, offsetOf, type Question } from '../edge/read-route.ts';

export type Browsed = {
  readonly page: number;
  readonly limit: number;
  readonly type?: 'company' | 'service' | undefined;
  readonly explore?: string | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly industry?: readonly string[] | undefined;
  readonly canDo?: readonly string[] | undefined;
  readonly mainUsage?: string | undefined;
};

const anything = sql`true`;
const texts = (keys: readonly string[]) => sql`${[...keys]}::text[]`;

function conditionOf({ type, explore, categories, industry, canDo, mainUsage }: Browsed) {
  return sql`${type ? sql`(c.service_type = 'business_company') = ${type === 'company'}` : anything}
    and ${explore ? sql`c.service_type = ${explore.replace('-', '_')}` : anything}
    and ${categories ? sql`array[c.service_type, c.main_category, c.sub_category] && ${texts(categories)}` : anything}
    and ${industry ? sql`c.industry = any(${texts(industry)})` : anything}
    and ${canDo ? sql`c.state->'sections'->'can-do' ?& ${texts(canDo)}` : anything}
    and ${mainUsage ? sql`c.state->'sections'->'basics'->>'mainUsage' = ${mainUsage}` : anything}`;
}

/**
 * A page of companies and services, the most visited first (company-side 2.6). Asked of the tables: visits stand beside the log
 * and move no document of the search index, so that its order would be of another day.
 */
export function findMostVisited({ db, reader }: Question, browsed: Browsed): Promise<CompanyCard[]> {
  return all(
    sql<CompanyCard>`select ${companyColumns} from read_model.company c
      where (c.is_public or ${reader.isAdmin}) and ${conditionOf(browsed)}
      order by ${visitorsOfPage} desc, c.id limit ${browsed.limit} offset ${offsetOf(browsed)}`,
    db,
  );
}
