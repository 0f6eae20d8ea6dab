import { type CatalogueKey, unreachable } from '@meikan/domain';
import { type RawBuilder, sql } from 'kysely';

export type CompanyOrder = CatalogueKey<'company_sort_options'>;

const figure = (name: string) => sql`(c.state->'sections'->'figures'->>${sql.lit(name)})::bigint`;
const lengthOf = (section: string) => sql`jsonb_array_length(c.state->'sections'->${sql.lit(section)})`;

function chosen(order: CompanyOrder): RawBuilder<unknown> {
  switch (order) {
    case 'number_worker_change_per_3_months':
      return figure('numberWorkerChangePer3Months');
    case 'total_finance':
      return figure('totalFinance');
    case 'employee_previous_companies':
      return lengthOf('employee-previous-companies');
    default:
      return unreachable(order);
  }
}

/**
 * The order of every list of companies, from `read_model.company c`: the chosen figure, then the chain behind it, all descending and
 * what is not known last. The domain's `byCompanyOrder` says the same of companies in memory.
 */
export const companyOrder = (order: CompanyOrder) => sql`${chosen(order)} desc nulls last,
      ${figure('insuredPersonIncreaseCount')} desc nulls last, ${lengthOf('other-photos')} desc, c.is_verified desc,
      (c.state->'sections'->>'logo' is not null) desc, (c.state->'sections'->>'company-size')::int desc nulls last`;
