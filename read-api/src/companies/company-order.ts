import { type CatalogueKey, type PresentCompany, unreachable } from '@meikan/domain';
import { jsonAt, textAt } from '@meikan/projections/read-model';
import { type RawBuilder, sql } from 'kysely';
import { c } from '../route/tables.ts';
import { logo } from './company-card.ts';

export type CompanyOrder = CatalogueKey<'company_sort_options'>;

type Sections = PresentCompany['sections'];

const figure = (name: keyof NonNullable<Sections['figures']>) =>
  sql`(${textAt(c.state, 'sections', 'figures', name)})::bigint`;
const lengthOf = (section: 'other-photos' | 'employee-previous-companies') =>
  sql`jsonb_array_length(${jsonAt(c.state, 'sections', section)})`;

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
 * The order of every list of companies `c`: the chosen figure, then the chain behind it, all descending and
 * what is not known last. The domain's `byCompanyOrder` says the same of companies in memory.
 */
export const companyOrder = (order: CompanyOrder) => sql`${chosen(order)} desc nulls last,
      ${figure('insuredPersonIncreaseCount')} desc nulls last, ${lengthOf('other-photos')} desc, ${c.is_verified} desc,
      (${logo} is not null) desc, (${textAt(c.state, 'sections', 'company-size')})::int desc nulls last`;
